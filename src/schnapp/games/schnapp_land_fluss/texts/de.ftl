### Schnapp, Land, Fluss! auf Deutsch: jedes Wort des Spiels, das ein Mensch liest.
### Welche Argumente eine Logzeile bekommt, steht in docs/texts.md.

game-title = Schnapp, Land, Fluss!
game-teaser = Zwölf Buchstaben, eine Kategorie, und alle wollen die schnellste Hand haben.
game-credit = Ein Spiel von Haim Shafir. Dies ist eine freie, inoffizielle Umsetzung.
game-default-name = Blitz

## Buchstaben

kind-letter_a = A
kind-letter_a-short = A
kind-letter_b = B
kind-letter_b-short = B
kind-letter_c = C
kind-letter_c-short = C
kind-letter_d = D
kind-letter_d-short = D
kind-letter_e = E
kind-letter_e-short = E
kind-letter_f = F
kind-letter_f-short = F
kind-letter_g = G
kind-letter_g-short = G
kind-letter_h = H
kind-letter_h-short = H
kind-letter_i = I
kind-letter_i-short = I
kind-letter_j = J
kind-letter_j-short = J
kind-letter_k = K
kind-letter_k-short = K
kind-letter_l = L
kind-letter_l-short = L
kind-letter_m = M
kind-letter_m-short = M
kind-letter_n = N
kind-letter_n-short = N
kind-letter_o = O
kind-letter_o-short = O
kind-letter_p = P
kind-letter_p-short = P
kind-letter_q = Q
kind-letter_q-short = Q
kind-letter_r = R
kind-letter_r-short = R
kind-letter_s = S
kind-letter_s-short = S
kind-letter_t = T
kind-letter_t-short = T
kind-letter_u = U
kind-letter_u-short = U
kind-letter_v = V
kind-letter_v-short = V
kind-letter_w = W
kind-letter_w-short = W
kind-letter_xy = X/Y
kind-letter_xy-short = XY
kind-letter_z = Z
kind-letter_z-short = Z

## Kategorien

kind-building = Bauwerk
kind-at_the_doctors = Beim Arzt
kind-occupation = Beruf
kind-book = Buch
kind-color = Farbe
kind-river = Fluss
kind-fruit = Frucht
kind-drink = Getränk
kind-hobby = Hobby
kind-in_the_sea = Im Meer
kind-at_the_circus = Im Zirkus
kind-in_the_kitchen = In der Küche
kind-in_the_air = In der Luft
kind-at_school = In der Schule
kind-clothing = Kleidung
kind-body_part = Körperteil
kind-country = Land
kind-food = Lebensmittel
kind-song = Lied
kind-musician = Musiker
kind-musical_instrument = Musikinstrument
kind-name = Name
kind-plant = Pflanze
kind-politician = Politiker
kind-actor = Schauspieler
kind-movie = Spielfilm
kind-toy = Spielzeug
kind-sport = Sportart
kind-athlete = Sportler
kind-city = Stadt
kind-animal = Tier
kind-tv_show = TV-Sendung
kind-tool = Werkzeug

## Wie Bots heißen

bot-name-1 = Schnatterine
bot-name-2 = Buchstabert
bot-name-3 = Lexi
bot-name-4 = Vokalina
bot-name-5 = Kritzelkurt
bot-name-6 = Elsterine
bot-name-7 = Silbenfritz
bot-name-8 = Radiergundi
bot-name-9 = Wortwin
bot-name-10 = Plapperlotte
bot-name-11 = Klecks
bot-name-12 = Konsonantonio

## Was gerade zu entscheiden ist ($player: Namen aller anderen, auf die gewartet wird; $count: wie viele das sind)

state-W_TURN = { $player_you ->
    [yes] Alle bereit? Deck die nächste Kategorie auf!
   *[no] Die nächste Kategorie kommt von { $player }.
}
asked-announce_category = Such eine Kategorie aus!
asked-announce_free = Denk dir eine Kategorie aus!
state-OPEN = { $player_you ->
    [yes] Wer weiß ein Wort? Schlag zu!
   *[no] Alle suchen ein Wort …
}
asked-claim = Wer weiß ein Wort? Schreib es hin!
asked-answer = Schreib dein Wort, du hast Zeit!
state-CONTEST = { $player_you ->
    [yes] Sag dein Wort, die Zeit läuft!
   *[no] { $count ->
        [0] Gleich hört ihr die Wörter.
       *[other] Jetzt muss ein Wort kommen: von { $player }.
    }
}
asked-verdict = Gilt das? Du entscheidest.
state-RUSH = { $player_you ->
    [yes] Schnapp dir Karten, so viele du kannst!
   *[no] Alle schnappen sich Karten, so viele sie können.
}
state-VOTE = { $player_you ->
    [yes] Lässt du das gelten? Stimm ab!
   *[no] { $count ->
        [0] Gleich ist abgestimmt.
       *[other] Gewartet wird noch auf { $player }.
    }
}

