### The words of the interface that only the browser needs.
### Words that server and terminal say too are in table/texts; a game's words are with the game.

## General

app-name = Schnapp
app-claim = Family games at an open table
app-noscript = To play here, please allow your browser to run JavaScript.
app-missing = Part of the page hasn’t arrived. Check your connection and reload the page. If that doesn’t help, your browser may be too old.
app-missing-again = Reload
ui-ok = Got it
ui-close = Close
ui-copied = Copied!
ui-loading = Just a moment …
ui-you = you
ui-skip-to-game = Skip to the game
ui-rule = Rule { $rule }

## Home

home-play-bots = Play against bots
home-choose = What shall we play?
home-play-bots-help = Jump right in, on your own against friendly bots.
home-one-screen = On one screen
home-one-screen-help = Pass the device around the table.
home-with-friends = With friends by link
home-players = How many are playing?
home-bots-level = How good are the bots?
home-your-name = Your name
home-name-of = Name for seat { $number }
home-start = Start playing
home-continue = Keep playing
home-continue-help = { $count ->
    [one] You still have a seat at a table.
   *[other] You still have seats at { $count } tables.
}
home-to-table = To the table
home-more-tables = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
home-stage-lobby = not started yet
home-stage-playing = in progress
home-stage-over = finished
home-handover = I have a transfer code
home-manual = Manual
here-title = Play without a network
here-offer = Download { $megabytes } MB once, then you can play on a train, too: against bots, or passing this device around.
here-serverless = There is no server here: your tables live on this device only. Nobody can join them by link.
here-offer-serverless = Here your browser plays without a server. It downloads { $megabytes } MB once, and from then on it needs no network either.
here-fetch = Download now
here-fetching = Downloading
here-share = { $share }% is here.
here-stored = Everything is on this device. When there is no network, new games open here by themselves.
here-on = You are playing without a network
here-on-help = New tables live on this device only. Nobody can join them by link.
here-away = No server answers. New tables live on this device only, and nobody can join them by link.
here-without-words = Schnapp, Land, Fluss! is missing here: its dictionary lives on the server.
here-waking = Setting up the table. This takes a few seconds.
here-missing = needs the server
here-back = Play with the server again
here-elsewhere = Your tables are open in another tab. Play on here, and they come over.
here-take = Play on here
here-full = There is no room left on this device. Free some space, then try again.
here-first = The first time, this page needs a network: your browser plays without a server, and has to download the game for that.
here-forbidden = Here your browser plays without a server, and has to keep the game for that, but it keeps nothing of this page. Open it in a normal window instead of a private one, by an address with https.
here-fault-unfetched = Your browser has thrown away what it needs to play without a network, probably to make room. Download it once more, and you can play on.
here-fault-database = Your browser lets this page keep no tables, as in some private windows. Open it in a normal window, or free some space.
here-fault-broken = Your browser can’t set up the table ({ $why }). Close other tabs or reload the page, then try again.
here-failed = The download failed. What has arrived stays: try again.
home-minutes = about { $minutes } minutes
home-minutes-range = { $from } to { $to } minutes
home-age = age { $age } and up
home-seats = { $from } to { $to } players
home-seats-exactly = { $count ->
    [one] alone
   *[other] { $count } players
}

## Joining

join-title = { $host } is inviting you
join-title-unknown = Pull up a chair!
join-help = All you need is a name. No account.
join-sit = Take a seat
join-watch = Just watch
join-full = Every seat is taken. You can watch.
join-running = The game is already on. You can watch.

## Before the game

