### Snatch It! auf Deutsch: jedes Wort des Spiels, das ein Mensch liest.
### Welche Argumente eine Logzeile bekommt, steht in docs/texts.md. Alle Kartennamen sind im Deutschen männlich.

game-title = Snatch It!
game-teaser = Hungrige Frösche schnappen, klauen und mampfen, bis der Storch kommt.
game-credit = Ein Spiel von Christwart Conrad. Dies ist eine freie, inoffizielle Umsetzung.
game-default-name = Frosch

## Karten

kind-crawler_1 = Krabbler 1
kind-crawler_1-short = K1
kind-crawler_2 = Krabbler 2
kind-crawler_2-short = K2
kind-crawler_3 = Krabbler 3
kind-crawler_3-short = K3
kind-crawler_4 = Krabbler 4
kind-crawler_4-short = K4
kind-crawler_5 = Krabbler 5
kind-crawler_5-short = K5
kind-crawler_6 = Krabbler 6
kind-crawler_6-short = K6
kind-flyer_1 = Flieger 1
kind-flyer_1-short = F1
kind-flyer_2 = Flieger 2
kind-flyer_2-short = F2
kind-flyer_3 = Flieger 3
kind-flyer_3-short = F3
kind-flyer_4 = Flieger 4
kind-flyer_4-short = F4
kind-flyer_5 = Flieger 5
kind-flyer_5-short = F5
kind-flyer_6 = Flieger 6
kind-flyer_6-short = F6
kind-swarm = Schwarm
kind-swarm-short = S
kind-last_bite = Letzte Runde
kind-last_bite-short = LR
kind-first_leap = Ich zuerst!
kind-first_leap-short = IZ

## Wie Bots heißen

bot-name-1 = Quaki
bot-name-2 = Hüpfer
bot-name-3 = Fridolin
bot-name-4 = Glubschi
bot-name-5 = Tümpeline
bot-name-6 = Unke Ulla
bot-name-7 = Laubfrosch Leo
bot-name-8 = Frosine
bot-name-9 = Platsch
bot-name-10 = Kaulquappo
bot-name-11 = Moosbert
bot-name-12 = Seerosalie


## Orte am Tisch

zone-pond = Teich
zone-patch-of = { $player_you ->
    [yes] Dein Teichufer
   *[no] Teichufer von { $player }
}
zone-deck = Nachziehstapel
zone-bait = Futter für den Storch
stack = Stapel
stack-line = Stapel mit { $height } Karten, oben { $top }
stack-line-of = { $owner_you ->
    [yes] Dein Stapel mit { $height } Karten, oben { $top }
   *[no] Stapel von { $owner } mit { $height } Karten, oben { $top }
}
patch-empty = Noch kein Stapel am Ufer.
pond-empty = Der Teich ist leer.
hand-empty = Deine Hand ist leer.
belly-count = { $count ->
    [0] Der Bauch ist leer
    [one] 1 Karte im Bauch
   *[other] { $count } Karten im Bauch
}
deck-count = { $count ->
    [0] Kein Tier mehr im Nachziehstapel
    [one] Noch 1 Tier im Nachziehstapel
   *[other] Noch { $count } Tiere im Nachziehstapel
}
discard-count = { $count ->
    [0] Nichts abgelegt
    [one] 1 Karte abgelegt
   *[other] { $count } Karten abgelegt
}

## Wie tief „Letzte Runde“ noch steckt

depth = „Letzte Runde“: { $depth }
depth-on_top = liegt obenauf!
depth-very_near = gleich ist sie da
depth-near = nicht mehr weit
depth-middle = noch ein gutes Stück
depth-far = noch weit unten
depth-out = ist da!
depth-hidden = irgendwo im Nachziehstapel
depth-exact = { $count ->
    [0] liegt obenauf!
    [one] noch 1 Karte darüber
   *[other] noch { $count } Karten darüber
}

## Was gerade zu entscheiden ist ($player: Namen aller anderen, auf die gewartet wird; $count: wie viele das sind)

