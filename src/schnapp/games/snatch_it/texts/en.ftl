### Snatch It! in English: every word of the game that a person reads.
### Which arguments a log line gets is written in docs/texts.md.

game-title = Snatch It!
game-teaser = Hungry frogs snatch, steal and swallow until the stork comes.
game-credit = A game by Christwart Conrad. This is a free, unofficial version.
game-default-name = Froggy

## Cards

kind-crawler_1 = Crawler 1
kind-crawler_1-short = C1
kind-crawler_2 = Crawler 2
kind-crawler_2-short = C2
kind-crawler_3 = Crawler 3
kind-crawler_3-short = C3
kind-crawler_4 = Crawler 4
kind-crawler_4-short = C4
kind-crawler_5 = Crawler 5
kind-crawler_5-short = C5
kind-crawler_6 = Crawler 6
kind-crawler_6-short = C6
kind-flyer_1 = Flyer 1
kind-flyer_1-short = F1
kind-flyer_2 = Flyer 2
kind-flyer_2-short = F2
kind-flyer_3 = Flyer 3
kind-flyer_3-short = F3
kind-flyer_4 = Flyer 4
kind-flyer_4-short = F4
kind-flyer_5 = Flyer 5
kind-flyer_5-short = F5
kind-flyer_6 = Flyer 6
kind-flyer_6-short = F6
kind-swarm = Swarm
kind-swarm-short = S
kind-last_bite = Last Bite
kind-last_bite-short = LB
kind-first_leap = First Leap
kind-first_leap-short = FL

## What bots are called

bot-name-1 = Croaky
bot-name-2 = Hopper
bot-name-3 = Freddie
bot-name-4 = Goggles
bot-name-5 = Puddles
bot-name-6 = Auntie Toad
bot-name-7 = Leafy Leo
bot-name-8 = Lily
bot-name-9 = Splash
bot-name-10 = Tad
bot-name-11 = Mossy
bot-name-12 = Dewdrop


## Places on the table

zone-pond = Pond
zone-patch-of = { $player_you ->
    [yes] Your patch
   *[no] { $player }’s patch
}
zone-deck = Deck
zone-bait = Bait for the stork
stack = Stack
stack-line = Stack of { $height } cards, { $top } on top
stack-line-of = { $owner_you ->
    [yes] Your stack of { $height } cards, { $top } on top
   *[no] { $owner }’s stack of { $height } cards, { $top } on top
}
patch-empty = No stack on this patch yet.
pond-empty = The pond is empty.
hand-empty = Your hand is empty.
belly-count = { $count ->
    [0] The belly is empty
    [one] 1 card in the belly
   *[other] { $count } cards in the belly
}
deck-count = { $count ->
    [0] No creatures left in the deck
    [one] 1 creature left in the deck
   *[other] { $count } creatures left in the deck
}
discard-count = { $count ->
    [0] Nothing discarded
    [one] 1 card discarded
   *[other] { $count } cards discarded
}

## How deep Last Bite still is

depth = Last Bite: { $depth }
depth-on_top = right on top!
depth-very_near = any moment now
depth-near = not far off
depth-middle = a good way down
depth-far = deep down
depth-out = it is out!
depth-hidden = somewhere in the deck
depth-exact = { $count ->
    [0] right on top!
    [one] 1 card above it
   *[other] { $count } cards above it
}

## What is being decided ($player: names of all others who are waited for; $count: how many they are)