## Aktionen: Name, kurze Erklärung, und ein ganzer Zug als Satz

act-turn_category = Aufdecken
act-turn_category-help = Deck die nächste Kategorie auf. Von da an suchen alle.
act-turn_category-line = Die nächste Kategorie aufdecken
act-announce_category = Ansagen
act-announce_category-help = Such eine Kategorie aus, die noch nicht dran war, und sag sie an.
act-announce_category-line = Kategorie ansagen: { $id }
act-announce_free = Ansagen
act-announce_free-help = Denk dir selbst eine Kategorie aus.
act-announce_free-line = Eine eigene Kategorie ansagen
act-strike = Zuschlagen
act-strike-help = Leg die Hand auf eine Buchstabenkarte. Danach musst du schnell ein Wort sagen.
act-strike-line = Auf { $letter } schlagen
act-say = Wort sagen
act-say-help = Sag ein Wort, das zur Kategorie passt und mit deinem Buchstaben anfängt.
act-say-line = Ein Wort sagen
act-claim = Wort sagen
act-claim-help = Schreib ein Wort und leg damit die Hand auf die Karte, mit der es anfängt.
act-claim-line = Mit einem Wort auf { $letter } schlagen
act-pass = Passen
act-pass-help = Sag, dass dir nichts einfällt. Fällt dir doch noch ein Wort ein, darfst du trotzdem zuschlagen.
act-pass-line = Passen: Mir fällt nichts ein
act-vote = Abstimmen
act-vote-help = Sag, ob du das Wort gelten lässt.
act-vote-line = { $vote ->
    [accept] Gelten lassen: { $words }
    [reject] Nicht gelten lassen: { $words }
   *[other] Abstimmen über { $words }
}
act-verdict = Entscheiden
act-verdict-help = Du leitest das Spiel: Sag, ob das Wort gilt.
act-verdict-line = { $verdict ->
    [valid] Gilt: { $words }
    [wrong] Gilt nicht: { $words }
    [disputed] Strittig: { $words }
   *[other] Entscheiden über { $words }
}
act-concede = Zurückziehen
act-concede-help = Gib zu, dass dein Wort nicht gilt. Damit ist die Abstimmung vorbei.
act-concede-line = Das eigene Wort zurückziehen: { $words }

## Teile einer Aktion, wie ein Bericht des Labors sie nennt

part-claim = Wort
part-id = Kategorie
part-listed = in der Wortliste
part-slot = Buchstabe auf Platz
part-text = Kategorie
part-verdict = Urteil
part-verdict-disputed = strittig
part-verdict-valid = gilt
part-verdict-wrong = falsch
part-vote = Stimme
part-vote-accept = gilt
part-vote-reject = gilt nicht
part-word = Wort

## Woran sich eine Spielweise halten kann, wie ein Bericht des Labors es nennt

reading-category_deck = die Zahl der Kategorien, die noch kommen können,
reading-category_used = die Zahl der Kategorien, die schon dran waren,
reading-claims = die Zahl der Hände auf den Karten
reading-letter_deck = die Zahl der Buchstaben im Stapel
reading-misses = die Zahl der Kategorien ohne Treffer in Folge
reading-next_claim = die Nummer des nächsten Wortes
reading-piles = die Zahl der eigenen Karten
reading-piles-ahead = der Vorsprung an Karten
reading-revealer = der Platz, der aufdeckt, von 0 an gezählt,
reading-t = die Zeit seit dem Anfang in Millisekunden
reading-think_left = die Bedenkzeit, die noch bleibt, in Millisekunden
reading-timers-reveal = der Zeitpunkt des Aufdeckens in Millisekunden
reading-timers-think = das Ende der Bedenkzeit in Millisekunden
reading-timers-window = das Ende der Frist für weitere Hände in Millisekunden
fact-time_up = die Bedenkzeit ist um

## Was geschah

