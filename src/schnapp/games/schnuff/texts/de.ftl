### Schnuff auf Deutsch: jedes Wort des Spiels, das ein Mensch liest.
### Welche Argumente eine Logzeile bekommt, steht in docs/texts.md. Wilde Karten können an jedem Tisch anders heißen:
### Ihr Name steht darum immer als { kind-… } oder als Argument da, nie ausgeschrieben.

game-title = Schnuff
game-teaser = Ein schwerer Karren, drei Zollschranken und ein Hund mit feiner Nase. Wer zuletzt noch Chips hat, gewinnt.
game-credit = Ein Spiel von Jim Seko. Dies ist eine freie, inoffizielle Umsetzung.
game-default-name = Kutscher

## Karten

kind-number_1 = 1
kind-number_1-short = 1
kind-number_2 = 2
kind-number_2-short = 2
kind-number_3 = 3
kind-number_3-short = 3
kind-number_4 = 4
kind-number_4-short = 4
kind-pass = Passe!
kind-pass-short = Pa
kind-reverse = Zurück!
kind-reverse-short = Zu
kind-snap = Schnapp!
kind-snap-short = Sp
kind-risk = Risiko!
kind-risk-short = Ri
kind-schnuff = Schnuff!
kind-schnuff-short = Sf

## Wie Bots heißen

bot-name-1 = Kraxel
bot-name-2 = Zenzi
bot-name-3 = Muli
bot-name-4 = Wastl
bot-name-5 = Rumpelrudi
bot-name-6 = Vroni
bot-name-7 = Murmel
bot-name-8 = Deichsel-Dora
bot-name-9 = Kuno
bot-name-10 = Bergbärbel
bot-name-11 = Speichen-Sepp
bot-name-12 = Holper


## Was gerade zu entscheiden ist ($player: Namen aller anderen, auf die gewartet wird; $count: wie viele das sind)

state-LEAD = { $player_you ->
    [yes] Du fängst die Runde an: Spiel eine Zahlenkarte!
   *[no] { $player } fängt die Runde an.
}
state-PLAY = { $player_you ->
    [yes] Du bist dran!
   *[no] { $player } ist dran.
}

## Aktionen: Name, kurze Erklärung, und ein ganzer Zug als Satz

act-play = Ausspielen
act-play-help = Leg eine Handkarte offen auf den Ablagestapel.
act-play-line = { $card_type ->
    [number] Eine { $card } spielen
   *[wild] { $card } spielen
}
act-draw = Nachziehen
act-draw-help = Nimm die oberste Karte vom Nachziehstapel.
act-draw-line = Eine Karte nachziehen
act-draw-key = z
act-wait-line = Jetzt nicht nachziehen

## Teile einer Aktion, wie ein Bericht des Labors sie nennt

part-card = Karte

## Woran sich eine Spielweise halten kann, wie ein Bericht des Labors es nennt

reading-active = der Platz am Zug, von 0 an gezählt,
reading-aside = die Zahl der Karten der Ausgeschiedenen
reading-bank = die Zahl der Chips in der Bank
reading-chips = die Zahl der eigenen Chips
reading-chips-ahead = der Vorsprung an Chips
reading-count = die Zählung
reading-dealer = der Platz, der gibt, von 0 an gezählt,
reading-direction = die Richtung, 1 im Uhrzeigersinn und −1 dagegen,
reading-discard-count = die Zahl der Karten im Ablagestapel
reading-draw_pile = die Zahl der Karten im Nachziehstapel
reading-eliminated = die Zahl der Male, dass jemand ausgeschieden ist,
reading-hands = die Zahl der Handkarten
reading-hands-ahead = der Vorsprung an Handkarten
reading-immune-limit = die Schranke, die gerade zollfrei ist,
reading-immune-player = der Platz, der zollfrei ist, von 0 an gezählt,
reading-round = die Nummer der Runde
fact-in_round = man ist noch in der Runde
fact-started = die Runde ist eröffnet