phase-setup = Getting ready
phase-snatching = Snatching phase
phase-stork = Stork phase
phase-over = End of the game
state-LAY = { $player_you ->
    [yes] Lay a card face down into the pond.
   *[no] { $count ->
        [one] { $player } is still picking a card for the pond.
       *[other] { $player } are still picking a card for the pond.
    }
}
state-TURN = { $player_you ->
    [yes] It’s your turn!
   *[no] It’s { $player }’s turn.
}
state-RECLAIM = { $player_you ->
    [yes] Your stack is being stolen! Will you reclaim it?
   *[no] Will { $player } reclaim the stack?
}
state-CONSOLATION = { $player_you ->
    [yes] Your steal came to nothing. Would you like a card as a consolation?
   *[no] { $player } may draw a card as a consolation.
}
state-CALL_OUT = { $player_you ->
    [yes] Could that card have snatched or stolen? Then say so!
   *[no] { $count ->
        [one] { $player } is still checking that card.
       *[other] { $player } are still checking that card.
    }
}
state-FORCED = { $player_you ->
    [yes] Caught! You have to snatch or steal with that very card.
   *[no] { $player } has to snatch or steal with that very card.
}
state-BAIT = { $player_you ->
    [yes] The stork is coming! Throw it a card, face down.
   *[no] { $count ->
        [one] { $player } is still picking bait for the stork.
       *[other] { $player } are still picking bait for the stork.
    }
}
state-STORK_CHOICE = { $player_you ->
    [yes] These stacks are equally tall: pick the one the stork gets!
   *[no] { $player } is picking the stack that the stork gets.
}

## Actions: name, short explanation, and a whole move as a sentence

act-lay = Lay
act-lay-help = Lay a card from your hand face down into the pond.
act-lay-line = Lay into the pond: { $card }
act-snatch = Snatch
act-snatch-help = Play a fitting card on a creature in the pond and take both to your patch.
act-snatch-line = Snatch: { $card } on { $pond }
act-steal = Steal
act-steal-help = Play a fitting card on someone else’s stack and pull it over to your patch.
act-steal-line = Steal: { $card } on { $owner }’s stack ({ $height } cards, { $top } on top)
act-swallow = Swallow
act-swallow-help = Put one of your stacks on a fitting creature in the pond: the whole lot is safe in your belly.
act-swallow-line = Swallow: own stack ({ $height } cards, { $top } on top) on { $pond }
act-stalk = Stalk
act-stalk-help = Put a card that can neither snatch nor steal right now face up into the pond.
act-stalk-line = Stalk: { $card }
act-toss = Toss
act-toss-help = When nothing else works at all: chase a creature out of the pond onto the discard pile.
act-toss-line = Toss: { $pond }
act-reclaim = Reclaim
act-reclaim-help = Play a fitting card on the stolen stack and get it straight back.
act-reclaim-line = Reclaim: { $card } on the stolen stack
act-decline = Let it go
act-decline-help = You let the stack go and keep your cards.
act-decline-line = Let the stack go
act-consolation_draw = Draw a card
act-consolation_draw-help = Draw a card from the deck.
act-consolation_draw-line = Draw a consolation card
act-consolation_skip = No, thanks
act-consolation_skip-help = You go without the consolation card.
act-consolation_skip-line = Go without the consolation card
act-bait = Throw bait
act-bait-help = Throw the stork a card, face down. One of all the cards thrown decides what it eats.
act-bait-line = Throw to the stork: { $card }
act-stork_choose = Give to the stork
act-stork_choose-help = Pick one of the equally tall stacks.
act-stork_choose-line = Give to the stork: { $owner }’s stack ({ $height } cards, { $top } on top)
act-call_out = Hold on!
act-call_out-help = You think that card could have snatched or stolen.
act-call_out-line = Call “Hold on!”
act-let_pass = Let it pass
act-let_pass-help = You have no objection.
act-let_pass-line = Let the card pass

## Parts of an act, as a report of the lab calls them

part-card = card
part-pond = card in the pond
part-owner = whose stack
part-stack = stack

## What a way to play may depend on, as a report of the lab calls it

