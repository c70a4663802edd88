### The balance lab in English: every word of a report that a person reads. speech.py reads it.

## Figures

range = { $low } to { $high }
figure = { $value } ({ $range })
unit-points = { $number } { points }
points = percentage points
percent = { $number }%
players = { $players } players
games-with = { $games } with { $players } players

## The page

page-title = { $title }: balance
page-question = What kind of game is this, and is it fair? Bots ({ $bot }) played it while the lab was watching: { $games }.
page-sections = Sections
page-glance = At a glance
page-sentences = In sentences
page-legend = Grey: where the true figure lies with 95% certainty. n: the games (or deals) that a figure is from.
page-marked = Marked
page-marked-means = figures differ from what is fair, or from each other, by more than noise, the number of figures counted in.
page-lines = { $lines } lines
page-n = n { $n }
method-title = How this was found
method-bots = Played by
method-bots-value = { $bot }; forbidden things and house rules by { $light }
method-options = Options of the rules
method-options-usual = the usual ones
method-rules = Rules
method-rules-value = edition { $ruleset } of this game
method-seed = Seed
method-seed-value = { $seed }: the same command with the same program gives the same figures
method-program = Program
method-program-value = { $compiled ->
    [yes] commit { $commit }, begun at { $begun }
   *[no] commit { $commit }, not compiled, begun at { $begun }
}
method-machine = Machine
method-cores = { $cores ->
    [one] one core
   *[other] { $cores } cores
}
method-machine-value = { $jobs ->
    [one] one process on { method-cores }, { $date }
   *[other] { $jobs } processes on { method-cores }, { $date }
}
method-intervals = Intervals are those of a bootstrap over whole games (or deals), 2,000 samples, 95%; where all games are alike, Wilson’s interval for a share. Marks follow Benjamini and Hochberg: at most one mark in twenty is chance.
method-people = Bots are not people. They do not talk, get tired or take revenge, and they are good at what they have learned. What a report shows is a reason to look, with people at a table; what it does not show may still be there.

## The most important findings

highlights-title = The most important findings
highlights-intro = Ranked by how far a figure lies beyond its norm; anybody who gets more than a fair share by playing differently comes first. { $tested } figures were tested against their norms, and only what noise cannot explain is reported.
highlights-none = Nothing stands out: none of { $tested } figures lies beyond its norm by more than noise. That is no proof that all is well: with so few games only serious faults show.
highlights-more = { $more ->
    [one] One more figure lies beyond its norm; you will find it in its section.
   *[other] { $more } more figures lie beyond their norms; you will find them in their sections.
}
highlight-loophole = { $row }: whoever plays like that wins { $figure }, where { $fair }% is fair.
highlight-overrated = Whoever never does “{ $row }” wins { $figure }, where { $fair }% is fair.
highlight-advantage = { $table }, { $players }: { $figure } for “{ $row }”, where { $fair }% is fair. { $more ->
    [yes] That is more of an advantage than White has in chess.
   *[no] That is more of a disadvantage than Black has in chess.
}
highlight-measure = { $sentence } { $more ->
    [yes] No other game here has more than { $norm }.
   *[no] No other game here has less than { $norm }.
}
worry-shared = { $figure } of the games have more than one winner.
worry-wait = Between two of your own decisions, others make { $figure }.
worry-longest_wait = At worst you wait for { $figure } decisions of others in a row.
worry-watching = Whoever is done first watches { $figure } of the game.
worry-forced = { $figure } of the decisions are forced: the game plays itself there.
worry-gain = It hardly matters what you choose: the best option adds only { $figure } to your chance of winning, compared with one taken blindly.
worry-lead_changes = The lead hardly changes: { $figure } times a game.
worry-decided = Games are decided early, after { $figure } of their decisions: the rest is a formality.
worry-comeback = Whoever is far behind stays there: only { $figure } of the winners have come back.
worry-half_time = The favourite of half-time wins { $figure }: the second half changes little.
worry-hopeless = { $figure } of the decisions are made by somebody who can hardly win any more.
worry-kingmaking = Whoever cannot win decides who does: such a decision shifts { $figure } of winning chance among the others.
highlight-must = Whoever may never do “{ $row }” wins { $figure }, no more than random play ({ $norm }); fair is { $fair }%.
highlight-sure = How sure is that? { $n } games or deals went into it, and the whole interval lies beyond the norm. Of findings like this, at most one in twenty is down to chance, on average.
highlight-try = What to try:
highlight-figure = To the figures
highlight-example = Watch a game

