### Das Balance-Labor auf Deutsch: jedes Wort eines Berichts, das ein Mensch liest. Gelesen von speech.py.

## Zahlen

range = { $low } bis { $high }
figure = { $value } ({ $range })
unit-points = { $number } { points }
points = Prozentpunkte
percent = { $number } %
players = { $players } Personen
games-with = { $games } zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $players }
}

## Die Seite

page-title = { $title }: Balance
page-question = Was für ein Spiel ist das, und ist es fair? Bots ({ $bot }) haben es gespielt, und das Labor hat zugesehen. Partien: { $games }.
page-sections = Abschnitte
page-glance = Auf einen Blick
page-sentences = In Sätzen
page-legend = Grau: Dort liegt der wahre Wert mit 95 % Sicherheit. n: aus so vielen Partien (oder Kartenverteilungen) stammt die Zahl.
page-marked = Hervorgehobene
page-marked-means = Zahlen weichen stärker vom Fairen oder voneinander ab, als der Zufall es erklärt; dass es viele Zahlen sind, ist eingerechnet.
page-lines = { $lines } Zeilen
page-n = n { $n }
method-title = Wie das gemessen wurde
method-bots = Gespielt von
method-bots-value = { $bot }; Verbote und Hausregeln von { $light }
method-options = Regeln zum Einstellen
method-options-usual = wie üblich
method-rules = Regelwerk
method-rules-value = Ausgabe { $ruleset } dieses Spiels
method-seed = Startwert
method-seed-value = { $seed }: Derselbe Befehl mit demselben Programm ergibt dieselben Zahlen
method-program = Programm
method-program-value = { $compiled ->
    [yes] Commit { $commit }, begonnen mit { $begun }
   *[no] Commit { $commit }, nicht kompiliert, begonnen mit { $begun }
}
method-machine = Rechner
method-cores = { $cores ->
    [one] einem Kern
   *[other] { $cores } Kernen
}
method-machine-value = { $jobs ->
    [one] ein Prozess auf { method-cores }, { $date }
   *[other] { $jobs } Prozesse auf { method-cores }, { $date }
}
method-intervals = Die Spannen stammen aus einem Bootstrap über ganze Partien (oder Kartenverteilungen): 2.000 Stichproben, 95 %. Wo alle Partien gleich ausgingen, gilt für Anteile die Spanne nach Wilson. Hervorgehoben wird nach Benjamini und Hochberg: Höchstens eine von zwanzig Hervorhebungen ist Zufall.
method-people = Bots sind keine Menschen. Sie reden nicht, werden nicht müde, rächen sich nicht und können gut, was sie gelernt haben. Was ein Bericht zeigt, ist ein Grund, mit Menschen am Tisch genauer hinzusehen. Was er nicht zeigt, kann es trotzdem geben.

## Die wichtigsten Befunde