reading-active = the seat whose turn it is, counted from 0,
reading-bellies-count = the number of cards in the own belly
reading-bellies-count-ahead = the lead in cards in the belly
reading-deck = the number of creatures in the deck
reading-discard = the number of discarded cards
reading-first_leap = the seat with “{ kind-first_leap }”, counted from 0,
reading-hands = the number of cards in hand
reading-hands-ahead = the lead in cards in hand
reading-next_stack = the number of the next stack
reading-patches = the number of own stacks
reading-patches-ahead = the lead in stacks
reading-pending = the number of facts about what is still to be decided
reading-pending-owner = the seat that a stack is stolen from, counted from 0,
reading-pending-stealer = the seat that steals a stack, counted from 0,
reading-pond = the number of cards in the pond
reading-round = the number of the round
fact-last_bite_out = “{ kind-last_bite }” has turned up
fact-next_round_last = the next round is the last one
fact-this_round_last = this round is the last one

## What happened

list-cards = { $player_you ->
    [yes] { $card } from you
   *[no] { $card } from { $player }
}
list-scores = { $player_you ->
    [yes] you { $points }
   *[no] { $player } { $points }
}
log-last_bite = { $phase ->
    [snatching] Last Bite turns up: this very round is the last!
    [stork] Last Bite turns up: the next round is the last!
   *[setup] Last Bite turns up while you are getting ready: there is only one round!
}
log-deck_reshuffled = { $count ->
    [one] The deck is empty. The one discarded card comes back into play.
   *[other] The deck is empty. { $count } discarded cards are shuffled again.
}
log-game_started = { $first_you ->
    [yes] Off we go with { $hand_size } cards each. You start.
   *[no] Off we go with { $hand_size } cards each. { $first } starts.
}
log-laid = { $player_you ->
    [yes] You lay { $card_known ->
        [yes] a { $card }
       *[no] a card
    } face down into the pond.
   *[no] { $player } lays { $card_known ->
        [yes] a { $card }
       *[no] a card
    } face down into the pond.
}
log-pond_revealed = Everyone turns up their card: { $cards }.
log-pond_filled = { $count ->
    [0] Nothing is added to the pond.
   *[other] New in the pond: { $cards }.
}
log-round_started = { $last ->
    [yes] Round { $round } begins, and it is the last one!
   *[no] Round { $round } begins.
} { $first_you ->
    [yes] You go first.
   *[no] { $first } goes first.
}
log-snatched = { $player_you ->
    [yes] You snatch a { $pond } with a { $card }.
   *[no] { $player } snatches a { $pond } with a { $card }.
}
log-stolen = { $player_you ->
    [yes] You steal a stack from { $owner } with a { $card }!
   *[no] { $owner_you ->
        [yes] { $player } steals a stack from you with a { $card }!
       *[no] { $player } steals a stack from { $owner } with a { $card }!
    }
}
log-reclaimed = { $player_you ->
    [yes] Not so fast! You reclaim the stack from { $from } with a { $card }!
   *[no] { $from_you ->
        [yes] Not so fast! { $player } reclaims the stack from you with a { $card }!
       *[no] Not so fast! { $player } reclaims the stack from { $from } with a { $card }!
    }
}
log-reclaim_declined = { $player_you ->
    [yes] You let the stack go.
   *[no] { $player } lets the stack go.
}
log-consolation = { $drawn ->
    [0] { $player_you ->
        [yes] There is no card left, so you get no consolation.
       *[no] There is no card left, so { $player } gets no consolation.
    }
   *[other] { $player_you ->
        [yes] { $card_known ->
            [yes] As a consolation you draw a { $card }.
           *[no] As a consolation you draw a card.
        }
       *[no] { $player } draws a card as a consolation.
    }
}
log-consolation_skipped = { $player_you ->
    [yes] You need no consolation and don’t draw.
   *[no] { $player } needs no consolation and doesn’t draw.
}
log-swallowed = { $player_you ->
    [yes] Gulp! You swallow a stack along with a { $pond } from the pond: { $size } cards.
   *[no] Gulp! { $player } swallows a stack along with a { $pond } from the pond: { $size } cards.
}
log-stalked = { $player_you ->
    [yes] You stalk and put a { $card } into the pond.
   *[no] { $player } stalks and puts a { $card } into the pond.
}
log-let_pass = { $player_you ->
    [yes] You let the card pass.
   *[no] { $player } lets the card pass.
}
log-called_out = { $right ->
    [yes] { $by_you ->
        [yes] “Hold on!” You are right: { $player } has to snatch or steal with that card.
       *[no] { $player_you ->
            [yes] “Hold on!” { $by } is right: you have to snatch or steal with that card.
           *[no] “Hold on!” { $by } is right: { $player } has to snatch or steal with that card.
        }
    }
   *[no] { $by_you ->
        [yes] “Hold on!” False alarm: { $player }’s card really couldn’t do anything.
       *[no] { $player_you ->
            [yes] “Hold on!” says { $by }. False alarm: your card really couldn’t do anything.
           *[no] “Hold on!” says { $by }. False alarm: { $player }’s card really couldn’t do anything.
        }
    }
}
log-tossed = { $player_you ->
    [yes] You toss a { $pond } out of the pond.
   *[no] { $player } tosses a { $pond } out of the pond.
}
log-snatching_ended = { $reason ->
    [pond_empty] The pond is all fished out: no more snatching!
   *[hands_empty] Nobody has any cards left: no more snatching!
}
log-first_leap_passed = { $to_you ->
    [yes] First Leap hops on to you.
   *[no] First Leap hops on to { $to }.
}
log-refilled = { $count ->
    [0] { $player_you ->
        [yes] You draw no new cards.
       *[no] { $player } draws no new cards.
    }
    [one] { $player_you ->
        [yes] { $cards_known ->
            [yes] You draw a new card: { $cards }.
           *[no] You draw a new card.
        }
       *[no] { $player } draws a new card.
    }
   *[other] { $player_you ->
        [yes] { $cards_known ->
            [yes] You draw { $count } new cards: { $cards }.
           *[no] You draw { $count } new cards.
        }
       *[no] { $player } draws { $count } new cards.
    }
}
log-rare_case = { $k ->
    [0] There are hardly any cards left: now every hand is empty.
    [one] There aren’t enough cards for everyone. Shared out fairly, every hand now has 1 card.
   *[other] There aren’t enough cards for everyone. Shared out fairly, every hand now has { $k } cards.
}
log-bait_laid = { $player_you ->
    [yes] You throw { $card_known ->
        [yes] a { $card }
       *[no] a card
    } to the stork.
   *[no] { $player } throws the stork a { $card_known ->
        [yes] { $card }
       *[no] card
    }, face down.
}
log-bait_revealed = { $card_type ->
    [crawler] A { $card } is turned up: the stork fancies Crawlers!
    [flyer] A { $card } is turned up: the stork fancies Flyers!
   *[swarm] A { $card } is turned up: the stork fancies Swarms!
}
log-stork_took = { $owner_you ->
    [yes] The stork eats your stack of { $height } cards ({ $top } on top).
   *[no] The stork eats { $owner }’s stack of { $height } cards ({ $top } on top).
}
log-bait_to_pond = { $count ->
    [0] There was no bait at all.
   *[other] The bait goes into the pond: { $cards }.
}
log-final_swallow = { $count ->
    [0] { $player_you ->
        [yes] You have no stack left on your patch.
       *[no] { $player } has no stack left on the patch.
    }
   *[other] { $player_you ->
        [yes] You swallow all that is left on your patch: { $count } cards.
       *[no] { $player } swallows all that is left on the patch: { $count } cards.
    }
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
} Points: { $scores }.