phase-setup = Aufbau
phase-snatching = Schnappen-Phase
phase-stork = Storch-Phase
phase-over = Spielende
state-LAY = { $player_you ->
    [yes] Leg eine Karte verdeckt in den Teich.
   *[no] { $count ->
        [one] { $player } sucht noch eine Karte für den Teich aus.
       *[other] { $player } suchen noch eine Karte für den Teich aus.
    }
}
state-TURN = { $player_you ->
    [yes] Du bist dran!
   *[no] { $player } ist dran.
}
state-RECLAIM = { $player_you ->
    [yes] Dein Stapel wird geklaut! Holst du ihn dir zurück?
   *[no] Holt sich { $player } den Stapel zurück?
}
state-CONSOLATION = { $player_you ->
    [yes] Dein Klau ging schief. Magst du zum Trost eine Karte ziehen?
   *[no] { $player } darf zum Trost eine Karte ziehen.
}
state-CALL_OUT = { $player_you ->
    [yes] Hätte dieser Köder schnappen oder klauen können? Dann sag es!
   *[no] { $count ->
        [one] { $player } prüft noch den Köder.
       *[other] { $player } prüfen noch den Köder.
    }
}
state-FORCED = { $player_you ->
    [yes] Ertappt! Du musst mit dieser Karte schnappen oder klauen.
   *[no] { $player } muss mit dieser Karte schnappen oder klauen.
}
state-BAIT = { $player_you ->
    [yes] Der Storch kommt! Wirf ihm verdeckt eine Karte hin.
   *[no] { $count ->
        [one] { $player } sucht noch Futter für den Storch aus.
       *[other] { $player } suchen noch Futter für den Storch aus.
    }
}
state-STORK_CHOICE = { $player_you ->
    [yes] Gleich hohe Stapel: Such aus, welchen der Storch bekommt!
   *[no] { $player } sucht aus, welchen Stapel der Storch bekommt.
}

## Aktionen: Name, kurze Erklärung, und ein ganzer Zug als Satz

act-lay = Hinlegen
act-lay-help = Leg eine Handkarte verdeckt in den Teich.
act-lay-line = In den Teich legen: { $card }
act-snatch = Schnappen
act-snatch-help = Spiel eine passende Karte auf ein Tier im Teich und nimm beide zu dir ans Ufer.
act-snatch-line = Schnappen: { $card } auf { $pond }
act-steal = Klauen
act-steal-help = Spiel eine passende Karte auf einen fremden Stapel und zieh ihn zu dir ans Ufer.
act-steal-line = Klauen: { $card } auf den Stapel von { $owner } ({ $height } Karten, oben { $top })
act-swallow = Mampfen
act-swallow-help = Leg einen eigenen Stapel auf ein passendes Tier im Teich: Alles zusammen landet sicher in deinem Bauch.
act-swallow-line = Mampfen: den eigenen Stapel ({ $height } Karten, oben { $top }) auf { $pond }
act-stalk = Köder auslegen
act-stalk-help = Leg eine Karte, die gerade weder schnappen noch klauen kann, offen in den Teich.
act-stalk-line = Köder auslegen: { $card }
act-toss = Verjagen
act-toss-help = Wenn sonst gar nichts geht: Jag ein Tier aus dem Teich auf den Ablagestapel.
act-toss-line = Verjagen: { $pond }
act-reclaim = Zurückklauen
act-reclaim-help = Spiel eine passende Karte auf den geklauten Stapel und hol ihn dir sofort wieder.
act-reclaim-line = Zurückklauen: { $card } auf den geklauten Stapel
act-decline = Ziehen lassen
act-decline-help = Du lässt den Stapel gehen und behältst deine Karten.
act-decline-line = Den Stapel ziehen lassen
act-consolation_draw = Trostkarte ziehen
act-consolation_draw-help = Zieh eine Karte vom Nachziehstapel.
act-consolation_draw-line = Zum Trost eine Karte ziehen
act-consolation_skip = Nein danke
act-consolation_skip-help = Du verzichtest auf die Trostkarte.
act-consolation_skip-line = Auf die Trostkarte verzichten
act-bait = Futter hinwerfen
act-bait-help = Wirf dem Storch verdeckt eine Karte hin. Eine von allen Karten entscheidet, was er frisst.
act-bait-line = Dem Storch hinwerfen: { $card }
act-stork_choose = Dem Storch geben
act-stork_choose-help = Such einen der gleich hohen Stapel aus.
act-stork_choose-line = Dem Storch geben: Stapel von { $owner } ({ $height } Karten, oben { $top })
act-call_out = Moment mal!
act-call_out-help = Du meinst, die Karte hätte schnappen oder klauen können.
act-call_out-line = „Moment mal!“ rufen
act-let_pass = Durchgehen lassen
act-let_pass-help = Du hast nichts einzuwenden.
act-let_pass-line = Den Köder durchgehen lassen

