### Schnapp, Land, Fluss! in English: every word of the game that a person reads.
### Which arguments a log line gets is told in docs/texts.md.

game-title = Schnapp, Land, Fluss!
game-teaser = Twelve letters, one category, and everybody wants the fastest hand.
game-credit = A game by Haim Shafir. This is a free, unofficial version.
game-default-name = Flash

## Letters

kind-letter_a = A
kind-letter_a-short = A
kind-letter_b = B
kind-letter_b-short = B
kind-letter_c = C
kind-letter_c-short = C
kind-letter_d = D
kind-letter_d-short = D
kind-letter_e = E
kind-letter_e-short = E
kind-letter_f = F
kind-letter_f-short = F
kind-letter_g = G
kind-letter_g-short = G
kind-letter_h = H
kind-letter_h-short = H
kind-letter_i = I
kind-letter_i-short = I
kind-letter_j = J
kind-letter_j-short = J
kind-letter_k = K
kind-letter_k-short = K
kind-letter_l = L
kind-letter_l-short = L
kind-letter_m = M
kind-letter_m-short = M
kind-letter_n = N
kind-letter_n-short = N
kind-letter_o = O
kind-letter_o-short = O
kind-letter_p = P
kind-letter_p-short = P
kind-letter_q = Q
kind-letter_q-short = Q
kind-letter_r = R
kind-letter_r-short = R
kind-letter_s = S
kind-letter_s-short = S
kind-letter_t = T
kind-letter_t-short = T
kind-letter_u = U
kind-letter_u-short = U
kind-letter_v = V
kind-letter_v-short = V
kind-letter_w = W
kind-letter_w-short = W
kind-letter_xy = X/Y
kind-letter_xy-short = XY
kind-letter_z = Z
kind-letter_z-short = Z

## Categories

kind-building = Building
kind-at_the_doctors = At the Doctor’s
kind-occupation = Occupation
kind-book = Book
kind-color = Colour
kind-river = River
kind-fruit = Fruit
kind-drink = Drink
kind-hobby = Hobby
kind-in_the_sea = In the Sea
kind-at_the_circus = At the Circus
kind-in_the_kitchen = In the Kitchen
kind-in_the_air = In the Air
kind-at_school = At School
kind-clothing = Clothing
kind-body_part = Part of the Body
kind-country = Country
kind-food = Food
kind-song = Song
kind-musician = Musician
kind-musical_instrument = Musical Instrument
kind-name = Name
kind-plant = Plant
kind-politician = Politician
kind-actor = Actor
kind-movie = Movie
kind-toy = Toy
kind-sport = Kind of Sport
kind-athlete = Athlete
kind-city = City
kind-animal = Animal
kind-tv_show = TV Show
kind-tool = Tool

## What bots are called

bot-name-1 = Chatterley
bot-name-2 = Alphabert
bot-name-3 = Lexi
bot-name-4 = Vowela
bot-name-5 = Scribbles
bot-name-6 = Maggie Pie
bot-name-7 = Syllabill
bot-name-8 = Rubber Ruby
bot-name-9 = Wordsworthy
bot-name-10 = Babblette
bot-name-11 = Inkblot
bot-name-12 = Consonantonio

## What is being decided ($player: names of all others that are waited for; $count: how many)

state-W_TURN = { $player_you ->
    [yes] Everybody ready? Turn the next category!
   *[no] The next category comes from { $player }.
}
asked-announce_category = Choose a category!
asked-announce_free = Make up a category!
state-OPEN = { $player_you ->
    [yes] Who knows a word? Slap!
   *[no] Everybody is looking for a word …
}
asked-claim = Who knows a word? Write it down!
asked-answer = Write your word. There’s no rush!
state-CONTEST = { $player_you ->
    [yes] Say your word, time is running!
   *[no] { $count ->
        [0] You will hear the words in a moment.
       *[other] Now for a word from { $player }.
    }
}
asked-verdict = Does it count? You decide.
state-RUSH = { $player_you ->
    [yes] Grab as many cards as you can!
   *[no] Everybody is grabbing cards …
}
state-VOTE = { $player_you ->
    [yes] Does it count? Vote!
   *[no] { $count ->
        [0] The vote is nearly over.
       *[other] Waiting for { $player }.
    }
}

