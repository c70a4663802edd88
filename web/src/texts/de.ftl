### Die Wörter der Oberfläche, die nur der Browser braucht.
### Wörter, die auch Server und Terminal sagen, stehen bei table/texts; die Wörter eines Spiels stehen bei ihm.

## Allgemein

app-name = Schnapp
app-claim = Familienspiele am offenen Tisch
app-noscript = Damit du hier spielen kannst, muss dein Browser JavaScript ausführen dürfen.
app-missing = Ein Teil der Seite ist nicht angekommen. Prüfe, ob du Netz hast, und lade die Seite neu. Hilft das nicht, ist dein Browser vielleicht zu alt.
app-missing-again = Neu laden
ui-ok = Alles klar
ui-close = Schließen
ui-copied = Kopiert!
ui-loading = Einen Moment …
ui-you = du
ui-skip-to-game = Direkt zum Spiel
ui-rule = Regel { $rule }

## Startseite

home-play-bots = Gegen Bots spielen
home-choose = Was spielen wir?
home-play-bots-help = Sofort los, allein gegen freundliche Bots.
home-one-screen = An einem Bildschirm
home-one-screen-help = Ihr reicht das Gerät reihum weiter.
home-with-friends = Mit Freunden per Link
home-players = Wie viele spielen mit?
home-bots-level = Wie gut sind die Bots?
home-your-name = Dein Name
home-name-of = Name von Platz { $number }
home-start = Losspielen
home-continue = Weiterspielen
home-continue-help = { $count ->
    [one] Du sitzt noch an einem Tisch.
   *[other] Du sitzt noch an { $count } Tischen.
}
home-to-table = Zum Tisch
home-more-tables = { $count ->
    [one] Noch ein Tisch
   *[other] { $count } weitere Tische
}
home-stage-lobby = noch nicht angefangen
home-stage-playing = läuft gerade
home-stage-over = zu Ende
home-handover = Ich habe einen Umzugscode
home-manual = Handbuch (englisch)
here-title = Ohne Netz spielen
here-offer = Einmal { $megabytes } MB laden, dann spielst du auch im Zug: allein gegen Bots oder reihum an diesem Gerät.
here-serverless = Hier gibt es keinen Server: Deine Tische stehen nur auf diesem Gerät. Per Link mitspielen kann niemand.
here-offer-serverless = Hier spielt dein Browser ohne Server. Dafür lädt er einmal { $megabytes } MB, danach geht es auch ohne Netz.
here-fetch = Jetzt laden
here-fetching = Wird geladen
here-share = { $share } % sind da.
here-stored = Alles liegt auf diesem Gerät. Fehlt einmal das Netz, beginnen neue Spiele von allein hier.
here-on = Du spielst ohne Netz
here-on-help = Neue Tische stehen nur auf diesem Gerät. Per Link mitspielen kann hier niemand.
here-away = Es antwortet kein Server. Neue Tische stehen nur auf diesem Gerät, per Link mitspielen kann hier niemand.
here-without-words = Schnapp, Land, Fluss! fehlt hier: Das Wörterbuch liegt auf dem Server.
here-waking = Der Tisch wird aufgebaut. Das dauert ein paar Sekunden.
here-missing = nur mit Server
here-back = Wieder mit Server spielen
here-elsewhere = Deine Tische sind in einem anderen Tab offen. Spiel hier weiter, dann kommen sie herüber.
here-take = Hier weiterspielen
here-full = Auf diesem Gerät ist kein Platz mehr. Schaff etwas Platz und versuch es dann noch einmal.
here-first = Beim ersten Mal braucht diese Seite das Netz: Dein Browser spielt ohne Server und muss das Spiel dafür erst laden.
here-forbidden = Hier spielt dein Browser ohne Server und muss das Spiel dafür aufbewahren. Von dieser Seite behält er aber nichts. Öffne sie in einem normalen statt einem privaten Fenster, unter einer Adresse mit https.
here-fault-unfetched = Dein Browser hat weggeworfen, was er zum Spielen ohne Netz braucht, wohl um Platz zu schaffen. Lade es noch einmal, dann kannst du weiterspielen.
here-fault-database = Dein Browser lässt diese Seite keine Tische aufbewahren, wie in manchen privaten Fenstern. Öffne sie in einem normalen Fenster oder schaff etwas Platz.
here-fault-broken = Dein Browser kann den Tisch nicht aufbauen ({ $why }). Schließ andere Tabs oder lade die Seite neu, dann versuch es noch einmal.
here-failed = Das Laden hat nicht geklappt. Was schon da ist, bleibt da: Versuch es noch einmal.
home-minutes = etwa { $minutes } Minuten
home-minutes-range = { $from } bis { $to } Minuten
home-age = ab { $age } Jahren
home-seats = { $from } bis { $to } Leute
home-seats-exactly = { $count ->
    [one] allein
   *[other] { $count } Leute
}