## Why something is not possible

refused-wrong_state = Not now: something else has to be decided first.
refused-not_your_decision = Be patient: there is nothing for you to decide at the moment.
refused-bad_params = Something is missing: pick a card and what to play it on.
refused-card_not_in_hand = You don’t hold that card. Choose one from your hand.
refused-not_in_pond = That creature is not (or no longer) in the pond. Choose one that swims there.
refused-own_patch = That stack is yours already. You can only steal from other patches.
refused-no_such_stack = That stack is not (or no longer) there. Choose another one.
refused-not_own_stack = You can only swallow stacks that lie on your own patch.
refused-forced_card = You have to snatch or steal with the very card you were about to stalk with.
refused-does_not_fit = That doesn’t fit: it has to be the same colour, and the number the same or exactly one higher. A Swarm counts as 7 and as 0.
refused-card_can_act = This card can snatch or steal right now, so you can’t stalk with it.
refused-other_action_possible = You may only toss when there is nothing else you can do. You still have another choice.
refused-not_tied_largest = The stork wants one of the tallest stacks in the colour of the bait. Choose one of those.

## What can be set

option-players = Number of players
option-players-help = Snatch It! is for three to six players.
option-players-value = { $value } players
option-first_player = Who starts
option-first_player-help = Around a real table, the last person to see a frog begins. Here a draw decides, or you choose.
option-first_player-random = drawn by lot
option-first_player-value = { $name }
option-last_bite_below = Height of Last Bite
option-last_bite_below-help = About this many creatures lie below it. The more there are, the shorter the game.
option-last_bite_below-value = { $value ->
    [one] 1 card below
   *[other] { $value } cards below
}
option-last_bite_jitter = Leeway up and down
option-last_bite_jitter-help = Last Bite may be this many cards higher or lower.
option-last_bite_jitter-0 = exactly at that height
option-last_bite_jitter-value = { $value ->
    [one] at most 1 card off
   *[other] at most { $value } cards off
}
option-last_bite_visibility = How well you see Last Bite
option-last_bite_visibility-help = On a real table the card sticks out of the deck a little.
option-last_bite_visibility-coarse = roughly
option-last_bite_visibility-exact = to the card
option-last_bite_visibility-hidden = not at all
option-last_bite_trigger = When Last Bite turns up
option-last_bite_trigger-help = Does it count once it lies on top, or only when someone would draw it?
option-last_bite_trigger-drawn = when someone would draw it
option-last_bite_trigger-uncovered = as soon as it is on top
option-consolation = Consolation card
option-consolation-help = If the stack you stole is reclaimed, you get a card. May you say no to it?
option-consolation-may = draw if you like
option-consolation-must = always draw
option-stalk_enforcement = Who watches the stalking
option-stalk_enforcement-help = You may only stalk with a card that can neither snatch nor steal right now.
option-stalk_enforcement-strict = the game does
option-stalk_enforcement-call_out = the players do
option-own_stack_view = Looking into your own stacks
option-own_stack_view-help = May you check what is inside the stacks on your patch?
option-own_stack_view-true = allowed
option-own_stack_view-false = not allowed
option-own_belly_view = Looking into your own belly
option-own_belly_view-help = May you check what you have swallowed so far?
option-own_belly_view-true = allowed
option-own_belly_view-false = not allowed