## Acts: name, short explanation, and one particular act as a sentence

act-turn_category = Turn the card
act-turn_category-help = Turn the next category. From then on everybody searches.
act-turn_category-line = Turn the next category
act-announce_category = Announce
act-announce_category-help = Choose a category that has not been played yet and announce it.
act-announce_category-line = Announce a category: { $id }
act-announce_free = Announce
act-announce_free-help = Make up a category yourself.
act-announce_free-line = Announce a category of your own
act-strike = Slap
act-strike-help = Put your hand on a letter card. After that you have to say a word quickly.
act-strike-line = Slap { $letter }
act-say = Say the word
act-say-help = Say a word that fits the category and begins with your letter.
act-say-line = Say a word
act-claim = Say the word
act-claim-help = Write a word to put your hand on the card it begins with.
act-claim-line = Slap { $letter } with a word
act-pass = Pass
act-pass-help = Say that you can’t think of anything. If a word comes to mind after all, you may still slap.
act-pass-line = Pass: I can’t think of anything
act-vote = Vote
act-vote-help = Say whether you let the word count.
act-vote-line = { $vote ->
    [accept] Let it count: { $words }
    [reject] Don’t let it count: { $words }
   *[other] Vote on { $words }
}
act-verdict = Decide
act-verdict-help = You lead the game: say whether the word counts.
act-verdict-line = { $verdict ->
    [valid] It counts: { $words }
    [wrong] It doesn’t count: { $words }
    [disputed] Disputed: { $words }
   *[other] Decide on { $words }
}
act-concede = Take it back
act-concede-help = Admit that your word doesn’t count. That ends the vote.
act-concede-line = Take your own word back: { $words }

## Parts of an act, as a report of the lab calls them

part-claim = word
part-id = category
part-listed = on the word list
part-slot = letter in place
part-text = category
part-verdict = verdict
part-verdict-disputed = disputed
part-verdict-valid = it counts
part-verdict-wrong = wrong
part-vote = vote
part-vote-accept = it counts
part-vote-reject = it doesn’t count
part-word = word

## What a way to play may depend on, as a report of the lab calls it

reading-category_deck = the number of categories that are still to come
reading-category_used = the number of categories that have been played
reading-claims = the number of hands on the cards
reading-letter_deck = the number of letters in the deck
reading-misses = the number of categories in a row without a word
reading-next_claim = the number of the next word
reading-piles = the number of own cards
reading-piles-ahead = the lead in cards
reading-revealer = the seat that reveals, counted from 0,
reading-t = the time since the beginning in milliseconds
reading-think_left = the time left to think in milliseconds
reading-timers-reveal = the moment of the reveal in milliseconds
reading-timers-think = the end of the time to think in milliseconds
reading-timers-window = the end of the time for more hands in milliseconds
fact-time_up = the time to think is over

## What happened