list-words = { $word_known ->
    [yes] { $player_you ->
        [yes] du sagst „{ $word }“
       *[no] { $player } sagt „{ $word }“
    }
   *[no] { $player_you ->
        [yes] du sagst nichts
       *[no] { $player } sagt nichts
    }
}
quoted = „{ $word }“
list-cards = { $card }
list-scores = { $player_you ->
    [yes] du { $scores }
   *[no] { $player } { $scores }
}
list-totals = { $player_you ->
    [yes] du { $totals }
   *[no] { $player } { $totals }
}
log-game_started = { $game_no ->
    [1] Die Buchstaben liegen aus: { $table }.
   *[other] Spiel { $game_no } beginnt. Die Buchstaben: { $table }.
} { $revealer ->
    [leader] Die Kategorien sagt die Spielleitung an.
   *[other] { $revealer_you ->
        [yes] Du deckst die erste Kategorie auf.
       *[no] { $revealer } deckt die erste Kategorie auf.
    }
}
log-category = { $text_known ->
    [yes] Neue Kategorie: „{ $text }“!
   *[no] Neue Kategorie: { $id }!
}
log-struck = { $player_you ->
    [yes] Du schlägst zu!
   *[no] { $player } schlägt zu!
}
struck-on = { $player_you ->
    [yes] Du haust auf das { $letter }!
   *[no] { $player } haut auf das { $letter }!
}
log-said = { $word_known ->
    [yes] { $player_you ->
        [yes] Du sagst „{ $word }“.
       *[no] { $player } sagt „{ $word }“.
    }
   *[no] { $player_you ->
        [yes] Du hast ein Wort.
       *[no] { $player } hat ein Wort.
    }
}
log-word_timeout = { $player_you ->
    [yes] Die Zeit ist um, und du hast kein Wort gesagt.
   *[no] Die Zeit ist um, und { $player } hat kein Wort gesagt.
}
log-passed = { $player_you ->
    [yes] Du passt.
   *[no] { $player } passt.
}
log-words = Die Wörter: { $words }.
log-judged = { $verdict ->
    [valid] { $player_you ->
        [yes] Dein Wort gilt!
       *[no] Das Wort von { $player } gilt!
    }
    [disputed] { $player_you ->
        [yes] Über dein Wort gibt es keine Einigkeit.
       *[no] Über das Wort von { $player } gibt es keine Einigkeit.
    }
   *[wrong] { $reason ->
        [no_word] { $player_you ->
            [yes] Zugeschlagen und nichts gesagt: Das gilt als falsch.
           *[no] Zugeschlagen und nichts gesagt: Das gilt bei { $player } als falsch.
        }
        [initial] { $player_you ->
            [yes] Dein Wort fängt nicht mit dem Buchstaben deiner Karte an.
           *[no] Das Wort von { $player } fängt nicht mit dem Buchstaben der Karte an.
        }
        [reused] { $player_you ->
            [yes] Dein Wort war schon dran.
           *[no] Das Wort von { $player } war schon dran.
        }
        [not_listed] { $player_you ->
            [yes] Dein Wort steht nicht in der Wörterliste.
           *[no] Das Wort von { $player } steht nicht in der Wörterliste.
        }
        [voted] { $player_you ->
            [yes] Die anderen lassen dein Wort nicht gelten.
           *[no] Das Wort von { $player } fällt bei der Abstimmung durch.
        }
        [conceded] { $player_you ->
            [yes] Du ziehst dein Wort zurück.
           *[no] { $player } zieht das Wort zurück.
        }
       *[leader] { $player_you ->
            [yes] Die Spielleitung lässt dein Wort nicht gelten.
           *[no] Die Spielleitung lässt das Wort von { $player } nicht gelten.
        }
    }
}
log-vote_opened = Gilt das? Darüber wird jetzt entschieden.
log-voted = { $player ->
    [leader] Die Spielleitung hat abgestimmt.
   *[other] { $player_you ->
        [yes] { $vote_known ->
            [yes] { $vote ->
                [accept] Du lässt das Wort gelten.
               *[reject] Du lässt das Wort nicht gelten.
            }
           *[no] Du hast abgestimmt.
        }
       *[no] { $player } hat abgestimmt.
    }
}
log-penalty = { $card_known ->
    [yes] { $reason ->
        [no_word] Für das Zuschlagen ohne Wort
        [conceded] Für das zurückgezogene Wort
       *[other] Für das falsche Wort
    } { $player_you ->
        [yes] gibst du das { $card } ab{ $locked_out ->
            [yes] {" "}und bist für diese Kategorie gesperrt
           *[no] {""}
        }.
       *[no] gibt { $player } das { $card } ab{ $locked_out ->
            [yes] {" "}und ist für diese Kategorie gesperrt
           *[no] {""}
        }.
    }
   *[no] { $locked_out ->
        [yes] { $player_you ->
            [yes] Du hast keine Karte zum Abgeben und bist darum für diese Kategorie gesperrt.
           *[no] { $player } hat keine Karte zum Abgeben und ist darum für diese Kategorie gesperrt.
        }
       *[no] { $player_you ->
            [yes] Du müsstest jetzt eine Karte abgeben, hast aber keine.
           *[no] { $player } müsste jetzt eine Karte abgeben, hat aber keine.
        }
    }
}
log-won = { $player_you ->
    [yes] Das { $card } gehört dir!
   *[no] Das { $card } geht an { $player }.
}
log-tie = { $slots_you ->
    [yes] Gleichzeitig! Nun gehst du ins Stechen gegen { $slots }.
   *[no] Gleichzeitig! Nun gibt es ein Stechen zwischen { $slots }.
}
log-disputed = Kein Streit! Niemand gewinnt, niemand verliert. Weiter geht es mit einer neuen Kategorie.
log-reopened = Die Karte bleibt liegen. Es darf weiter gesucht werden!
log-missed = { $misses ->
    [one] Bei dieser Kategorie gewinnt niemand eine Karte.
   *[other] Wieder gewinnt niemand eine Karte, nun schon zum { $misses }. Mal.
}
log-tiebreak_left = { $player_you ->
    [yes] Damit bist du aus dem Stechen heraus.
   *[no] Damit ist { $player } aus dem Stechen heraus.
}
log-tiebreak_missed = { $misses ->
    [one] Im Stechen weiß niemand ein Wort. Also noch eine Kategorie!
   *[other] Im Stechen weiß wieder niemand ein Wort, nun schon zum { $misses }. Mal.
}
log-tiebreak_ended = Das Stechen ist zu Ende, und niemand gewinnt. Die Karten bleiben liegen.
log-reserved = { $player_you ->
    [yes] Das { $card } liegt für dich bereit. Ob dein Wort gilt, wird nachher entschieden.
   *[no] Das { $card } liegt für { $player } bereit. Ob das Wort gilt, wird nachher entschieden.
}
log-returned = { $player_you ->
    [yes] Das { $card } bekommst du nicht. Es kommt zurück auf den Tisch.
   *[no] Das { $card } bekommt { $player } nicht. Es kommt zurück auf den Tisch.
}
log-rush_ended = { $reason ->
    [empty] Alle Karten sind weg: Die Runde ist zu Ende.
    [passed] Niemandem fällt mehr etwas ein: Die Runde ist zu Ende.
   *[time] Die Zeit ist um: Die Runde ist zu Ende.
}
log-filled = { $count ->
    [0] Auf dem Tisch liegen noch alle zwölf Buchstaben.
    [one] Ein neuer Buchstabe liegt aus: { $cards }.
   *[other] Neue Buchstaben liegen aus: { $cards }.
}
log-game_scored = { $reason ->
    [letters] Die Buchstaben sind aufgebraucht:
   *[misses] Zu oft nacheinander hat niemand eine Karte gewonnen:
} Spiel { $game_no } ist aus. Punkte: { $scores }.
log-match_ended = { $winners_you ->
    [yes] { $winners_count ->
        [one] Du gewinnst!
       *[other] Du gewinnst gemeinsam mit { $winners }!
    }
   *[no] { $winners_count ->
        [one] { $winners } gewinnt!
       *[other] { $winners } gewinnen gemeinsam!
    }
} Endstand: { $totals }.