try-value = “{ $value }” changes that by { $figure } in the games of this report. Try that rule:
try-loophole = Do the rules mean this to be good play? If not, give it a price and measure again. First make sure with more games:
try-overrated = Do the rules mean this to be better left undone? If not, make it worth doing, or give not doing it a price. First make sure with more games:
try-advantage = No house rule here evens it out. Give those who are worse off something at the start, or let all play each part once. First make sure with more games:
try-must = Give those who cannot do it another way to win, or make it rarer. First make sure with more games:
try-shared = Break the tie by something that players have worked for. First make sure with more games:
try-wait = Let players act at the same time, or do less on each turn. First make sure with more games:
try-longest_wait = Let players act at the same time, or limit what a player can do in a turn. First make sure with more games:
try-watching = Keep players in the game to its end, or end it sooner once somebody is out. First make sure with more games:
try-forced = Let forced moves happen by themselves, or give players something to choose there. First make sure with more games:
try-gain = Make options differ more in what they are worth. First make sure with more games:
try-lead_changes = Make points harder to keep, or let those behind catch up. First make sure with more games:
try-decided = End the game sooner once it is decided, or let more points be won late. First make sure with more games:
try-comeback = Let those behind catch up, or let more points be won late. First make sure with more games:
try-half_time = Let more be won in the second half. First make sure with more games:
try-hopeless = End the game sooner, or leave those behind a way to win. First make sure with more games:
try-kingmaking = Keep scores hidden until the end, or let those without hope play for a place. First make sure with more games:

## Norms

norm-others = The other games here, with { $players } players: { $low } ({ $least }) to { $high } ({ $most }).
norm-none = There is no comparison with the other games here: they were measured with { $players } players and the bot { $bot }.
norm-chess = For scale: White wins 55% in chess where 50% would be fair, a tenth more (chessgames.com 2008; 53% in Streeter’s count of 1946).

## Minutes

people-title = Minutes
people-glance = Minutes with people
people-people = With people
people-printed = This assumes { $seconds } s a decision, which gives the { $minutes } minutes that the box promises with four players. The interval knows how long games are, not how right the box is.
people-cards = This assumes { $seconds } s a decision: four to five seconds to play a card and draw another one. Nobody has timed it.
people-guessed = This assumes { $seconds } s a decision, as in the other games here. Nobody has timed it.
people-sentence = With people a game takes some { $minutes } minutes. { $assumption }
people-lengths = At { $seconds } s a decision, nine games in ten take between { $short } and { $long } minutes.

## Games to watch

examples-title = Games to watch
examples-intro = Games of this report, everything face up, with the chances of all seats after each decision (in %). The record of a game can be saved, and “schnapp replay --tell FILE” tells it on the terminal.
examples-none = None: these bots look at the clock and do not play a game twice.
examples-moment = To the moment
examples-save = Save the record
examples-number = Game { $number }
example-decisions = { $value ->
    [one] one decision
   *[other] { $value } decisions
}
example-typical = A typical game: { example-decisions }, the median.
example-shortest = The shortest game: { example-decisions }.
example-longest = The longest game: { example-decisions }.
example-wait = The longest wait: { example-decisions } of others in a row.
example-watching = Somebody was done while { $value } of the game was still to come.
example-lead = { $value ->
    [one] The lead changed once.
   *[other] The lead changed { $value } times.
}
example-early = Decided soonest: after { $value } of the decisions.
example-comeback = The greatest comeback: the winner once had a chance of { $value }.
example-kingmaking = Somebody without hope could shift { $value } of winning chance among the others.

## The measures of a game

