### Wörter, die alle Spiele teilen und die Server, Terminal und Browser gleichermaßen sagen.

## Aufzählungen (so setzt die Regel für Logzeilen Listen zusammen)

list-next = { $head }, { $tail }
list-last = { $head } und { $tail }
list-several = { $count }× { $item }
list-none = nichts
list-named = „{ $name }“ statt „{ $item }“

## Wenn die Uhr für jemanden spielt

by-clock = { $player_you ->
    [yes] Die Zeit war um, die Uhr hat für dich gespielt.
   *[no] Die Zeit war um, die Uhr hat für { $player } gespielt.
}

## Bots

bot-level-beginner = Anfänger
bot-level-beginner-help = Lernt das Spiel gerade erst: Kinder ab acht haben gute Chancen.
bot-level-easy = Leicht
bot-level-easy-help = Spielt gern mit und übersieht noch einiges.
bot-level-medium = Mittel
bot-level-medium-help = Spielt ordentlich, ist aber gut zu schlagen.
bot-level-strong = Stark
bot-level-strong-help = Denkt gründlich nach und verzeiht wenig.
bot-level-master = Meister
bot-level-master-help = Das Beste, was unsere Bots können.

## Schnell gesagt

phrase-hello = Hallo zusammen!
phrase-nice = Schöner Zug!
phrase-wow = Boah!
phrase-ouch = Autsch!
phrase-hands_off = Finger weg!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-hurry = Nun mach schon!
phrase-moment = Bin gleich wieder da.
phrase-gg = Das war ein schönes Spiel!

## Wo die Seite für den Browser fehlt

page-missing = Schnapp ist hier ohne seine Seite für den Browser installiert. In einem Checkout von Schnapp baut sie ./play, und „pip install .“ ohne SCHNAPP_SKIP_WEB tut es auch.
manual-missing = Das Handbuch ist hier nicht installiert. In einem Checkout von Schnapp baut es „python -m tools.manual“, und seine Seiten stehen dort im Ordner docs.

## Was der Tisch nicht annimmt

refused-with-rule = { $sentence } (Regel { $rule })
refused-unknown_table = Diesen Tisch gibt es nicht. Prüf den Link oder eröffne einen neuen Tisch.
refused-unknown_game = Dieses Spiel steht hier nicht im Regal.
refused-wrong_secret = Dieser Platz gehört nicht zu diesem Gerät. Hol dir auf dem alten Gerät einen Umzugscode.
refused-table_full = Alle Plätze sind besetzt. Du kannst aber zuschauen.
refused-not_host = Das darf nur, wer den Tisch eröffnet hat.
refused-game_running = Das geht erst, wenn das Spiel vorbei ist.
refused-game_not_running = Das geht erst, wenn das Spiel läuft.
refused-game_not_over = Das geht erst, wenn das Spiel vorbei ist.
refused-too_many_messages = Nicht so schnell! Warte einen Augenblick und versuch es noch einmal.
refused-too_many_tables = Hier sind gerade zu viele Tische offen. Versuch es in ein paar Minuten noch einmal.
refused-too_many_watchers = Hier schauen schon so viele zu, dass niemand mehr dazupasst. Versuch es später noch einmal.
refused-malformed = Diese Nachricht war nicht zu verstehen. Lade die Seite neu.
refused-too_large = Diese Nachricht ist zu lang. Fass dich kürzer.
refused-too_few_players = Für dieses Spiel seid ihr noch zu wenige. Lade jemanden ein oder setz Bots dazu.
refused-bad_name = Dieser Name geht nicht. Nimm 1 bis 24 sichtbare Zeichen.
refused-bad_seats = So viele Plätze passen nicht zu diesem Spiel.
refused-no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-bad_level = Solche Bots gibt es hier nicht.
refused-hints_off = An diesem Tisch gibt es keine Vorschläge.
refused-no_adviser = In diesem Spiel kennt sich kein Bot gut genug aus.
refused-not_asked = Gerade hast du nichts zu entscheiden.
refused-unknown_option = Diese Regel kann man in diesem Spiel nicht einstellen.
refused-bad_option = Dieser Wert geht bei dieser Regel nicht.
refused-wrong_match = Das gehörte noch zum vorigen Spiel. Inzwischen läuft ein neues.
refused-not_playing = Du sitzt nicht mit am Tisch. Beim Zuschauen kann man nicht mitspielen.
refused-bad_code = Dieser Umzugscode gilt nicht (mehr). Hol dir auf dem anderen Gerät einen neuen.
refused-bad_text = Schreib 1 bis 200 Zeichen oder such dir einen fertigen Spruch aus.
refused-wrong_host = Unter diesem Namen kennt sich der Server nicht. Nimm seine IP-Adresse oder „localhost“; wer ihn betreibt, kann ihm den Namen mit --origin nennen.
refused-wrong_origin = Diese Anfrage kam von einer fremden Seite. Öffne den Tisch über seinen Link.
refused-not_found = Hier ist nichts.
refused-internal = Da ist uns etwas vom Tisch gefallen. Versuch es noch einmal.
refused-restart = Der Tisch wird gerade neu gestartet. Versuch es gleich noch einmal.
refused-elsewhere = Ein anderer Rechner dieses Servers hat den Tisch. Versuch es bitte gleich noch einmal.
refused-table_spoiled = Dieser Tisch ist beschädigt und lässt sich nicht mehr öffnen.
refused-game_missing = Das Spiel dieses Tisches gibt es auf diesem Server nicht mehr.