## Result

score-swarms = { $count ->
    [0] no Swarms
    [one] 1 Swarm
   *[other] { $count } Swarms
}
score-others = { $count ->
    [0] no other creatures
    [one] 1 other creature
   *[other] { $count } other creatures
}
score-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

## Guide: learning by playing

guide-pond-title = The pond
guide-pond = Six creatures lie face up in the pond at the start. Orange ones are Crawlers, purple ones are Flyers, and the blue one is the Swarm.
guide-welcome-title = Welcome to the pond!
guide-welcome = You are a hungry frog. Whoever has the most in their belly at the end wins. First, everyone gives the pond a card, face down: pick one and lay it in.
guide-snatch-title = Not safe yet
guide-snatch = What you snatch is a stack on your patch, your own card on top. There it can be stolen! Only when you swallow it is it safe, and only then does it count.
guide-turn-title = Your turn
guide-turn = On your turn you take exactly one action. Tap a card in your hand: everything it fits on lights up.
guide-fits-title = What fits?
guide-fits = Same colour, and your number is the same or exactly one higher. The Swarm counts as 7 and as 0: it goes on any 6, and any 1 goes on it.
guide-steal-title = Stealing
guide-steal = Other players’ stacks light up too if your card fits on top. Play it there, and the whole stack comes to you.
guide-reclaim-title = Reclaim it!
guide-reclaim = Your stack is being stolen! If you have a fitting card, you can get it back at once. Or you can let it go.
guide-consolation-title = A small consolation
guide-consolation = Your steal came to nothing. You may draw a card instead. Then your turn is over.
guide-swallow-title = Gulp!
guide-swallow = Tap a stack on your patch. If its top card fits on a creature in the pond, you swallow the lot. Nobody can take that away from you!
guide-stalk-title = Stalking
guide-stalk = A card that can neither snatch nor steal right now may go into the pond, to stalk. Maybe you’ll snatch or swallow it later.
guide-toss-title = Tossing
guide-toss = Your hand is empty and there is nothing to swallow. So chase a creature out of the pond. At least no one else will have it either.
guide-bait-title = Here comes the stork!
guide-bait = Everyone throws it a card, face down. One of them is turned up, and that colour is what the stork fancies. Lure it away from your stacks!
guide-stork-title = The stork eats
guide-stork = From each frog it eats the tallest stack with that colour on top. What you have swallowed stays yours.
guide-stork_choice-title = Your choice
guide-stork_choice = The frog on your left has several equally tall stacks of that colour. So you pick the one the stork gets.
guide-last_bite-title = Last Bite
guide-last_bite = The Last Bite card has turned up. No stork comes in the last round, and at the end everyone swallows whatever is left on their patch.
guide-end-title = Bellies open!
guide-end = Every Swarm scores 5 points, every other creature 1 point. Now you know all a frog needs to know. Another game?