## Was geschah

list-chips = { $player_you ->
    [yes] du { $chips }
   *[no] { $player } { $chips }
}
log-dealer_roll = { $player_you ->
    [yes] Wer darf geben? Du würfelst { $dice }, zusammen { $dice_sum }.
   *[no] Wer darf geben? { $player } würfelt { $dice }, zusammen { $dice_sum }.
}
log-round_started = { $dealer_you ->
    [yes] Runde { $round } beginnt. Du gibst die Karten.
   *[no] Runde { $round } beginnt. { $dealer } gibt die Karten.
}
log-lead_skipped = { $player_you ->
    [yes] Du hast keine Zahlenkarte und kannst nicht anfangen.
   *[no] { $player } hat keine Zahlenkarte und kann nicht anfangen.
}
log-redeal = Niemand hat eine Zahlenkarte. Die Karten werden neu gegeben.
log-draw_forfeited = { $player_you ->
    [yes] Du hast nicht nachgezogen, und nun ist es zu spät dafür.
   *[no] { $player } hat nicht nachgezogen, und nun ist es zu spät dafür.
}
log-dropped_out = { $player_you ->
    [yes] Du hast keine Karte mehr und setzt aus, bis die nächste Runde beginnt.
   *[no] { $player } hat keine Karte mehr und setzt aus, bis die nächste Runde beginnt.
}
log-played = { $card_type ->
    [number] { $player_you ->
        [yes] Du spielst eine { $card }: „{ $count }!“
       *[no] { $player } spielt eine { $card }: „{ $count }!“
    }
    [pass] { $player_you ->
        [yes] Du spielst „{ $card }“ und lässt den Karren bei { $count } stehen.
       *[no] { $player } spielt „{ $card }“ und lässt den Karren bei { $count } stehen.
    }
    [reverse] { $player_you ->
        [yes] Du spielst „{ $card }“.
       *[no] { $player } spielt „{ $card }“.
    } { $direction ->
        [-1] Jetzt geht es gegen den Uhrzeigersinn weiter, es bleibt bei { $count }.
       *[1] Jetzt geht es im Uhrzeigersinn weiter, es bleibt bei { $count }.
    }
    [snap] { $player_you ->
        [yes] Du spielst „{ $card }“: Der Karren steht genau vor der Schranke { $count }.
       *[no] { $player } spielt „{ $card }“: Der Karren steht genau vor der Schranke { $count }.
    }
    [risk] { $player_you ->
        [yes] Du spielst „{ $card }“, und der Karren landet bei { $count }.
       *[no] { $player } spielt „{ $card }“, und der Karren landet bei { $count }.
    }
   *[schnuff] { $player_you ->
        [yes] Du spielst „{ $card }“ bei { $count }: Der Zollhund schnüffelt bei allen anderen!
       *[no] { $player } spielt „{ $card }“ bei { $count }: Der Zollhund schnüffelt bei allen anderen!
    }
}
log-risk_roll = Die Würfel zeigen { $dice }: { $dice_sum ->
    [2] 2 Schritte zurück.
    [3] 3 Schritte zurück.
    [4] 4 Schritte zurück.
    [5] 5 Schritte zurück.
    [6] 6 Schritte zurück.
   *[other] { $dice_sum } Schritte vor.
}
log-schnuff_roll = { $player_you ->
    [yes] Du würfelst { $dice }, zusammen { $dice_sum }.
   *[no] { $player } würfelt { $dice }, zusammen { $dice_sum }.
}
log-spared = { $player_you ->
    [yes] Du bleibst verschont.
   *[no] { $player } bleibt verschont.
}
log-paid = { $player_you ->
    [yes] { $chips ->
        [one] Du zahlst den Zoll der Schranke { $limit }: einen Chip.
       *[other] Du zahlst den Zoll der Schranke { $limit }: { $chips } Chips.
    }
   *[no] { $chips ->
        [one] { $player } zahlt den Zoll der Schranke { $limit }: einen Chip.
       *[other] { $player } zahlt den Zoll der Schranke { $limit }: { $chips } Chips.
    }
}
log-immunity_used = { $player_you ->
    [yes] Du rollst zollfrei an der Schranke { $limit } vorbei.
   *[no] { $player } rollt zollfrei an der Schranke { $limit } vorbei.
}
log-eliminated = { $player_you ->
    [yes] Du hast keinen Chip mehr und scheidest aus.
   *[no] { $player } hat keinen Chip mehr und scheidet aus.
}
log-drew = { $player_you ->
    [yes] { $card_known ->
        [yes] { $card_type ->
            [number] Du ziehst eine { $card } nach.
           *[wild] Du ziehst „{ $card }“ nach.
        }
       *[no] Du ziehst eine Karte nach.
    }
   *[no] { $player } zieht eine Karte nach.
}
log-pile_turned = { $player_you ->
    [yes] { $count ->
        [one] Du hast die letzte Karte gezogen. Die eine abgelegte Karte wird zum neuen Nachziehstapel.
       *[other] Du hast die letzte Karte gezogen. Die { $count } abgelegten Karten werden zum neuen Nachziehstapel.
    }
   *[no] { $count ->
        [one] { $player } hat die letzte Karte gezogen. Die eine abgelegte Karte wird zum neuen Nachziehstapel.
       *[other] { $player } hat die letzte Karte gezogen. Die { $count } abgelegten Karten werden zum neuen Nachziehstapel.
    }
}
log-immunity = { $player_you ->
    [yes] Für dich ist die Schranke { $limit } jetzt zollfrei.
   *[no] Für { $player } ist die Schranke { $limit } jetzt zollfrei.
}
log-cannot_play = { $player_you ->
    [yes] Du kannst keine deiner Karten spielen, also geht es ohne dich weiter.
   *[no] { $player } kann keine Karte spielen, also geht es beim Nächsten weiter.
}
log-round_ended = { $reason ->
    [over_90] Der Karren ist an der letzten Schranke vorbei: Die Runde ist zu Ende.
    [schnuff_90] Nach dem Schnüffeln an der letzten Schranke ist die Runde zu Ende.
    [one_left] Allein rollt der Karren nicht weiter: Die Runde ist zu Ende.
   *[stuck] Niemand kann mehr eine Karte spielen: Die Runde ist zu Ende.
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
} Chips: { $chips }.

