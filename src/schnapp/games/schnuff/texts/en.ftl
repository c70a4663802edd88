### Schnuff in English: every word of the game that a person reads.
### Which arguments a log line gets is written in docs/texts.md. Wild cards may have other names at a table: their name
### always stands as { kind-… } or as an argument, never spelled out.

game-title = Schnuff
game-teaser = A heavy cart, three toll gates and a dog with a very good nose. The last one with chips wins.
game-credit = A game by Jim Seko. This is a free, unofficial version.
game-default-name = Carter

## Cards

kind-number_1 = 1
kind-number_1-short = 1
kind-number_2 = 2
kind-number_2-short = 2
kind-number_3 = 3
kind-number_3-short = 3
kind-number_4 = 4
kind-number_4-short = 4
kind-pass = Pass!
kind-pass-short = Pa
kind-reverse = Reverse!
kind-reverse-short = Re
kind-snap = Snap!
kind-snap-short = Sn
kind-risk = Risk!
kind-risk-short = Ri
kind-schnuff = Schnuff!
kind-schnuff-short = Sf

## What bots are called

bot-name-1 = Rumble
bot-name-2 = Heidi
bot-name-3 = Muley
bot-name-4 = Spokes
bot-name-5 = Axle Annie
bot-name-6 = Bergie
bot-name-7 = Marmot
bot-name-8 = Wobbly Will
bot-name-9 = Clop
bot-name-10 = Edel Weiss
bot-name-11 = Carter Kurt
bot-name-12 = Bumps


## What is being decided ($player: names of all others who are waited for; $count: how many they are)

state-LEAD = { $player_you ->
    [yes] You start the round: play a number card!
   *[no] { $player } starts the round.
}
state-PLAY = { $player_you ->
    [yes] It’s your turn!
   *[no] It’s { $player }’s turn.
}

## Actions: name, short explanation, and a whole move as a sentence

act-play = Play
act-play-help = Put one of your cards on the discard pile, face up.
act-play-line = { $card_type ->
    [number] Play a { $card }
   *[wild] Play { $card }
}
act-draw = Draw
act-draw-help = Take the top card of the draw pile.
act-draw-line = Draw a card
act-draw-key = d
act-wait-line = Do not draw for now

## Parts of an act, as a report of the lab calls them

part-card = card

## What a way to play may depend on, as a report of the lab calls it

reading-active = the seat whose turn it is, counted from 0,
reading-aside = the number of cards of those who are out
reading-bank = the number of chips in the bank
reading-chips = the number of own chips
reading-chips-ahead = the lead in chips
reading-count = the count
reading-dealer = the seat that deals, counted from 0,
reading-direction = the direction, 1 clockwise and −1 the other way,
reading-discard-count = the number of cards in the discard pile
reading-draw_pile = the number of cards in the draw pile
reading-eliminated = the number of times that somebody has dropped out
reading-hands = the number of cards in hand
reading-hands-ahead = the lead in cards in hand
reading-immune-limit = the gate that is toll-free just now
reading-immune-player = the seat that passes a gate toll-free, counted from 0,
reading-round = the number of the round
fact-in_round = one is still in the round
fact-started = the round has been opened

## What happened