## Beitreten

join-title = { $host } lädt dich ein
join-title-unknown = Setz dich dazu!
join-help = Ein Name genügt. Du brauchst kein Konto.
join-sit = Hinsetzen
join-watch = Nur zuschauen
join-full = Alle Plätze sind besetzt. Du kannst zuschauen.
join-running = Das Spiel läuft schon. Du kannst zuschauen.

## Vor dem Spiel

lobby-invite = Lade andere ein
lobby-invite-help = Wer diesen Link öffnet, kann sich an den Tisch setzen.
lobby-link = Link zum Tisch
lobby-copy-link = Link kopieren
lobby-share = Link teilen
lobby-qr = Der Link als QR-Code: mit der Kamera eines anderen Geräts scannen
lobby-seats = Plätze
lobby-seat-number = Nummer { $number }
lobby-seat-open = frei
lobby-seat-bot = Bot: { $level }
lobby-bot-level = Wie gut spielt { $name }?
lobby-seat-host = Gastgeber
lobby-seat-leader = leitet das Spiel
lobby-lead = { $name } soll das Spiel leiten und nicht mitspielen
lobby-lead-no = { $name } spielt doch mit
lobby-add-bot = Bot dazusetzen
lobby-add-seat = Platz dazustellen
lobby-remove = { $name } vom Tisch nehmen
lobby-remove-seat = Platz wegnehmen
lobby-start = Spiel starten
lobby-waiting = { $host } startet das Spiel, sobald alle da sind.
lobby-host-gone = { $host } ist gerade weg. Solange kannst du den Tisch einrichten und das Spiel starten.
lobby-need-more = { $count ->
    [one] Es fehlt noch jemand. Setz einen Bot dazu oder schick den Link weiter.
   *[other] Es fehlen noch { $count } Leute. Setz Bots dazu oder schick den Link weiter.
}
lobby-open-seats-go = Freie Plätze fallen beim Start weg.
lobby-options = Hausregeln an diesem Tisch
lobby-options-default = Alles wie üblich
lobby-options-changed = { $count ->
    [one] 1 Regel geändert
   *[other] { $count } Regeln geändert
}
lobby-options-reset = Alles zurücksetzen
lobby-pace = Tempo der Bots
lobby-pace-fast = schnell
lobby-pace-normal = normal
lobby-pace-slow = langsam
lobby-calm = Wettlauf
lobby-calm-no = die schnellste Hand gewinnt
lobby-calm-yes = ohne Eile, alle antworten
lobby-calm-help = Ohne Eile gibt jeder in Ruhe eine Antwort ab. Die wertvollste gültige gewinnt, bei gleichen entscheidet das Los.
far-you = Deine Verbindung zu diesem Tisch ist sehr langsam. Ganz lässt sich das im Wettlauf nicht ausgleichen.
far-others = { $count ->
    [one] Die Verbindung von { $names } ist sehr langsam.
   *[other] Die Verbindungen von { $names } sind sehr langsam.
} Ganz lässt sich das im Wettlauf nicht ausgleichen.
far-calm = Ohne Eile spielen
far-calm-help = Spielt ihr ohne Eile, haben alle dieselbe Chance.
far-ask-host = Ohne Eile haben alle dieselbe Chance: Wer den Tisch eröffnet hat, kann das einstellen.
far-next-time = Das nächste Spiel könnt ihr ohne Eile spielen.
lobby-forget = Bots vergessen etwas
lobby-forget-never = nie
lobby-forget-sometimes = ab und zu
lobby-forget-often = oft
lobby-forget-help = In diesem Spiel kann man etwas vergessen, und niemand erinnert einen daran. Das passiert auch Bots.
lobby-hints = Vorschläge
lobby-hints-yes = erlaubt
lobby-hints-no = keine
lobby-hints-help = Wer dran ist, kann einen Bot fragen, was er tun würde. Die anderen merken davon nichts.
lobby-away = Vertretung bei Abwesenheit
lobby-away-help = Ist jemand so lange weg, springt ein Bot ein. Wer zurückkommt, hat sofort seinen Platz wieder.
lobby-away-never = nie
lobby-away-seconds = nach { $count } Sekunden