## The board in the browser

board-in-hand = { $card }, in your hand
board-in-pond = { $card }, in the pond
board-water = Open water
board-pond = { $count ->
    [0] Pond, empty
    [one] Pond with 1 card
   *[other] Pond with { $count } cards
}
board-shore = Patch of { $player }: { $hand ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, { $belly ->
    [0] nothing in the belly
    [one] 1 card in the belly
   *[other] { $belly } cards in the belly
}{ $first ->
    [yes] , has First Leap
   *[no] {""}
}{ $decides ->
    [yes] , to play
   *[no] {""}
}
board-belly = Your frog belly, { $count ->
    [0] still empty
    [one] 1 card
   *[other] { $count } cards
}: look inside
board-belly-closed = Looking inside is not allowed at this table.
board-decides = to play
board-round = Round { $round }
board-last-round = Last round!
board-next-last = The next round is the last!
board-laid = Laid face down
board-laid-done = { $player_you ->
    [yes] You have laid: { $card }
   *[no] { $player } has laid a card
}
board-laid-not = { $player_you ->
    [yes] You have not laid a card yet
   *[no] { $player } has not laid a card yet
}
board-stolen = { $player } is stealing your stack!
board-reclaim = A { $card } is on top now. Take the stack back with a card that fits!
board-no-reclaim = A { $card } is on top now. None of your cards fits on it.
board-hint = What you can do
board-choose-card = Choose a card from your hand.
board-choose-both = Choose a hand card or one of your stacks.
board-choose-stack = Choose a stack on your patch.
board-fits = { $what } fits: choose what glows.
board-fits-nothing = { $what }: there is no target for it right now.
board-now-lay = { $what }: face down into the pond?
board-now-bait = { $what }: face down to the stork?
board-now-stork_choose = Shall the stork have this stack?
board-now-stalk = { $what } fits nowhere right now: lay it into the pond.
board-now-toss = Nothing else works: chase a creature away.
board-not-yet = { $what }: it is not your turn.
board-in-stack = From bottom to top: { $cards }
board-drop = Cancel