lobby-invite = Invite the others
lobby-invite-help = Anyone who opens this link can take a seat.
lobby-link = Link to the table
lobby-copy-link = Copy link
lobby-share = Share link
lobby-qr = The link as a QR code: scan it with another device’s camera
lobby-seats = Seats
lobby-seat-number = Player { $number }
lobby-seat-open = free
lobby-seat-bot = Bot: { $level }
lobby-bot-level = How well does { $name } play?
lobby-seat-host = host
lobby-seat-leader = leads the game
lobby-lead = { $name } leads the game and does not play
lobby-lead-no = { $name } plays after all
lobby-add-bot = Add a bot
lobby-add-seat = Add a seat
lobby-remove = Remove { $name } from the table
lobby-remove-seat = Remove seat
lobby-start = Start the game
lobby-waiting = { $host } will start the game when everyone is here.
lobby-host-gone = { $host } is away right now. Meanwhile you can set up the table and start the game.
lobby-need-more = { $count ->
    [one] One more player is needed. Add a bot or pass the link on.
   *[other] { $count } more players are needed. Add bots or pass the link on.
}
lobby-open-seats-go = Free seats are removed when the game starts.
lobby-options = House rules at this table
lobby-options-default = The usual rules
lobby-options-changed = { $count ->
    [one] 1 rule changed
   *[other] { $count } rules changed
}
lobby-options-reset = Reset everything
lobby-pace = Pace of the bots
lobby-pace-fast = fast
lobby-pace-normal = normal
lobby-pace-slow = slow
lobby-calm = The race
lobby-calm-no = the fastest hand wins
lobby-calm-yes = no rush, everybody answers
lobby-calm-help = With no rush, everybody takes their time over one answer. The most valuable one that counts wins; ties are broken at random.
far-you = Your connection to this table is very slow. A race can’t make up for all of that.
far-others = { $count ->
    [one] { $names } has a very slow connection.
   *[other] { $names } have very slow connections.
} A race can’t make up for all of that.
far-calm = Play with no rush
far-calm-help = If you play with no rush, everybody has the same chance.
far-ask-host = With no rush, everybody has the same chance: whoever opened the table can set that.
far-next-time = You can play the next game with no rush.
lobby-forget = Bots forget things
lobby-forget-never = never
lobby-forget-sometimes = now and then
lobby-forget-often = often
lobby-forget-help = In this game you can forget to do something, and nobody will remind you. Bots forget, too.
lobby-hints = Hints
lobby-hints-yes = allowed
lobby-hints-no = none
lobby-hints-help = On your turn you may ask a bot what it would do. The others won’t notice.
lobby-away = Stand-in when someone is away
lobby-away-help = When someone has been gone this long, a bot fills in. Whoever comes back gets their seat right back.
lobby-away-never = never
lobby-away-seconds = after { $count } seconds

lobby-deck-less = One fewer “{ $kind }” card
lobby-deck-more = One more “{ $kind }” card
lobby-deck-sum = { $sum } of { $total } cards
lobby-deck-missing = { $count ->
    [one] 1 card is still missing.
   *[other] { $count } cards are still missing.
}
lobby-deck-over = { $count ->
    [one] That is 1 card too many.
   *[other] That is { $count } cards too many.
}
lobby-deck-numbers = There must be at least { $enough } number cards; now there { $count ->
    [one] is 1
   *[other] are { $count }
}.
lobby-deck-back = Back to the deck in use
lobby-letters-count = How many “{ $kind }” cards
lobby-letters-red = Counts twice: “{ $kind }”
lobby-letters-sum = { $sum ->
    [one] 1 card
   *[other] { $sum } cards
}
lobby-letters-missing = { $count ->
    [one] 1 card is still missing.
   *[other] { $count } cards are still missing.
}
lobby-names-field = Your own name for “{ $kind }”, { $language }
lobby-numbers-field = Value { $number } of { $count }
lobby-numbers-more = One more space
lobby-numbers-fewer = One fewer space
lobby-refused = { $option }: { $why }

## At the table