## Warum der Server auflegt

goodbye-replaced = Dein Platz ist jetzt auf einem anderen Gerät oder in einem anderen Fenster offen.
goodbye-removed = Du wurdest vom Tisch genommen.
goodbye-left = Du hast den Tisch verlassen.
goodbye-flood = Das waren zu viele Nachrichten auf einmal. Lade die Seite neu, um weiterzuspielen.
goodbye-slow = Deine Verbindung kommt nicht hinterher. Wir verbinden dich neu.
goodbye-silent = Der Tisch hat nichts von diesem Gerät gehört. Lade die Seite neu.
goodbye-too_many_watchers = Hier schauen schon so viele zu, dass niemand mehr dazupasst.
goodbye-malformed = Der Tisch hat eine Nachricht nicht verstanden. Lade die Seite neu.
goodbye-restart = Der Tisch wird neu gestartet. Gleich geht es weiter.
goodbye-elsewhere = Der Tisch ist auf einem anderen Rechner dieses Servers. Verbinde dich bitte neu.
goodbye-table_spoiled = Dieser Tisch ist beschädigt und lässt sich nicht mehr öffnen. Eröffne bitte einen neuen.
goodbye-game_missing = Das Spiel dieses Tisches gibt es auf diesem Server nicht mehr. Eröffne bitte einen neuen Tisch.
goodbye-unknown_table = Diesen Tisch gibt es nicht (mehr).
goodbye-wrong_secret = Dieser Platz gehört nicht zu diesem Gerät.

## Ergebnis

result-rank = { $rank }. Platz

## Was in jedem Spiel vorkommt

state-OVER = Das Spiel ist aus.
refused-game_over = Das Spiel ist zu Ende. Wie wäre es mit einer Revanche?
refused-not_your_turn = Du bist gerade nicht dran.
refused-not_allowed = Das geht gerade nicht.
refused-bad_params = So einen Zug gibt es in diesem Spiel nicht.
zone-hand = Hand
option-history_view = Wie viel man nachlesen kann
option-history_view-help = Wie weit zurück zeigt der Tisch, was geschehen ist?
option-history_view-table = was seit deinem letzten Zug geschah
option-history_view-full = alles von Anfang an
option-turn_seconds = Bedenkzeit
option-turn_seconds-help = Ist die Zeit um, entscheidet die Uhr für dich.
option-turn_seconds-0 = keine Uhr
option-turn_seconds-value = { $value ->
    [one] 1 Sekunde
   *[other] { $value } Sekunden
}

## Spielen im Terminal

cli-welcome = { $game } mit { $names }. Tippe die Nummer eines Zugs, ? für Hilfe, /q zum Aufhören.
cli-your-move = { $count ->
    [0] Dein Zug:
   *[other] Dein Zug (1–{ $count }):
}{" "}
cli-on = Weiter mit Enter:{" "}
cli-your-turn = Du bist dran.
cli-only-move = Nur ein Zug ist möglich.
cli-bad-choice = { $count ->
    [0] Das gibt es hier nicht. Tippe ? für Hilfe.
   *[other] Bitte eine Zahl von 1 bis { $count } oder ? für Hilfe.
}
cli-which = Dorthin führen { $numbers }: bitte eine dieser Zahlen.
cli-help = Zahl: diesen Zug spielen · /r: Regelheft · /o: Regeln an diesem Tisch · /q: aufhören
cli-no-booklet = Dieses Spiel hat kein Regelheft dabei.
cli-ready = Bereit? Mit Enter läuft die Zeit los.
cli-bye = Tschüss, bis zum nächsten Mal!
cli-you = Du
cli-player = Gast
cli-saved = Aufgezeichnet in { $file }.
drawing-round = Runde { $round }
drawing-hand = { $count ->
    [0] keine Handkarten
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}

## Von einem Spiel, das nichts anderes sagt

result-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