## Warum etwas nicht geht

refused-wrong_state = Das geht gerade nicht, denn jetzt ist etwas anderes dran.
refused-not_your_decision = Das darf hier jemand anderes tun, nicht du.
refused-bad_params = Damit kann der Tisch nichts anfangen: Wähl etwas, das ausliegt, und schreib höchstens 60 Zeichen mit mindestens einem Buchstaben.
refused-not_in_tiebreak = Das ist ein Stechen, und diesmal bist du nicht dabei.
refused-locked_out = Für diese Kategorie bist du gesperrt, denn dein Wort war falsch. Bei der nächsten bist du wieder dabei.
refused-claim_open = Eins nach dem anderen: Du hast schon zugeschlagen.
refused-slot_empty = Da liegt keine Karte mehr. Such dir eine andere.
refused-slot_held = Auf dieser Karte liegt schon eine Hand. Nimm eine andere, oder warte, ob das Wort stimmt.
refused-too_late = Zu spät: Jemand war schneller, oder die Zeit ist um.
refused-no_claim = Hier gibt es nichts mehr zu sagen oder zu entscheiden: Die Zeit ist um, oder es ist schon vorbei.
refused-already_said = Du hast dein Wort schon gesagt, dabei bleibt es.
refused-own_claim = Über dein eigenes Wort stimmst du nicht ab. Du kannst es aber zurückziehen.
refused-already_voted = Über dieses Wort hast du schon abgestimmt.
refused-already_passed = Du hast schon gepasst. Fällt dir noch etwas ein, schlag einfach zu.
refused-category_unavailable = Diese Kategorie war schon dran. Nimm eine, die noch übrig ist.

## Was man einstellen kann