## Teile einer Aktion, wie ein Bericht des Labors sie nennt

part-card = Karte
part-pond = Karte im Teich
part-owner = wessen Stapel
part-stack = Stapel

## Woran sich eine Spielweise halten kann, wie ein Bericht des Labors es nennt

reading-active = der Platz am Zug, von 0 an gezählt,
reading-bellies-count = die Zahl der Karten im eigenen Bauch
reading-bellies-count-ahead = der Vorsprung an Karten im Bauch
reading-deck = die Zahl der Tiere im Nachziehstapel
reading-discard = die Zahl der abgelegten Karten
reading-first_leap = der Platz mit „{ kind-first_leap }“, von 0 an gezählt,
reading-hands = die Zahl der Handkarten
reading-hands-ahead = der Vorsprung an Handkarten
reading-next_stack = die Nummer des nächsten Stapels
reading-patches = die Zahl der eigenen Stapel
reading-patches-ahead = der Vorsprung an Stapeln
reading-pending = die Zahl der Angaben darüber, was noch offen ist,
reading-pending-owner = der Platz, dem ein Stapel geklaut wird, von 0 an gezählt,
reading-pending-stealer = der Platz, der einen Stapel klaut, von 0 an gezählt,
reading-pond = die Zahl der Karten im Teich
reading-round = die Nummer der Runde
fact-last_bite_out = „{ kind-last_bite }“ ist aufgetaucht
fact-next_round_last = die nächste Runde ist die letzte
fact-this_round_last = diese Runde ist die letzte

## Was geschah

