### Snails auf Deutsch: jedes Wort des Spiels, das ein Mensch liest.
### Welche Argumente eine Logzeile bekommt, steht in docs/texts.md.

game-title = Snails
game-teaser = Vier Schnecken, ein Inselreich, viel zu viel Sprengstoff. Plant heimlich, schleimt los, und passt auf, wo ihr steht!
game-credit = Ein Spiel von Damian Stankowski. Dies ist eine freie, inoffizielle Umsetzung.
game-default-name = Schleimspur

## programme

## layout

## guide

## board