option-variant = Wie ihr spielt
option-variant-help = Entweder gewinnt in jeder Kategorie nur die schnellste Hand eine Karte, oder alle nehmen sich, so viele sie können.
option-variant-fastest = eine Karte für die schnellste Hand
option-variant-grab_all = Karten, so viele du kannst
option-remove_xy = Karte X/Y weglassen
option-remove_xy-help = Zu X und Y fällt kaum jemandem etwas ein. Mit Kindern und beim ersten Mal geht es ohne diese Karte leichter.
option-remove_xy-true = ja, ohne X/Y
option-remove_xy-false = nein, mit X/Y
option-leader = Spielleitung
option-leader-help = Eine Person mehr am Tisch: Sie spielt nicht mit, sondern sagt die Kategorien an und entscheidet, was gilt.
option-leader-none = keine
option-leader-value = { $value }
option-leader_free_categories = Eigene Kategorien der Spielleitung
option-leader_free_categories-help = Die Spielleitung darf sich auch selbst Kategorien ausdenken.
option-leader_free_categories-true = ja, auch ausgedachte
option-leader_free_categories-false = nein, nur die auf den Karten
option-games = Spiele hintereinander
option-games-help = Spielt ihr mehrere Spiele, zählen am Ende alle Punkte zusammen.
option-games-value = { $value ->
    [one] 1 Spiel
   *[other] { $value } Spiele
}
option-language = Sprache der Wörter
option-language-help = In dieser Sprache nennt ihr die Wörter, und in ihr prüft sie das Wörterbuch.
option-language-de = Deutsch
option-language-en = Englisch
option-claim_mode = Hand und Wort
option-claim_mode-help = Zählt der Augenblick, in dem du auf die Karte schlägst, oder erst der, in dem dein Wort fertig geschrieben ist?
option-claim_mode-strike_then_word = erst die Hand, dann das Wort
option-claim_mode-typed = beides zugleich, mit dem geschriebenen Wort
option-judge = Wer entscheidet, ob ein Wort gilt
option-judge-help = Was im Wörterbuch steht, gilt sofort. Über alles andere könnt ihr abstimmen.
option-judge-lexicon_vote = das Wörterbuch, im Zweifel ihr alle
option-judge-vote = immer ihr alle
option-judge-lexicon = nur das Wörterbuch
option-judge-leader = die Spielleitung
option-think_ms = Zeit für eine Kategorie
option-think_ms-help = Weiß so lange niemand ein Wort, kommt die nächste Kategorie.
option-think_ms-0 = ohne Zeitgrenze, bis alle passen
option-think_ms-15000 = 15 Sekunden
option-think_ms-20000 = 20 Sekunden
option-think_ms-30000 = 30 Sekunden
option-think_ms-45000 = 45 Sekunden
option-think_ms-60000 = 1 Minute
option-think_ms-90000 = anderthalb Minuten
option-think_ms-120000 = 2 Minuten
option-think_ms-180000 = 3 Minuten
option-think_ms-300000 = 5 Minuten
option-think_ms-value = { $seconds } Sekunden
option-tie_window_ms = Was als gleichzeitig gilt
option-tie_window_ms-help = Schlagen zwei in so kurzem Abstand zu, war niemand schneller. Haben beide ein richtiges Wort, gibt es ein Stechen.
option-tie_window_ms-0 = nur genau derselbe Augenblick
option-tie_window_ms-100 = eine Zehntelsekunde Abstand
option-tie_window_ms-150 = 0,15 Sekunden Abstand
option-tie_window_ms-200 = 0,2 Sekunden Abstand
option-tie_window_ms-250 = eine Viertelsekunde Abstand
option-tie_window_ms-500 = eine halbe Sekunde Abstand
option-tie_window_ms-1000 = 1 Sekunde Abstand
option-tie_window_ms-value = { $seconds } Sekunden Abstand
option-word_ms = Zeit für das Wort
option-word_ms-help = So schnell muss nach dem Zuschlagen das Wort kommen.
option-word_ms-1000 = 1 Sekunde
option-word_ms-3000 = 3 Sekunden
option-word_ms-5000 = 5 Sekunden
option-word_ms-8000 = 8 Sekunden
option-word_ms-10000 = 10 Sekunden
option-word_ms-15000 = 15 Sekunden
option-word_ms-20000 = 20 Sekunden
option-word_ms-30000 = 30 Sekunden
option-word_ms-value = { $seconds } Sekunden
option-vote_ms = Zeit zum Abstimmen
option-vote_ms-help = Wer bis dahin nichts gesagt hat, enthält sich.
option-vote_ms-5000 = 5 Sekunden
option-vote_ms-10000 = 10 Sekunden
option-vote_ms-15000 = 15 Sekunden
option-vote_ms-20000 = 20 Sekunden
option-vote_ms-30000 = 30 Sekunden
option-vote_ms-60000 = 1 Minute
option-vote_ms-value = { $seconds } Sekunden
option-reveal_ms = Zeit zum Aufdecken
option-reveal_ms-help = Deckt bis dahin niemand die nächste Kategorie auf, tut es die Uhr.
option-reveal_ms-0 = so lange ihr wollt
option-reveal_ms-1000 = 1 Sekunde
option-reveal_ms-3000 = 3 Sekunden
option-reveal_ms-5000 = 5 Sekunden
option-reveal_ms-10000 = 10 Sekunden
option-reveal_ms-15000 = 15 Sekunden
option-reveal_ms-30000 = 30 Sekunden
option-reveal_ms-60000 = 1 Minute
option-reveal_ms-value = { $seconds } Sekunden
option-wrong_lockout = Gesperrt nach einem falschen Wort
option-wrong_lockout-help = Ein falsches Wort kostet eine Karte. Wer ist außerdem für den Rest der Kategorie gesperrt?
option-wrong_lockout-if_no_card = nur wer keine Karte zum Abgeben hat
option-wrong_lockout-always = immer
option-wrong_lockout-never = nie
option-penalty_card = Welche Karte man verliert
option-penalty_card-help = Für ein falsches Wort gibst du eine deiner Karten ab.
option-penalty_card-lowest = die, die am wenigsten zählt
option-penalty_card-latest = die zuletzt gewonnene
option-word_reuse = Wörter noch einmal sagen
option-word_reuse-help = Darf ein Wort, das schon gegolten hat, noch einmal vorkommen?
option-word_reuse-category = nicht in derselben Kategorie
option-word_reuse-game = nicht im selben Spiel
option-word_reuse-allowed = so oft ihr wollt
option-misses_to_end = Schluss nach so vielen Nieten
option-misses_to_end-help = So oft nacheinander darf niemand eine Karte gewinnen, dann ist das Spiel vorzeitig aus.
option-misses_to_end-value = { $value ->
    [one] schon nach einer
   *[other] nach { $value } hintereinander
}
option-letter_deck = Buchstaben im Stapel
option-letter_deck-help = Wie oft es jeden Buchstaben gibt und welche rot sind, also doppelt zählen. Mindestens zwölf Karten müssen es sein.
option-letter_deck-value = { $value }

