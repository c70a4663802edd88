### Schnapp, Land, Fluss! auf Deutsch: jedes Wort des Spiels, das ein Mensch liest.

game-title = Schnapp, Land, Fluss!
game-teaser = Zwölf Buchstaben, eine Kategorie, und alle wollen die schnellste Hand haben.
game-credit = Ein Spiel von Haim Shafir. Dies ist eine freie, inoffizielle Umsetzung.
game-default-name = Blitz

## Buchstaben und Kategorien

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
kind-building = Bauwerk
kind-at_the_doctors = Beim Arzt
kind-occupation = Beruf
kind-book = Buch
kind-color = Farbe
kind-river = Fluss
kind-fruit = Frucht
kind-drink = Getränk
kind-hobby = Hobby
kind-in_the_sea = Im Meer
kind-at_the_circus = Im Zirkus
kind-in_the_kitchen = In der Küche
kind-in_the_air = In der Luft
kind-at_school = In der Schule
kind-clothing = Kleidung
kind-body_part = Körperteil
kind-country = Land
kind-food = Lebensmittel
kind-song = Lied
kind-musician = Musiker
kind-musical_instrument = Musikinstrument
kind-name = Name
kind-plant = Pflanze
kind-politician = Politiker
kind-actor = Schauspieler
kind-movie = Spielfilm
kind-toy = Spielzeug
kind-sport = Sportart
kind-athlete = Sportler
kind-city = Stadt
kind-animal = Tier
kind-tv_show = TV-Sendung
kind-tool = Werkzeug

## Aktionen

act-turn_category = Aufdecken
act-announce_category = Ansagen
act-announce_free = Ansagen
act-strike = Zuschlagen
act-say = Wort sagen
act-claim = Wort sagen
act-pass = Passen
act-vote = Abstimmen
act-verdict = Entscheiden
act-concede = Zurückziehen

## Ergebnis

score-points = { $count ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $count } Punkte
}

## Einführung: lernen beim Spielen

guide-welcome-title = Willkommen auf dem Schulhof!
guide-welcome = Zwölf Buchstaben liegen offen da. Gleich wird eine Kategorie aufgedeckt. Wer als Erster ein Wort dazu weiß, schlägt auf dessen Anfangsbuchstaben.
guide-turn-title = Du deckst auf
guide-turn = Schau dir die Buchstaben in Ruhe an. Bist du bereit, deck die Kategorie auf!
guide-strike-title = Schlag zu!
guide-strike = Fällt dir ein Wort ein, das mit einem der Buchstaben anfängt? Schlag auf die Karte oder drück die Taste des Buchstabens. Erst danach schreibst du dein Wort hin. Beim Tippen musst du dich also nicht beeilen.
guide-typed-title = Schreib dein Wort!
guide-typed = Tippe ein Wort zur Kategorie: Die passende Karte sucht sich von selbst. Wer es zuerst abschickt, bekommt sie.
guide-grab-title = So viel du kannst!
guide-grab = Diesmal spielen alle gleichzeitig. Schlag auf einen Buchstaben, sag dein Wort, und weiter zum nächsten, bis dir nichts mehr einfällt.
guide-vote-title = Gilt das?
guide-vote = Dieses Wort kennt der Tisch nicht. Jetzt entscheidet ihr. Seid ihr euch nicht einig, bekommt niemand die Karte.
guide-wrong-title = Daneben!
guide-wrong = Ein falsches Wort kostet dich eine gewonnene Karte. Hast du noch keine, bist du nur für diese Kategorie gesperrt.
guide-tie-title = Gleich schnell
guide-tie = Das war gleichzeitig, und beide Wörter gelten. Ein Stechen mit einer neuen Kategorie entscheidet, wer seine Karte bekommt.
guide-won-title = Geschnappt!
guide-won = Die Karte gehört dir, und du deckst die nächste Kategorie auf. Wer am Ende die meisten Punkte hat, gewinnt.
guide-red-title = Rot zählt doppelt
guide-red = Blaue Buchstaben bringen einen Punkt. Die roten mit den zwei Sternen sind schwerer und bringen zwei.
guide-missed-title = Niemand wusste etwas
guide-missed = Weiß niemand ein Wort, kommt die nächste Kategorie. Geschieht das dreimal hintereinander, ist das Spiel aus.
guide-pass-title = Nichts mehr?
guide-pass = Fällt dir nichts ein, dann pass. Haben alle gepasst, geht es gleich weiter. Kommt dir doch noch ein Wort in den Sinn, schlag einfach zu.
guide-place-title = Ein Ort
guide-place = Hier zählt, was wirklich zu diesem Ort gehört.
guide-person-title = Eine Person
guide-person = Hier zählt der Nachname, oder der einzige Name, unter dem man jemanden kennt.
guide-title-title = Ein Titel
guide-title = Hier zählt das erste Wort des Titels, auch wenn es nur „Der“ oder „Die“ ist.
guide-leader-title = Du leitest das Spiel
guide-leader = Such eine Kategorie aus. Du spielst nicht mit, aber du sagst, welches Wort gilt.
guide-end-title = Schulschluss!
guide-end = Jetzt kennst du das ganze Spiel. Noch eine Runde?

## Das Spielbrett im Browser