table-hand = Your hand
table-can = { $name }. Possible here: { $act }
table-hand-count = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
table-your-turn = It’s your turn!
table-turn-of = It’s { $name }’s turn.
table-waiting-for = Waiting for { $names }
table-watching = You are watching
table-spectators = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
table-round = Round { $round }
table-last-round = Last round
table-log = What happened
log-as-rounds = Table of the rounds
log-bot-failed = { $player } could not decide, so chance did.
log-as-lines = As lines
table-log-empty = Nothing has happened yet.
table-chat = Chat
table-chat-placeholder = Say something …
table-chat-send = Send
table-chat-phrases = Quick words
table-chat-empty = Nobody has said anything yet.
table-chat-watching = { $name } (watching)
table-help = Help
table-rules = Rules
table-menu = Menu
table-leave = Leave the table
table-leave-sure = Do you really want to go? A bot will finish the game for you.
table-leave-sure-lobby = Do you really want to go? Your seat will be free again.
table-stay = Stay here
table-time-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
table-bot = bot
table-host-now = You are the host now: you start the games and set the house rules.
table-has-left = { $name } has left. A bot plays on in that seat.
table-stands-in = { $name } is away. A bot is filling in for now.
table-is-back = { $name } is back.
table-new-lines = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}

## Hint: what a good bot would do

hint = Hint
hint-ask = Hint: what would a good bot do?
hint-thinking = The bot is thinking …
hint-show = Show it on the table
hint-marked = Hint: { $name }
hint-chance = { $percent }% to win
hint-why-only = There is nothing else to do right now.
hint-why-clear = Clearly the best: anything else wins at least { $more } fewer games out of 100.
hint-why-slight = A little better than the rest: { $more } more games won out of 100.
hint-why-near = Hardly any difference: take whichever you like better.
hint-outlook-good = You are doing well.
hint-outlook-open = Everything is still open.
hint-outlook-bad = It does not look too good right now, but nothing is lost yet.
hint-impression = There was little time to think: this is a first impression.
hint-offhand = This is only a hunch: the bot knows too little here to think ahead.
hint-how = The bot has played on from here { $trials ->
    [one] once
   *[other] { $trials } times
} in its head.
hint-hidden = It knows no more about hidden cards than you do.

## Curtain (several people at one screen)

curtain-title = { $name } is next
curtain-help = Pass the device on. Everyone else, please look away.

## Moving to another device

handover-title = Move to another device
handover-title-of = Move { $name }’s seat to another device
handover-help = Open Schnapp on the other device and type in this code. It works once, for five minutes. This device keeps your seat too, until you forget it on the start page.
handover-code = Transfer code
handover-enter = Type in a code
handover-enter-help = The device you are playing on right now shows you the code.
handover-go = Move here

## End of the game

over-you-win = You win!
over-you-share = You win together!
over-winner = { $names } wins!
over-winners = { $names } win together!
over-rank = { $rank ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $rank }th place
}
over-how = Final scores
over-rematch = Play again!
over-rematch-help = Same table, same people, new cards.
over-rematch-help-open = Same table, same people, a new game.
over-more = What else you can do
over-lobby = People and rules
again-together = The next game starts as soon as everyone here wants it.
again-offered = { $count ->
    [one] { $names } would like to play again.
   *[other] { $names } would like to play again.
}
again-somebody = Somebody would like to play again.
again-accept = I’m in!
again-decline = Not now
again-withdraw = On second thoughts, no
again-in = You’re in!
again-waiting = Still to answer: { $names }.
again-refused = Not now: { $names }. The game starts as soon as everyone here wants it.
again-declined = You’ve said not now. You can still change your mind.
again-who = Who would like to play again
again-wants = is in
again-not-now = not now
again-asked = hasn’t answered yet
over-home = Back to the home page
over-record = Watch the game again
over-record-step = Step { $step } of { $steps }
over-record-first = To the beginning
over-record-back = One step back
over-record-forward = One step forward
over-record-last = To the end
over-record-play = Play
over-record-pause = Pause
over-record-viewer = Through the eyes of
over-record-everything = Everything face up
over-download = Download the record

## Turning points of a game that is over