list-cards = { $player_you ->
    [yes] { $card } von dir
   *[no] { $card } von { $player }
}
list-scores = { $player_you ->
    [yes] du { $points }
   *[no] { $player } { $points }
}
log-last_bite = { $phase ->
    [snatching] „Letzte Runde“ taucht auf: Das hier ist schon die letzte Runde!
    [stork] „Letzte Runde“ taucht auf: Die nächste Runde ist die letzte!
   *[setup] „Letzte Runde“ taucht schon beim Aufbau auf: Es gibt nur eine Runde!
}
log-deck_reshuffled = { $count ->
    [one] Der Nachziehstapel ist leer. Die eine abgelegte Karte kommt wieder ins Spiel.
   *[other] Der Nachziehstapel ist leer. { $count } abgelegte Karten werden neu gemischt.
}
log-game_started = { $first_you ->
    [yes] Es geht los mit je { $hand_size } Karten. Du fängst an.
   *[no] Es geht los mit je { $hand_size } Karten. { $first } fängt an.
}
log-laid = { $player_you ->
    [yes] Du legst { $card_known ->
        [yes] einen { $card }
       *[no] eine Karte
    } verdeckt in den Teich.
   *[no] { $player } legt { $card_known ->
        [yes] einen { $card }
       *[no] eine Karte
    } verdeckt in den Teich.
}
log-pond_revealed = Alle decken auf: { $cards }.
log-pond_filled = { $count ->
    [0] In den Teich kommt nichts dazu.
   *[other] Neu im Teich: { $cards }.
}
log-round_started = { $last ->
    [yes] Runde { $round } beginnt, und sie ist die letzte!
   *[no] Runde { $round } beginnt.
} { $first_you ->
    [yes] Du fängst an.
   *[no] { $first } fängt an.
}
log-snatched = { $player_you ->
    [yes] Du schnappst dir mit einem { $card } einen { $pond }.
   *[no] { $player } schnappt sich mit einem { $card } einen { $pond }.
}
log-stolen = { $player_you ->
    [yes] Du klaust { $owner } mit einem { $card } einen Stapel!
   *[no] { $owner_you ->
        [yes] { $player } klaut dir mit einem { $card } einen Stapel!
       *[no] { $player } klaut { $owner } mit einem { $card } einen Stapel!
    }
}
log-reclaimed = { $player_you ->
    [yes] Von wegen! Du holst dir den Stapel mit einem { $card } von { $from } zurück!
   *[no] { $from_you ->
        [yes] Von wegen! { $player } holt sich den Stapel mit einem { $card } von dir zurück!
       *[no] Von wegen! { $player } holt sich den Stapel mit einem { $card } von { $from } zurück!
    }
}
log-reclaim_declined = { $player_you ->
    [yes] Du lässt den Stapel ziehen.
   *[no] { $player } lässt den Stapel ziehen.
}
log-consolation = { $drawn ->
    [0] { $player_you ->
        [yes] Keine Karte mehr da: Du gehst leer aus.
       *[no] Keine Karte mehr da: { $player } geht leer aus.
    }
   *[other] { $player_you ->
        [yes] { $card_known ->
            [yes] Zum Trost ziehst du einen { $card }.
           *[no] Zum Trost ziehst du eine Karte.
        }
       *[no] { $player } zieht zum Trost eine Karte.
    }
}
log-consolation_skipped = { $player_you ->
    [yes] Du brauchst keinen Trost und ziehst nicht.
   *[no] { $player } braucht keinen Trost und zieht nicht.
}
log-swallowed = { $player_you ->
    [yes] Mampf! Du verdrückst einen Stapel samt einem { $pond } aus dem Teich: { $size } Karten.
   *[no] Mampf! { $player } verdrückt einen Stapel samt einem { $pond } aus dem Teich: { $size } Karten.
}
log-stalked = { $player_you ->
    [yes] Du legst einen { $card } als Köder in den Teich.
   *[no] { $player } legt einen { $card } als Köder in den Teich.
}
log-let_pass = { $player_you ->
    [yes] Du lässt den Köder durchgehen.
   *[no] { $player } lässt den Köder durchgehen.
}
log-called_out = { $right ->
    [yes] { $by_you ->
        [yes] „Moment mal!“ Du hast recht: { $player } muss mit der Karte schnappen oder klauen.
       *[no] { $player_you ->
            [yes] „Moment mal!“ { $by } hat recht: Du musst mit der Karte schnappen oder klauen.
           *[no] „Moment mal!“ { $by } hat recht: { $player } muss mit der Karte schnappen oder klauen.
        }
    }
   *[no] { $by_you ->
        [yes] „Moment mal!“ Falscher Alarm: Die Karte von { $player } konnte wirklich nichts.
       *[no] { $player_you ->
            [yes] „Moment mal!“, ruft { $by }. Falscher Alarm: Deine Karte konnte wirklich nichts.
           *[no] „Moment mal!“, ruft { $by }. Falscher Alarm: Die Karte von { $player } konnte wirklich nichts.
        }
    }
}
log-tossed = { $player_you ->
    [yes] Du verjagst einen { $pond } aus dem Teich.
   *[no] { $player } verjagt einen { $pond } aus dem Teich.
}
log-snatching_ended = { $reason ->
    [pond_empty] Der Teich ist leer gefischt: Schluss mit Schnappen!
   *[hands_empty] Niemand hat mehr Karten: Schluss mit Schnappen!
}
log-first_leap_passed = { $to_you ->
    [yes] „Ich zuerst!“ wandert weiter zu dir.
   *[no] „Ich zuerst!“ wandert weiter zu { $to }.
}
log-refilled = { $count ->
    [0] { $player_you ->
        [yes] Du ziehst nichts nach.
       *[no] { $player } zieht nichts nach.
    }
    [one] { $player_you ->
        [yes] { $cards_known ->
            [yes] Du ziehst eine Karte nach: { $cards }.
           *[no] Du ziehst eine Karte nach.
        }
       *[no] { $player } zieht eine Karte nach.
    }
   *[other] { $player_you ->
        [yes] { $cards_known ->
            [yes] Du ziehst { $count } Karten nach: { $cards }.
           *[no] Du ziehst { $count } Karten nach.
        }
       *[no] { $player } zieht { $count } Karten nach.
    }
}
log-rare_case = { $k ->
    [0] Es sind kaum noch Karten da: Alle Hände sind jetzt leer.
    [one] Die Karten reichen nicht für alle. Gerecht geteilt hat jetzt jede Hand 1 Karte.
   *[other] Die Karten reichen nicht für alle. Gerecht geteilt hat jetzt jede Hand { $k } Karten.
}
log-bait_laid = { $player_you ->
    [yes] Du wirfst dem Storch { $card_known ->
        [yes] einen { $card }
       *[no] eine Karte
    } hin.
   *[no] { $player } wirft dem Storch verdeckt { $card_known ->
        [yes] einen { $card }
       *[no] eine Karte
    } hin.
}
log-bait_revealed = { $card_type ->
    [crawler] Aufgedeckt wird ein { $card }: Der Storch hat Appetit auf Krabbler!
    [flyer] Aufgedeckt wird ein { $card }: Der Storch hat Appetit auf Flieger!
   *[swarm] Aufgedeckt wird ein { $card }: Der Storch hat Appetit auf Schwärme!
}
log-stork_took = { $owner_you ->
    [yes] Der Storch frisst deinen Stapel mit { $height } Karten (oben { $top }).
   *[no] Der Storch frisst einen Stapel von { $owner } mit { $height } Karten (oben { $top }).
}
log-bait_to_pond = { $count ->
    [0] Es lag gar kein Futter da.
   *[other] Das Futter kommt in den Teich: { $cards }.
}
log-final_swallow = { $count ->
    [0] { $player_you ->
        [yes] Bei dir liegt kein Stapel mehr am Ufer.
       *[no] Bei { $player } liegt kein Stapel mehr am Ufer.
    }
   *[other] { $player_you ->
        [yes] Du mampfst alles, was noch am Ufer liegt: { $count } Karten.
       *[no] { $player } mampft alles, was noch am Ufer liegt: { $count } Karten.
    }
}
log-game_ended = { $winners_you ->
    [yes] { $winners_count ->
        [one] Das Spiel ist aus: Du gewinnst!
       *[other] Das Spiel ist aus: Du gewinnst gemeinsam mit { $winners }!
    }
   *[no] { $winners_count ->
        [one] Das Spiel ist aus: { $winners } gewinnt!
       *[other] Das Spiel ist aus: { $winners } gewinnen gemeinsam!
    }
} Punkte: { $scores }.

