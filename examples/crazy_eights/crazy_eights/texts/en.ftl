game-title = Crazy Eights
suit = { $suit ->
    [C] clubs ♣
    [D] diamonds ♦
    [H] hearts ♥
   *[S] spades ♠
}
act-play-line = Play { $card }
act-draw-line = Draw a card
act-pass-line = Pass
act-nominate-line = Ask for { suit }
log-played = { $player }: { $card }
log-nominated = { $player }: { suit }, please!
log-drew = { $player }: { $card_known ->
    [yes] { $card }
   *[no] a card
} from the pile
log-passed = { $player }: pass
refused-bad_params = Something is missing: say which card, or which suit.
refused-suit_first = You have played an eight: say first which suit you want.
refused-no_eight = You can ask for a suit only after an eight.
refused-does_not_fit = You don’t hold that card, or it follows neither suit nor rank.
refused-cannot_draw = You can’t draw another card in this turn.
refused-must_draw = You can’t pass yet: draw a card.
field-pile-help = Draw from here. When it is empty, nobody can draw any more.
option-max_draws = Most cards to draw
option-max_draws-help = How many cards you may draw in one turn before you have to pass.
option-max_draws-value = { $value }