measure-first_wins = Wins of the player who begins
measure-first_wins-help = One in as many as there are players is fair. Games in which all begin together do not count.
measure-shared = Games with more than one winner
measure-shared-help = Ties for the first place.
measure-length = Decisions in a game
measure-length-help = All players together.
measure-minutes = On the game’s clock
measure-minutes-help = With bots, who think and speak more quickly than people.
measure-table_minutes = At the pace of this house
measure-table_minutes-help = What bots take at a new table: 1.2 s a decision and the time to look at what has happened.
measure-wait = Wait
measure-wait-help = How many decisions others make, on average, between two of one’s own. More is slower to play.
measure-longest_wait = Longest wait of a game
measure-longest_wait-help = The same at its worst.
measure-watching = Left over for the first one out
measure-watching-help = After the last decision of the player who is done first, this much of the game is still to come. A lot of it means that somebody sits and watches.
measure-options = Options of a real choice
measure-options-help = The median of a game, forced moves left out.
measure-forced = Forced moves
measure-forced-help = Decisions with a single option. Some make a game quick, many make it play itself.
measure-gain = What a choice is worth
measure-gain-help = How many percentage points the best option adds to the chance of winning, compared with one taken blindly; the average over a sample of real choices. Near 0: what you do hardly matters.
measure-lead_changes = Changes of the lead
measure-lead_changes-help = A new leader counts once their chance to win is 10 percentage points above that of the old one.
measure-decided = Decided after
measure-decided-help = The part of the game after which the winner’s chance never falls below 80% again. Early: the rest is a formality. Very late: what comes before hardly counts.
measure-comeback = Comebacks
measure-comeback-help = Games whose winner once had less than half of the fair chance.
measure-half_time = The favourite of half-time wins
measure-half_time-help = How well the second half can be foretold.
measure-moved = Chance that changes hands, a decision
measure-moved-help = How much one decision, with the luck that follows it, changes who will win, in percentage points.
measure-between_others = Moved between others
measure-between_others-help = The part of that which an act moves among the other players, beyond what it gives to or takes from all of them alike: attacks on one of them, gifts to another. Near 0: everybody plays for themselves.
measure-hopeless = Decisions without hope
measure-hopeless-help = Made by somebody with less than a quarter of the fair chance.
measure-sway = Power over others
measure-sway-help = How much more winning chance one option gives to another player than another option does, in percentage points; sampled choices of players who still have hope.
measure-kingmaking = Kingmaking
measure-kingmaking-help = The same for players without hope. Much of it: whoever has lost decides who wins.
measures-title = By number of players

## Fairness

fairness-title = Fairness
fairness-intro = Equal players should win equally often wherever they sit, whoever begins and whatever they play as. A shared win counts in equal parts. A figure is marked where it differs from the fair share by more than noise.
fairness-seat = Wins by seat
fairness-turn = Wins by turn
fairness-side = Wins by faction
fairness-plot = { $table }, { $players } players
seat = Seat { $seat }
turn-begins = begins
turn-second = second
turn-third = third
turn-fourth = fourth
turn-fifth = fifth
turn-sixth = sixth
fairness-stands-out = { $table }, { $players } players: { $figure } for “{ $row }”, where { $fair }% is fair.
fairness-nothing = With { $players } players, { $games } games show no advantage for anybody; one of more than about { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
} would very likely have been seen.

## Pace

pace-title = Pace
pace-intro = Length is counted in decisions, because bots have no hands. Where decisions are made at the same time, each counts.
pace-lengths = Short and long games
pace-decisions = decisions
pace-plot = Decisions in a game, { $players } players
pace-below-5 = one in twenty has at most
pace-below-50 = half have at most
pace-below-95 = one in twenty has at least
pace-spread = Nine in ten games with { $players } players have between { $short } and { $long } decisions; the median is { $middle }.
pace-alike = All games with { $players } players, or nearly all, have { $decisions } decisions.
pace-watching = After the first player’s last decision { $figure } of a game is left.

## Choices