highlights-title = Die wichtigsten Befunde
highlights-intro = Zuoberst steht, wer mit einer anderen Spielweise mehr als den fairen Anteil gewinnt, danach kommt, was am weitesten aus dem Rahmen fällt. Geprüft wurden { $tested } Zahlen; hier steht nur, was sich nicht mit Zufall erklären lässt.
highlights-none = Nichts fällt auf: Von { $tested } geprüften Zahlen fällt keine so weit aus dem Rahmen, dass es kein Zufall sein kann. Dass alles in Ordnung ist, beweist das nicht: An so wenigen Partien erkennst du nur grobe Fehler.
highlights-more = { $more ->
    [one] Eine weitere Zahl fällt aus dem Rahmen; du findest sie in ihrem Abschnitt.
   *[other] { $more } weitere Zahlen fallen aus dem Rahmen; du findest sie in ihren Abschnitten.
}
highlight-loophole = { $row }: Wer so spielt, gewinnt { $figure }; fair wären { $fair } %.
highlight-overrated = Wer „{ $row }“ nie tut, gewinnt { $figure }; fair wären { $fair } %.
highlight-advantage = { $table }, { $players }: { $figure } für „{ $row }“; fair wären { $fair } %. { $more ->
    [yes] Das ist ein größerer Vorteil, als ihn Weiß im Schach hat.
   *[no] Das ist ein größerer Nachteil, als ihn Schwarz im Schach hat.
}
highlight-measure = { $sentence } { $more ->
    [yes] Kein anderes Spiel hier hat mehr als { $norm }.
   *[no] Kein anderes Spiel hier hat weniger als { $norm }.
}
worry-shared = { $figure } der Partien haben mehrere Sieger.
worry-wait = Zwischen zwei eigenen Entscheidungen treffen andere { $figure }.
worry-longest_wait = Im schlimmsten Fall wartest du { $figure } Entscheidungen anderer am Stück ab.
worry-watching = Wer zuerst fertig ist, sieht { $figure } der Partie nur noch zu.
worry-forced = { $figure } der Entscheidungen sind erzwungen: Dort spielt sich das Spiel von selbst.
worry-gain = Es ist fast egal, was du wählst: Die beste Möglichkeit bringt nur { $figure } mehr Gewinnchance als eine blind gewählte.
worry-lead_changes = Die Führung wechselt kaum: { $figure } Mal in einer Partie.
worry-decided = Partien sind früh entschieden, nach { $figure } ihrer Entscheidungen: Der Rest ist Formsache.
worry-comeback = Wer weit zurückliegt, holt selten auf: Nur { $figure } der Sieger haben aufgeholt.
worry-half_time = Der Favorit der Halbzeit gewinnt { $figure }: Die zweite Hälfte ändert wenig.
worry-hopeless = { $figure } der Entscheidungen trifft jemand, der kaum noch gewinnen kann.
worry-kingmaking = Wer nicht gewinnen kann, entscheidet, wer gewinnt: So eine Entscheidung verschiebt bei den anderen { $figure } Gewinnchance.
highlight-must = Wer „{ $row }“ nie tun darf, gewinnt { $figure } und damit nicht mehr als zufälliges Spiel ({ $norm }); fair wären { $fair } %.
highlight-sure = Wie sicher ist das? Gemessen wurde an { $n } Partien oder Kartenverteilungen, und die ganze Spanne liegt außerhalb des üblichen Rahmens. Von solchen Befunden ist im Schnitt höchstens einer von zwanzig Zufall.
highlight-try = Was du ausprobieren kannst:
highlight-figure = Zu den Zahlen
highlight-example = Eine Partie ansehen

try-value = „{ $value }“ ändert das in den Partien dieses Berichts um { $figure }. Probier diese Regel aus:
try-loophole = Soll das nach den Regeln gutes Spiel sein? Wenn nicht, gib ihm einen Preis und miss noch einmal. Sichere es vorher mit mehr Partien ab:
try-overrated = Soll das nach den Regeln besser ungetan bleiben? Wenn nicht, mach es lohnend oder lass es etwas kosten, es nicht zu tun. Sichere es vorher mit mehr Partien ab:
try-advantage = Keine Hausregel hier gleicht das aus. Gib den Benachteiligten am Anfang etwas dazu oder lass alle jede Rolle einmal spielen. Sichere es vorher mit mehr Partien ab:
try-must = Gib denen, die es nicht können, einen anderen Weg zum Sieg, oder mach es seltener. Sichere es vorher mit mehr Partien ab:
try-shared = Lös den Gleichstand durch etwas auf, wofür man gespielt hat. Sichere es vorher mit mehr Partien ab:
try-wait = Lass alle zugleich handeln oder in einem Zug weniger tun. Sichere es vorher mit mehr Partien ab:
try-longest_wait = Lass alle zugleich handeln oder begrenze, was in einem Zug möglich ist. Sichere es vorher mit mehr Partien ab:
try-watching = Halte alle bis zum Schluss im Spiel oder lass es bald enden, wenn jemand draußen ist. Sichere es vorher mit mehr Partien ab:
try-forced = Lass erzwungene Züge von selbst geschehen oder gib dort etwas zu wählen. Sichere es vorher mit mehr Partien ab:
try-gain = Sorg dafür, dass die Möglichkeiten verschieden viel wert sind. Sichere es vorher mit mehr Partien ab:
try-lead_changes = Mach Punkte schwerer zu behalten oder lass die Hinteren aufholen. Sichere es vorher mit mehr Partien ab:
try-decided = Lass die Partie früher enden, wenn sie entschieden ist, oder lass spät mehr gewinnen. Sichere es vorher mit mehr Partien ab:
try-comeback = Lass die Hinteren aufholen oder spät mehr gewinnen. Sichere es vorher mit mehr Partien ab:
try-half_time = Lass in der zweiten Hälfte mehr gewinnen. Sichere es vorher mit mehr Partien ab:
try-hopeless = Lass die Partie früher enden oder lass den Hinteren einen Weg zum Sieg. Sichere es vorher mit mehr Partien ab:
try-kingmaking = Halte die Punkte bis zum Schluss verdeckt oder lass die Hoffnungslosen um ihren Platz spielen. Sichere es vorher mit mehr Partien ab:

## Der übliche Rahmen

norm-others = Die anderen Spiele hier, mit { $players } Personen: { $low } ({ $least }) bis { $high } ({ $most }).
norm-none = Ein Vergleich mit den anderen Spielen hier fehlt: Die sind mit { $players } Personen und dem Bot { $bot } gemessen.
norm-chess = Zum Vergleich: Weiß holt im Schach 55 %, wo 50 % fair wären, ein Zehntel mehr (chessgames.com 2008; 53 % zählte Streeter 1946).

## Minuten

people-title = Minuten
people-glance = Minuten mit Menschen
people-people = Mit Menschen
people-printed = Angenommen sind { $seconds } s für eine Entscheidung: So kommen zu viert die { $minutes } Minuten heraus, die auf der Schachtel stehen. Die Spanne weiß, wie lang Partien sind, aber nicht, wie recht die Schachtel hat.
people-cards = Angenommen sind { $seconds } s für eine Entscheidung: vier bis fünf Sekunden, um eine Karte zu spielen und eine nachzuziehen. Gestoppt hat das niemand.
people-guessed = Angenommen sind { $seconds } s für eine Entscheidung, wie bei den anderen Spielen hier. Gestoppt hat das niemand.
people-sentence = Mit Menschen dauert eine Partie etwa { $minutes } Minuten. { $assumption }
people-lengths = Bei { $seconds } s für eine Entscheidung dauern neun von zehn Partien zwischen { $short } und { $long } Minuten.

## Partien zum Ansehen

examples-title = Partien zum Ansehen
examples-intro = Partien aus diesem Bericht, alle Karten offen, mit den Chancen aller Plätze nach jeder Entscheidung (in %). Du kannst die Aufzeichnung einer Partie speichern; „schnapp replay --tell DATEI“ erzählt sie im Terminal.
examples-none = Keine: Diese Bots sehen auf die Uhr und spielen keine Partie zweimal gleich.
examples-moment = Zur Stelle
examples-save = Aufzeichnung speichern
examples-number = Partie { $number }
example-decisions = { $value ->
    [one] eine Entscheidung
   *[other] { $value } Entscheidungen
}
example-typical = Eine gewöhnliche Partie: { example-decisions }, der Median.
example-shortest = Die kürzeste Partie: { example-decisions }.
example-longest = Die längste Partie: { example-decisions }.
example-wait = Am längsten gewartet: { example-decisions } von anderen am Stück.
example-watching = Jemand war fertig, als noch { $value } der Partie bevorstanden.
example-lead = { $value ->
    [one] Die Führung wechselte einmal.
   *[other] Die Führung wechselte { $value } Mal.
}
example-early = Am frühesten entschieden: nach { $value } der Entscheidungen.
example-comeback = Die größte Aufholjagd: Der Sieger hatte einmal nur { $value } Gewinnchance.
example-kingmaking = Jemand ohne Hoffnung konnte bei den anderen { $value } Gewinnchance verschieben.

## Was an einer Partie gemessen wird