list-words = { $word_known ->
    [yes] { $player_you ->
        [yes] you say “{ $word }”
       *[no] { $player } says “{ $word }”
    }
   *[no] { $player_you ->
        [yes] you say nothing
       *[no] { $player } says nothing
    }
}
quoted = “{ $word }”
list-cards = { $card }
list-scores = { $player_you ->
    [yes] you { $scores }
   *[no] { $player } { $scores }
}
list-totals = { $player_you ->
    [yes] you { $totals }
   *[no] { $player } { $totals }
}
log-game_started = { $game_no ->
    [1] The letters on the table: { $table }.
   *[other] Game { $game_no } begins. The letters: { $table }.
} { $revealer ->
    [leader] The play leader announces the categories.
   *[other] { $revealer_you ->
        [yes] You turn the first category.
       *[no] { $revealer } turns the first category.
    }
}
log-category = { $text_known ->
    [yes] New category: “{ $text }”!
   *[no] New category: { $id }!
}
log-struck = { $player_you ->
    [yes] You slap!
   *[no] { $player } slaps!
}
struck-on = { $player_you ->
    [yes] You slap the { $letter }!
   *[no] { $player } slaps the { $letter }!
}
log-said = { $word_known ->
    [yes] { $player_you ->
        [yes] You say “{ $word }”.
       *[no] { $player } says “{ $word }”.
    }
   *[no] { $player_you ->
        [yes] You have a word.
       *[no] { $player } has a word.
    }
}
log-word_timeout = { $player_you ->
    [yes] Time is up, and you have not said a word.
   *[no] Time is up, and { $player } has not said a word.
}
log-passed = { $player_you ->
    [yes] You pass.
   *[no] { $player } passes.
}
log-words = The words: { $words }.
log-judged = { $verdict ->
    [valid] { $player_you ->
        [yes] Your word counts!
       *[no] { $player }’s word counts!
    }
    [disputed] { $player_you ->
        [yes] The table can’t agree on your word.
       *[no] The table can’t agree on { $player }’s word.
    }
   *[wrong] { $reason ->
        [no_word] { $player_you ->
            [yes] Slapped and said nothing: that counts as wrong.
           *[no] Slapped and said nothing: that counts as wrong for { $player }.
        }
        [initial] { $player_you ->
            [yes] Your word doesn’t begin with the letter of your card.
           *[no] { $player }’s word doesn’t begin with the letter of the card.
        }
        [reused] { $player_you ->
            [yes] Your word has been said before.
           *[no] { $player }’s word has been said before.
        }
        [not_listed] { $player_you ->
            [yes] Your word is not on the word list.
           *[no] { $player }’s word is not on the word list.
        }
        [voted] { $player_you ->
            [yes] The others don’t let your word count.
           *[no] { $player }’s word is voted down.
        }
        [conceded] { $player_you ->
            [yes] You take your word back.
           *[no] { $player } takes the word back.
        }
       *[leader] { $player_you ->
            [yes] The play leader doesn’t let your word count.
           *[no] The play leader doesn’t let { $player }’s word count.
        }
    }
}
log-vote_opened = Does that count? It is being decided now.
log-voted = { $player ->
    [leader] The play leader has voted.
   *[other] { $player_you ->
        [yes] { $vote_known ->
            [yes] { $vote ->
                [accept] You let the word count.
               *[reject] You don’t let the word count.
            }
           *[no] You have voted.
        }
       *[no] { $player } has voted.
    }
}
log-penalty = { $card_known ->
    [yes] { $reason ->
        [no_word] For slapping without a word
        [conceded] For the word taken back
       *[other] For the wrong word
    } { $player_you ->
        [yes] you give up the { $card }{ $locked_out ->
            [yes] {" "}and are locked out of this category
           *[no] {""}
        }.
       *[no] { $player } gives up the { $card }{ $locked_out ->
            [yes] {" "}and is locked out of this category
           *[no] {""}
        }.
    }
   *[no] { $locked_out ->
        [yes] { $player_you ->
            [yes] You have no card to give up, so you are locked out of this category.
           *[no] { $player } has no card to give up and is locked out of this category.
        }
       *[no] { $player_you ->
            [yes] You would have to give up a card now, but you have none.
           *[no] { $player } would have to give up a card now, but has none.
        }
    }
}
log-won = { $player_you ->
    [yes] The { $card } is yours!
   *[no] The { $card } goes to { $player }.
}
log-tie = { $slots_you ->
    [yes] At the same time! Now you play a tie-break against { $slots }.
   *[no] At the same time! Now there is a tie-break between { $slots }.
}
log-disputed = No quarrels! Nobody wins, nobody loses. On with a new category.
log-reopened = The card stays where it is. The search goes on!
log-missed = { $misses ->
    [one] Nobody wins a card in this category.
   *[other] Again nobody wins a card. That makes { $misses } in a row.
}
log-tiebreak_left = { $player_you ->
    [yes] That puts you out of the tie-break.
   *[no] That puts { $player } out of the tie-break.
}
log-tiebreak_missed = { $misses ->
    [one] Nobody in the tie-break knows a word. One more category, then!
   *[other] Again nobody in the tie-break knows a word. That makes { $misses } in a row.
}
log-tiebreak_ended = The tie-break is over, and nobody wins it. The cards stay on the table.
log-reserved = { $player_you ->
    [yes] The { $card } is set aside for you. Whether your word counts is decided afterwards.
   *[no] The { $card } is set aside for { $player }. Whether the word counts is decided afterwards.
}
log-returned = { $player_you ->
    [yes] You don’t get the { $card }. It goes back to the table.
   *[no] { $player } doesn’t get the { $card }. It goes back to the table.
}
log-rush_ended = { $reason ->
    [empty] All cards are gone: the round is over.
    [passed] Nobody can think of anything more: the round is over.
   *[time] Time is up: the round is over.
}
log-filled = { $count ->
    [0] All twelve letters are still on the table.
    [one] One new letter on the table: { $cards }.
   *[other] New letters on the table: { $cards }.
}
log-game_scored = { $reason ->
    [letters] The letters are used up:
   *[misses] Too often in a row nobody has won a card:
} game { $game_no } is over. Points: { $scores }.
log-match_ended = { $winners_you ->
    [yes] { $winners_count ->
        [one] You win!
       *[other] You win together with { $winners }!
    }
   *[no] { $winners_count ->
        [one] { $winners } wins!
       *[other] { $winners } win together!
    }
} Final score: { $totals }.