choices-title = Choices
choices-intro = A game plays itself where most moves are forced or all options are worth the same; it is hard to survey where there are hundreds.
choices-plot-options = Options of a decision, { $players } players
choices-plot-forced = Forced moves in the course of a game
choices-forced = { $figure } of the decisions are forced.
choices-gain = The best option of a real choice adds { $figure } to the chance of winning, compared with one taken blindly.
choices-time = In the course of a game
choices-time-note = Mean options of real choices; more than { $many } count as { $many }.
choices-time-options = options
choices-time-forced = forced moves
percent-range = { $from } to { $to }%
or-more = { $number } or more

## What winners do

use-title = What winners do
use-intro = How often every kind of act and every card is used, in a hundred decisions of winners and of the others. A thing that winners use more often need not be why they win: whoever is ahead can do other things. Where it is marked, the difference is more than noise.
use-act = Acts
use-card = Cards
use-note = Uses per 100 of a player’s own decisions.
use-winners = winners
use-others = others
use-ratio = times as often
use-seats = players who ever do
use-plot-act = Acts: winners, times as often as others
use-plot-card = Cards: winners, times as often as others
use-more = Winners do more often: { $features }.
use-less = Winners do less often: { $features }.
use-one = { $feature } { $figure }
use-nothing = Winners and others do the same things equally often, as far as these games can tell.

## The course of a game

story-title = The course of a game
story-intro = After every decision all players have a chance to win: { $learned ->
    [yes] a judgement that was learned from self-play looks at the whole position, hidden cards too
   *[no] the position, hidden cards too, is played to its end many times
}. The last table says how far these chances can be trusted.
story-plot-curve = The later winner’s chance, { $players } players
story-plot-moments = When games are decided
story-decided = A game with { $players } players is decided, on average, after { $figure } of its decisions.
story-lead_changes = The lead changes { $figure } times a game.
story-comeback = { $figure } of the winners were once far behind.
story-curve = The later winner’s chance
story-curve-chance = chance to win
story-calibration = Are the chances right?
story-calibration-note = Chances of all players at nineteen moments of every game. Where both columns agree, the chances are right.
story-calibration-said = chance that was told
story-calibration-won = won

## Interaction and kingmaking

interaction-title = Interaction and kingmaking
interaction-intro = Every decision moves chances to win. What counts here is where they go: only from and to the one who decides, or from one of the others to another one. With two players there are no others.
interaction-between_others = { $figure } of the chance that changes hands goes from one of the others to another.
interaction-hopeless = { $figure } of the decisions are made without hope.
interaction-kingmaking = Such a decision still moves { $figure } of winning chance to or from somebody else.

## Skill

skill-title = Skill
skill-intro = Bots of different strength on the same deals, every deal once with every rotation over the seats. 400 points more are ten times as often ahead as behind. Steps between the bots: there is something to learn. No steps: luck decides.
skill-ladder = The ladder
skill-note = { $anchor } has 1000 by definition. n counts deals; { $games } games were played. The names are those of schnapp arena.
skill-rating = rating
skill-wins = wins
skill-plot = Ratings
skill-best = The bot { $bot } has a rating of { $rating } and wins { $wins } at such tables, random play { $weak } and { $others }.

## What a thing is worth

restrictions-title = What a thing is worth
restrictions-intro = One of { $players } equal players ({ $bot }) may never do one thing as long as something else is allowed; the others may. If that one wins less than is fair, the thing is worth doing. If more, these players overrate it. Things that are seldom done, or that nobody can do without, are left out.
restrictions-forbidden = Forbidden
restrictions-note = n counts deals; each was played once for every seat of the restricted player.
restrictions-wins = wins without it
restrictions-bites = times a game that it mattered
restrictions-idle = Never mattered, because nobody came to do it, or nothing else was possible: { $features }.
restrictions-plot = Wins of a player who may not …
restrictions-stands-out = Without “{ $feature }” a player wins { $figure } instead of { $fair }%.
restrictions-nothing = Nothing that was forbidden made a difference that these games could show.
feature-act = act
feature-card = card

## House rules

houses-title = House rules
houses-intro = Every option of the rules with other values, one at a time; { $players } players ({ $bot }), the same deals for all. A figure is the difference to the rules as they are played here. It is marked where it is more than noise.
houses-values = Differences
houses-note = The first line has the figures themselves; below it, shares (%) differ by so many percentage points.
houses-played = as played
houses-stands-out = “{ $value }” changes: { $changes }.
houses-change = { $measure } { $figure }
houses-still = Made no difference to these players in any game: { $values }.