confirm-title = Do you mean it?
confirm-yes = Do it
confirm-no = Not yet
analysis-title = Turning points
analysis-working = A bot is looking at every move again …
analysis-failed = That did not work.
analysis-none = No single move decided much in this game.
analysis-chart = Everyone’s chance of winning over time.
analysis-line = { $name }: { $from }% at first, { $to }% in the end.
analysis-turn = { $named ->
    [yes] Move { $step }, { $name }:
   *[no] Move { $step }:
}
analysis-loss = { $you ->
    [yes] Better: “{ $best }”. You would have won { $count } more games out of 100.
   *[no] Better: “{ $best }”. { $name } would have won { $count } more games out of 100.
}
analysis-swing = { $you ->
    [yes] Your chance of winning { $up ->
        [yes] rises
       *[no] falls
    } from { $from }% to { $to }%.
   *[no] { $name }’s chance of winning { $up ->
        [yes] rises
       *[no] falls
    } from { $from }% to { $to }%.
}
analysis-how = The lines show the chances as seen by someone who knows every card. The bot judges a move by what its player could see at the time.

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-theme-system = same as the device
settings-theme-light = light
settings-theme-dark = dark
settings-sound = Sounds
settings-volume = Volume
settings-pace = Pace of the game
settings-pace-calm = calm
settings-pace-normal = normal
settings-pace-brisk = brisk
settings-pace-instant = instant
settings-motion = Motion
settings-motion-system = same as the device
settings-motion-full = lively
settings-motion-less = calm
settings-hotkeys = Keyboard shortcuts
settings-on = on
settings-off = off

## Help

help-title = Help
help-rules = Rule booklet
help-guide = Learn to play
help-guide-help = A short game that explains everything bit by bit.
help-guide-skip = Leave the guide
help-hotkeys = By keyboard
help-key-arrows = Arrow keys: move between cards and targets
help-key-number = 1 to 9: pick up a card from your hand, counted from the left
help-key-enter = Enter or space: choose and play
help-key-escape = Esc: cancel your choice, close a window
help-key-rules = R: rule booklet
help-key-explain = I: what is this?
help-key-help = H or ?: help
help-key-mark = ?: help
help-key-chat = C: chat
help-key-log = L: what happened
help-key-again = W: see again what has happened since your last turn
help-key-back = B: look back step by step
help-key-hurry = Space: speed up what is being shown
help-key-hint = V: hint
help-key-sound = M: sounds on or off
help-key-steps = ← →, Home, End: when you watch a game again, a step back or on, to the beginning, to the end
help-touch = Tap a card: whatever lights up will take it. You can drag cards too.
help-touch-race = Know a word? Slap its letter: with a finger, the mouse, or its key.
help-explain = What is it? Press it for a while, or click it with the other mouse button.
help-explain-race = What is it? Press the category or a name for a while, or click it with the other mouse button.
explain-more = Rule { $rule } in the booklet
help-contents = Contents

## Connection and errors

version-new = There is a new version of Schnapp.
version-load = Load it
offline-title = No connection
offline-help = We keep trying. Your seat stays yours.
offline-leaving = The table will hear that you’re leaving once the connection is back. Until then your seat stays yours.
offline-retry = Try again
error-title = Oops!
error-unknown = Something went wrong. Reload the page; your game is saved.
error-board = The table couldn’t be drawn just now. The game itself is safe.
error-board-again = Show the table again
error-no-table = There is no such table (any more).
error-no-server = The table is not answering right now.
error-not-found = Nothing but scenery here.
broken-update-title = This game can’t be shown any more
broken-update-text = Schnapp has been updated, and under the new rules the game would stand differently from what you saw. If the game wasn’t over yet, it ends here without a winner. What happened is in the record.
broken-endless-title = This game was going on for ever
broken-endless-text = It had already gone on for longer than any game takes, so it ends here without a winner. What happened is in the record. With other rules or cards it may come to an end.
error-home = To the home page

## About Schnapp