lobby-deck-less = Eine Karte „{ $kind }“ weniger
lobby-deck-more = Eine Karte „{ $kind }“ mehr
lobby-deck-sum = { $sum } von { $total } Karten
lobby-deck-missing = { $count ->
    [one] Es fehlt noch 1 Karte.
   *[other] Es fehlen noch { $count } Karten.
}
lobby-deck-over = { $count ->
    [one] Das ist 1 Karte zu viel.
   *[other] Das sind { $count } Karten zu viel.
}
lobby-deck-numbers = Es müssen mindestens { $enough } Zahlenkarten sein, jetzt { $count ->
    [one] ist es 1
   *[other] sind es { $count }
}.
lobby-deck-back = Änderungen verwerfen
lobby-letters-count = Anzahl der Karten „{ $kind }“
lobby-letters-red = Zählt doppelt: „{ $kind }“
lobby-letters-sum = { $sum ->
    [one] 1 Karte
   *[other] { $sum } Karten
}
lobby-letters-missing = { $count ->
    [one] Es fehlt noch 1 Karte.
   *[other] Es fehlen noch { $count } Karten.
}
lobby-names-field = Eigener Name für „{ $kind }“, { $language }
lobby-numbers-field = Wert { $number } von { $count }
lobby-numbers-more = Ein Feld mehr
lobby-numbers-fewer = Ein Feld weniger
lobby-refused = { $option }: { $why }

## Am Tisch

table-hand = Deine Hand
table-can = { $name }. Hier geht: { $act }
table-hand-count = { $count ->
    [0] keine Handkarten
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
table-your-turn = Du bist dran!
table-turn-of = { $name } ist dran.
table-waiting-for = Warten auf { $names }
table-watching = Du schaust zu
table-spectators = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Leute schauen zu
}
table-round = Runde { $round }
table-last-round = Letzte Runde
table-log = Was geschah
log-as-rounds = Tabelle der Runden
log-bot-failed = { $player } ist nichts eingefallen: Der Zufall hat entschieden.
log-as-lines = Als Zeilen
table-log-empty = Noch ist nichts passiert.
table-chat = Chat
table-chat-placeholder = Schreib etwas …
table-chat-send = Senden
table-chat-phrases = Schnell gesagt
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-watching = { $name } (schaut zu)
table-help = Hilfe
table-rules = Spielregeln
table-menu = Menü
table-leave = Tisch verlassen
table-leave-sure = Willst du wirklich gehen? Ein Bot spielt dann für dich zu Ende.
table-leave-sure-lobby = Willst du wirklich gehen? Dein Platz wird dann frei.
table-stay = Hierbleiben
table-time-left = { $seconds ->
    [one] Noch 1 Sekunde
   *[other] Noch { $seconds } Sekunden
}
table-bot = Bot
table-host-now = Jetzt bist du Gastgeber: Du startest die Spiele und bestimmst die Hausregeln.
table-has-left = { $name } ist gegangen. Ab jetzt spielt dort ein Bot.
table-stands-in = { $name } ist gerade weg. Solange springt ein Bot ein.
table-is-back = { $name } ist wieder da.
table-new-lines = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}

## Vorschlag: was ein guter Bot täte

hint = Vorschlag
hint-ask = Vorschlag: Was würde ein guter Bot tun?
hint-thinking = Der Bot überlegt …
hint-show = Auf dem Tisch zeigen
hint-marked = Vorschlag: { $name }
hint-chance = { $percent } % Siegchance
hint-why-only = Etwas anderes geht gerade nicht.
hint-why-clear = Eindeutig das Beste: Alles andere gewinnt von 100 Spielen mindestens { $more } weniger.
hint-why-slight = Ein bisschen besser als der Rest: Damit gewinnst du von 100 Spielen { $more } mehr.
hint-why-near = Das gibt sich fast nichts: Nimm, was dir besser gefällt.
hint-outlook-good = Du liegst gut im Rennen.
hint-outlook-open = Es ist noch alles drin.
hint-outlook-bad = Gerade sieht es mau aus, aber verloren ist noch nichts.
hint-impression = Zum Nachdenken blieb kaum Zeit: Das ist ein erster Eindruck.
hint-offhand = Das ist ein Gefühl: Hier weiß der Bot zu wenig, um weiterzurechnen.
hint-how = Der Bot hat von hier aus { $trials } Mal im Kopf weitergespielt.
hint-hidden = Verdeckte Karten kennt er so wenig wie du.