## Drawings

axis-shares = % of the wins; dashed: fair
axis-ratios = times as often; dashed: equally often
axis-ratings = rating; { $anchor } has 1000
axis-games = games
axis-options = options
axis-decisions = % of the decisions
axis-time = % of the game
axis-forced = % forced
axis-chance = % chance to win
axis-said = % chance that was told; dashed: exactly right
axis-won = % won

## Two reports side by side

compare-of-both = { $key }: { $first } and { $second }
compare-key-game = Game
compare-key-players = Players
compare-key-bot = Played by
compare-key-options = Options of the rules
compare-key-ruleset = Edition of the rules
compare-key-commit = Program
compare-nothing = Of { $compared } figures none differs by more than noise.
compare-found = { $found ->
    [one] One of { $compared } figures differs by more than noise:
   *[other] { $found } of { $compared } figures differ by more than noise:
}
compare-first = first
compare-second = second
compare-change = change

## On the terminal

terminal-done = { $page } for people, { $figures } for programs, after { $seconds } s
terminal-kept = { $logbook } keeps the games, so that more can be added; it may be deleted.

## Loopholes

loopholes-title = Loopholes
loopholes-intro = One of { $players } equal players ({ $bot }) departs from sensible play by one simple rule, or by a few, on every seat in turn; the others play on as they are. A search tries every rule of this kind that the game allows, the best ones in pairs, and what grows out of them by chance. Then the best ones are judged on new deals. Whoever wins more than the fair share there has found a loophole in the rules, or a weakness of these bots: look at the game.
loopholes-judged = Judged on new deals
loopholes-note = n counts deals; each was played once for every seat of the deviant. Marked is what differs from the fair share by more than noise.
loopholes-among = What wins more is tried again among { $bot }, whose play it then departs from. What holds there, too, is hardly a weakness of bots.
loopholes-wins = wins among { $bot }
loopholes-bites = times a game that it mattered
loopholes-plot = Wins of a player who departs from sensible play
loopholes-tried = Every single rule
loopholes-tried-note = On the few deals of the search: enough to choose whom to judge, and not enough to say more.
loopholes-won = wins
loopholes-found = { $rule }: whoever plays like that among { $bot }, and otherwise as they do, wins { $figure } instead of { $fair }%.
loopholes-found-among = { $sentence } Among { $bot }: { $figure }.
loopholes-nothing = None of { $tried } ways to depart from sensible play wins more than its fair share{ $points ->
    [0] .
    [one] ; one that wins one percentage point more would very likely have been seen.
   *[other] ; one that wins { $points } percentage points more would very likely have been seen.
}
loopholes-game = Seat { $seat } plays like that and wins: { $rule }.
loopholes-rule-never-act = never “{ $name }”
loopholes-rule-always-act = “{ $name }” whenever possible
loopholes-rule-never-wait = nothing is left undone that may be left
loopholes-rule-always-wait = everything is left undone that may be left
loopholes-rule-never-card = “{ $name }” only if nothing else is possible
loopholes-rule-always-card = “{ $name }” as soon as possible
loopholes-rule-order-first = always the first act of the list
loopholes-rule-order-last = always the last act of the list
loopholes-rule-size-least = always the smallest numbers
loopholes-rule-size-most = always the greatest numbers
loopholes-rule-never-part = “{ $act }”, { $part }: never { $value }
loopholes-rule-always-part = “{ $act }”, { $part }: always { $value }
loopholes-rule-from = { $rule } (as long as { $reading } is { $least } or more)
loopholes-rule-below = { $rule } (as long as { $reading } is below { $least })
loopholes-rule-while = { $rule } (as long as { $fact })
loopholes-rule-unless = { $rule } (unless { $fact })
loopholes-numbered = no. { $number }
loopholes-seats-on = { $seats ->
    [0] own
    [one] next seat
   *[other] { $seats } seats on
}
loopholes-of-seat = { $what } ({ $seat })
loopholes-true = yes
loopholes-false = no
loopholes-none = none