about-title = About Schnapp
about-text = Schnapp is a free, unofficial game table. It has nothing to do with the games’ publishers.
licences-title = Licences
licences-help = These free works are part of Schnapp. Thank you!
licences-full = All licences in full
licences-pictures = Pictures
licences-fonts = Fonts
licences-programs = Programs
licences-words = Word lists
licences-by = by { $author }, { $licence }

## More words of the interface

home-more-ways = Or together
home-leave-table = Forget this seat
home-forget-sure = Once you give up your seat, there is no way back into this game.
home-forget = Give it up
home-forget-not = Keep it
home-continue-at = { $game } with { $names }
home-continue-alone = { $game }, just you so far
home-add-person = One more person
home-remove-person = Cross out { $name }
home-fill-bots = Bots to join
home-total = { $count } at the table in all
settings-confirm = Ask before anything that can’t be taken back
settings-metered = Update playing without a network over mobile data, too
settings-guide = Tips while playing
table-standin-short = bot filling in
table-away-short = away
table-decides = to play
table-people = People
table-again = Show me what happened since my turn
table-once-more = Once more, step by step
table-skip = Skip ahead
log-again = Show this again
look-back = Look back step by step
look-back-leave = Back to the game
look-back-your-turn = Your turn: back to the game
table-side = At the table
table-play-area = Playing area
curtain-show = { $name }: show my hand
curtain-nobody = Who is next?
over-show = See the result
over-table = See the table
over-shared = shared win
over-loading = Fetching the record …
guide-label = Tip
table-watch-link = Copy a link for watching
party-qr = The link as a QR code: scan it to play along with your phone
party-door = Your phone is your hand: scan!
party-screen-link = Copy the link for the big screen
party-help = Everybody plays on a device of their own. One big screen for all is possible, too.

# Games of other packages
ui-somebody = Guest
guest-foreign = This game speaks only German.
guest-acts = What you can do
guest-no-booklet = This game comes without written rules. The table always shows what you can do.
guest-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
guest-in = { $zone }: { $card }
guest-of = { $zone } of { $name }
guest-heap = { $zone }: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
guest-on-top = { $heap }, on top { $card }
guest-look = { $name }. Look at all of them
guest-lit = { $act ->
    [play] { $name }, can be played
   *[other] { $name }, can be chosen
}
guest-chosen = { $name }, chosen
guest-asked = { $name } has to decide
guest-taken = just taken away: { $card }
guest-by = { $card } from { $name }
guest-empty = empty space
guest-unknown = a card face down
guest-tap = Tap what lights up.
guest-back = Something else
guest-dice = Dice
guest-less = Less
guest-more = More
guest-own-board-missing = The game’s own board does not work just now. Here is the usual one.
guest-suit-C = clubs
guest-suit-D = diamonds
guest-suit-H = hearts
guest-suit-S = spades
guest-field-hand = Hand
guest-field-hands = Hand
guest-field-pile = Draw pile
guest-field-deck = Draw pile
guest-field-stock = Draw pile
guest-field-discard = Discard pile
guest-field-top = Open card
guest-field-trick = Trick
guest-field-taken = Taken
guest-field-won = Won
guest-field-points = Points
guest-field-score = Points
guest-field-scores = Points
guest-field-chips = Chips
guest-field-coins = Coins
guest-field-money = Money
guest-field-pot = Pot
guest-field-bank = Bank
guest-field-bid = Bid
guest-field-bids = Bid
guest-field-bet = Bet
guest-field-bets = Bet
guest-field-round = Round
guest-field-trump = Trump
guest-field-suit = Suit
guest-field-dealer = Dealer
guest-field-tricks = Tricks
guest-field-lives = Lives
guest-field-draws = Drawn
guest-field-passes = Passes
guest-field-aside = Set aside
guest-field-market = Market
guest-field-table = On the table
guest-field-die = Die
guest-field-dice = Dice
guest-field-goal = Goal