measure-first_wins = Wer anfängt, gewinnt
measure-first_wins-help = Fair ist: bei vier Personen jede vierte Partie, bei zweien jede zweite. Partien, in denen alle zugleich anfangen, zählen nicht.
measure-shared = Partien mit mehreren Siegern
measure-shared-help = Gleichstand auf dem ersten Platz.
measure-length = Entscheidungen in einer Partie
measure-length-help = Von allen zusammen.
measure-minutes = Auf der Uhr des Spiels
measure-minutes-help = Mit Bots, die schneller denken und reden als Menschen.
measure-table_minutes = Im Tempo dieses Hauses
measure-table_minutes-help = So lange brauchen Bots an einem neuen Tisch: 1,2 s für eine Entscheidung und die Zeit, anzusehen, was geschehen ist.
measure-wait = Wartezeit
measure-wait-help = So viele Entscheidungen treffen andere im Schnitt, bis du wieder an der Reihe bist. Je mehr, desto zäher.
measure-longest_wait = Längste Wartezeit einer Partie
measure-longest_wait-help = Dasselbe im schlimmsten Fall.
measure-watching = Was für die Ersten übrig bleibt, die fertig sind
measure-watching-help = So viel der Partie kommt noch, nachdem jemand seine letzte Entscheidung getroffen hat. Ist es viel, sitzt jemand nur noch dabei.
measure-options = Möglichkeiten bei einer echten Wahl
measure-options-help = Median einer Partie, erzwungene Züge nicht mitgezählt.
measure-forced = Erzwungene Züge
measure-forced-help = Entscheidungen, bei denen es nur eine Möglichkeit gibt. Einige machen ein Spiel flott; sind es viele, spielt es sich von selbst.
measure-gain = Was eine Wahl wert ist
measure-gain-help = Um so viele Prozentpunkte hebt die beste Möglichkeit die Gewinnchance gegenüber einer blind gewählten, im Schnitt über eine Stichprobe echter Entscheidungen. Nahe 0: Es ist fast egal, was du tust.
measure-lead_changes = Führungswechsel
measure-lead_changes-help = Ein Wechsel zählt, sobald die Gewinnchance 10 Prozentpunkte über der des bisher Führenden liegt.
measure-decided = Entschieden nach
measure-decided-help = Von da an sinkt die Gewinnchance des Siegers nie mehr unter 80 %. Früh: Der Rest ist Formsache. Sehr spät: Was vorher geschieht, zählt kaum.
measure-comeback = Aufholjagden
measure-comeback-help = Partien, deren Sieger einmal weniger als die halbe faire Chance hatte.
measure-half_time = Der Favorit der Halbzeit gewinnt
measure-half_time-help = Wie gut sich die zweite Hälfte vorhersagen lässt.
measure-moved = Chance, die mit einer Entscheidung den Besitzer wechselt
measure-moved-help = So stark verändert eine Entscheidung, samt dem Glück danach, wer gewinnt, in Prozentpunkten.
measure-between_others = Unter den anderen verschoben
measure-between_others-help = Der Anteil davon, den ein Zug unter den anderen verschiebt, über das hinaus, was er allen gleichermaßen gibt oder nimmt: Angriffe auf die eine, Geschenke an den anderen. Nahe 0: Alle spielen für sich.
measure-hopeless = Entscheidungen ohne Hoffnung
measure-hopeless-help = Getroffen von jemandem mit weniger als einem Viertel der fairen Chance.
measure-sway = Macht über andere
measure-sway-help = Um so viele Prozentpunkte erhöht die eine Möglichkeit die Gewinnchance von jemand anderem mehr als die andere; Stichprobe von Entscheidungen, bei denen man selbst noch Hoffnung hat.
measure-kingmaking = Königsmacher
measure-kingmaking-help = Dasselbe bei Leuten ohne Hoffnung. Viel davon heißt: Wer verloren hat, bestimmt, wer gewinnt.
measures-title = Nach Zahl der Personen

## Fairness

fairness-title = Fairness
fairness-intro = Gleich gute Leute sollten gleich oft gewinnen, egal wo sie sitzen, wer anfängt und wen sie spielen. Ein geteilter Sieg zählt zu gleichen Teilen. Eine Zahl ist hervorgehoben, wenn sie stärker vom fairen Anteil abweicht, als der Zufall es erklärt.
fairness-seat = Siege nach Platz
fairness-turn = Siege nach Reihenfolge
fairness-side = Siege nach Fraktion
fairness-plot = { $table }, { $players } Personen
seat = Platz { $seat }
turn-begins = fängt an
turn-second = als Zweite
turn-third = als Dritte
turn-fourth = als Vierte
turn-fifth = als Fünfte
turn-sixth = als Sechste
fairness-stands-out = { $table }, { $players } Personen: { $figure } für „{ $row }“; fair wären { $fair } %.
fairness-nothing = Mit { $players } Personen zeigt sich in { $games } Partien für niemanden ein Vorteil; einer von mehr als etwa { $points ->
    [one] einem Prozentpunkt
   *[other] { $points } Prozentpunkten
} wäre sehr wahrscheinlich aufgefallen.

## Tempo