## Vorhang (mehrere an einem Bildschirm)

curtain-title = Jetzt ist { $name } dran
curtain-help = Gib das Gerät weiter. Alle anderen schauen bitte weg.

## Umzug auf ein anderes Gerät

handover-title = Auf ein anderes Gerät umziehen
handover-title-of = Den Platz von { $name } auf ein anderes Gerät bringen
handover-help = Öffne Schnapp auf dem anderen Gerät und tippe dort diesen Code ein. Er gilt fünf Minuten und nur ein Mal. Dieses Gerät behält den Platz auch, bis du ihn auf der Startseite vergisst.
handover-code = Umzugscode
handover-enter = Code eintippen
handover-enter-help = Den Code zeigt dir das Gerät, auf dem du gerade spielst.
handover-go = Hierher umziehen

## Spielende

over-you-win = Du hast gewonnen!
over-you-share = Ihr gewinnt gemeinsam!
over-winner = { $names } hat gewonnen!
over-winners = { $names } gewinnen gemeinsam!
over-rank = { $rank }. Platz
over-how = Endstand
over-rematch = Noch einmal!
over-rematch-help = Gleicher Tisch, gleiche Leute, neue Karten.
over-rematch-help-open = Gleicher Tisch, gleiche Leute, neues Spiel.
over-more = Was du sonst tun kannst
over-lobby = Leute und Regeln
again-together = Das nächste Spiel beginnt, sobald alle hier wollen.
again-offered = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
again-somebody = Jemand möchte noch einmal spielen.
again-accept = Ich bin dabei!
again-decline = Gerade nicht
again-withdraw = Doch nicht
again-in = Du bist dabei!
again-waiting = Noch keine Antwort von { $names }.
again-refused = Gerade nicht dabei: { $names }. Das Spiel beginnt, sobald alle hier wollen.
again-declined = Du möchtest gerade nicht. Überleg es dir gern noch einmal.
again-who = Wer noch einmal spielen möchte
again-wants = dabei
again-not-now = gerade nicht
again-asked = noch nichts gesagt
over-home = Zur Startseite
over-record = Das Spiel noch einmal ansehen
over-record-step = Schritt { $step } von { $steps }
over-record-first = Zum Anfang
over-record-back = Ein Schritt zurück
over-record-forward = Ein Schritt vor
over-record-last = Zum Ende
over-record-play = Abspielen
over-record-pause = Anhalten
over-record-viewer = Mit den Augen von
over-record-everything = Alles aufgedeckt
over-download = Aufzeichnung herunterladen

## Wendepunkte eines Spiels, das vorbei ist

confirm-title = Wirklich so?
confirm-yes = Ja, machen
confirm-no = Noch nicht
analysis-title = Wendepunkte
analysis-working = Ein Bot schaut sich jeden Zug noch einmal an …
analysis-failed = Das hat nicht geklappt.
analysis-none = In diesem Spiel hat kein einzelner Zug viel entschieden.
analysis-chart = Die Siegchancen aller im Lauf des Spiels.
analysis-line = { $name }: am Anfang { $from } %, am Ende { $to } %.
analysis-turn = { $named ->
    [yes] Zug { $step }, { $name }:
   *[no] Zug { $step }:
}
analysis-loss = { $you ->
    [yes] Besser: „{ $best }“. Damit hättest du von 100 Spielen { $count } mehr gewonnen.
   *[no] Besser: „{ $best }“. Damit hätte { $name } von 100 Spielen { $count } mehr gewonnen.
}
analysis-swing = { $you ->
    [yes] Deine Siegchance { $up ->
        [yes] steigt
       *[no] fällt
    } von { $from } % auf { $to } %.
   *[no] Die Siegchance von { $name } { $up ->
        [yes] steigt
       *[no] fällt
    } von { $from } % auf { $to } %.
}
analysis-how = Die Linien zeigen die Siegchancen, wenn man alle Karten kennt. Ob ein Zug gut war, beurteilt der Bot danach, was man damals sehen konnte.

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-theme-system = wie das Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-sound = Geräusche
settings-volume = Lautstärke
settings-pace = Spieltempo
settings-pace-calm = gemütlich
settings-pace-normal = normal
settings-pace-brisk = flott
settings-pace-instant = sofort
settings-motion = Bewegung
settings-motion-system = wie das Gerät
settings-motion-full = lebhaft
settings-motion-less = ruhig
settings-hotkeys = Tastenkürzel
settings-on = an
settings-off = aus