## Warum etwas nicht geht

refused-wrong_state = Das geht gerade nicht: Jetzt ist etwas anderes zu entscheiden.
refused-not_your_decision = Hab noch Geduld: Im Moment gibt es für dich nichts zu entscheiden.
refused-bad_params = Da fehlt noch etwas: Wähle eine Karte und das, worauf du sie spielst.
refused-card_not_in_hand = Diese Karte hast du nicht auf der Hand. Nimm eine, die du hast.
refused-not_in_pond = Dieses Tier ist nicht (mehr) im Teich. Such dir eines aus, das dort schwimmt.
refused-own_patch = Dieser Stapel gehört dir schon. Klauen kannst du nur an fremden Ufern.
refused-no_such_stack = Dieser Stapel liegt nicht (mehr) dort. Such dir einen anderen aus.
refused-not_own_stack = Mampfen kannst du nur Stapel, die an deinem eigenen Ufer liegen.
refused-forced_card = Du musst mit genau der Karte schnappen oder klauen, die du gerade auslegen wolltest.
refused-does_not_fit = Das passt nicht: Es muss dieselbe Farbe sein, und die Zahl gleich oder genau um eins höher. Der Schwarm zählt als 7 und als 0.
refused-card_can_act = Diese Karte kann gerade schnappen oder klauen, also darf sie kein Köder sein.
refused-other_action_possible = Verjagen darfst du erst, wenn gar nichts anderes mehr geht. Du hast noch eine andere Möglichkeit.
refused-not_tied_largest = Der Storch will einen der höchsten Stapel in der Farbe des Futters. Such einen davon aus.

## Was man einstellen kann