list-chips = { $player_you ->
    [yes] you { $chips }
   *[no] { $player } { $chips }
}
log-dealer_roll = { $player_you ->
    [yes] Who deals? You roll { $dice }, that is { $dice_sum }.
   *[no] Who deals? { $player } rolls { $dice }, that is { $dice_sum }.
}
log-round_started = { $dealer_you ->
    [yes] Round { $round } begins. You deal.
   *[no] Round { $round } begins. { $dealer } deals.
}
log-lead_skipped = { $player_you ->
    [yes] You have no number card and can’t start.
   *[no] { $player } has no number card and can’t start.
}
log-redeal = Nobody has a number card. The cards are dealt again.
log-draw_forfeited = { $player_you ->
    [yes] You didn’t draw a card, and now it is too late for that.
   *[no] { $player } didn’t draw a card, and now it is too late for that.
}
log-dropped_out = { $player_you ->
    [yes] You have no cards left and sit out until the next round.
   *[no] { $player } has no cards left and sits out until the next round.
}
log-played = { $card_type ->
    [number] { $player_you ->
        [yes] You play a { $card }: “{ $count }!”
       *[no] { $player } plays a { $card }: “{ $count }!”
    }
    [pass] { $player_you ->
        [yes] You play “{ $card }” and leave the cart at { $count }.
       *[no] { $player } plays “{ $card }” and leaves the cart at { $count }.
    }
    [reverse] { $player_you ->
        [yes] You play “{ $card }”.
       *[no] { $player } plays “{ $card }”.
    } { $direction ->
        [-1] Play now goes anticlockwise, still at { $count }.
       *[1] Play now goes clockwise, still at { $count }.
    }
    [snap] { $player_you ->
        [yes] You play “{ $card }”: the cart stands right at gate { $count }.
       *[no] { $player } plays “{ $card }”: the cart stands right at gate { $count }.
    }
    [risk] { $player_you ->
        [yes] You play “{ $card }”, and the cart ends up at { $count }.
       *[no] { $player } plays “{ $card }”, and the cart ends up at { $count }.
    }
   *[schnuff] { $player_you ->
        [yes] You play “{ $card }” at { $count }: the customs dog sniffs at everyone else!
       *[no] { $player } plays “{ $card }” at { $count }: the customs dog sniffs at everyone else!
    }
}
log-risk_roll = The dice show { $dice }: { $dice_sum ->
    [2] 2 steps back.
    [3] 3 steps back.
    [4] 4 steps back.
    [5] 5 steps back.
    [6] 6 steps back.
   *[other] { $dice_sum } steps on.
}
log-schnuff_roll = { $player_you ->
    [yes] You roll { $dice }, that is { $dice_sum }.
   *[no] { $player } rolls { $dice }, that is { $dice_sum }.
}
log-spared = { $player_you ->
    [yes] You are spared.
   *[no] { $player } is spared.
}
log-paid = { $player_you ->
    [yes] { $chips ->
        [one] You pay the toll at gate { $limit }: one chip.
       *[other] You pay the toll at gate { $limit }: { $chips } chips.
    }
   *[no] { $chips ->
        [one] { $player } pays the toll at gate { $limit }: one chip.
       *[other] { $player } pays the toll at gate { $limit }: { $chips } chips.
    }
}
log-immunity_used = { $player_you ->
    [yes] You roll past gate { $limit } without paying.
   *[no] { $player } rolls past gate { $limit } without paying.
}
log-eliminated = { $player_you ->
    [yes] You have no chips left and are out of the game.
   *[no] { $player } has no chips left and is out of the game.
}
log-drew = { $player_you ->
    [yes] { $card_known ->
        [yes] { $card_type ->
            [number] You draw a { $card }.
           *[wild] You draw “{ $card }”.
        }
       *[no] You draw a card.
    }
   *[no] { $player } draws a card.
}
log-pile_turned = { $player_you ->
    [yes] { $count ->
        [one] You drew the last card. The one discarded card becomes the new draw pile.
       *[other] You drew the last card. The { $count } discarded cards become the new draw pile.
    }
   *[no] { $count ->
        [one] { $player } drew the last card. The one discarded card becomes the new draw pile.
       *[other] { $player } drew the last card. The { $count } discarded cards become the new draw pile.
    }
}
log-immunity = { $player_you ->
    [yes] Gate { $limit } is toll-free for you now.
   *[no] Gate { $limit } is toll-free for { $player } now.
}
log-cannot_play = { $player_you ->
    [yes] You can’t play any of your cards, so you are skipped.
   *[no] { $player } can’t play any card and is skipped.
}
log-round_ended = { $reason ->
    [over_90] The cart is past the last gate: the round is over.
    [schnuff_90] After the sniffing at the last gate the round is over.
    [one_left] Nobody can push the cart alone: the round is over.
   *[stuck] Nobody can play a card any more: the round is over.
}
log-game_ended = { $winners_you ->
    [yes] { $winners_count ->
        [one] The game is over: you win!
       *[other] The game is over: you win together with { $winners }!
    }
   *[no] { $winners_count ->
        [one] The game is over: { $winners } wins!
       *[other] The game is over: { $winners } win together!
    }
} Chips: { $chips }.

## Why something is not possible

