### Words that all games share and that server, terminal and browser say alike.

## Lists (this is how the rule for log lines puts lists together)

list-next = { $head }, { $tail }
list-last = { $head } and { $tail }
list-several = { $count }× { $item }
list-none = nothing
list-named = “{ $name }” for “{ $item }”

## When the clock plays for somebody

by-clock = { $player_you ->
    [yes] Time was up, so the clock played for you.
   *[no] Time was up, so the clock played for { $player }.
}

## Bots

bot-level-beginner = Beginner
bot-level-beginner-help = Still learning the game: children of eight and up can beat it.
bot-level-easy = Easy
bot-level-easy-help = Likes to play but still misses a thing or two.
bot-level-medium = Medium
bot-level-medium-help = Plays a decent game but can be beaten.
bot-level-strong = Strong
bot-level-strong-help = Thinks hard and forgives little.
bot-level-master = Master
bot-level-master-help = The best our bots can do.

## Quick words

phrase-hello = Hello everyone!
phrase-nice = Nice move!
phrase-wow = Wow!
phrase-ouch = Ouch!
phrase-hands_off = Hands off!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-hurry = Come on, your turn!
phrase-moment = Back in a moment.
phrase-gg = That was a good game!

## Where the browser's page is missing

page-missing = Schnapp is installed here without its page for the browser; in a checkout of Schnapp, ./play builds it, and so does “pip install .” without SCHNAPP_SKIP_WEB.
manual-missing = The manual is not installed here; in a checkout of Schnapp, “python -m tools.manual” builds it, and its pages can be read in the folder docs.

## What the table does not accept

refused-with-rule = { $sentence } (Rule { $rule })
refused-unknown_table = There is no such table. Check the link or open a new table.
refused-unknown_game = That game is not on our shelf.
refused-wrong_secret = This seat doesn’t belong to this device. Get a transfer code on the old one.
refused-table_full = Every seat is taken. You are welcome to watch.
refused-not_host = Only the person who opened the table can do that.
refused-game_running = That has to wait until the game is over.
refused-game_not_running = That has to wait until the game has started.
refused-game_not_over = That has to wait until the game is over.
refused-too_many_messages = Not so fast! Wait a moment and try again.
refused-too_many_tables = Too many tables are open here right now. Try again in a few minutes.
refused-too_many_watchers = So many people are watching that there is no room for more. Try again later.
refused-malformed = That message made no sense. Reload the page.
refused-too_large = That message is too long. Keep it shorter.
refused-too_few_players = You need more players for this game. Invite someone or add bots.
refused-bad_name = That name won’t do. Use 1 to 24 visible characters.
refused-bad_seats = This game can’t be played with that many seats.
refused-no_such_seat = There is no such seat at this table.
refused-bad_level = There are no such bots here.
refused-hints_off = There are no hints at this table.
refused-no_adviser = No bot knows this game well enough.
refused-not_asked = There is nothing for you to decide right now.
refused-unknown_option = This game has no such rule to set.
refused-bad_option = This rule can’t have that value.
refused-wrong_match = That was meant for the last game. A new one has started.
refused-not_playing = You don’t have a seat at this table. Watchers can’t play.
refused-bad_code = That transfer code is not (or no longer) valid. Get a new one on the other device.
refused-bad_text = Write 1 to 200 characters or pick one of the ready phrases.
refused-wrong_host = The server doesn’t go by this name. Use its IP address or “localhost”; whoever runs it can tell it the name with --origin.
refused-wrong_origin = That request came from another site. Open the table by its link.
refused-not_found = There is nothing here.
refused-internal = We dropped something. Please try again.
refused-restart = The table is restarting. Please try again in a moment.
refused-elsewhere = Another machine of this server has this table. Please try again in a moment.
refused-table_spoiled = This table is damaged and can’t be opened any more.
refused-game_missing = This table’s game is no longer on this server.

## Why the server hangs up

goodbye-replaced = Your seat is now open on another device or in another window.
goodbye-removed = You were removed from the table.
goodbye-left = You have left the table.
goodbye-flood = Those were too many messages at once. Reload the page to keep playing.
goodbye-slow = Your connection can’t keep up. We’re reconnecting you.
goodbye-silent = The table heard nothing from this device. Reload the page.
goodbye-too_many_watchers = So many people are watching that there is no room for more.
goodbye-malformed = The table didn’t understand a message. Reload the page.
goodbye-restart = The table is restarting. We’ll go on in a moment.
goodbye-elsewhere = The table is on another machine of this server. Please reconnect.
goodbye-table_spoiled = This table is damaged and can’t be opened any more. Please open a new one.
goodbye-game_missing = This table’s game is no longer on this server. Please open a new table.
goodbye-unknown_table = There is no such table (any more).
goodbye-wrong_secret = This seat doesn’t belong to this device.

## Result

result-rank = { $rank ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $rank }th place
}

## What occurs in every game

state-OVER = The game is over.
refused-game_over = The game has ended. How about a rematch?
refused-not_your_turn = It isn’t your turn.
refused-not_allowed = You can’t do that right now.
refused-bad_params = There is no such move in this game.
zone-hand = Hand
option-history_view = How far back you can read
option-history_view-help = How far back does the table show what happened?
option-history_view-table = since your last move
option-history_view-full = everything from the start
option-turn_seconds = Time to think
option-turn_seconds-help = When time is up, the clock decides for you.
option-turn_seconds-0 = no clock
option-turn_seconds-value = { $value ->
    [one] 1 second
   *[other] { $value } seconds
}

## Playing in the terminal

cli-welcome = { $game } with { $names }. Type the number of a move, ? for help, /q to stop.
cli-your-move = { $count ->
    [0] Your move:
   *[other] Your move (1–{ $count }):
}{" "}
cli-on = Enter to go on:{" "}
cli-your-turn = It is your turn.
cli-only-move = There is only one move.
cli-bad-choice = { $count ->
    [0] There is no such thing here. Type ? for help.
   *[other] A number from 1 to { $count }, please, or ? for help.
}
cli-which = { $numbers } lead there: one of these numbers, please.
cli-help = Number: play that move · /r: rules · /o: rules at this table · /q: stop
cli-no-booklet = This game comes without a rule booklet.
cli-ready = Ready? Enter starts the clock.
cli-bye = Bye, see you next time!
cli-you = You
cli-player = Guest
cli-saved = Recorded in { $file }.
drawing-round = Round { $round }
drawing-hand = { $count ->
    [0] empty hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}

## Of a game that says nothing else

result-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