option-players = Wie viele mitspielen
option-players-help = Snatch It! ist für drei bis sechs Leute gedacht.
option-players-value = { $value } Leute
option-first_player = Wer anfängt
option-first_player-help = Am echten Tisch beginnt, wer zuletzt einen Frosch gesehen hat. Hier hilft das Los, oder ihr bestimmt es selbst.
option-first_player-random = das Los entscheidet
option-first_player-value = { $name }
option-last_bite_below = Höhe der Karte „Letzte Runde“
option-last_bite_below-help = So viele Tiere liegen ungefähr unter ihr. Je mehr, desto kürzer das Spiel.
option-last_bite_below-value = { $value ->
    [one] 1 Karte darunter
   *[other] { $value } Karten darunter
}
option-last_bite_jitter = Spielraum nach oben und unten
option-last_bite_jitter-help = Um so viele Karten kann „Letzte Runde“ höher oder tiefer stecken.
option-last_bite_jitter-0 = genau auf der Höhe
option-last_bite_jitter-value = { $value ->
    [one] höchstens 1 Karte daneben
   *[other] höchstens { $value } Karten daneben
}
option-last_bite_visibility = Wie gut man „Letzte Runde“ sieht
option-last_bite_visibility-help = Am echten Tisch schaut die Karte ein Stück aus dem Stapel heraus.
option-last_bite_visibility-coarse = ungefähr
option-last_bite_visibility-exact = auf die Karte genau
option-last_bite_visibility-hidden = gar nicht
option-last_bite_trigger = Wann „Letzte Runde“ auftaucht
option-last_bite_trigger-help = Zählt schon der Moment, in dem sie oben liegt, oder erst das Ziehen?
option-last_bite_trigger-drawn = sobald jemand sie ziehen würde
option-last_bite_trigger-uncovered = sobald sie obenauf liegt
option-consolation = Trostkarte
option-consolation-help = Wem ein geklauter Stapel wieder abgenommen wurde, der bekommt eine Karte. Darf man darauf verzichten?
option-consolation-may = wer mag, zieht
option-consolation-must = gezogen wird immer
option-stalk_enforcement = Wer beim Köder aufpasst
option-stalk_enforcement-help = Köder darf nur sein, was gerade nicht schnappen und nicht klauen kann.
option-stalk_enforcement-strict = das Spiel passt auf
option-stalk_enforcement-call_out = ihr passt selbst auf
option-own_stack_view = In die eigenen Stapel schauen
option-own_stack_view-help = Darfst du nachsehen, was in den Stapeln an deinem Ufer steckt?
option-own_stack_view-true = erlaubt
option-own_stack_view-false = verboten
option-own_belly_view = In den eigenen Bauch schauen
option-own_belly_view-help = Darfst du nachsehen, was du schon gemampft hast?
option-own_belly_view-true = erlaubt
option-own_belly_view-false = verboten

## Ergebnis

score-swarms = { $count ->
    [0] kein Schwarm
    [one] 1 Schwarm
   *[other] { $count } Schwärme
}
score-others = { $count ->
    [0] keine anderen Tiere
    [one] 1 anderes Tier
   *[other] { $count } andere Tiere
}
score-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}

## Einführung: lernen beim Spielen

guide-pond-title = Der Teich
guide-pond = Sechs Tiere liegen am Anfang offen im Teich. Orange sind Krabbler, lila sind Flieger, blau ist der Schwarm.
guide-welcome-title = Willkommen am Teich!
guide-welcome = Du bist ein hungriger Frosch. Wer am Ende am meisten im Bauch hat, gewinnt. Zuerst gibt jeder dem Teich verdeckt eine Karte: Such eine aus und leg sie hinein.
guide-snatch-title = Noch nicht in Sicherheit
guide-snatch = Was du schnappst, liegt als Stapel an deinem Ufer, deine Karte obenauf. Da kann man es dir klauen! Erst wenn du es mampfst, ist es sicher und zählt.
guide-turn-title = Du bist dran
guide-turn = In deinem Zug machst du genau eine Aktion. Tippe eine Handkarte an: Alles, worauf sie passt, leuchtet auf.
guide-fits-title = Was passt?
guide-fits = Gleiche Farbe, und deine Zahl ist dieselbe oder genau um eins höher. Der Schwarm zählt als 7 und als 0: Er passt auf jede 6, und jede 1 passt auf ihn.
guide-steal-title = Klauen
guide-steal = Auch die Stapel der anderen leuchten auf, wenn deine Karte obendrauf passt. Spiel sie darauf, und der ganze Stapel kommt zu dir.
guide-reclaim-title = Zurückklauen!
guide-reclaim = Dein Stapel wird geklaut! Hast du eine passende Karte, kannst du ihn dir sofort zurückholen. Du darfst ihn auch ziehen lassen.
guide-consolation-title = Ein kleiner Trost
guide-consolation = Dein Klau ging schief. Dafür darfst du eine Karte ziehen. Dann ist dein Zug vorbei.
guide-swallow-title = Mampf!
guide-swallow = Tippe einen Stapel an deinem Ufer an. Passt seine oberste Karte auf ein Tier im Teich, mampfst du alles zusammen. Das nimmt dir keiner mehr weg!
guide-stalk-title = Einen Köder auslegen
guide-stalk = Eine Karte, die gerade weder schnappen noch klauen kann, darfst du als Köder in den Teich legen. Vielleicht schnappst oder mampfst du sie später.
guide-toss-title = Verjagen
guide-toss = Deine Hand ist leer, und zum Mampfen passt nichts. Dann jagst du ein Tier aus dem Teich. So hat wenigstens auch sonst niemand etwas davon.
guide-bait-title = Der Storch kommt!
guide-bait = Alle werfen ihm verdeckt eine Karte hin. Eine davon wird aufgedeckt, und auf ihre Farbe hat der Storch Appetit. Locke ihn von deinen Stapeln weg!
guide-stork-title = Der Storch frisst
guide-stork = Bei jedem Frosch frisst er den höchsten Stapel, dessen oberste Karte diese Farbe hat. Was du gemampft hast, bleibt dir.
guide-stork_choice-title = Du hast die Wahl
guide-stork_choice = Dein linker Nachbar hat mehrere gleich hohe Stapel in dieser Farbe. Darum suchst du aus, welchen der Storch bekommt.
guide-last_bite-title = Letzte Runde
guide-last_bite = Die Karte „Letzte Runde“ ist aufgetaucht. In der letzten Runde kommt kein Storch, und am Ende mampft jeder, was noch an seinem Ufer liegt.
guide-end-title = Bauch auf!
guide-end = Jeder Schwarm zählt 5 Punkte, jedes andere Tier 1 Punkt. Jetzt kennst du alles, was ein Frosch wissen muss. Noch ein Spiel?