refused-bad_params = Something is missing: choose one of your cards.
refused-no_draw_right = You can’t draw a card now: only straight after your own, before the next one is played, and only once.
refused-not_your_turn = Be patient: it is not your turn.
refused-card_not_in_hand = You don’t hold that card. Choose one from your hand.
refused-number_required = A round always starts with a number card: 1, 2, 3 or 4.
refused-not_at_limit = That card only works when the cart is exactly at a gate: at 30, 60 or 90.

## What can be set

option-max_rounds = Round limit
option-max_rounds-help = After that the game ends in any case, and the most chips win.
option-max_rounds-0 = as many as it takes
option-max_rounds-value = { $value ->
    [one] 1 round
   *[other] { $value } rounds
}
option-short_game = Short game
option-short_game-help = A short game is over as soon as somebody has no chips left. Then the most chips win.
option-short_game-true = yes, only until the first one is out
option-short_game-false = no, until only one has chips
option-draw_mode = Who draws
option-draw_mode-help = After each card you play you get a new one. If you draw yourselves, you can miss it: once the next card is played it is too late.
option-draw_mode-strict = you draw yourselves
option-draw_mode-auto = the game draws for you
option-draw_grace_ms = Breathing space for drawing
option-draw_grace_ms-help = At least this much time passes before the next card is played. This only matters if you draw yourselves.
option-draw_grace_ms-0 = none
option-draw_grace_ms-500 = half a second
option-draw_grace_ms-1000 = 1 second
option-draw_grace_ms-1500 = one and a half seconds
option-draw_grace_ms-2000 = 2 seconds
option-draw_grace_ms-2500 = two and a half seconds
option-draw_grace_ms-3000 = 3 seconds
option-draw_grace_ms-4000 = 4 seconds
option-draw_grace_ms-5000 = 5 seconds
option-draw_grace_ms-10000 = 10 seconds
option-draw_grace_ms-value = { $value ->
    [one] 1 thousandth of a second
   *[other] { $value } thousandths of a second
}
option-draw_reminder = Reminder to draw
option-draw_reminder-help = Only for practice: the table shows you when you may draw. Normally everyone has to remember.
option-draw_reminder-true = yes, for practice
option-draw_reminder-false = no, nobody tells you
option-chips = Chips at the start
option-chips-help = All of you start with this many chips. The fewer there are, the shorter the game.
option-chips-value = { $value ->
    [one] 1 chip each
   *[other] { $value } chips each
}
option-deck = Cards in the deck
option-deck-help = How many there are of each card. It is always 54 in all, at least 12 of them number cards.
option-deck-value = { $value }
option-schnuff_tie = Ties at “{ kind-schnuff }”
option-schnuff_tie-help = The lowest roll is spared. And if several have it?
option-schnuff_tie-reroll = they roll again
option-schnuff_tie-all_exempt = all of them are spared
option-schnuff_tie-all_pay = nobody is spared
option-immunity = Toll-free after “{ kind-schnuff }”
option-immunity-help = Whoever plays after this card may pass the gate toll-free. How long does that last?
option-immunity-next_play = for the next card only
option-immunity-until_crossed = until they have passed it, or the round ends
option-count_floor = Count below 0
option-count_floor-help = Low rolls at “{ kind-risk }” are subtracted. Can that take the count below 0?
option-count_floor-none = yes, below 0 as well
option-count_floor-zero = no, the cart stops at 0
option-shuffle_discards = Shuffle the played cards
option-shuffle_discards-help = When the draw pile is empty, the discard pile is turned over. If it isn’t shuffled, a good memory tells you what comes next.
option-shuffle_discards-true = yes, shuffle first
option-shuffle_discards-false = no, just turn them over
option-card_names = Your own names for wild cards
option-card_names-help = Call the wild cards whatever you like. It changes nothing in the game.
option-card_names-none = the usual ones
option-card_names-value = { $value }
option-drop_out_toll = Toll for sitting out
option-drop_out_toll-help = Whoever plays their last card and draws none sits out for the rest of the round. What does that cost?
option-drop_out_toll-none = nothing, as in the original game
option-drop_out_toll-next_limit = the toll at the next gate
option-drop_out_toll-ninety = always the toll at the last gate
option-drop_out_toll-bots = A bot is playing. That is why sitting out with an empty hand costs a toll here: without that toll, never drawing can pay off.