pace-title = Tempo
pace-intro = Die Länge zählt in Entscheidungen, denn Bots haben keine Hände. Wo alle zugleich entscheiden, zählt jede Entscheidung.
pace-lengths = Kurze und lange Partien
pace-decisions = Entscheidungen
pace-plot = Entscheidungen in einer Partie, { $players } Personen
pace-below-5 = eine von zwanzig hat höchstens
pace-below-50 = die Hälfte hat höchstens
pace-below-95 = eine von zwanzig hat mindestens
pace-spread = Neun von zehn Partien mit { $players } Personen haben zwischen { $short } und { $long } Entscheidungen; der Median liegt bei { $middle }.
pace-alike = Alle oder fast alle Partien mit { $players } Personen haben { $decisions } Entscheidungen.
pace-watching = Wer zuerst nichts mehr zu entscheiden hat, erlebt danach noch { $figure } der Partie.

## Entscheidungen

choices-title = Entscheidungen
choices-intro = Ein Spiel spielt sich von selbst, wenn die meisten Züge erzwungen sind oder alle Möglichkeiten gleich viel taugen. Sind es Hunderte, verliert man den Überblick.
choices-plot-options = Möglichkeiten einer Entscheidung, { $players } Personen
choices-plot-forced = Erzwungene Züge im Lauf der Partie
choices-forced = { $figure } der Entscheidungen sind erzwungen.
choices-gain = Die beste Möglichkeit einer echten Wahl bringt { $figure } mehr Gewinnchance als eine blind gewählte.
choices-time = Im Lauf der Partie
choices-time-note = Möglichkeiten echter Entscheidungen im Schnitt; mehr als { $many } zählen als { $many }.
choices-time-options = Möglichkeiten
choices-time-forced = erzwungene Züge
percent-range = { $from } bis { $to } %
or-more = { $number } oder mehr

## Was Sieger tun

use-title = Was Sieger tun
use-intro = Wie oft jede Art von Zug und jede Karte vorkommt, in hundert Entscheidungen der Sieger und der anderen. Was Sieger öfter tun, muss nicht der Grund sein, dass sie gewinnen: Wer vorn liegt, kann sich anderes leisten. Hervorgehoben ist, was der Zufall nicht erklärt.
use-act = Züge
use-card = Karten
use-note = So oft in 100 eigenen Entscheidungen.
use-winners = Sieger
use-others = andere
use-ratio = Mal so oft
use-seats = tun es überhaupt
use-plot-act = Züge: Sieger, Mal so oft wie andere
use-plot-card = Karten: Sieger, Mal so oft wie andere
use-more = Sieger tun öfter: { $features }.
use-less = Sieger tun seltener: { $features }.
use-one = { $feature } { $figure }
use-nothing = Sieger und andere tun gleich oft dasselbe, soweit diese Partien es zeigen.

## Der Verlauf einer Partie

story-title = Der Verlauf einer Partie
story-intro = Nach jeder Entscheidung haben alle eine Gewinnchance: { $learned ->
    [yes] Ein Urteil, das aus Partien gegen sich selbst gelernt ist, sieht die ganze Stellung an, auch verdeckte Karten
   *[no] Die Stellung, auch mit ihren verdeckten Karten, wird viele Male zu Ende gespielt
}. Die letzte Tabelle sagt, wie weit diesen Chancen zu trauen ist.
story-plot-curve = Die Chance des späteren Siegers, { $players } Personen
story-plot-moments = Wann Partien entschieden sind
story-decided = Eine Partie mit { $players } Personen ist im Schnitt nach { $figure } ihrer Entscheidungen entschieden.
story-lead_changes = Die Führung wechselt { $figure } Mal in einer Partie.
story-comeback = { $figure } der Sieger lagen einmal weit zurück.
story-curve = Die Chance des späteren Siegers
story-curve-chance = Gewinnchance
story-calibration = Stimmen die Chancen?
story-calibration-note = Die Chancen aller Personen zu neunzehn Zeitpunkten jeder Partie. Wo beide Spalten übereinstimmen, stimmen die Chancen.
story-calibration-said = genannte Chance
story-calibration-won = gewonnen

## Miteinander und Königsmacher