## Ergebnis

score-points = { $count ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $count } Punkte
}

## Einführung: lernen beim Spielen

guide-welcome-title = Willkommen auf dem Schulhof!
guide-welcome = Zwölf Buchstaben liegen offen da. Gleich wird eine Kategorie aufgedeckt. Wer als Erster ein Wort dazu weiß, schlägt auf dessen Anfangsbuchstaben.
guide-turn-title = Du deckst auf
guide-turn = Schau dir die Buchstaben in Ruhe an. Bist du bereit, deck die Kategorie auf!
guide-strike-title = Schlag zu!
guide-strike = Fällt dir ein Wort ein, das mit einem der Buchstaben anfängt? Schlag auf die Karte oder drück die Taste des Buchstabens. Danach hast du ein paar Sekunden, um dein Wort hinzuschreiben.
guide-typed-title = Schreib dein Wort!
guide-typed = Tippe ein Wort zur Kategorie: Die passende Karte findet sich von selbst. Wer es zuerst abschickt, bekommt sie.
guide-grab-title = So viele du kannst!
guide-grab = Diesmal spielen alle gleichzeitig. Schlag auf einen Buchstaben, sag dein Wort, und weiter zum nächsten, bis dir nichts mehr einfällt.
guide-vote-title = Gilt das?
guide-vote = Dieses Wort kennt der Tisch nicht. Jetzt entscheidet ihr. Seid ihr euch nicht einig, bekommt niemand die Karte.
guide-wrong-title = Daneben!
guide-wrong = Ein falsches Wort kostet dich eine gewonnene Karte. Hast du noch keine, bist du nur für diese Kategorie gesperrt.
guide-tie-title = Gleich schnell
guide-tie = Das war gleichzeitig, und beide Wörter gelten. Ein Stechen mit einer neuen Kategorie entscheidet, wer seine Karte bekommt.
guide-won-title = Geschnappt!
guide-won = Die Karte gehört dir, und du deckst die nächste Kategorie auf. Wer am Ende die meisten Punkte hat, gewinnt.
guide-red-title = Rot zählt doppelt
guide-red = Blaue Buchstaben bringen einen Punkt. Die roten mit den zwei Sternen sind schwerer und bringen zwei.
guide-missed-title = Niemand wusste etwas
guide-missed = Weiß niemand ein Wort, kommt die nächste Kategorie. Geschieht das dreimal hintereinander, ist das Spiel aus.
guide-pass-title = Nichts mehr?
guide-pass = Fällt dir nichts ein, dann pass. Haben alle gepasst, geht es gleich weiter. Kommt dir doch noch ein Wort in den Sinn, schlag einfach zu.
guide-place-title = Ein Ort
guide-place = Hier zählt, was wirklich zu diesem Ort gehört.
guide-person-title = Eine Person
guide-person = Hier zählt der Nachname, oder der einzige Name, unter dem man jemanden kennt.
guide-title-title = Ein Titel
guide-title = Hier zählt das erste Wort des Titels, auch wenn es nur „Der“ oder „Die“ ist.
guide-leader-title = Du leitest das Spiel
guide-leader = Such eine Kategorie aus. Du spielst nicht mit, aber du sagst, welches Wort gilt.
guide-end-title = Schulschluss!
guide-end = Jetzt kennst du das ganze Spiel. Noch eins?