## Result

score-points = { $count ->
    [0] no chips
    [one] 1 chip
   *[other] { $count } chips
}

## Guide: learning by playing

guide-welcome-title = Welcome to the toll road!
guide-welcome = Your number card pushes the cart on by so many steps; whoever pushes it past a gate pays a toll. Play a card, and right after it draw a new one from the pile yourself: nobody will remind you!
guide-welcome_auto-title = Welcome to the toll road!
guide-welcome_auto = Your number card pushes the cart on by so many steps; whoever pushes it past a gate pays a toll. The last one with chips wins. Play a card!
guide-draw-title = Draw for yourself
guide-draw = After every card you play, you take a new one from the pile. You must have done that before the next card is played. If you miss it, you have fewer cards for the rest of the round. And nobody may remind you, not even me!
guide-wild-title = Wild cards
guide-wild = Except to start a round, you may always play a wild card instead of a number. Save them until a gate comes near!
guide-limits-title = A gate!
guide-limits = There are gates at 30, 60 and 90. Stopping exactly there costs nothing. Pushing the cart past costs 1 chip at the first, 2 at the second, 3 at the last. After the last one a new round begins.
guide-pass-title = “{ kind-pass }”
guide-pass = This card leaves the cart where it is. Let the next player worry about it!
guide-reverse-title = “{ kind-reverse }”
guide-reverse = This card turns the order round: whoever was just before you is next again. The cart stays where it is.
guide-snap-title = “{ kind-snap }”
guide-snap = This card lets the cart roll right up to the next gate. It costs nothing, but now the next player is in a tight spot.
guide-risk-title = “{ kind-risk }”
guide-risk = With this card you roll two dice. On 7 or more, the cart goes that many steps on; on 6 or less, that many back.
guide-schnuff-title = “{ kind-schnuff }”
guide-schnuff = You may play this card only when the cart is exactly at a gate. Then everyone else rolls the dice, and all pay the toll except the lowest roll. If there are just two of you, a 7 or more has to pay.
guide-immunity-title = Toll-free
guide-immunity = It is your turn right after “{ kind-schnuff }”: this time you may pass the gate without paying. Make use of it!
guide-turned-title = Turned over
guide-turned = The draw pile was empty, so the played cards became the new one. Usually they are not shuffled. With a good memory you know what comes now!
guide-dropped-title = No cards left
guide-dropped = If you run out of cards, you sit out for the rest of the round. You keep your chips, and in the next round you get four cards again.
guide-toll-title = A toll for sitting out
guide-toll = Whoever plays their last card and draws none sits out for the rest of the round, and pays a toll for it at this table. Otherwise it would pay off never to draw!
guide-dropped_toll-title = No cards left
guide-dropped_toll = If you run out of cards, you sit out for the rest of the round, and at this table that costs a toll. In the next round you get four cards again.
guide-eliminated-title = No chips left
guide-eliminated = Whoever pays their last chip is out of the game. The others simply play on.
guide-cannot_play-title = Nothing to play
guide-cannot_play = If you hold nothing but “{ kind-schnuff }” and the cart is not at a gate, you are skipped.
guide-end-title = You made it!
guide-end = Now you know all there is to know on the toll road. Another game?

## Playing in the terminal

cli-hint = { $draw_mode ->
    [strict] You draw for yourself: type d straight after your card, or Enter to play on.{ $draw_reminder ->
        [yes] {" "}The table reminds you.
       *[no] {" "}Nobody will remind you.
    }{ $drop_out_toll ->
        [none] {""}
       *[toll] {" "}Whoever sits out with an empty hand pays a toll here.
    }
   *[auto] Cards are drawn for you here.
}
drawing-count = Count: { $count }
drawing-limit = { $steps ->
    [0] right at gate { $limit }
    [one] 1 step to gate { $limit }
   *[other] { $steps } steps to gate { $limit }
}
drawing-direction = { $direction ->
    [-1] anticlockwise
   *[1] clockwise
}
drawing-pile = { $count ->
    [one] Draw pile: 1 card
   *[other] Draw pile: { $count } cards
}
drawing-discard = { $count ->
    [0] Discard pile: still empty
    [one] Discard pile: 1 card
   *[other] Discard pile: { $count } cards, on top
}
drawing-aside = { $count ->
    [one] put aside: 1 card
   *[other] put aside: { $count } cards
}
drawing-chest = { $count ->
    [0] Toll chest: empty
    [one] Toll chest: 1 chip
   *[other] Toll chest: { $count } chips
}
drawing-dealer = deals
drawing-free = toll-free at { $limit }
drawing-dropped = sits out this round
drawing-eliminated = out of the game
drawing-may_draw = You may draw a card.