## Hilfe

help-title = Hilfe
help-rules = Regelheft
help-guide = Einführung: Spielen lernen
help-guide-help = Ein kurzes Spiel, das dir nach und nach alles erklärt.
help-guide-skip = Einführung beenden
help-hotkeys = Mit der Tastatur
help-key-arrows = Pfeiltasten: zwischen Karten und Zielen wandern
help-key-number = 1 bis 9: Handkarte nehmen, von links gezählt
help-key-enter = Eingabe oder Leertaste: wählen und ausspielen
help-key-escape = Esc: Auswahl aufheben, Fenster schließen
help-key-rules = R: Regelheft
help-key-explain = I: Was ist das?
help-key-help = H oder ?: Hilfe
help-key-mark = ?: Hilfe
help-key-chat = C: Chat
help-key-log = L: Was geschah
help-key-again = W: noch einmal sehen, was seit deinem Zug geschah
help-key-back = B: Schritt für Schritt zurückblättern
help-key-hurry = Leertaste: schneller zeigen, was gerade geschieht
help-key-hint = V: Vorschlag
help-key-sound = M: Geräusche an oder aus
help-key-steps = ← →, Pos1, Ende: beim Ansehen eines Spiels zurück und vor, an den Anfang, ans Ende
help-touch = Tippe eine Karte an: Was aufleuchtet, passt. Du kannst Karten auch ziehen.
help-touch-race = Weißt du ein Wort, dann schlag auf den Buchstaben: mit dem Finger, der Maus oder seiner Taste.
help-explain = Was ist das? Halte es eine Weile gedrückt oder klick es mit der anderen Maustaste an.
help-explain-race = Was ist das? Halte die Kategorie oder einen Namen eine Weile gedrückt oder klick mit der anderen Maustaste darauf.
explain-more = Regel { $rule } im Heft
help-contents = Inhalt

## Verbindung und Fehler

version-new = Es gibt eine neue Fassung von Schnapp.
version-load = Neu laden
offline-title = Keine Verbindung
offline-help = Wir versuchen es weiter. Dein Platz bleibt dir.
offline-leaving = Sobald die Verbindung wieder steht, erfährt der Tisch, dass du gehst. Bis dahin bleibt dir dein Platz.
offline-retry = Noch einmal versuchen
error-title = Hoppla!
error-unknown = Da ist etwas schiefgegangen. Lade die Seite neu, dein Spiel ist gespeichert.
error-board = Der Tisch ließ sich gerade nicht zeichnen. Dem Spiel selbst ist nichts passiert.
error-board-again = Tisch wieder anzeigen
error-no-table = Diesen Tisch gibt es nicht (mehr).
error-no-server = Der Tisch antwortet gerade nicht.
error-not-found = Hier ist nichts als Landschaft.
broken-update-title = Dieses Spiel lässt sich nicht mehr zeigen
broken-update-text = Schnapp wurde aktualisiert, und nach den neuen Regeln stünde das Spiel anders, als ihr es gesehen habt. War das Spiel noch nicht zu Ende, so endet es hier ohne Sieger. Was geschehen ist, steht in der Aufzeichnung.
broken-endless-title = Dieses Spiel fand kein Ende
broken-endless-text = Es lief schon länger, als je ein Spiel dauert. Darum endet es hier ohne Sieger; was geschehen ist, steht in der Aufzeichnung. Mit anderen Regeln oder Karten geht es vielleicht aus.
error-home = Zur Startseite

## Über Schnapp

about-title = Über Schnapp
about-text = Schnapp ist ein freier, inoffizieller Spieltisch. Mit den Verlagen der Spiele hat er nichts zu tun.
licences-title = Lizenzen
licences-help = Diese freien Werke stecken in Schnapp. Danke!
licences-full = Alle Lizenzen im Wortlaut
licences-pictures = Bilder
licences-fonts = Schriften
licences-programs = Programme
licences-words = Wortlisten
licences-by = von { $author }, { $licence }

## Ergänzungen der Oberfläche