## Why something is not possible

refused-wrong_state = That is not possible right now: something else comes first.
refused-not_your_decision = That is for somebody else to do here, not for you.
refused-bad_params = The table can’t make sense of that: choose something that is there, and write at most 60 characters with at least one letter.
refused-not_in_tiebreak = This is a tie-break, and this time you are not part of it.
refused-locked_out = You are locked out of this category, because your word was wrong. In the next one you are back.
refused-claim_open = One at a time: you have already slapped a card.
refused-slot_empty = There is no card there any more. Choose another one.
refused-slot_held = There is already a hand on that card. Take another one, or wait and see whether the word is right.
refused-too_late = Too late: somebody was faster, or time is up.
refused-no_claim = There is nothing left to say or to decide here: time is up, or it is already settled.
refused-already_said = You have said your word, and it stands.
refused-own_claim = You don’t vote on your own word. But you can take it back.
refused-already_voted = You have already voted on that word.
refused-already_passed = You have already passed. If something comes to mind, just slap.
refused-category_unavailable = That category has been played. Take one that is left.

## What can be set

option-variant = How you play
option-variant-help = Either only the fastest hand wins a card in each category, or everybody takes as many as they can.
option-variant-fastest = one card for the fastest hand
option-variant-grab_all = as many cards as you can
option-remove_xy = Leave out the X/Y card
option-remove_xy-help = Hardly anybody can think of words with X and Y. With children and for a first game it is easier without that card.
option-remove_xy-true = yes, without X/Y
option-remove_xy-false = no, with X/Y
option-leader = Play leader
option-leader-help = One more person at the table: they don’t play, but announce the categories and decide what counts.
option-leader-none = none
option-leader-value = { $value }
option-leader_free_categories = The leader’s own categories
option-leader_free_categories-help = The play leader may also make up categories.
option-leader_free_categories-true = yes, made-up ones as well
option-leader_free_categories-false = no, only those on the cards
option-games = Games in a row
option-games-help = If you play several games, all points are added up at the end.
option-games-value = { $value ->
    [one] 1 game
   *[other] { $value } games
}
option-language = Language of the words
option-language-help = You say the words in this language, and the dictionary checks them in it.
option-language-de = German
option-language-en = English
option-claim_mode = Hand and word
option-claim_mode-help = What counts: the moment you slap the card, or the moment you finish writing your word?
option-claim_mode-strike_then_word = first the hand, then the word
option-claim_mode-typed = both at once, with the written word
option-judge = Who decides whether a word counts
option-judge-help = Whatever is in the dictionary counts at once. About everything else you can vote.
option-judge-lexicon_vote = the dictionary, and all of you when in doubt
option-judge-vote = always all of you
option-judge-lexicon = the dictionary alone
option-judge-leader = the play leader
option-think_ms = Time for a category
option-think_ms-help = If nobody knows a word for this long, the next category comes.
option-think_ms-0 = no limit, until everybody passes
option-think_ms-15000 = 15 seconds
option-think_ms-20000 = 20 seconds
option-think_ms-30000 = 30 seconds
option-think_ms-45000 = 45 seconds
option-think_ms-60000 = 1 minute
option-think_ms-90000 = one and a half minutes
option-think_ms-120000 = 2 minutes
option-think_ms-180000 = 3 minutes
option-think_ms-300000 = 5 minutes
option-think_ms-value = { $seconds } seconds
option-tie_window_ms = What counts as the same time
option-tie_window_ms-help = If two slaps are this close together, neither was faster. If both have a right word, there is a tie-break.
option-tie_window_ms-0 = only the very same instant
option-tie_window_ms-100 = a tenth of a second apart
option-tie_window_ms-150 = 0.15 seconds apart
option-tie_window_ms-200 = 0.2 seconds apart
option-tie_window_ms-250 = a quarter of a second apart
option-tie_window_ms-500 = half a second apart
option-tie_window_ms-1000 = 1 second apart
option-tie_window_ms-value = { $seconds } seconds apart
option-word_ms = Time for the word
option-word_ms-help = This is how long you have for your word after the slap.
option-word_ms-1000 = 1 second
option-word_ms-3000 = 3 seconds
option-word_ms-5000 = 5 seconds
option-word_ms-8000 = 8 seconds
option-word_ms-10000 = 10 seconds
option-word_ms-15000 = 15 seconds
option-word_ms-20000 = 20 seconds
option-word_ms-30000 = 30 seconds
option-word_ms-value = { $seconds } seconds
option-vote_ms = Time to vote
option-vote_ms-help = Whoever has said nothing by then abstains.
option-vote_ms-5000 = 5 seconds
option-vote_ms-10000 = 10 seconds
option-vote_ms-15000 = 15 seconds
option-vote_ms-20000 = 20 seconds
option-vote_ms-30000 = 30 seconds
option-vote_ms-60000 = 1 minute
option-vote_ms-value = { $seconds } seconds
option-reveal_ms = Time to turn the category
option-reveal_ms-help = If nobody turns the next category by then, the clock does.
option-reveal_ms-0 = as long as you like
option-reveal_ms-1000 = 1 second
option-reveal_ms-3000 = 3 seconds
option-reveal_ms-5000 = 5 seconds
option-reveal_ms-10000 = 10 seconds
option-reveal_ms-15000 = 15 seconds
option-reveal_ms-30000 = 30 seconds
option-reveal_ms-60000 = 1 minute
option-reveal_ms-value = { $seconds } seconds
option-wrong_lockout = Locked out after a wrong word
option-wrong_lockout-help = A wrong word costs a card. Who is also locked out for the rest of the category?
option-wrong_lockout-if_no_card = only those who have no card to give up
option-wrong_lockout-always = always
option-wrong_lockout-never = never
option-penalty_card = Which card is lost
option-penalty_card-help = For a wrong word you give up one of your cards.
option-penalty_card-lowest = the one that is worth least
option-penalty_card-latest = the one won last
option-word_reuse = Saying words again
option-word_reuse-help = May a word that has counted come up again?
option-word_reuse-category = not in the same category
option-word_reuse-game = not in the same game
option-word_reuse-allowed = as often as you like
option-misses_to_end = Misses that end the game
option-misses_to_end-help = When this many categories in a row win nobody a card, the game stops early.
option-misses_to_end-value = { $value ->
    [one] after a single one
   *[other] after { $value } in a row
}
option-letter_deck = Letters in the deck
option-letter_deck-help = How many there are of each letter, and which are red, so that they count double. There must be at least twelve cards.
option-letter_deck-value = { $value }

