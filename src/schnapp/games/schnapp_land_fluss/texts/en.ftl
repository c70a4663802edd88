### Schnapp, Land, Fluss! in English: every word of the game that a person reads.

game-title = Schnapp, Land, Fluss!
game-teaser = Twelve letters, one category, and everybody wants to have the fastest hand.
game-credit = A game by Haim Shafir. This is a free, unofficial version.
game-default-name = Flash

## Letters and categories

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
kind-letter_xy-short = X/Y
kind-letter_z = Z
kind-letter_z-short = Z
kind-building = Building
kind-at_the_doctors = At the Doctor’s
kind-occupation = Occupation
kind-book = Book
kind-color = Color
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

## Acts

act-turn_category = Turn the card
act-announce_category = Announce
act-announce_free = Announce
act-strike = Slap
act-say = Say the word
act-claim = Say the word
act-pass = Pass
act-vote = Vote
act-verdict = Decide
act-concede = Take it back

## Result

score-points = { $count ->
    [0] no points
    [one] 1 point
   *[other] { $count } points
}

## Guide: learning by playing

guide-welcome-title = Welcome to the schoolyard!
guide-welcome = Twelve letters lie open. A category is about to be turned. Whoever first knows a word for it slaps the letter it begins with.
guide-turn-title = You turn the card
guide-turn = Take your time to look at the letters. When you are ready, turn the category!
guide-strike-title = Slap!
guide-strike = Can you think of a word that begins with one of the letters? Slap the card, or press the letter’s key. Only then you write your word, so you needn’t be a fast typist.
guide-typed-title = Write your word!
guide-typed = Type a word for the category: it finds its card by itself. Whoever sends it first gets the card.
guide-grab-title = As many as you can!
guide-grab = This time everybody plays at once. Slap a letter, say your word, and on to the next, until you can think of no more.
guide-vote-title = Does it count?
guide-vote = The table doesn’t know this word. Now it is up to you all. If you can’t agree, nobody gets the card.
guide-wrong-title = Missed!
guide-wrong = A wrong word costs you a card you have won. If you have none yet, you are only locked out of this category.
guide-tie-title = Equally fast
guide-tie = That was at the same time, and both words count. A tie-break with a new category decides who gets his card.
guide-won-title = Snatched!
guide-won = The card is yours, and you turn the next category. Whoever has most points in the end wins.
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
board-mark-open = needs a word
board-mark-said = has a word
board-mark-votes = is voting
board-mark-voted = has voted
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
board-vote = Does this word count?
board-leader-decides = The leader decides.
board-over = The game is over.
board-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
board-first = Everything still lies open before you.
board-misses = Without a hit: { $misses } of { $of }
board-tiebreak = Tie-break: { $names }
board-searching = { $player } needs a word with { $letter }
board-word = Your word
board-word-with = A word with { $letter } …
board-word-for = Your word with { $letter }
board-word-astray = That doesn’t begin with { $letter }.
board-word-nowhere = There is no letter for that.
board-no-word = no word
board-speech = Speak instead of typing
board-speech-stop = Stop listening
board-speech-ask = If your browser listens, it may not understand the word by itself: it may send the recording to its maker. Typing always works just as well.
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
board-vote-runs = The vote is on.
board-voters = Have voted: { $names }
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
board-pick = Choose a category!
board-invent = Make up a category of your own