home-more-ways = Oder gemeinsam
home-leave-table = Diesen Platz vergessen
home-forget-sure = Gibst du deinen Platz auf, kommst du in dieses Spiel nicht zurück.
home-forget = Aufgeben
home-forget-not = Behalten
home-continue-at = { $game } mit { $names }
home-continue-alone = { $game }, bisher nur du
home-add-person = Noch jemand
home-remove-person = { $name } streichen
home-fill-bots = Bots dazu
home-total = Zusammen { $count } am Tisch
settings-confirm = Nachfragen, bevor etwas endgültig ist
settings-metered = „Ohne Netz spielen“ auch über mobile Daten erneuern
settings-guide = Tipps beim Spielen
table-standin-short = Bot springt ein
table-away-short = weg
table-decides = ist dran
table-people = Leute
table-again = Zeig mir, was seit meinem Zug geschah
table-once-more = Noch einmal, der Reihe nach
table-skip = Vorspulen
log-again = Das noch einmal zeigen
look-back = Schritt für Schritt zurückblättern
look-back-leave = Zurück zum Spiel
look-back-your-turn = Du bist dran: zurück zum Spiel
table-side = Am Tisch
table-play-area = Spielfeld
curtain-show = { $name }: Zeig meine Karten
curtain-nobody = Wer ist als Nächstes dran?
over-show = Ergebnis ansehen
over-table = Tisch ansehen
over-shared = geteilter Sieg
over-loading = Die Aufzeichnung wird geholt …
guide-label = Tipp
table-watch-link = Link zum Zuschauen kopieren
party-qr = Der Link als QR-Code: Wer ihn scannt, spielt mit seinem Handy mit
party-door = Handy als Hand: scannen!
party-screen-link = Link für den großen Bildschirm kopieren
party-help = Jeder spielt an einem eigenen Gerät. Ein großer Bildschirm für alle ist auch möglich.

# Games of other packages
ui-somebody = Gast
guest-foreign = Dieses Spiel spricht nur Englisch.
guest-acts = Was du tun kannst
guest-no-booklet = Dieses Spiel bringt keine Spielregel mit. Was du gerade tun kannst, zeigt dir immer der Tisch.
guest-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
guest-in = { $zone }: { $card }
guest-of = { $zone } von { $name }
guest-heap = { $zone }: { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
guest-on-top = { $heap }, obenauf { $card }
guest-look = { $name }. Alle ansehen
guest-lit = { $act ->
    [play] { $name }, kann gespielt werden
   *[other] { $name }, kann gewählt werden
}
guest-chosen = { $name }, ausgewählt
guest-asked = { $name } ist gefragt
guest-taken = eben weggenommen: { $card }
guest-by = { $card } von { $name }
guest-empty = freier Platz
guest-unknown = eine verdeckte Karte
guest-tap = Tippe an, was leuchtet.
guest-back = Doch etwas anderes
guest-dice = Würfel
guest-less = Weniger
guest-more = Mehr
guest-own-board-missing = Das eigene Spielfeld dieses Spiels funktioniert gerade nicht. Hier ist das übliche.
guest-suit-C = Kreuz
guest-suit-D = Karo
guest-suit-H = Herz
guest-suit-S = Pik
guest-field-hand = Hand
guest-field-hands = Hand
guest-field-pile = Stapel
guest-field-deck = Stapel
guest-field-stock = Stapel
guest-field-discard = Ablage
guest-field-top = Offene Karte
guest-field-trick = Stich
guest-field-taken = Genommen
guest-field-won = Gewonnen
guest-field-points = Punkte
guest-field-score = Punkte
guest-field-scores = Punkte
guest-field-chips = Chips
guest-field-coins = Münzen
guest-field-money = Geld
guest-field-pot = Topf
guest-field-bank = Bank
guest-field-bid = Gebot
guest-field-bids = Gebot
guest-field-bet = Einsatz
guest-field-bets = Einsatz
guest-field-round = Runde
guest-field-trump = Trumpf
guest-field-suit = Farbe
guest-field-dealer = Gibt
guest-field-tricks = Stiche
guest-field-lives = Leben
guest-field-draws = Gezogen
guest-field-passes = Gepasst
guest-field-aside = Beiseite
guest-field-market = Auslage
guest-field-table = Auf dem Tisch
guest-field-die = Würfel
guest-field-dice = Würfel
guest-field-goal = Ziel