## Warum etwas nicht geht

refused-bad_params = Da fehlt noch etwas: Such dir eine deiner Karten aus.
refused-no_draw_right = Jetzt kannst du keine Karte ziehen: Das geht nur gleich nach deiner eigenen, bevor die nächste liegt, und nur ein Mal.
refused-not_your_turn = Hab noch Geduld: Du bist nicht dran.
refused-card_not_in_hand = Diese Karte hast du nicht auf der Hand. Nimm eine, die du hast.
refused-number_required = Eine Runde beginnt immer mit einer Zahlenkarte: 1, 2, 3 oder 4.
refused-not_at_limit = Diese Karte geht nur, wenn der Karren genau vor einer Schranke steht: bei 30, 60 oder 90.

## Was man einstellen kann

option-max_rounds = Höchstens so viele Runden
option-max_rounds-help = Danach ist auf jeden Fall Schluss, und es gewinnt, wer die meisten Chips hat.
option-max_rounds-0 = so viele es eben werden
option-max_rounds-value = { $value ->
    [one] 1 Runde
   *[other] { $value } Runden
}
option-short_game = Kurzes Spiel
option-short_game-help = Ein kurzes Spiel ist aus, sobald jemand keinen Chip mehr hat. Dann gewinnt, wer die meisten hat.
option-short_game-true = ja, nur bis der Erste ausscheidet
option-short_game-false = nein, bis nur noch einer Chips hat
option-draw_mode = Wer nachzieht
option-draw_mode-help = Nach jeder eigenen Karte gibt es eine neue. Zieht ihr selbst, kann man das auch verpassen: Liegt die nächste Karte, ist es zu spät.
option-draw_mode-strict = ihr zieht selbst
option-draw_mode-auto = das Spiel zieht für euch
option-draw_grace_ms = Atempause zum Nachziehen
option-draw_grace_ms-help = So lange bleibt mindestens, bis die nächste Karte liegt. Das gilt nur, wenn ihr selbst zieht.
option-draw_grace_ms-0 = keine
option-draw_grace_ms-500 = eine halbe Sekunde
option-draw_grace_ms-1000 = 1 Sekunde
option-draw_grace_ms-1500 = anderthalb Sekunden
option-draw_grace_ms-2000 = 2 Sekunden
option-draw_grace_ms-2500 = zweieinhalb Sekunden
option-draw_grace_ms-3000 = 3 Sekunden
option-draw_grace_ms-4000 = 4 Sekunden
option-draw_grace_ms-5000 = 5 Sekunden
option-draw_grace_ms-10000 = 10 Sekunden
option-draw_grace_ms-value = { $value ->
    [one] 1 Tausendstelsekunde
   *[other] { $value } Tausendstelsekunden
}
option-draw_reminder = Ans Nachziehen erinnern
option-draw_reminder-help = Nur zum Üben: Der Tisch zeigt dir, wann du nachziehen darfst. Eigentlich denkt jeder selbst daran.
option-draw_reminder-true = ja, zum Üben
option-draw_reminder-false = nein, das verrät niemand
option-chips = Chips am Anfang
option-chips-help = Mit so vielen Chips fangt ihr alle an. Je weniger es sind, desto kürzer das Spiel.
option-chips-value = { $value ->
    [one] 1 Chip für jeden
   *[other] { $value } Chips für jeden
}
option-deck = Karten im Stapel
option-deck-help = Wie oft es jede Karte gibt. Zusammen sind es immer 54, davon mindestens 12 Zahlenkarten.
option-deck-value = { $value }
option-schnuff_tie = Gleichstand bei „{ kind-schnuff }“
option-schnuff_tie-help = Verschont bleibt, wer am niedrigsten würfelt. Und wenn das auf mehrere zutrifft?
option-schnuff_tie-reroll = sie würfeln noch einmal
option-schnuff_tie-all_exempt = sie bleiben alle verschont
option-schnuff_tie-all_pay = niemand bleibt verschont
option-immunity = Zollfrei nach „{ kind-schnuff }“
option-immunity-help = Wer nach dieser Karte dran ist, darf zollfrei an der Schranke vorbei. Wie lange gilt das?
option-immunity-next_play = nur für die nächste Karte
option-immunity-until_crossed = bis man daran vorbei ist, höchstens bis zum Ende der Runde
option-count_floor = Zählung unter 0
option-count_floor-help = Kleine Würfe bei „{ kind-risk }“ werden abgezogen. Geht es dabei auch unter 0?
option-count_floor-none = ja, es geht auch unter 0
option-count_floor-zero = nein, bei 0 bleibt der Karren stehen
option-shuffle_discards = Gespielte Karten neu mischen
option-shuffle_discards-help = Ist der Nachziehstapel leer, wird der Ablagestapel umgedreht. Ohne Mischen weiß, wer aufgepasst hat, was jetzt kommt.
option-shuffle_discards-true = ja, erst mischen
option-shuffle_discards-false = nein, nur umdrehen
option-card_names = Eigene Namen für wilde Karten
option-card_names-help = Tauft die wilden Karten, wie es euch gefällt. Am Spiel ändert das nichts.
option-card_names-none = sie heißen wie üblich
option-card_names-value = { $value }
option-drop_out_toll = Zoll fürs Aussetzen
option-drop_out_toll-help = Wer die letzte Karte spielt und nicht nachzieht, setzt für den Rest der Runde aus. Was kostet das?
option-drop_out_toll-none = nichts, wie im ursprünglichen Spiel
option-drop_out_toll-next_limit = den Zoll der nächsten Schranke
option-drop_out_toll-ninety = immer den Zoll der letzten Schranke
option-drop_out_toll-bots = Ein Bot spielt mit. Darum kostet es hier Zoll, mit leerer Hand auszusetzen: Ohne diesen Zoll kann es sich lohnen, nie nachzuziehen.