board-game = Spiel { $number } von { $games }
board-players = Wer mitspielt
board-stage = Kategorie und Zeit
board-letters = Die Buchstaben auf dem Tisch
board-letter = { $letter }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-letter-struck = { $count ->
    [one] darauf liegt die Hand von { $names }
   *[other] darauf liegen die Hände von { $names }
}
board-letter-contested = im Stechen: { $names }
board-letter-chosen = für dein Wort
board-player = { $player_you ->
    [yes] Du
   *[no] { $player }
}: { $points ->
    [0] kein Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $count ->
    [0] noch kein Buchstabe
    [one] 1 Buchstabe: { $letters }
   *[other] { $count } Buchstaben: { $letters }
}{ $reserved_count ->
    [0] {""}
   *[other] , vorgemerkt: { $reserved }
}{ $games ->
    [1] {""}
   *[other] , aus den fertigen Spielen { $total }
}{ $mark ->
    [locked] , für diese Kategorie gesperrt
    [open] , sucht ein Wort
    [said] , hat ein Wort
    [votes] , stimmt noch ab
    [voted] , hat abgestimmt
    [passed] , passt
    [turns] , deckt auf
   *[none] {""}
}{ $tiebreak ->
    [yes] , im Stechen
   *[no] {""}
}
board-mark-locked = gesperrt
board-mark-open = sucht ein Wort
board-mark-said = hat ein Wort
board-mark-votes = stimmt ab
board-mark-voted = hat gestimmt
board-mark-passed = passt
board-mark-turns = deckt auf
board-total = Σ { $points }
board-category = Die Kategorie: { $word }
board-category-means = Die Kategorie: { $word }, auf Deutsch: { $meaning }
board-category-hidden = Die nächste Kategorie ist noch verdeckt.
board-sort-place = Typisch für diesen Ort!
board-sort-person = Der Nachname zählt.
board-sort-title = Das erste Wort des Titels zählt.
board-time = { $for ->
    [reveal] Bis zum Aufdecken
    [word] Für dein Wort
    [vote] Zum Abstimmen
   *[think] Zum Nachdenken
}: { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}
board-key-space = Leertaste
board-turns = Gleich deckt { $player } auf. Schau dir die Buchstaben an!
board-strike = Schlag auf einen Buchstaben, zu dem du ein Wort weißt!
board-grab = Schnapp dir so viele Buchstaben, wie du kannst!
board-said = Dein Wort: „{ $word }“. Die anderen haben noch Zeit.
board-you-locked = In dieser Kategorie bist du gesperrt. Gleich geht es weiter!
board-you-watch = Im Stechen schaust du zu.
board-you-passed = Du passt. Fällt dir doch noch etwas ein, schlag zu!
board-too-late = Da war jemand schneller.
board-vote = Lasst ihr das gelten?
board-leader-decides = Die Spielleitung entscheidet.
board-over = Das Spiel ist aus.
board-winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
board-first = Noch liegt alles offen vor dir.
board-misses = Ohne Treffer: { $misses } von { $of }
board-tiebreak = Stechen: { $names }
board-searching = { $player } sucht ein Wort mit { $letter }
board-word = Dein Wort
board-word-with = Ein Wort mit { $letter } …
board-word-for = Dein Wort mit { $letter }
board-word-astray = Das fängt nicht mit { $letter } an.
board-word-nowhere = Dazu liegt kein Buchstabe da.
board-no-word = kein Wort
board-speech = Sprechen statt tippen
board-speech-stop = Nicht mehr zuhören
board-speech-ask = Hört dein Browser zu, versteht er das Wort vielleicht nicht selbst: Er kann die Aufnahme an seinen Hersteller schicken. Tippen geht immer genauso.
board-speech-yes = Ja, zuhören
board-speech-no = Lieber tippen
board-ballots = Gilt das Wort?
board-ballot = { $player_you ->
    [yes] Dein Wort
   *[no] Das Wort von { $player }
}: { $word }
board-accept = Gilt
board-reject = Gilt nicht
board-voted = { $vote ->
    [accept] Du sagst: Gilt.
   *[reject] Du sagst: Gilt nicht.
}
board-own-word = Über dein Wort stimmen die anderen ab.
board-vote-runs = Es wird abgestimmt.
board-voters = Abgestimmt haben: { $names }
board-verdict-valid = Gilt
board-verdict-wrong = Falsch
board-verdict-disputed = Strittig
board-reason-no_word = kein Wort gesagt
board-reason-initial = falscher Anfang
board-reason-reused = war schon dran
board-reason-not_listed = steht nicht in der Liste
board-reason-voted = überstimmt
board-reason-conceded = zurückgezogen
board-reason-leader = sagt die Spielleitung
board-lost = { $letter } ist weg.
board-locked = Gesperrt!
board-end-won = { $player_you ->
    [yes] Du schnappst dir { $letter }!
   *[no] { $player } schnappt sich { $letter }!
}
board-end-tie = Gleichzeitig: Es kommt zum Stechen!
board-end-disputed = Strittig: Niemand bekommt die Karte.
board-end-missed = Niemand wusste ein Wort ({ $misses } von { $of }).
board-end-tiebreak_missed = Das Stechen geht weiter.
board-end-tiebreak_ended = Das Stechen gewinnt niemand.
board-pick = Such eine Kategorie aus!
board-invent = Eigene Kategorie ausdenken
