### Snails in English: every word of the game that a person reads.
### docs/texts.md says which arguments a log line gets.

game-title = Snails
game-teaser = Four snails, an archipelago, and far too much dynamite. Plan in secret, slither off, and mind where you stand!
game-credit = A game by Damian Stankowski. This is a free, unofficial version.
game-default-name = Slimy

## programme

## layout

## guide

## board