## Result

score-points = { $count ->
    [0] no points
    [one] 1 point
   *[other] { $count } points
}

## Guide: learning by playing

guide-welcome-title = Welcome to the schoolyard!
guide-welcome = Twelve letters lie face up. A category is about to be turned. Whoever is first to know a word for it slaps the letter it begins with.
guide-turn-title = You turn the card
guide-turn = Take your time to look at the letters. When you are ready, turn the category!
guide-strike-title = Slap!
guide-strike = Can you think of a word that begins with one of the letters? Slap the card, or press the letter’s key. Then you have a few seconds to write your word.
guide-typed-title = Write your word!
guide-typed = Type a word for the category: it finds its card by itself. Whoever sends it first gets the card.
guide-grab-title = As many as you can!
guide-grab = This time everybody plays at once. Slap a letter, say your word, and on to the next, until you can think of no more.
guide-vote-title = Does it count?
guide-vote = The table doesn’t know this word. Now it is up to you all. If you can’t agree, nobody gets the card.
guide-wrong-title = Missed!
guide-wrong = A wrong word costs you a card you have won. If you have none yet, you are only locked out of this category.
guide-tie-title = Equally fast
guide-tie = That was at the same time, and both words count. A tie-break with a new category decides who gets their card.
guide-won-title = Snatched!
guide-won = The card is yours, and you turn the next category. Whoever ends up with the most points wins.
guide-red-title = Red counts twice
guide-red = Blue letters are worth one point. The red ones with two stars are harder, and worth two.
guide-missed-title = Nobody knew
guide-missed = If nobody knows a word, the next category comes. Three times in a row, and the game is over.
guide-pass-title = Nothing more?
guide-pass = If you can’t think of anything, pass. Once everybody has passed, it goes straight on. If a word comes to mind after all, just slap.
guide-place-title = A place
guide-place = Here only what really belongs to this place counts.
guide-person-title = A person
guide-person = Here the last name counts, or the only name somebody is known by.
guide-title-title = A title
guide-title = Here the first word of the title counts, even if it is only “The”.
guide-leader-title = You lead the game
guide-leader = Choose a category. You don’t play yourself, but you say which word counts.
guide-end-title = School’s out!
guide-end = Now you know the whole game. Another one?