## The board in the browser

help-key-draw = D or Z: draw a card
board-round = Round { $round }
board-in-hand = { $card }, in your hand
board-in-hand-unfit = { $card }, in your hand, not playable now
board-middle = The middle of the table. Count: { $count }. Play goes { $direction ->
    [-1] anticlockwise
   *[1] clockwise
}.
board-count = Count: { $count }. { $steps ->
    [0] Right at the { $limit } gate
    [one] 1 step to the { $limit } gate
   *[other] { $steps } steps to the { $limit } gate
}, passing it costs { $fee ->
    [one] 1 chip
   *[other] { $fee } chips
}. Play goes { $direction ->
    [-1] anticlockwise
   *[1] clockwise
}.
board-next = { $steps ->
    [0] right at { $limit }
   *[other] { $steps } to go
}
board-gate = Gate { $limit }, toll: { $fee ->
    [one] 1 chip
   *[other] { $fee } chips
}
board-discard = { $count ->
    [0] Discard pile, still empty
    [one] Discard pile, 1 card: { $card }
   *[other] Discard pile, { $count } cards, on top: { $card }
}
board-person = { $player_you ->
    [yes] You
   *[no] { $player }
}: { $chips ->
    [0] no chips
    [one] 1 chip
   *[other] { $chips } chips
}, { $hand ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}{ $dealer ->
    [yes] , dealer
   *[no] {""}
}{ $decides ->
    [yes] , to play
   *[no] {""}
}{ $free ->
    [0] {""}
   *[other] , free to pass { $free }
}{ $dropped ->
    [yes] , sitting out this round
   *[no] {""}
}{ $rank ->
    [0] {""}
   *[other] , out of the game in place { $rank }
}
board-decides = to play
board-deals = dealer
board-free = free at { $limit }
board-dropped = sits out
board-out = Place { $rank }
board-who-deals = The highest roll deals!
board-sniffs = { $count ->
    [one] Gate { $limit }: 7 or more pays!
   *[other] Gate { $limit }: the lowest roll is spared!
}
board-moved = { $back ->
    [yes] { $steps } back
   *[no] { $steps } ahead
}
board-paid = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
board-spared = spared
board-no-cards = You have no cards left.
board-out-of-game = You are out of the game.
board-hint = What you can do
board-choose-card = Choose a card from your hand.
board-choose-number = Choose a number card from your hand.
board-drop = Cancel
board-will-not-lead = A round always begins with a number card.
board-will-not = You can only play this at exactly 30, 60 or 90.
board-will-number = { $from } + { $add } = { $to }. { $toll ->
    [none] That costs nothing.
    [free] You pass { $limit } without paying!
    [last] Past { $limit }: that costs you your last chips!
   *[due] Past { $limit }: that costs { $fee ->
        [one] 1 chip
       *[other] { $fee } chips
    }.
}
board-will-pass = The cart stays at { $from }, and { $next_you ->
    [yes] you are
   *[no] { $next } is
} next.
board-will-reverse = Play turns round, and at { $from } { $next_you ->
    [yes] you are
   *[no] { $next } is
} next.
board-will-snap = { $stays ->
    [yes] The cart stays at { $to }. That costs nothing.
   *[no] The cart rolls from { $from } right up to { $to }. That costs nothing.
}
board-will-risk = Two dice! 7 or more goes ahead ({ $up } of 36 rolls), 6 or less goes back ({ $down } of 36).
board-will-schnuff = { $count ->
    [0] There is nobody to roll.
    [one] { $names } rolls: 7 or more costs { $fee ->
        [one] 1 chip
       *[other] { $fee } chips
    }.
   *[other] All others roll. Only the lowest roll is spared, the rest pay { $fee ->
        [one] 1 chip
       *[other] { $fee } chips
    }.
}
