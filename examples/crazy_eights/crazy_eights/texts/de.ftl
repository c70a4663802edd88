### Crazy Eights auf Deutsch: alle Worte des Spiels, die jemand liest.

game-title = Verrückte Achten
game-teaser = Werde deine Karten los. Achten passen überall.

## Karten

kind-C2 = ♣2
kind-D2 = ♦2
kind-H2 = ♥2
kind-S2 = ♠2
kind-C3 = ♣3
kind-D3 = ♦3
kind-H3 = ♥3
kind-S3 = ♠3
kind-C4 = ♣4
kind-D4 = ♦4
kind-H4 = ♥4
kind-S4 = ♠4
kind-C5 = ♣5
kind-D5 = ♦5
kind-H5 = ♥5
kind-S5 = ♠5
kind-C6 = ♣6
kind-D6 = ♦6
kind-H6 = ♥6
kind-S6 = ♠6
kind-C7 = ♣7
kind-D7 = ♦7
kind-H7 = ♥7
kind-S7 = ♠7
kind-C8 = ♣8
kind-D8 = ♦8
kind-H8 = ♥8
kind-S8 = ♠8
kind-C9 = ♣9
kind-D9 = ♦9
kind-H9 = ♥9
kind-S9 = ♠9
kind-CT = ♣10
kind-DT = ♦10
kind-HT = ♥10
kind-ST = ♠10
kind-CJ = ♣B
kind-DJ = ♦B
kind-HJ = ♥B
kind-SJ = ♠B
kind-CQ = ♣D
kind-DQ = ♦D
kind-HQ = ♥D
kind-SQ = ♠D
kind-CK = ♣K
kind-DK = ♦K
kind-HK = ♥K
kind-SK = ♠K
kind-CA = ♣A
kind-DA = ♦A
kind-HA = ♥A
kind-SA = ♠A

## Wie Bots heißen

bot-name-1 = Otto
bot-name-2 = Oktavia
bot-name-3 = Ada

## Was entschieden wird

state-PLAY = { $player_you ->
    [yes] Du bist dran: Was spielst du?
   *[no] { $player } ist dran.
}
state-NOMINATE = { $player_you ->
    [yes] Deine Acht! Welche Farbe wünschst du dir?
   *[no] { $player } wünscht sich eine Farbe.
}

## Züge zur Auswahl

act-play-line = { $card } spielen
act-draw-line = Eine Karte ziehen
act-pass-line = Passen
act-nominate-line = { $suit ->
    [C] Kreuz ♣
    [D] Karo ♦
    [H] Herz ♥
   *[S] Pik ♠
}

## Was geschehen ist

log-dealt = { $dealer_you ->
    [yes] Du gibst.
   *[no] { $dealer } gibt.
}
log-turned_up = { $card } wird aufgedeckt.
log-put_back = Mit einer Acht beginnt es nicht: Sie geht zurück.
log-played = { $player_you ->
    [yes] Du spielst { $card }.
   *[no] { $player } spielt { $card }.
}
log-nominated = { $player_you ->
    [yes] Du wünschst dir
   *[no] { $player } wünscht sich
} { $suit ->
    [C] Kreuz ♣
    [D] Karo ♦
    [H] Herz ♥
   *[S] Pik ♠
}.
log-drew = { $player_you ->
    [yes] Du ziehst { $card_known ->
        [yes] { $card }
       *[no] eine Karte
    }.
   *[no] { $player } zieht eine Karte.
}
log-passed = { $player_you ->
    [yes] Du passt.
   *[no] { $player } passt.
}
log-game_ended = { $winners_count ->
    [one] { $winners_you ->
        [yes] Du gewinnst!
       *[no] { $winners } gewinnt.
    }
   *[other] Keiner liegt vorn: Ihr teilt euch den Sieg.
}
score-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}

## Auf dem Tisch

drawing-pile = { $count ->
    [one] Stapel: 1 Karte
   *[other] Stapel: { $count } Karten
}

## Ablehnungen

refused-bad_params = Da fehlt etwas: Sag, welche Karte oder welche Farbe.
refused-not_your_turn = Du bist nicht dran.
refused-suit_first = Du hast eine Acht gespielt: Sag erst, welche Farbe du dir wünschst.
refused-no_eight = Eine Farbe wünscht man sich nur nach einer Acht.
refused-card_not_in_hand = Diese Karte hast du nicht auf der Hand.
refused-does_not_fit = Diese Karte passt weder in der Farbe noch im Wert.
refused-cannot_draw = Du darfst in diesem Zug keine Karte mehr ziehen.
refused-must_draw = Passen darfst du noch nicht: Zieh eine Karte.

## Regeln zum Einstellen

option-max_draws = Höchstens zu ziehen
option-max_draws-help = Wie viele Karten man in einem Zug ziehen darf, bevor man passen muss.
option-max_draws-value = { $value }