## Das Spielbrett im Browser

help-key-slap = Buchstabe: auf seine Karte schlagen
help-key-turn = Leertaste oder Eingabe: die Kategorie aufdecken
help-key-pass = 0: passen
help-key-vote = 1 oder J, 2 oder N: abstimmen, ob das Wort gilt oder nicht
help-key-verdict = 1, 2, 3: als Spielleitung entscheiden, ob das Wort gilt, falsch oder strittig ist
board-game = Spiel { $number } von { $games }
board-players = Wer mitspielt
board-stage = Kategorie und Zeit
board-letters = Die Buchstaben auf dem Tisch
board-letter = { $letter }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-letter-struck = { $count ->
    [one] darauf liegt die Hand von { $names }
   *[other] darauf liegen die Hände von { $names }
}
board-letter-contested = im Stechen: { $names }
board-letter-chosen = für dein Wort
board-player = { $player_you ->
    [yes] Du
   *[no] { $player }
}: { $points ->
    [0] kein Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $count ->
    [0] noch kein Buchstabe
    [one] 1 Buchstabe: { $letters }
   *[other] { $count } Buchstaben: { $letters }
}{ $reserved_count ->
    [0] {""}
   *[other] , vorgemerkt: { $reserved }
}{ $games ->
    [1] {""}
   *[other] , aus den fertigen Spielen { $total }
}{ $mark ->
    [locked] , für diese Kategorie gesperrt
    [open] {", "}{ $player_you ->
        [yes] suchst
       *[no] sucht
    } ein Wort
    [said] {", "}{ $player_you ->
        [yes] hast
       *[no] hat
    } ein Wort
    [votes] {", "}{ $player_you ->
        [yes] stimmst
       *[no] stimmt
    } noch ab
    [voted] {", "}{ $player_you ->
        [yes] hast
       *[no] hat
    } abgestimmt
    [passed] {", "}{ $player_you ->
        [yes] passt
       *[no] passt
    }
    [turns] {", "}{ $player_you ->
        [yes] deckst
       *[no] deckt
    } auf
   *[none] {""}
}{ $tiebreak ->
    [yes] , im Stechen
   *[no] {""}
}
board-mark-locked = gesperrt
board-mark-open = überlegt
board-mark-said = fertig
board-mark-votes = stimmt ab
board-mark-voted = fertig
board-mark-passed = passt
board-mark-turns = deckt auf
board-total = Σ { $points }
board-category = Die Kategorie: { $word }
board-category-means = Die Kategorie: { $word }, auf Deutsch: { $meaning }
board-category-hidden = Die nächste Kategorie ist noch verdeckt.
board-sort-place = Typisch für diesen Ort!
board-sort-person = Der Nachname zählt.
board-sort-title = Das erste Wort des Titels zählt.
board-time = { $for ->
    [reveal] Bis zum Aufdecken
    [word] Für dein Wort
    [vote] Zum Abstimmen
   *[think] Zum Nachdenken
}: { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}
board-key-space = Leertaste
board-turns = Gleich deckt { $player } auf. Schau dir die Buchstaben an!
board-strike = Schlag auf einen Buchstaben, zu dem du ein Wort weißt!
board-grab = Schnapp dir so viele Buchstaben, wie du kannst!
board-said = Dein Wort: „{ $word }“. Die anderen haben noch Zeit.
board-you-locked = In dieser Kategorie bist du gesperrt. Gleich geht es weiter!
board-you-watch = Im Stechen schaust du zu.
board-you-passed = Du passt. Fällt dir doch noch etwas ein, schlag zu!
board-too-late = Da war jemand schneller.
board-too-late-by = { $player } war { $margin } schneller.
board-answers-tried = Alle Antworten sind da. Jetzt werden sie verglichen.
board-vote = Lasst ihr das gelten?
board-leader-decides = { $player } entscheidet.
board-you-decide = Gilt das? Du entscheidest.
board-winners = { $you ->
    [yes] { $count ->
        [one] Du gewinnst!
       *[other] Du gewinnst gemeinsam mit { $names }!
    }
   *[no] { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen gemeinsam!
    }
}
board-first = Noch liegen alle zwölf Buchstaben da.
board-misses = Nieten: { $misses } von { $of }
board-tiebreak = Stechen: { $names }
board-searching = { $player } sucht ein Wort mit { $letter }
board-word = Dein Wort
board-word-with = Mit { $letter } …
board-word-for = Dein Wort mit { $letter }
board-word-not-sent = Nicht abgeschickt!
board-word-astray = Das fängt nicht mit { $letter } an.
board-word-nowhere = Dazu liegt kein Buchstabe da.
board-no-word = kein Wort
board-speech = Sprechen statt tippen
board-speech-stop = Nicht mehr zuhören
board-speech-ask = Hört dein Browser zu, versteht er das Wort vielleicht nicht selbst: Er kann die Aufnahme an seinen Hersteller schicken. Tippen geht immer genauso.
board-speech-yes = Ja, zuhören
board-speech-no = Lieber tippen
board-ballots = Gilt das Wort?
board-ballot = { $player_you ->
    [yes] Dein Wort
   *[no] Das Wort von { $player }
}: { $word }
board-accept = Gilt
board-reject = Gilt nicht
board-voted = { $vote ->
    [accept] Du sagst: Gilt.
   *[reject] Du sagst: Gilt nicht.
}
board-own-word = Über dein Wort stimmen die anderen ab.
board-own-word-led = { $player } entscheidet über dein Wort.
board-vote-runs = Es wird abgestimmt.
board-voters = Abgestimmt haben: { $names }
rounds-title = Alle Wörter
rounds-game = Spiel { $number }
rounds-letter = Buchstabe
rounds-word = Wort
rounds-who = Wer
rounds-verdict = Urteil
rounds-nothing = niemand
board-verdict-valid = Gilt
board-verdict-wrong = Falsch
board-verdict-disputed = Strittig
board-reason-no_word = kein Wort gesagt
board-reason-initial = falscher Anfang
board-reason-reused = war schon dran
board-reason-not_listed = nicht in der Liste
board-reason-voted = überstimmt
board-reason-conceded = zurückgezogen
board-reason-leader = sagt die Spielleitung
board-lost = { $letter } ist weg.
board-locked = Gesperrt!
board-end-won = { $player_you ->
    [yes] Du schnappst dir { $letter }!
   *[no] { $player } schnappt sich { $letter }!
}
board-end-tie = Gleichzeitig: Es kommt zum Stechen!
board-end-disputed = Strittig: Niemand bekommt die Karte.
board-end-missed = Niemand wusste ein Wort ({ $misses } von { $of }).
board-end-tiebreak_missed = Das Stechen geht weiter.
board-end-tiebreak_ended = Das Stechen gewinnt niemand.
board-rounds = Alle Runden
board-rounds-number = Runde
board-rounds-category = Kategorie
board-rounds-letter = Buchstabe
board-rounds-word = Wort
board-rounds-after = nach { $time }
board-rounds-nobody = Niemand hat zugeschlagen.
board-pick = Such eine Kategorie aus!
board-invent = Eigene Kategorie ausdenken
board-speech-failed = Ich habe nichts verstanden. Tipp das Wort einfach ein!

