### Crazy Eights in English: every word of the game that a person reads.

game-title = Crazy Eights
game-teaser = Get rid of your cards. Eights fit everywhere.

## Cards

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
kind-CJ = ♣J
kind-DJ = ♦J
kind-HJ = ♥J
kind-SJ = ♠J
kind-CQ = ♣Q
kind-DQ = ♦Q
kind-HQ = ♥Q
kind-SQ = ♠Q
kind-CK = ♣K
kind-DK = ♦K
kind-HK = ♥K
kind-SK = ♠K
kind-CA = ♣A
kind-DA = ♦A
kind-HA = ♥A
kind-SA = ♠A

## What bots are called

bot-name-1 = Otto
bot-name-2 = Octavia
bot-name-3 = Ada

## What is being decided

state-PLAY = { $player_you ->
    [yes] It’s your turn: what will you play?
   *[no] It’s { $player }’s turn.
}
state-NOMINATE = { $player_you ->
    [yes] Your eight! Which suit do you want?
   *[no] { $player } asks for a suit.
}

## Acts, as choices

act-play-line = Play { $card }
act-draw-line = Draw a card
act-pass-line = Pass
act-nominate-line = { $suit ->
    [C] Clubs ♣
    [D] Diamonds ♦
    [H] Hearts ♥
   *[S] Spades ♠
}

## What happened

log-dealt = { $dealer_you ->
    [yes] You deal.
   *[no] { $dealer } deals.
}
log-turned_up = { $card } is turned up.
log-put_back = No eight may begin: it goes back.
log-played = { $player_you ->
    [yes] You play { $card }.
   *[no] { $player } plays { $card }.
}
log-nominated = { $player_you ->
    [yes] You ask
   *[no] { $player } asks
} for { $suit ->
    [C] clubs ♣
    [D] diamonds ♦
    [H] hearts ♥
   *[S] spades ♠
}.
log-drew = { $player_you ->
    [yes] You draw { $card_known ->
        [yes] { $card }
       *[no] a card
    }.
   *[no] { $player } draws a card.
}
log-passed = { $player_you ->
    [yes] You pass.
   *[no] { $player } passes.
}
log-game_ended = { $winners_count ->
    [one] { $winners_you ->
        [yes] You win!
       *[no] { $winners } wins.
    }
   *[other] Nobody is ahead: you share the win.
}
score-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

## On the table

drawing-pile = { $count ->
    [one] Pile: 1 card
   *[other] Pile: { $count } cards
}

## Refusals

refused-bad_params = Something is missing: say which card, or which suit.
refused-not_your_turn = It is not your turn.
refused-suit_first = You have played an eight: say first which suit you want.
refused-no_eight = You can ask for a suit only after an eight.
refused-card_not_in_hand = You don’t hold that card.
refused-does_not_fit = That card follows neither suit nor rank.
refused-cannot_draw = You can’t draw another card in this turn.
refused-must_draw = You can’t pass yet: draw a card.

## Options

option-max_draws = Most cards to draw
option-max_draws-help = How many cards you may draw in one turn before you have to pass.
option-max_draws-value = { $value }