## Ergebnis

score-points = { $count ->
    [0] keine Chips
    [one] 1 Chip
   *[other] { $count } Chips
}

## Einführung: lernen beim Spielen

guide-welcome-title = Willkommen an der Zollstraße!
guide-welcome = Deine Zahlenkarte schiebt den Karren so viele Schritte weiter; wer ihn an einer Schranke vorbeischiebt, zahlt Zoll. Spiel eine Karte und zieh gleich danach selbst eine neue vom Stapel: Daran erinnert dich niemand!
guide-welcome_auto-title = Willkommen an der Zollstraße!
guide-welcome_auto = Deine Zahlenkarte schiebt den Karren so viele Schritte weiter; wer ihn an einer Schranke vorbeischiebt, zahlt Zoll. Wer zuletzt noch Chips hat, gewinnt. Spiel eine Karte!
guide-draw-title = Selbst nachziehen
guide-draw = Nach jeder Karte, die du spielst, nimmst du dir eine neue vom Stapel. Das musst du getan haben, bevor die nächste Karte liegt. Wer es verpasst, hat bis zum Ende der Runde weniger Karten. Und daran erinnern darf dich niemand, auch ich nicht!
guide-wild-title = Wilde Karten
guide-wild = Außer zum Anfangen darfst du statt einer Zahl immer auch eine wilde Karte spielen. Heb sie dir auf, bis eine Schranke naht!
guide-limits-title = Eine Schranke!
guide-limits = Schranken stehen bei 30, 60 und 90. Genau davor zu halten kostet nichts. Wer daran vorbeischiebt, zahlt: 1 Chip bei der ersten, 2 bei der zweiten, 3 bei der letzten. Nach der letzten beginnt eine neue Runde.
guide-pass-title = „{ kind-pass }“
guide-pass = Diese Karte lässt den Karren, wo er ist. Soll sich doch der Nächste darum kümmern!
guide-reverse-title = „{ kind-reverse }“
guide-reverse = Diese Karte dreht die Reihenfolge um: Als Nächstes ist wieder dran, wer gerade vor dir dran war. Der Karren bleibt, wo er ist.
guide-snap-title = „{ kind-snap }“
guide-snap = Diese Karte lässt den Karren bis genau vor die nächste Schranke rollen. Das kostet nichts, aber der Nächste steckt in der Klemme.
guide-risk-title = „{ kind-risk }“
guide-risk = Bei dieser Karte wirfst du zwei Würfel. Ab 7 geht es so viele Schritte vor, bis 6 so viele zurück.
guide-schnuff-title = „{ kind-schnuff }“
guide-schnuff = Diese Karte darfst du nur spielen, wenn der Karren genau vor einer Schranke steht. Dann würfeln alle anderen, und alle zahlen Zoll, nur der niedrigste Wurf nicht. Seid ihr bloß noch zu zweit, wird ab 7 gezahlt.
guide-immunity-title = Zollfrei
guide-immunity = Du bist nach „{ kind-schnuff }“ an der Reihe: Diesmal kommst du zollfrei an der Schranke vorbei. Nutze es!
guide-turned-title = Umgedreht
guide-turned = Der Nachziehstapel war leer, also wurden die gespielten Karten zum neuen Stapel. Gemischt wird üblicherweise nicht. Wer aufgepasst hat, weiß jetzt, was kommt!
guide-dropped-title = Keine Karte mehr
guide-dropped = Wer keine Karte mehr hat, setzt für den Rest der Runde aus. Die Chips bleiben, und in der nächsten Runde gibt es wieder vier Karten.
guide-toll-title = Zoll fürs Aussetzen
guide-toll = Wer die letzte Karte spielt und nicht nachzieht, setzt für den Rest der Runde aus und zahlt an diesem Tisch Zoll dafür. Sonst würde es sich lohnen, absichtlich nie nachzuziehen!
guide-dropped_toll-title = Keine Karte mehr
guide-dropped_toll = Wer keine Karte mehr hat, setzt für den Rest der Runde aus, und an diesem Tisch kostet das Zoll. In der nächsten Runde gibt es wieder vier Karten.
guide-eliminated-title = Kein Chip mehr
guide-eliminated = Wer den letzten Chip zahlt, scheidet aus dem Spiel aus. Die anderen spielen einfach weiter.
guide-cannot_play-title = Nichts zu spielen
guide-cannot_play = Wer nur noch „{ kind-schnuff }“ auf der Hand hat, während der Karren vor keiner Schranke steht, wird übersprungen.
guide-end-title = Am Ziel!
guide-end = Jetzt kennst du alles, was man an der Zollstraße wissen muss. Noch ein Spiel?