## Das Spielbrett im Browser

board-in-hand = { $card }, in deiner Hand
board-in-pond = { $card }, im Teich
board-water = Freies Wasser
board-pond = { $count ->
    [0] Teich, leer
    [one] Teich mit 1 Karte
   *[other] Teich mit { $count } Karten
}
board-shore = Teichufer von { $player }: { $hand ->
    [0] keine Handkarten
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, { $belly ->
    [0] nichts im Bauch
    [one] 1 Karte im Bauch
   *[other] { $belly } Karten im Bauch
}{ $first ->
    [yes] , hat „Ich zuerst!“
   *[no] {""}
}{ $decides ->
    [yes] , ist dran
   *[no] {""}
}
board-belly = Dein Froschbauch, { $count ->
    [0] noch leer
    [one] 1 Karte
   *[other] { $count } Karten
}: hineinschauen
board-belly-closed = Hineinschauen ist an diesem Tisch nicht erlaubt.
board-decides = ist dran
board-round = Runde { $round }
board-last-round = Letzte Runde!
board-next-last = Die nächste Runde ist die letzte!
board-laid = Verdeckt hingelegt
board-laid-done = { $player_you ->
    [yes] Du hast hingelegt: { $card }
   *[no] { $player } hat eine Karte hingelegt
}
board-laid-not = { $player_you ->
    [yes] Du hast noch keine Karte hingelegt
   *[no] { $player } hat noch keine Karte hingelegt
}
board-stolen = { $player } klaut deinen Stapel!
board-reclaim = Obenauf liegt jetzt ein { $card }. Hol dir den Stapel mit einer passenden Karte zurück!
board-no-reclaim = Obenauf liegt jetzt ein { $card }. Darauf passt keine deiner Karten.
board-hint = Was du tun kannst
board-choose-card = Wähle eine Karte aus deiner Hand.
board-choose-both = Wähle eine Karte oder einen Stapel.
board-choose-stack = Wähle einen Stapel an deinem Ufer.
board-fits = { $what } passt: Wähle, was leuchtet.
board-fits-nothing = { $what }: Dafür gibt es gerade kein Ziel.
board-now-lay = { $what }: verdeckt in den Teich damit?
board-now-bait = { $what }: verdeckt dem Storch hinwerfen?
board-now-stork_choose = Soll der Storch diesen Stapel bekommen?
board-now-stalk = { $what } passt gerade nirgends: Leg sie als Köder aus.
board-now-toss = Nichts geht mehr: Verjag ein Tier aus dem Teich.
board-not-yet = { $what }: Du bist gerade nicht dran.
board-in-stack = Von unten nach oben: { $cards }
board-drop = Abbrechen
