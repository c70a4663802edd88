### The balance lab in English: every word of a report that a person reads. speech.py reads it.

## Figures

range = { $low } to { $high }
figure = { $value } ({ $range })
unit-points = { $number } points
players = { $players } players
games-with = { $games } with { $players } players

## The page

page-title = { $title }: balance
page-question = What kind of game is this, and is it fair? Bots ({ $bot }) played it while the lab was watching: { $games }.
page-sections = Sections
page-glance = At a glance
page-sentences = In sentences
page-legend = Grey: where the true figure lies with 95 % certainty. n: the games (or deals) that a figure is from.
page-marked = Marked
page-marked-means = figures differ from what is fair, or from each other, by more than noise, the number of figures counted in.
page-lines = { $lines } lines
page-n = n { $n }
method-title = How this was found
method-bots = Played by
method-bots-value = { $bot }; forbidden things and house values by { $light }
method-options = Options of the rules
method-options-usual = as they are usually
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
method-machine-value = { $jobs ->
    [one] one process on { $cores } cores, { $date }
   *[other] { $jobs } processes on { $cores } cores, { $date }
}
method-intervals = Intervals are those of a bootstrap over whole games (or deals), 2,000 samples, 95 %; where all games are alike, Wilson’s interval for a share. Marks follow Benjamini and Hochberg: at most one mark in twenty is chance.
method-people = Bots are not people. They do not talk, get tired or take revenge, and they are good at what they have learned. What a report shows is a reason to look, with people at a table; what it does not show may still be there.

## The measures of a game

measure-first_wins = Wins of the player who begins
measure-first_wins-help = One in so many players is fair. Games in which all begin together do not count.
measure-shared = Games with more than one winner
measure-shared-help = Ties for the first place.
measure-length = Decisions in a game
measure-length-help = All players together.
measure-minutes = Minutes on the clock
measure-minutes-help = Only in games that run on a clock.
measure-wait = Wait
measure-wait-help = How many decisions others make, on average, between two of one’s own. More is slower to play.
measure-longest_wait = Longest wait of a game
measure-longest_wait-help = The same at its worst.
measure-watching = Left over for the first one out
measure-watching-help = After the last decision of the player who is done first, so much of the game is still to come. Much of it means that somebody sits and watches.
measure-options = Options of a real choice
measure-options-help = The median of a game, forced moves left out.
measure-forced = Forced moves
measure-forced-help = Decisions with a single option. Some make a game quick, many make it play itself.
measure-gain = What a choice is worth
measure-gain-help = Chance to win that the best option is worth more than one taken blindly, on average over a sample of real choices. Near 0: what one does hardly matters.
measure-lead_changes = Changes of the lead
measure-lead_changes-help = A new leader counts once their chance to win is 10 points above that of the old one.
measure-decided = Decided after
measure-decided-help = The part of the game after which the winner’s chance never falls below 80 % again. Early: the rest is a formality. Very late: what comes before hardly counts.
measure-comeback = Comebacks
measure-comeback-help = Games whose winner once had less than half of the fair chance.
measure-half_time = The favourite of half-time wins
measure-half_time-help = How well the second half can be foretold.
measure-moved = Chance that changes hands, a decision
measure-moved-help = How much one decision, with the luck that follows it, changes who will win.
measure-between_others = Moved between others
measure-between_others-help = The part of that which an act moves among the other players, beyond what it gives to or takes from all of them alike: attacks on one of them, gifts to another. Near 0: everybody plays for themselves.
measure-hopeless = Decisions without hope
measure-hopeless-help = Made by somebody with less than a quarter of the fair chance.
measure-sway = Power over others
measure-sway-help = Chance to win that one option gives to another player more than another option does; sampled choices of players who still have hope.
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
fairness-stands-out = { $table }, { $players } players: { $figure } for “{ $row }”, where { $fair } % is fair.
fairness-nothing = With { $players } players, { $games } games show no advantage for anybody; one of more than about { $points } points would very likely have been seen.

## Pace

pace-title = Pace
pace-intro = Length is counted in decisions, because bots have no hands. Where decisions are made at the same time, each counts.
pace-lengths = Short and long games
pace-decisions = decisions
pace-plot = Decisions in a game, { $players } players
pace-below-5 = one in twenty is shorter
pace-below-50 = half are shorter
pace-below-95 = one in twenty is longer
pace-spread = Half of the games with { $players } players have fewer than { $middle } decisions; one in twenty has fewer than { $short }, one in twenty more than { $long }.
pace-watching = After the first player’s last decision { $figure } of a game is left.

## Choices

choices-title = Choices
choices-intro = A game plays itself where most moves are forced or all options are worth the same; it is hard to survey where there are hundreds.
choices-plot-options = Options of a decision, { $players } players
choices-plot-forced = Forced moves in the course of a game
choices-forced = { $figure } of the decisions are forced.
choices-gain = The best option of a real choice is worth { $figure } chance to win more than one taken blindly.
choices-time = In the course of a game
choices-time-note = Mean options of real choices; more than { $many } count as { $many }.
choices-time-options = options
choices-time-forced = forced moves
percent-range = { $from } to { $to } %
or-more = { $number } or more

## What winners do

use-title = What winners do
use-intro = How often every kind of act and every card is used, in a hundred decisions of winners and of the others. A thing that winners use more often need not be why they win: whoever is ahead can do other things. Where it is marked, the difference is more than noise.
use-act = Acts
use-card = Cards
use-note = Uses in 100 decisions of one’s own.
use-winners = winners
use-others = others
use-ratio = times as often
use-seats = players who ever do
use-plot-act = Acts: winners, times as often as others
use-plot-card = Cards: winners, times as often as others
use-more = Winners do more often: { $things }.
use-less = Winners do less often: { $things }.
use-one = { $thing } { $figure }
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
interaction-kingmaking = Such a decision still moves { $figure } of chance to win to or from somebody else.

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
restrictions-plot = Wins of a player who may not …
restrictions-stands-out = Without “{ $thing }” a player wins { $figure } instead of { $fair } %.
restrictions-nothing = Nothing that was forbidden made a difference that these games could show.
thing-act = act
thing-card = card

## House values

houses-title = House values
houses-intro = Every option of the rules with other values, one at a time; { $players } players ({ $bot }), the same deals for all. A figure is the difference to the rules as they are played here. It is marked where it is more than noise.
houses-values = Differences
houses-note = The first line has the figures themselves; below it, shares (%) differ by so many points.
houses-played = as played
houses-stands-out = “{ $house }” changes: { $changes }.
houses-change = { $measure } { $figure }
houses-still = Made no difference to these players in any game: { $houses }.

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
compare-found = { $found } of { $compared } figures differ by more than noise:
compare-first = first
compare-second = second
compare-change = change

## On the terminal

terminal-done = { $page } for people, { $figures } for programs, after { $seconds } s
terminal-kept = { $logbook } keeps the games, so that more can be added; it may be deleted.