interaction-title = Miteinander und Königsmacher
interaction-intro = Jede Entscheidung verschiebt Gewinnchancen. Hier zählt, wohin: nur von der Person weg oder zu ihr hin, die entscheidet, oder von einer der anderen zu einer dritten. Zu zweit gibt es keine dritte.
interaction-between_others = { $figure } der Chance, die den Besitzer wechselt, geht zwischen anderen hin und her.
interaction-hopeless = { $figure } der Entscheidungen fallen ohne Hoffnung.
interaction-kingmaking = Eine solche Entscheidung verschiebt bei jemand anderem noch { $figure } Gewinnchance.

## Können

skill-title = Können
skill-intro = Verschieden starke Bots mit denselben Karten, jede Verteilung einmal mit jeder Sitzordnung reihum. 400 Punkte mehr heißt: zehnmal so oft davor wie dahinter. Stufen zwischen den Bots: Es gibt etwas zu lernen. Keine Stufen: Das Glück entscheidet.
skill-ladder = Die Rangliste
skill-note = { $anchor } hat nach Festlegung 1000. n zählt Kartenverteilungen; gespielt wurden { $games } Partien. Die Namen sind die von schnapp arena.
skill-rating = Wertung
skill-wins = Siege
skill-plot = Wertungen
skill-best = Der Bot { $bot } hat eine Wertung von { $rating } und gewinnt an solchen Tischen { $wins }, zufälliges Spiel { $weak } und { $others }.

## Was eine Sache wert ist

restrictions-title = Was etwas wert ist
restrictions-intro = Von { $players } gleich guten Bots ({ $bot }) darf einer eine Sache nie tun, solange etwas anderes erlaubt ist; die anderen dürfen. Gewinnt er seltener, als fair wäre, lohnt sich die Sache. Gewinnt er öfter, überschätzen diese Bots sie. Was selten vorkommt oder sich nicht vermeiden lässt, fehlt hier.
restrictions-forbidden = Verboten
restrictions-note = n zählt Kartenverteilungen; jede wurde für jeden Platz des Eingeschränkten einmal gespielt.
restrictions-wins = Siege ohne das
restrictions-bites = so oft zählte es in einer Partie
restrictions-idle = Zählte nie, weil es nie möglich war oder nichts anderes: { $features }.
restrictions-plot = Siege, wenn dies verboten ist …
restrictions-stands-out = Ohne „{ $feature }“ gewinnt ein Bot { $figure } statt { $fair } %.
restrictions-nothing = Kein Verbot machte einen Unterschied, den diese Partien zeigen könnten.
feature-act = Zug
feature-card = Karte

## Hausregeln

houses-title = Hausregeln
houses-intro = Jede Regel zum Einstellen mit anderen Werten, eine nach der anderen; { $players } Personen ({ $bot }), für alle dieselben Karten. Eine Zahl ist der Unterschied zu den Regeln, wie hier gespielt wird. Hervorgehoben ist, was der Zufall nicht erklärt.
houses-values = Unterschiede
houses-note = In der ersten Zeile stehen die Zahlen selbst; darunter unterscheiden sich Anteile (%) um so viele Prozentpunkte.
houses-played = wie gespielt
houses-stands-out = „{ $value }“ ändert: { $changes }.
houses-change = { $measure } { $figure }
houses-still = Machte für diese Bots in keiner Partie einen Unterschied: { $values }.

## Zeichnungen

axis-shares = % der Siege; gestrichelt: fair
axis-ratios = Mal so oft; gestrichelt: gleich oft
axis-ratings = Wertung; { $anchor } hat 1000
axis-games = Partien
axis-options = Möglichkeiten
axis-decisions = % der Entscheidungen
axis-time = % der Partie
axis-forced = % erzwungen
axis-chance = % Gewinnchance
axis-said = % genannte Chance; gestrichelt: genau richtig
axis-won = % gewonnen

## Zwei Berichte nebeneinander

compare-of-both = { $key }: { $first } und { $second }
compare-key-game = Spiel
compare-key-players = Personen
compare-key-bot = Gespielt von
compare-key-options = Regeln zum Einstellen
compare-key-ruleset = Ausgabe der Regeln
compare-key-commit = Programm
compare-nothing = Von { $compared } Zahlen unterscheidet sich keine stärker, als der Zufall es erklärt.
compare-found = { $found ->
    [one] Eine von { $compared } Zahlen unterscheidet sich stärker, als der Zufall es erklärt:
   *[other] { $found } von { $compared } Zahlen unterscheiden sich stärker, als der Zufall es erklärt:
}
compare-first = erster
compare-second = zweiter
compare-change = Unterschied