## The board in the browser

help-key-slap = A letter: slap its card
help-key-turn = Space or Enter: turn the category
help-key-pass = 0: pass
help-key-vote = 1 or Y, 2 or N: vote whether the word counts or not
help-key-verdict = 1, 2, 3: as the play leader, decide that the word counts, is wrong or is disputed
board-game = Game { $number } of { $games }
board-players = Who is playing
board-stage = Category and time
board-letters = The letters on the table
board-letter = { $letter }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-letter-struck = { $count ->
    [one] with the hand of { $names } on it
   *[other] with the hands of { $names } on it
}
board-letter-contested = in the tie-break: { $names }
board-letter-chosen = for your word
board-player = { $player_you ->
    [yes] You
   *[no] { $player }
}: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}, { $count ->
    [0] no letter yet
    [one] 1 letter: { $letters }
   *[other] { $count } letters: { $letters }
}{ $reserved_count ->
    [0] {""}
   *[other] , set aside: { $reserved }
}{ $games ->
    [1] {""}
   *[other] , { $total } from finished games
}{ $mark ->
    [locked] , locked out of this category
    [open] {", "}{ $player_you ->
        [yes] are
       *[no] is
    } looking for a word
    [said] {", "}{ $player_you ->
        [yes] have
       *[no] has
    } a word
    [votes] , still voting
    [voted] , voted
    [passed] , passing
    [turns] , turning the category
   *[none] {""}
}{ $tiebreak ->
    [yes] , in the tie-break
   *[no] {""}
}
board-mark-locked = locked out
board-mark-open = thinking
board-mark-said = done
board-mark-votes = voting
board-mark-voted = done
board-mark-passed = passes
board-mark-turns = turns
board-total = Σ { $points }
board-category = The category: { $word }
board-category-means = The category: { $word }, in English: { $meaning }
board-category-hidden = The next category is still face down.
board-sort-place = Typical of this place!
board-sort-person = The last name counts.
board-sort-title = The first word of the title counts.
board-time = { $for ->
    [reveal] Until the category is turned
    [word] For your word
    [vote] To vote
   *[think] To think
}: { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
board-key-space = Space
board-turns = { $player } is about to turn a category. Have a look at the letters!
board-strike = Slap a letter you know a word for!
board-grab = Grab as many letters as you can!
board-said = Your word: “{ $word }”. The others still have time.
board-you-locked = You are locked out of this category. It won’t be long!
board-you-watch = You watch this tie-break.
board-you-passed = You pass. If something comes to mind after all, slap!
board-too-late = Somebody was faster.
board-too-late-by = { $player } was { $margin } faster.
board-answers-tried = All answers are in. Now they are compared.
board-vote = Does this word count?
board-leader-decides = { $player } decides.
board-you-decide = Does it count? You decide.
board-winners = { $you ->
    [yes] { $count ->
        [one] You win!
       *[other] You win together with { $names }!
    }
   *[no] { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
}
board-first = All twelve letters are still here.
board-misses = Misses: { $misses } of { $of }
board-tiebreak = Tie-break: { $names }
board-searching = { $player } needs a word with { $letter }
board-word = Your word
board-word-with = With { $letter } …
board-word-for = Your word with { $letter }
board-word-not-sent = Not sent!
board-word-astray = That doesn’t begin with { $letter }.
board-word-nowhere = There is no letter for that.
board-no-word = no word
board-speech = Speak instead of typing
board-speech-stop = Stop listening
board-speech-ask = If your browser listens, it may not understand the word by itself and may send the recording to its maker. Typing always works just as well.
board-speech-yes = Yes, listen
board-speech-no = I’d rather type
board-ballots = Does the word count?
board-ballot = { $player_you ->
    [yes] Your word
   *[no] { $player }’s word
}: { $word }
board-accept = It counts
board-reject = It doesn’t
board-voted = { $vote ->
    [accept] You say it counts.
   *[reject] You say it doesn’t count.
}
board-own-word = The others are voting on your word.
board-own-word-led = { $player } decides about your word.
board-vote-runs = The vote is on.
board-voters = Have voted: { $names }
rounds-title = All words
rounds-game = Game { $number }
rounds-letter = Letter
rounds-word = Word
rounds-who = Who
rounds-verdict = Verdict
rounds-nothing = nobody
board-verdict-valid = It counts
board-verdict-wrong = Wrong
board-verdict-disputed = Disputed
board-reason-no_word = said no word
board-reason-initial = wrong initial
board-reason-reused = said before
board-reason-not_listed = not on the list
board-reason-voted = voted down
board-reason-conceded = taken back
board-reason-leader = says the leader
board-lost = { $letter } is lost.
board-locked = Locked out!
board-end-won = { $player_you ->
    [yes] You snatch { $letter }!
   *[no] { $player } snatches { $letter }!
}
board-end-tie = At the same time: a tie-break!
board-end-disputed = Disputed: nobody gets the card.
board-end-missed = Nobody knew a word ({ $misses } of { $of }).
board-end-tiebreak_missed = The tie-break goes on.
board-end-tiebreak_ended = Nobody wins the tie-break.
board-rounds = All rounds
board-rounds-number = Round
board-rounds-category = Category
board-rounds-letter = Letter
board-rounds-word = Word
board-rounds-after = after { $time }
board-rounds-nobody = Nobody slapped.
board-pick = Choose a category!
board-invent = Make up a category of your own
board-speech-failed = I could not hear anything. Just type the word!

## Playing in the terminal

cli-race-welcome = { $game } with { $names }. The time is real here.
cli-hint = { $claim_mode ->
    [typed] Type your word and Enter: that slaps the card it begins with.
   *[strike_then_word] Type a letter and Enter: that is your slap. Then type your word and Enter again. You can also type the word at once.
} If a letter is there more than once, you can use the card’s number.
    Enter alone turns the category · - passes · + and - vote · 0 takes your word back
    ? help · /r rules · /o rules at this table · /q stop
cli-nothing = There is no card for that. Type ? for help.
cli-left = { $seconds } s
cli-turn = Enter turns the category
cli-word = { $category } with { $letter }
cli-vote = “{ $word }” by { $player }: does it count? + or -
cli-concede = The others vote, 0 takes your word back
cli-others = One moment
drawing-game = Game { $number }
drawing-deck = { $count ->
    [0] Deck: empty
    [one] Deck: 1 letter
   *[other] Deck: { $count } letters
}
drawing-misses = Misses: { $count }
drawing-category = Category: { $category }
drawing-hidden = The next category is still face down.
drawing-bare = no card yet
drawing-total = { $count } from the games before
drawing-locked = locked out
drawing-passed = passes
drawing-tie = tie-break for { $letter }
drawing-struck = hand on { $letter }
drawing-said = “{ $word }” on { $letter }
board-answer = Your answer: “{ $word }”. You can still change it.
board-answer-given = Your answer: “{ $word }”.