## Spielen im Terminal

cli-hint = { $draw_mode ->
    [strict] Nachziehen musst du selbst: Tippe gleich nach deiner Karte z, oder Enter, um weiterzuspielen.{ $draw_reminder ->
        [yes] {" "}Der Tisch erinnert dich daran.
       *[no] {" "}Erinnern wird dich niemand.
    }{ $drop_out_toll ->
        [none] {""}
       *[toll] {" "}Wer mit leerer Hand aussetzt, zahlt hier Zoll.
    }
   *[auto] Nachgezogen wird hier von selbst.
}
drawing-count = Zählung: { $count }
drawing-limit = { $steps ->
    [0] genau vor der Schranke { $limit }
    [one] noch 1 Schritt bis zur Schranke { $limit }
   *[other] noch { $steps } Schritte bis zur Schranke { $limit }
}
drawing-direction = { $direction ->
    [-1] gegen den Uhrzeigersinn
   *[1] im Uhrzeigersinn
}
drawing-pile = { $count ->
    [one] Nachziehstapel: 1 Karte
   *[other] Nachziehstapel: { $count } Karten
}
drawing-discard = { $count ->
    [0] Ablagestapel: noch leer
    [one] Ablagestapel: 1 Karte
   *[other] Ablagestapel: { $count } Karten, obenauf
}
drawing-aside = { $count ->
    [one] beiseitegelegt: 1 Karte
   *[other] beiseitegelegt: { $count } Karten
}
drawing-chest = { $count ->
    [0] Zollkiste: leer
    [one] Zollkiste: 1 Chip
   *[other] Zollkiste: { $count } Chips
}
drawing-dealer = gibt
drawing-free = zollfrei an der { $limit }
drawing-dropped = setzt diese Runde aus
drawing-eliminated = ausgeschieden
drawing-may_draw = Du darfst eine Karte nachziehen.