## Spielen im Terminal

cli-race-welcome = { $game } mit { $names }. Hier läuft die Zeit wirklich.
cli-hint = { $claim_mode ->
    [typed] Tippe dein Wort und Enter: Damit schlägst du auf die Karte, mit der es anfängt.
   *[strike_then_word] Tippe einen Buchstaben und Enter: Damit schlägst du zu. Tippe dann dein Wort und noch einmal Enter. Du kannst auch gleich das Wort tippen.
} Liegt ein Buchstabe mehrmals da, geht auch die Nummer der Karte.
    Enter allein deckt auf · - passt · + und - stimmen ab · 0 zieht dein Wort zurück
    ? Hilfe · /r Regelheft · /o Regeln an diesem Tisch · /q aufhören
cli-nothing = Dazu liegt keine Karte da. Tippe ? für Hilfe.
cli-left = { $seconds } s
cli-turn = Enter deckt auf
cli-word = { $category } mit { $letter }
cli-vote = „{ $word }“ von { $player }: Gilt das? + oder -
cli-concede = Die anderen stimmen ab, 0 zieht dein Wort zurück
cli-others = Gleich geht es weiter
drawing-game = Spiel { $number }
drawing-deck = { $count ->
    [0] Stapel: leer
    [one] Stapel: 1 Buchstabe
   *[other] Stapel: { $count } Buchstaben
}
drawing-misses = Nieten: { $count }
drawing-category = Kategorie: { $category }
drawing-hidden = Die nächste Kategorie ist noch verdeckt.
drawing-bare = noch keine Karte
drawing-total = { $count } aus den Spielen davor
drawing-locked = gesperrt
drawing-passed = passt
drawing-tie = im Stechen um { $letter }
drawing-struck = Hand auf { $letter }
drawing-said = „{ $word }“ auf { $letter }
board-answer = Deine Antwort: „{ $word }“. Du kannst sie noch ändern.
board-answer-given = Deine Antwort: „{ $word }“.