## Im Terminal

terminal-done = { $page } für Menschen, { $figures } für Programme, nach { $seconds } s
terminal-kept = { $logbook } bewahrt die Partien auf, damit weitere dazukommen können; du kannst die Datei löschen.

## Schlupflöcher

loopholes-title = Schlupflöcher
loopholes-intro = Von { $players } gleich guten Bots ({ $bot }) weicht einer mit einer einfachen Regel oder einigen wenigen vom vernünftigen Spiel ab, reihum auf jedem Platz; die anderen spielen weiter wie immer. Eine Suche probiert jede solche Regel, die das Spiel zulässt, die besten auch paarweise, und was durch Zufall aus ihnen wächst. Dann müssen sich die besten an neuen Kartenverteilungen bewähren. Wer dort öfter gewinnt, als fair wäre, hat ein Schlupfloch in den Regeln gefunden oder eine Schwäche dieser Bots: Sieh dir die Partie an.
loopholes-judged = An neuen Kartenverteilungen geprüft
loopholes-note = n zählt Kartenverteilungen; jede wurde für jeden Platz des Abweichlers einmal gespielt. Hervorgehoben ist, was sich vom fairen Anteil stärker unterscheidet, als der Zufall es erklärt.
loopholes-among = Was öfter gewinnt, wird noch einmal unter { $bot } ausprobiert und weicht dort von deren Spiel ab. Was auch dort öfter gewinnt, liegt kaum an einer Schwäche der Bots.
loopholes-wins = Siege unter { $bot }
loopholes-bites = so oft zählte es in einer Partie
loopholes-plot = Siege eines Bots, der vom vernünftigen Spiel abweicht
loopholes-tried = Jede einzelne Regel
loopholes-tried-note = An den wenigen Kartenverteilungen der Suche: genug, um auszuwählen, was geprüft wird, und zu wenig, um mehr zu sagen.
loopholes-won = Siege
loopholes-found = { $rule }: Wer so unter { $bot } spielt und sonst wie diese, gewinnt { $figure } statt { $fair } %.
loopholes-found-among = { $sentence } Unter { $bot }: { $figure }.
loopholes-nothing = Von { $tried } Arten, vom vernünftigen Spiel abzuweichen, gewinnt keine öfter, als fair wäre{ $points ->
    [0] .
    [one] ; eine, die einen Prozentpunkt mehr bringt, wäre sehr wahrscheinlich aufgefallen.
   *[other] ; eine, die { $points } Prozentpunkte mehr bringt, wäre sehr wahrscheinlich aufgefallen.
}
loopholes-game = Platz { $seat } spielt so und gewinnt: { $rule }.
loopholes-rule-never-act = nie „{ $name }“
loopholes-rule-always-act = „{ $name }“, sooft es geht
loopholes-rule-never-wait = nichts auslassen, was man auslassen darf
loopholes-rule-always-wait = alles auslassen, was man auslassen darf
loopholes-rule-never-card = „{ $name }“ nur, wenn nichts anderes geht
loopholes-rule-always-card = „{ $name }“, sobald es geht
loopholes-rule-order-first = immer der erste Zug der Liste
loopholes-rule-order-last = immer der letzte Zug der Liste
loopholes-rule-size-least = immer die kleinsten Zahlen
loopholes-rule-size-most = immer die größten Zahlen
loopholes-rule-never-part = „{ $act }“, { $part }: nie { $value }
loopholes-rule-always-part = „{ $act }“, { $part }: immer { $value }
loopholes-rule-from = { $rule } (solange { $reading } mindestens { $least } ist)
loopholes-rule-below = { $rule } (solange { $reading } unter { $least } liegt)
loopholes-rule-while = { $rule } (solange gilt: { $fact })
loopholes-rule-unless = { $rule } (solange nicht gilt: { $fact })
loopholes-numbered = Nr. { $number }
loopholes-seats-on = { $seats ->
    [0] eigene
    [one] nächster Platz
   *[other] { $seats } Plätze weiter
}
loopholes-of-seat = { $what } ({ $seat })
loopholes-true = ja
loopholes-false = nein
loopholes-none = keine