## Das Spielbrett im Browser

help-key-draw = D oder Z: eine Karte nachziehen
board-round = Runde { $round }
board-in-hand = { $card }, in deiner Hand
board-in-hand-unfit = { $card }, in deiner Hand, jetzt nicht spielbar
board-middle = Die Mitte des Tischs. Zählung: { $count }. Es geht { $direction ->
    [-1] gegen den Uhrzeigersinn
   *[1] im Uhrzeigersinn
} herum.
board-count = Zählung: { $count }. { $steps ->
    [0] Genau vor der Schranke { $limit }
    [one] Noch 1 Schritt bis zur Schranke { $limit }
   *[other] Noch { $steps } Schritte bis zur Schranke { $limit }
}, daran vorbei kostet es { $fee ->
    [one] 1 Chip
   *[other] { $fee } Chips
}. Es geht { $direction ->
    [-1] gegen den Uhrzeigersinn
   *[1] im Uhrzeigersinn
} herum.
board-next = { $steps ->
    [0] genau vor der { $limit }
   *[other] noch { $steps } bis { $limit }
}
board-gate = Schranke { $limit }, Zoll: { $fee ->
    [one] 1 Chip
   *[other] { $fee } Chips
}
board-discard = { $count ->
    [0] Ablagestapel, noch leer
    [one] Ablagestapel, 1 Karte: { $card }
   *[other] Ablagestapel, { $count } Karten, obenauf: { $card }
}
board-person = { $player_you ->
    [yes] Du
   *[no] { $player }
}: { $chips ->
    [0] kein Chip
    [one] 1 Chip
   *[other] { $chips } Chips
}, { $hand ->
    [0] keine Handkarten
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}{ $dealer ->
    [yes] {", "}{ $player_you ->
        [yes] gibst
       *[no] gibt
    }
   *[no] {""}
}{ $decides ->
    [yes] {", "}{ $player_you ->
        [yes] bist dran
       *[no] ist dran
    }
   *[no] {""}
}{ $free ->
    [0] {""}
   *[other] , zollfrei an der { $free }
}{ $dropped ->
    [yes] , setzt diese Runde aus
   *[no] {""}
}{ $rank ->
    [0] {""}
   *[other] , ausgeschieden auf Platz { $rank }
}
board-decides = ist dran
board-deals = gibt
board-free = frei an der { $limit }
board-dropped = setzt aus
board-out = Platz { $rank }
board-who-deals = Wer am höchsten würfelt, gibt!
board-sniffs = { $count ->
    [one] Schranke { $limit }: Ab 7 wird gezahlt!
   *[other] Schranke { $limit }: Der niedrigste Wurf bleibt verschont!
}
board-moved = { $back ->
    [yes] { $steps } zurück
   *[no] { $steps } vor
}
board-paid = { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
}
board-spared = verschont
board-no-cards = Du hast keine Karte mehr.
board-out-of-game = Du bist ausgeschieden.
board-hint = Was du tun kannst
board-choose-card = Wähle eine Karte aus deiner Hand.
board-choose-number = Wähle eine Zahlenkarte aus deiner Hand.
board-drop = Abbrechen
board-will-not-lead = Eine Runde fängt immer mit einer Zahlenkarte an.
board-will-not = Diese Karte kannst du nur genau bei 30, 60 oder 90 spielen.
board-will-number = { $from } + { $add } = { $to }. { $toll ->
    [none] Das kostet nichts.
    [free] Du kommst zollfrei an der { $limit } vorbei!
    [last] An der { $limit } vorbei: Das kostet dich die letzten Chips!
   *[due] An der { $limit } vorbei: Das kostet { $fee ->
        [one] 1 Chip
       *[other] { $fee } Chips
    }.
}
board-will-pass = Der Karren bleibt bei { $from }, und { $next_you ->
    [yes] du bist
   *[no] { $next } ist
} dran.
board-will-reverse = Die Richtung wechselt, und bei { $from } { $next_you ->
    [yes] bist als Nächstes du
   *[no] ist als Nächstes { $next }
} dran.
board-will-snap = { $stays ->
    [yes] Der Karren bleibt bei { $to }. Das kostet nichts.
   *[no] Der Karren rollt von { $from } genau bis { $to }. Das kostet nichts.
}
board-will-risk = Zwei Würfel! Ab 7 geht es vor ({ $up } von 36 Würfen), bis 6 zurück ({ $down } von 36).
board-will-schnuff = { $count ->
    [0] Niemand ist da, der würfeln könnte.
    [one] { $names } würfelt: Ab 7 kostet es { $fee ->
        [one] 1 Chip
       *[other] { $fee } Chips
    }.
   *[other] Alle anderen würfeln. Nur der niedrigste Wurf bleibt verschont, sonst kostet es { $fee ->
        [one] 1 Chip
       *[other] { $fee } Chips
    }.
}
