### Snails auf Deutsch: jedes Wort des Spiels, das ein Mensch liest.
### Welche Argumente eine Logzeile bekommt, steht in docs/texts.md. Ereignisse ohne Logzeile werden nicht erzählt.

game-title = Snails
game-teaser = Vier Schnecken, ein Inselreich und viel zu viel Sprengstoff. Plant heimlich, schleimt los und passt auf, wo ihr steht!
game-credit = Ein Spiel von Damian Stankowski. Dies ist eine freie, inoffizielle Umsetzung.
game-default-name = Schleimspur

## Karten (ihre Texte stehen in der Kartendatei)

kind-basic_1 = Kriechen oder Schlagen
kind-basic_1-short = KS
kind-basic_2 = Kriechen oder Schneckenhaus
kind-basic_2-short = KH
kind-basic_3 = Kriechen oder Graben
kind-basic_3-short = KG
kind-basic_4 = Zielen oder Tauschen
kind-basic_4-short = ZT
kind-basic_5 = Graben oder Tauschen
kind-basic_5-short = GT
kind-rocket = Rakete
kind-rocket-short = Ra
kind-bazooka = Bazooka
kind-bazooka-short = Ba
kind-grenade = Granate
kind-grenade-short = Gr
kind-ball_launcher = Ballwerfer
kind-ball_launcher-short = Bw
kind-gatling = Gatling
kind-gatling-short = Ga
kind-cocktail = Cocktail
kind-cocktail-short = Co
kind-flamethrower = Flammenwerfer
kind-flamethrower-short = Fl
kind-sniper_rifle = Scharfschützengewehr
kind-sniper_rifle-short = Sg
kind-revolver = Revolver
kind-revolver-short = Re
kind-shotgun = Schrotflinte
kind-shotgun-short = Sf
kind-crossbow = Armbrust
kind-crossbow-short = Ab
kind-mortar = Mörser
kind-mortar-short = Mö
kind-harpoon = Harpune
kind-harpoon-short = Ha
kind-toxic_barrel = Giftmüllfass
kind-toxic_barrel-short = Gf
kind-slingshot = Steinschleuder
kind-slingshot-short = St
kind-hammer = Hammer
kind-hammer-short = Hm
kind-axe = Axt
kind-axe-short = Ax
kind-sword = Schwert
kind-sword-short = Sw
kind-drill = Bohrer
kind-drill-short = Bo
kind-mine = Mine
kind-mine-short = Mi
kind-dynamite = Dynamit
kind-dynamite-short = Dy
kind-jetpack = Jetpack
kind-jetpack-short = Je
kind-golden_shovel = Goldene Schaufel
kind-golden_shovel-short = Gs
kind-vacuum = Sauger
kind-vacuum-short = Sa
kind-excavator = Bagger
kind-excavator-short = Bg
kind-magnet = Magnet
kind-magnet-short = Ma
kind-first_aid = Verbandskasten
kind-first_aid-short = Vk
kind-turbo_slime = Turboschleim
kind-turbo_slime-short = Ts
kind-emergency_shell = Notgehäuse
kind-emergency_shell-short = Ng
kind-scope = Zielfernrohr
kind-scope-short = Zf
kind-supply_crate = Versorgungskiste
kind-supply_crate-short = Vs
kind-salt_shaker = Salzstreuer
kind-salt_shaker-short = Sz
kind-fan = Ventilator
kind-fan-short = Ve
kind-pickpocket = Langfinger
kind-pickpocket-short = La
kind-amazon_bow = Amazonenbogen
kind-amazon_bow-short = Am
kind-blades_of_doom = Klingen des Verderbens
kind-blades_of_doom-short = Kl
kind-lasso = Lasso
kind-lasso-short = Ls
kind-broadside = Breitseite
kind-broadside-short = Br
kind-shadow_leap = Schattensprung
kind-shadow_leap-short = Sn
kind-dread_scream = Schreckensschrei
kind-dread_scream-short = Sc

## Wer wer ist

snail = { $you ->
    [yes] { $start ->
        [yes] Dein
       *[no] dein
    }
   *[no] { $hiss ->
        [yes] { $owner }’
       *[no] { $owner }s
    }
} { $role ->
    [leader] Anführer
    [infantry] Infanterist
    [scout] Späher
   *[medic] Sanitäter
}
role-leader = Anführer
role-leader-help = Bei roten Karten mit Würfeln darf er einen Würfel noch einmal werfen.
role-infantry = Infanterist
role-infantry-help = Er kann, was jede Schnecke kann: Infanterist, Späher und Sanitäter sehen nur verschieden aus.
role-scout = Späher
role-scout-help = Er kann, was jede Schnecke kann, und nicht mehr: Er sieht nur anders aus.
role-medic = Sanitäter
role-medic-help = Er kann, was jede Schnecke kann, und heilt niemanden: Er sieht nur anders aus.

faction-amazons = Amazonen
faction-amazons-help = Einmal pro Runde dürfen sie bei einer roten Karte einen weiteren Würfel neu werfen.
faction-barbarians = Barbaren
faction-barbarians-help = Einmal pro Runde schlagen sie um 5 härter zu: beim Schlagen, mit den Klingen des Verderbens und mit roten Karten, die auf die Hand zurückkommen.
faction-cowboys = Cowboys
faction-cowboys-help = Haben sie mit einer roten Würfelkarte einen Gegner verletzt, dürfen sie einmal pro Runde eine Karte ziehen.
faction-pirates = Piraten
faction-pirates-help = Sie schießen und zielen auch im Wasser, und die Brühe macht ihnen nichts aus.
faction-ninjas = Ninjas
faction-ninjas-help = Jeder Schritt kostet sie nur einen Punkt, auch senkrecht den Berg hinauf.
faction-zombies = Zombies
faction-zombies-help = Sie stinken: Wer am Ende der Runde bei ihnen steht, nimmt 5 Schaden.
ability-eagle_eyes = Adleraugen
ability-berserk_fury = Berserkerwut
ability-gunslingers = Revolverhelden
ability-ships = Schiffe
ability-climbers = Kletterer
ability-stench = Verwesungsgeruch

## Wie Bots heißen

bot-name-1 = Schleimbert
bot-name-2 = Kriechhild
bot-name-3 = Raspel
bot-name-4 = Trödel
bot-name-5 = Glitschi
bot-name-6 = Fühlerfritz
bot-name-7 = Salatina
bot-name-8 = Bummel
bot-name-9 = Häuschen-Hanne
bot-name-10 = Nacktnico
bot-name-11 = Spirella
bot-name-12 = Schneckbert


## Orte und Dinge

terrain-water = Wasser
terrain-beach = Strand
terrain-meadow = Wiese
terrain-mountain = Berg
marker-damage = Risse
marker-fire = Feuer
marker-mine = Mine
marker-dynamite = Dynamit
back-empty = nichts
back-barrel = Giftmüll
back-trap = eine Falle
back-cards1 = eine Karte
back-cards2 = zwei Karten
back-mine = eine Mine
zone-deck = Nachziehstapel
zone-discard = Ablagestapel
zone-faction_card = Fraktionskarte
zone-slots = Plan
zone-active = aktiv
zone-inactive = Reserve
zone-start_player = Startmarker
zone-contamination = Kontamination
face-triangle = Dreieck
face-square = Quadrat
face-circle = Kreis
glyph-triangle = ▲
glyph-square = ■
glyph-circle = ●
half-crawl = Kriechen
half-crawl-help = Kriech mit bis zu 2 Punkten: Eben oder bergab kostet ein Feld 1, eine Stufe bergauf 2.
half-dig = Graben
half-dig-help = Zieh eine Karte und beschädige das Plättchen, auf dem du stehst.
half-shell = Schneckenhaus
half-shell-help = Zieh dich ins Haus zurück: jeder Schaden sinkt um 5, und niemand kann dich schubsen.
half-swap = Tauschen
half-swap-help = Ab deiner nächsten Karte handelt die Schnecke in Reserve.
half-aim = Zielen
half-aim-help = Bei deiner nächsten Karte darfst du einen Würfel noch einmal werfen.
half-strike = Schlagen
half-strike-help = 5 Schaden für einen Gegner auf deinem Feld.
skip-no_active_snail = Niemand ist mehr da, der handeln könnte.
skip-slot_empty = Der Platz ist leer.
skip-water = Im Wasser geht das nicht.
skip-no_target = Es gibt kein Ziel.
skip-only_friendly = Nur eigene Schnecken wären ein Ziel.
skip-last_card = Nach der letzten Karte kommt keine mehr, der das helfen könnte.
skip-self_elimination = Das würde die eigene Schnecke nicht überleben.
target-none = ohne Ziel
target-field = ein Feld
target-snail = { $side ->
    [any_other] eine andere Schnecke
    [enemy] eine gegnerische Schnecke
    [own] eine eigene Schnecke
   *[other] eine Schnecke
}
target-area = { $side ->
    [any_other] alle anderen in Reichweite
    [enemy] alle Gegner in Reichweite
    [own] alle eigenen in Reichweite
   *[other] alle in Reichweite
}
range = { $from ->
    [0] { $to ->
        [0] nur das eigene Feld
        [one] bis 1 Feld weit
       *[other] bis { $to } Felder weit
    }
   *[other] { $from } bis { $to } Felder weit
}
sight-needed = braucht freie Sicht: nicht bergauf
sight-ignored = trifft auch bergauf
returns = kommt auf die Hand zurück

## Was die Bilder bedeuten (legend-rule: ein Knopf, der das Heft dort aufschlägt)

legend-title = Was die Bilder bedeuten
legend-open = Was bedeuten die Bilder?
legend-rule = Regel { $rule }
legend-range = Die Zahl im Sechseck: so viele Felder weit.
legend-target-field = Zielt auf ein Feld: Alle, die dort stehen, werden getroffen.
legend-target-snail = Zielt auf eine Schnecke.
legend-target-area = Trifft alle in Reichweite.
legend-over = Fliegt über Berge: Freie Sicht ist nicht nötig.
legend-returns = Die Karte kommt auf die Hand zurück.
legend-signs = Die Würfel: Das Dreieck ist auf drei Seiten, das Quadrat auf zwei, der Kreis auf einer.
legend-deviate = Der Schuss geht daneben: Ein Nachbarfeld wird getroffen.
legend-marker = Eine Mine oder Dynamit liegt von nun an auf dem Feld.

## Was ein Ergebnis bewirkt ($n: wie viel)

effect-damage = { $on ->
    [enemy_here] { $n } Schaden für einen Gegner auf dem Feld
   *[targets] { $n } Schaden
}
effect-tile_damage = { $on ->
    [own_field] das eigene Plättchen beschädigen
   *[target_field] Plättchen beschädigen
}
effect-tile_destroy = { $on ->
    [own_field] das eigene Plättchen zerstören
   *[target_field] Plättchen zerstören
}
effect-tile_remove = Plättchen abtragen
effect-fire = { $n ->
    [one] 1 Feuer
   *[other] { $n } Feuer
}
effect-marker = { $kind ->
    [mine] eine Mine legen
   *[dynamite] Dynamit legen
}
effect-push = { $on ->
    [enemies_here] alle Gegner vom Feld schubsen, auch im Haus
   *[targets] schubsen
}
effect-place = { $who ->
    [self] bis { $n } Felder weit versetzen
   *[target] aufs eigene Feld ziehen
}
effect-move = { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
}
effect-leave_shell = raus aus dem Haus
effect-enter_shell = rein ins Haus
effect-heal = { $n } Gesundheit zurück
effect-draw = { $n ->
    [one] 1 Karte ziehen
   *[other] { $n } Karten ziehen
}
effect-discard = { $n ->
    [one] alle anderen legen 1 Karte ab
   *[other] alle anderen legen { $n } Karten ab
}
effect-steal = { $n ->
    [one] 1 Karte stehlen
   *[other] { $n } Karten stehlen
}
effect-unslot = einen Platz leeren
effect-contaminate = Kontamination +{ $n }
effect-reroll = { $n ->
    [one] 1 Würfel neu werfen
   *[other] { $n }-mal einen Würfel neu werfen
}
effect-deviate = es trifft ein Nachbarfeld:
effect-miss = daneben

## Was gerade zu entscheiden ist ($player: Namen aller anderen, auf die gewartet wird; $count: wie viele das sind)

state-choose_faction = { $player_you ->
    [yes] Such dir eine Fraktion aus!
   *[no] { $player } sucht eine Fraktion aus.
}
state-mulligan = { $player_you ->
    [yes] Keine rote Karte! Willst du neu ziehen?
   *[no] { $player } hat keine rote Karte und überlegt.
}
state-keep_start_hand = { $player_you ->
    [yes] Welche Karten behältst du?
   *[no] { $player } sucht sich Karten aus.
}
state-place_snail = { $player_you ->
    [yes] Setz eine Schnecke auf die Insel!
   *[no] { $player } setzt eine Schnecke ein.
}
state-draw = { $player_you ->
    [yes] Karten ziehen: Willst du noch etwas eintauschen?
   *[no] { $player } zieht Karten.
}
state-draw_limit = { $player_you ->
    [yes] So viele Karten kannst du nicht behalten: Leg eine ab!
   *[no] { $player } hat zu viele Karten und legt ab.
}
state-program = { $player_you ->
    [yes] Plan deine Runde: zwei Schnecken, fünf Karten!
   *[no] { $count ->
        [one] { $player } plant noch.
       *[other] { $player } planen noch.
    }
}
state-over = Das Spiel ist aus.
state-draw_turn = { $player_you ->
    [yes] Gleich ziehst du Karten.
   *[no] Gleich werden Karten gezogen.
}
state-turn = { $player_you ->
    [yes] Gleich bist du dran.
   *[no] Gleich wird eine Karte aufgedeckt.
}
state-cleanup = { $player_you ->
    [yes] Gleich wird aufgeräumt.
   *[no] Gleich wird aufgeräumt.
}
state-collect = Die Karten werden eingesammelt.
state-pass = Der Startmarker wandert weiter.
state-resolving = { $player_you ->
    [yes] Du entscheidest!
   *[no] { $player } entscheidet.
}

## Die Frage an den, der entscheidet

asked-choose_faction = Wen führst du an?
asked-mulligan = Keine rote Karte dabei. Ziehst du neu?
asked-keep_start_hand = Welche Karten behältst du?
asked-place_snail = Welche Schnecke kommt wohin?
asked-exchange = Tauschst du zwei Karten gegen eine neue?
asked-take_faction_card = Nimmst du deine Fraktionskarte?
asked-end_draw = Willst du noch etwas tun, bevor es weitergeht?
asked-discard = Welche Karte legst du ab?
asked-program = Mach deinen Plan!
asked-choose_resolve = Spielst du diese Karte, oder lässt du es lieber?
asked-choose_half = Welche Hälfte der Karte nutzt du?
asked-step = Wohin kriecht deine Schnecke?
asked-stop = Wohin kriecht deine Schnecke?
asked-choose_target = Auf wen oder was zielst du?
asked-reroll = Wirfst du einen Würfel noch einmal?
asked-keep = Wirfst du einen Würfel noch einmal?
asked-choose_outcome = Was soll passieren?
asked-choose_deviation = Daneben! Welches Nachbarfeld trifft es?
asked-choose_place = Wohin geht der Sprung?
asked-place_target = Ziehst du dein Opfer zu dir?
asked-choose_enemy = Welchen Gegner trifft es?
asked-choose_slot = Welcher Platz wird geleert?
asked-take_shell = Wer gibt sein Haus her?
asked-use_ability = Setzt du deine Fähigkeit ein?
asked-push = Wer fliegt wohin?
asked-overflow = Das Feld ist zu voll. Wer weicht wohin aus?
asked-order_effect = Was passiert zuerst?

## Aktionen: Name, kurze Erklärung, und ein ganzer Zug als Satz

act-choose_faction = Fraktion wählen
act-choose_faction-help = Führ diese Fraktion in den Kampf.
act-choose_faction-line = { $faction ->
    [amazons] { faction-amazons }. { faction-amazons-help }
    [barbarians] { faction-barbarians }. { faction-barbarians-help }
    [cowboys] { faction-cowboys }. { faction-cowboys-help }
    [pirates] { faction-pirates }. { faction-pirates-help }
    [ninjas] { faction-ninjas }. { faction-ninjas-help }
   *[zombies] { faction-zombies }. { faction-zombies-help }
}
act-mulligan = Neu ziehen
act-mulligan-help = Ohne rote Karte darfst du deine Karten zeigen und gegen neue tauschen.
act-mulligan-line = { $redraw ->
    [yes] Diese Karten zeigen und neu ziehen
   *[no] Diese Karten behalten
}
act-keep_start_hand = Behalten
act-keep_start_hand-help = Die anderen Karten kommen auf den Ablagestapel.
act-keep_start_hand-line = Behalten: { $cards }
act-place_snail = Einsetzen
act-place_snail-help = Stell eine deiner Schnecken auf ein Feld mit Land.
act-place_snail-line = { $snail_start } kommt auf { $field }
act-exchange = Eintauschen
act-exchange-help = Leg zwei Karten ab und zieh eine neue.
act-exchange-line = Zwei gegen eine tauschen: { $discard }
act-take_faction_card = Fraktionskarte nehmen
act-take_faction_card-help = Du hast letzte Runde eine Schnecke verloren: Dafür gibt es diese Karte auf die Hand.
act-take_faction_card-line = Die Fraktionskarte auf die Hand nehmen
act-end_draw = Fertig
act-end_draw-help = Du hast alle Karten, die du willst.
act-end_draw-line = Fertig mit Ziehen
act-end_draw-not_now = Noch nicht
act-discard = Ablegen
act-discard-help = Diese Karte behältst du nicht.
act-discard-line = Ablegen: { $card }
act-program = Plan festlegen
act-program-help = Lass dir Zeit: Danach lässt sich nichts mehr ändern.
act-program-line = Einen Plan machen ({ $count } sind möglich)
act-program-plan = { $snail }: { $cards }
act-choose_resolve = Karte ausführen
act-choose_resolve-help = Hier darfst du ausnahmsweise verzichten.
act-choose_resolve-line = { $resolve ->
    [yes] Die Karte ausführen
   *[no] Auf die Karte verzichten
}
act-choose_half = Hälfte wählen
act-choose_half-help = Von einer Grundkarte nutzt du eine der beiden Hälften.
act-choose_half-line = { $half ->
    [crawl] Kriechen
    [dig] Graben
    [shell] Ins Schneckenhaus
    [swap] Tauschen
    [aim] Zielen
   *[strike] Schlagen
}
act-step = Kriechen
act-step-help = Kriech auf ein Nachbarfeld.
act-step-line = Nach { $to } kriechen
act-stop = Stehen bleiben
act-stop-help = Die übrigen Punkte verfallen.
act-stop-line = Hier stehen bleiben
act-choose_target = Zielen
act-choose_target-help = Das wird getroffen.
act-choose_target-line = { $snail_known ->
    [yes] Ziel: { $snail }
   *[no] Ziel: { $field }
}
act-reroll = Neu werfen
act-reroll-help = Wirf einen Würfel noch einmal. Was dann liegt, gilt.
act-reroll-line = Würfel { $die } noch einmal werfen, dank { $source ->
    [aim] des Zielens
    [leader] des Anführers
   *[eagle_eyes] der Adleraugen
}
act-keep = So lassen
act-keep-help = Der Wurf gilt, wie er liegt.
act-keep-line = Den Wurf so lassen
act-choose_outcome = Wirkung wählen
act-choose_outcome-help = Mehrere Wirkungen passen, eine davon tritt ein.
act-choose_outcome-line = Wirkung: { $effects }
act-choose_deviation = Nachbarfeld wählen
act-choose_deviation-help = Statt des Ziels trifft es dieses Feld.
act-choose_deviation-line = Es trifft { $field }
act-choose_place = Versetzen
act-choose_place-help = Wie hoch es dort ist, spielt keine Rolle.
act-choose_place-line = Nach { $to } springen
act-place_target = Heranziehen
act-place_target-help = Hol die getroffene Schnecke auf dein Feld.
act-place_target-line = { $place ->
    [yes] Auf das eigene Feld ziehen
   *[no] Dort lassen, wo sie ist
}
act-choose_enemy = Gegner wählen
act-choose_enemy-help = Diese Schnecke nimmt den Schaden.
act-choose_enemy-line = Ziel: { $snail }
act-choose_slot = Platz leeren
act-choose_slot-help = Die Karte auf diesem Platz kommt weg.
act-choose_slot-line = Aktionsplatz { $slot } leeren
act-take_shell = Haus nehmen
act-take_shell-help = Mehr als zwei Häuser habt ihr nicht: Eine andere Schnecke muss ihres hergeben.
act-take_shell-line = { $from_start } gibt das Haus her
act-use_ability = Fähigkeit nutzen
act-use_ability-help = Das geht einmal in jeder Runde.
act-use_ability-line = { $use ->
    [yes] Die Fähigkeit jetzt einsetzen
   *[no] Die Fähigkeit aufheben
}
act-push = Schubsen
act-push-help = Geschubst wird auf ein Nachbarfeld, das nicht höher liegt.
act-push-line = Schubsen: { $snail } nach { $to }
act-overflow = Ausweichen
act-overflow-help = Auf einem Feld haben nur drei Schnecken Platz.
act-overflow-line = { $snail_start } weicht nach { $to } aus
act-order_effect = Reihenfolge
act-order_effect-help = Wenn mehreres zugleich geschieht, entscheidest du, was zuerst kommt.
act-order_effect-line = { $field_known ->
    [yes] Zuerst: { $field }
   *[no] Zuerst: { $effect ->
        [mine] die Mine
       *[dynamite] das Dynamit
    }
}

## Teile einer Aktion, wie ein Bericht des Labors sie nennt

part-active = aktive Schnecke
part-card = Karte
part-cards = Karten
part-die = Würfel
part-discard = abgelegte Karten
part-effect = was zuerst wirkt
part-effect-dynamite = { marker-dynamite }
part-effect-fire = { marker-fire }
part-effect-mine = { marker-mine }
part-faction = Fraktion
part-faction-amazons = { faction-amazons }
part-faction-barbarians = { faction-barbarians }
part-faction-cowboys = { faction-cowboys }
part-faction-ninjas = { faction-ninjas }
part-faction-pirates = { faction-pirates }
part-faction-zombies = { faction-zombies }
part-field = Feld
part-from = wessen Haus
part-half = Hälfte
part-half-aim = { half-aim }
part-half-crawl = { half-crawl }
part-half-dig = { half-dig }
part-half-shell = { half-shell }
part-half-strike = { half-strike }
part-half-swap = { half-swap }
part-inactive = Schnecke in Reserve
part-index = Nummer der Wirkung (ab 0)
part-place = heranziehen
part-redraw = neu ziehen
part-resolve = ausführen
part-slot = Aktionsplatz
part-slots = Plan
part-snail = Schnecke
part-source = wodurch
part-source-aim = Zielen
part-source-eagle_eyes = Adleraugen
part-source-leader = Anführer
part-to = Feld
part-use = nutzen

## Woran sich eine Spielweise halten kann, wie ein Bericht des Labors es nennt

reading-board = die Zahl der Felder
reading-contamination = die Kontamination
reading-deck = die Zahl der Karten im Nachziehstapel
reading-discard = die Zahl der abgelegten Karten
reading-eliminated = die Zahl der Male, dass jemand ausgeschieden ist,
reading-players-ability_used-ahead = der Vorsprung an genutzten Fähigkeiten
reading-players-lost_last_round-ahead = der Vorsprung an Verlusten in der vorigen Runde
reading-players-lost_this_round-ahead = der Vorsprung an Verlusten in dieser Runde
reading-removed = die Zahl der Plättchen, die aus dem Spiel sind,
reading-round = die Nummer der Runde
reading-snails = die Zahl der Schnecken, die noch leben,
reading-turn = die Zahl der Angaben darüber, was zu entscheiden ist,
reading-turn-slot = die Nummer des Aktionsplatzes
fact-players-ability_used = die eigene Fähigkeit ist genutzt
fact-players-lost_last_round = man hat in der vorigen Runde eine Schnecke verloren
fact-players-lost_this_round = man hat in dieser Runde eine Schnecke verloren

## Was geschah

list-faces = { $item ->
    [triangle] ▲
    [square] ■
   *[circle] ●
}
log-game_started = { $start_player_you ->
    [yes] Du hast den Startmarker.
   *[no] { $start_player } hat den Startmarker.
}
log-faction_chosen = { $player_you ->
    [yes] Du führst
   *[no] { $player } führt
} { $faction ->
    [amazons] die Amazonen
    [barbarians] die Barbaren
    [cowboys] die Cowboys
    [pirates] die Piraten
    [ninjas] die Ninjas
   *[zombies] die Zombies
} an.
log-cards_drawn = { $player_you ->
    [yes] { $cards_known ->
        [yes] Du ziehst: { $cards }.
       *[no] Du ziehst Karten.
    }
   *[no] { $n ->
        [one] { $player } zieht eine Karte.
       *[other] { $player } zieht { $n } Karten.
    }
}
log-start_hand_shown = { $player_you ->
    [yes] Du hast keine rote Karte und tauschst alles ein: { $cards }.
   *[no] { $player } hat keine rote Karte und tauscht alles ein: { $cards }.
}
log-deck_reshuffled = { $n ->
    [one] Der Nachziehstapel wird neu gemischt: Es ist nur 1 Karte.
   *[other] Der Nachziehstapel wird neu gemischt, es sind { $n } Karten.
}
log-cards_discarded = { $player_you ->
    [yes] Du legst ab: { $cards }.
   *[no] { $player } legt ab: { $cards }.
}
log-snail_placed = { $snail_start } geht auf { $field } an Land.
log-round_started = { $start_player_you ->
    [yes] Runde { $round } beginnt, und du fängst an.
   *[no] Runde { $round } beginnt, und { $start_player } fängt an.
}
log-faction_card_taken = { $player_you ->
    [yes] Du nimmst deine Fraktionskarte auf die Hand.
   *[no] { $player } nimmt die Fraktionskarte auf die Hand.
}
log-faction_card_returned = { $player_you ->
    [yes] Du legst deine Fraktionskarte zurück neben das Brett.
   *[no] { $player } legt die Fraktionskarte zurück neben das Brett.
}
log-programmed = { $player_you ->
    [yes] { $inactive_known ->
        [yes] Dein Plan steht: Es handelt { $active }, in Reserve ist { $inactive }. Deine Karten: { $slots }.
       *[no] Dein Plan steht: Es handelt { $active }. Deine Karten: { $slots }.
    }
   *[no] { $slots_known ->
        [yes] { $player } hat einen Plan. Es handelt { $active }, mit diesen Karten: { $slots }.
       *[no] { $player } hat einen Plan.
    }
}
log-order_revealed = { $snail_start } ist im Einsatz!
log-card_revealed = { $player_you ->
    [yes] Du deckst deine { $slot }. Karte auf: { $card }.
   *[no] { $player } deckt die { $slot }. Karte auf: { $card }.
}
log-turn_skipped = { $reason ->
    [no_active_snail] { $player_you ->
        [yes] Du hast niemanden mehr im Einsatz, deine { $slot }. Karte verfällt.
       *[no] { $player } hat niemanden mehr im Einsatz, die { $slot }. Karte verfällt.
    }
    [slot_empty] { $player_you ->
        [yes] Dein { $slot }. Aktionsplatz ist leer, also geht es weiter.
       *[no] { $player } hat auf dem { $slot }. Aktionsplatz nichts mehr liegen.
    }
    [water] { $player_you ->
        [yes] Im Wasser geht das nicht, deine { $slot }. Karte verfällt.
       *[no] { $player } kann das im Wasser nicht, die { $slot }. Karte verfällt.
    }
    [no_target] { $player_you ->
        [yes] Du findest kein Ziel, deine { $slot }. Karte verfällt.
       *[no] { $player } findet kein Ziel, die { $slot }. Karte verfällt.
    }
    [only_friendly] { $player_you ->
        [yes] Du schießt nicht auf die eigenen Leute und verzichtest.
       *[no] { $player } schießt nicht auf die eigenen Leute und verzichtet.
    }
   *[self_elimination] { $player_you ->
        [yes] Das wäre dein eigener Untergang, also verzichtest du.
       *[no] { $player } verzichtet, statt die eigene Schnecke zu opfern.
    }
}
log-half_chosen = { $player_you ->
    [yes] Du entscheidest dich
   *[no] { $player } entscheidet sich
} { $half ->
    [crawl] fürs Kriechen.
    [dig] fürs Graben.
    [shell] fürs Schneckenhaus.
    [swap] fürs Tauschen.
    [aim] fürs Zielen.
   *[strike] fürs Schlagen.
}
log-shell_entered = { $snail_start } zieht sich ins Haus zurück.
log-shell_left = { $snail_start } kommt aus dem Haus.
log-aim_set = { $rerolls ->
    [one] { $snail_start } zielt: Bei der { $slot }. Karte darf ein Würfel neu geworfen werden.
   *[other] { $snail_start } zielt: Bei der { $slot }. Karte darf { $rerolls }-mal neu geworfen werden.
}
log-aim_ended = { $snail_start } zielt nicht mehr.
log-orders_swapped = { $player_you ->
    [yes] Du tauschst: Ab deiner nächsten Karte handelt die andere Schnecke.
   *[no] { $player } tauscht: Ab der nächsten Karte handelt die andere Schnecke.
}
log-order_lost = { $place ->
    [inactive] { $snail_start } war in Reserve. Dieser Platz bleibt jetzt leer.
   *[active] { $snail_start } war aktiv.
}
log-free_swap = { $player_you ->
    [yes] Deine Reserve rückt nach.
   *[no] Bei { $player } rückt die Reserve nach.
}
log-target_chosen = { $player_you ->
    [yes] In deinem Visier
   *[no] Im Visier von { $player }
}: { $field_known ->
    [yes] { $field }.
   *[no] { $snail_known ->
        [yes] { $snail }.
       *[no] { $snails }.
    }
}
log-dice_rolled = { $player_you ->
    [yes] Du würfelst { $faces }.
   *[no] { $player } würfelt { $faces }.
}
log-die_rerolled = { $player_you ->
    [yes] Du wirfst
   *[no] { $player } wirft
} Würfel { $die } noch einmal ({ $source ->
    [aim] Zielen
    [leader] Anführer
   *[eagle_eyes] Adleraugen
}): { $face ->
    [triangle] ▲
    [square] ■
   *[circle] ●
}
log-attack_missed = Daneben!
log-deviated = Daneben! Stattdessen trifft es { $field }.
log-damage = { $dealt ->
    [0] { $snail_start } merkt davon im Haus nichts.
   *[other] { $snail_start } nimmt { $dealt } Schaden{ $source ->
        [card] {""}
        [strike] {""}
        [mine] {" "}durch eine Mine
        [dynamite] {" "}durch Dynamit
        [trap] {" "}durch eine Falle
        [mine_back] {" "}durch eine verborgene Mine
        [fire] {" "}durch Feuer
        [stench] {" "}vom Gestank
       *[contamination] {" "}vom giftigen Wasser
    }{ $health ->
        [0] .
       *[other] {" "}und hat noch { $health } Gesundheit.
    }
}
log-healed = { $snail_start } bekommt { $n } Gesundheit zurück und hat jetzt { $health }.
log-eliminated = { $snail_start } ist aus dem Spiel!
log-tile_damaged = Das Plättchen auf { $field } bekommt Risse.
log-tile_destroyed = { $terrain ->
    [beach] Der Strand auf { $field } versinkt
    [meadow] Die Wiese auf { $field } bricht weg
   *[mountain] Der Berg auf { $field } stürzt ein
}{ $back ->
    [empty] .
    [barrel] {": "}Darunter liegt Giftmüll!
    [trap] {": "}Darunter steckt eine Falle!
    [cards1] {": "}Darunter liegt eine Karte.
    [cards2] {": "}Darunter liegen zwei Karten.
   *[mine] {": "}Darunter steckt eine Mine!
}
log-tile_removed = { $terrain ->
    [beach] Der Strand auf { $field } wird abgetragen
    [meadow] Die Wiese auf { $field } wird abgetragen
   *[mountain] Der Berg auf { $field } wird abgetragen
}{ $back ->
    [empty] .
    [barrel] {" "}(mit Giftmüll darunter).
    [trap] {" "}(mit einer Falle darunter).
    [cards1] {" "}(mit einer Karte darunter).
    [cards2] {" "}(mit zwei Karten darunter).
   *[mine] {" "}(mit einer Mine darunter).
}
log-marker_placed = { $kind ->
    [fire] { $k ->
        [one] Auf { $field } bricht ein Feuer aus.
       *[other] Auf { $field } brechen { $k } Feuer aus.
    }
    [mine] Auf { $field } liegt jetzt eine Mine.
   *[dynamite] Auf { $field } liegt jetzt Dynamit.
}
log-exploded = { $kind ->
    [mine] Auf { $field } explodiert eine Mine!
   *[dynamite] Auf { $field } explodiert das Dynamit!
}
log-fires_removed = Die Feuer gehen aus: { $fields }.
log-snail_moved = { $how ->
    [step] { $snail_start } kriecht nach { $to }.
    [push] { $snail_start } wird nach { $to } geschubst.
    [overflow] { $snail_start } weicht nach { $to } aus.
   *[place] { $snail_start } landet auf { $to }.
}
log-contamination = Das Wasser wird giftiger: Ab jetzt kostet es am Ende der Runde { $value } Gesundheit.
log-slot_emptied = { $player_you ->
    [yes] Dein { $slot }. Aktionsplatz wird geleert:
   *[no] Bei { $player } wird der { $slot }. Aktionsplatz geleert:
} { $card } { $to ->
    [hand] kommt auf die Hand zurück.
   *[discard] kommt auf den Ablagestapel.
}
log-card_stolen = { $to_you ->
    [yes] { $card_known ->
        [yes] Du stiehlst { $from } eine Karte: { $card }.
       *[no] Du stiehlst { $from } eine Karte.
    }
   *[no] { $from_you ->
        [yes] { $card_known ->
            [yes] { $to } stiehlt dir eine Karte: { $card }.
           *[no] { $to } stiehlt dir eine Karte.
        }
       *[no] { $to } stiehlt { $from } eine Karte.
    }
}
log-ability_used = { $player_you ->
    [yes] Du setzt deine Fähigkeit ein:
   *[no] { $player } setzt eine Fähigkeit ein:
} { $ability ->
    [eagle_eyes] Adleraugen!
    [berserk_fury] Berserkerwut, 5 Schaden mehr!
   *[gunslingers] Revolverhelden!
}
log-player_out = { $player_you ->
    [yes] Du hast keine Schnecke mehr und bist raus.
   *[no] { $player } hat keine Schnecke mehr und ist raus.
}
log-cleanup_started = Runde { $round } ist gespielt. Jetzt rächt sich, was noch glimmt und brennt.
log-cards_collected = { $player_you ->
    [yes] Du sammelst deine Karten ein.
   *[no] { $player } sammelt die Karten ein.
}{ $to_discard ->
    [nichts] {""}
   *[other] {" "}Abgelegt: { $to_discard }.
}
log-start_player_passed = { $player_you ->
    [yes] Du bekommst den Startmarker.
   *[no] { $player } bekommt den Startmarker.
}
log-game_over = { $winners_you ->
    [yes] { $winners_count ->
        [one] Das Spiel ist aus: Du gewinnst!
       *[other] Das Spiel ist aus: Unentschieden zwischen dir und { $winners }!
    }
   *[no] { $winners_count ->
        [one] Das Spiel ist aus: { $winners } gewinnt!
       *[other] Das Spiel ist aus: Unentschieden zwischen { $winners }!
    }
}

## Warum etwas nicht geht

refused-wrong_state = Das passt gerade nicht: Im Augenblick wird etwas anderes entschieden.
refused-not_your_decision = Hab noch Geduld: Das entscheidest gerade nicht du.
refused-bad_params = Da fehlt noch etwas. Such dir eine der angezeigten Möglichkeiten aus.
refused-illegal = Das ist hier nicht erlaubt. Such dir eine der angezeigten Möglichkeiten aus.

## Was man einstellen kann

option-start_player = Wer anfängt
option-start_player-help = Wer hat in der ersten Runde den Startmarker? Danach wandert er im Uhrzeigersinn weiter.
option-start_player-random = der Zufall entscheidet
option-start_player-value = { $name }
option-faction_choice = Fraktionen
option-faction_choice-help = Sucht ihr euch die Fraktionen reihum aus, oder werden sie verlost?
option-faction_choice-draft = reihum ausgesucht
option-faction_choice-random = ausgelost
option-start_hand = Karten am Anfang
option-start_hand-help = Für Geübte: Jeder zieht fünf Karten und behält davon drei (wer anfängt) oder vier.
option-start_hand-standard = drei oder vier gezogene
option-start_hand-advanced = fünf ziehen und aussuchen
option-mulligan = Anfang ohne rote Karte
option-mulligan-help = Wer am Anfang keine einzige rote Karte zieht, darf neu ziehen. Wie oft?
option-mulligan-until_red = so oft, bis eine dabei ist
option-mulligan-once = ein Mal
option-mulligan-off = gar nicht
option-layout = Inseln
option-layout-help = Auf welchen Inseln spielt ihr? Ihr könnt auch eigene zeichnen.
option-layout-corners = fünf Inseln
option-layout-volcano = der Vulkan
option-layout-islets = zwölf Inselchen
option-layout-custom = eure eigene
option-board_allow_partial_tiles = Eigene Inseln mit weniger Land
option-board_allow_partial_tiles-help = Dürfen eure eigenen Inseln auch weniger als alle 41 Plättchen haben?
option-board_allow_partial_tiles-true = ja, es dürfen weniger sein
option-board_allow_partial_tiles-false = nein, alle 41
quick-title = Inseln und Runden
quick-small = Kleine Partie: zu zweit, drei Runden
option-rounds = Runden
option-rounds-help = Wie viele Runden gespielt werden, wenn nicht vorher nur noch einer übrig ist.
option-rounds-value = { $value ->
    [one] 1 Runde
   *[other] { $value } Runden
}
option-hand_limit = Höchstens auf der Hand
option-hand_limit-help = So viele Karten darf man nach dem Ziehen behalten. Die fünf Grundkarten zählen mit.
option-hand_limit-value = { $value } Karten
option-contamination_track = Wie giftig das Wasser wird
option-contamination_track-help = So viel Schaden macht das Wasser am Ende der Runde. Mit jedem Giftmüllfass rückt der Zeiger eine Zahl weiter.
option-contamination_track-value = { $value }

## Ergebnis

score-points = { $count } Gesundheit
score-counted = { $count ->
    [0] keine Schnecke
    [one] 1 Schnecke
   *[other] { $count } Schnecken
}
score-left = { $snails ->
    [0] keine Schnecke
    [one] 1 Schnecke mit { $health } Gesundheit
   *[other] { $snails } Schnecken mit { $health } Gesundheit
}

## Spielen im Terminal

cli-hint = Felder heißen nach ihrer Reihe und ihrem Platz darin, von links gezählt: B3. Wählst du eines, kannst du statt der Nummer auch seinen Namen tippen. Tippe k und den Anfang eines Kartennamens (k rak), um nachzulesen, was eine Karte tut.
cli-plan = Dein Plan: erst wer handelt, dann wer in Reserve bleibt, dann fünf Karten in der Reihenfolge, in der du sie spielst. Zum Beispiel: { $example }
cli-plan-alone = Dein Plan: erst deine Schnecke, dann fünf Karten in der Reihenfolge, in der du sie spielst. Zum Beispiel: { $example }
cli-plan-snails = Schnecken:
cli-plan-cards = Karten:
cli-plan-ask = Dein Plan:{" "}
cli-plan-bad = { $count ->
    [one] Das ist kein Plan: Nötig sind 1 Schnecke und 5 verschiedene Karten deiner Hand, jede mit ihrer Nummer.
   *[other] Das ist kein Plan: Nötig sind 2 verschiedene Schnecken und 5 verschiedene Karten deiner Hand, jede mit ihrer Nummer.
}
cli-no-card = So heißt hier keine Karte.
drawing-standing = Runde { $round } · Startmarker: { $name } · Kontamination: Stufe { $index }
drawing-setup = Vorbereitung · Startmarker: { $name }
drawing-piles = { $deck ->
    [one] Nachziehstapel: 1 Karte
   *[other] Nachziehstapel: { $deck } Karten
} · { $discard ->
    [0] Ablagestapel: leer
    [one] Ablagestapel: 1 Karte
   *[other] Ablagestapel: { $discard } Karten
}
drawing-legend = 1 Strand · 2 Wiese · 3 Berg · ~ Wasser · ! Risse · * Feuer · x Mine · d Dynamit · @ im Haus
drawing-plan = Plan
drawing-faction-card = { $where ->
    [with_player] Fraktionskarte im Spiel
    [hand] Fraktionskarte auf der Hand
   *[slot] Fraktionskarte im Plan
}
drawing-ability-used = Fähigkeit verbraucht
drawing-aim = { $rerolls ->
    [one] zielt: 1 Würfel neu bei Karte { $slot }
   *[other] zielt: { $rerolls }-mal neu bei Karte { $slot }
}
drawing-out = raus

## guide

guide-welcome-title = Willkommen im Inselreich!
guide-welcome = Jeder führt vier Schnecken. Wer nach sechs Runden die meisten übrig hat, gewinnt, und wer vorher als Einziger noch welche hat, erst recht. Passt auf: Die Inseln gehen dabei zu Bruch!
guide-faction-title = Deine Fraktion
guide-faction = Jede Fraktion kann etwas Besonderes. Dazu hat sie eine eigene, starke Karte. Die bekommst du erst, wenn du eine Schnecke verloren hast.
guide-place-title = An Land gehen
guide-place = Reihum setzt jeder eine Schnecke auf ein Feld mit Land. Höchstens drei passen auf ein Feld, und nur eine von deinen darf auf einen Berg. Von oben sieht man weit!
guide-plan-title = Heimlich planen
guide-plan = Wähl, wer handelt und wer als Reserve wartet, und leg fünf Karten der Reihe nach hin. Alles bleibt geheim. Ziele suchst du aus, wenn eine Karte dran ist.
guide-half-title = Zwei Hälften
guide-half = Eine Grundkarte hat zwei Hälften. Du entscheidest erst jetzt, welche du nutzt. Geht nur eine, nimmt der Tisch die.
guide-crawl-title = Kriechen
guide-crawl = Du hast zwei Punkte. Eben oder bergab kostet ein Feld einen Punkt, eine Stufe bergauf zwei. Zwei Stufen auf einmal schaffen nur Ninjas.
guide-target-title = Ziele
guide-target = Hell sind die Felder und Schnecken, die du treffen kannst. Bergauf sieht man nichts, außer die Karte sagt etwas anderes. Ein Angriff auf ein Feld trifft alle, die dort stehen, auch deine!
guide-dice-title = Noch einmal werfen
guide-dice = Das Dreieck ist auf drei Seiten des Würfels, das Quadrat auf zwei, der Kreis auf einer. Gefällt dir der Wurf nicht, darfst du hier einen Würfel noch einmal werfen. Dann gilt das neue Ergebnis.
guide-deviation-title = Verrissen!
guide-deviation = Der Schuss geht daneben, trifft aber ein Nachbarfeld des Ziels. Welches, bestimmst du.
guide-push-title = Schubsen
guide-push = Geschubst wird auf ein Nachbarfeld, das nicht höher liegt. Ist so eines frei, muss die Schnecke weichen, auch ins Wasser. Wer im Haus sitzt, bleibt sitzen.
guide-resolve-title = Willst du das wirklich?
guide-resolve = Sonst muss jede Karte ausgeführt werden. Nur hier darfst du verzichten: wenn der Angriff bloß eigene Schnecken treffen kann oder die handelnde Schnecke selbst umkäme.
guide-skipped-title = Verfallen
guide-skipped = Diese Karte ließ sich nicht ausführen, also passiert nichts. Das kommt vor: Im Wasser geht vieles nicht, und manchmal ist das Ziel schon über alle Berge.
guide-shell-title = Im Haus
guide-shell = Im Haus nimmt eine Schnecke jedes Mal 5 Schaden weniger und lässt sich nicht schubsen. Heraus kommt sie, sobald sie selbst etwas anderes tut als zielen oder tauschen. Mehr als zwei Häuser hat keiner.
guide-aim-title = Gezielt
guide-aim = Das hilft genau bei deiner nächsten Karte: Ist es eine rote mit Würfeln, darfst du neu werfen. Bei jeder anderen ist es verschenkt.
guide-water-title = Nasse Füße
guide-water = Im Wasser gibt es keine Häuser, keine Angriffe und kein Graben. Wer am Ende der Runde noch darin ist, nimmt Schaden. Also schnell zum nächsten Strand!
guide-tile-title = Da bricht etwas weg
guide-tile = Ist ein Plättchen zerstört, dreht man es um: Manchmal steckt eine Falle, eine Mine oder Giftmüll darunter. Wer darauf stand, steht jetzt eine Stufe tiefer, unter dem Strand ist nur noch Wasser.
guide-fire-title = Feuer
guide-fire = Wer auf ein brennendes Feld kommt, nimmt für jedes Feuer 5 Schaden. Am Ende der Runde beschädigt das Feuer das Plättchen und geht aus.
guide-lost-title = Eine Schnecke weniger
guide-lost = Schade! Dafür darfst du in der nächsten Runde deine Fraktionskarte auf die Hand nehmen.
guide-draw-title = Neue Karten
guide-draw = Jede Runde ziehst du eine Karte. Zwei, die du nicht brauchst, darfst du gegen eine neue eintauschen, so oft du willst.
guide-faction_card-title = Deine Fraktionskarte
guide-faction_card = Du hast eine Schnecke verloren, also gehört diese Karte jetzt dir, wenn du sie nimmst. Plan sie ein, sie ist stark!
guide-limit-title = Zu viele Karten
guide-limit = Mehr als zehn Karten darfst du nicht behalten. Die fünf Grundkarten zählen mit, abgeben kannst du sie nicht.
guide-last_round-title = Die letzte Runde
guide-last_round = Jetzt zählt es: Danach gewinnt, wer die meisten Schnecken hat. Bei Gleichstand entscheidet ihre Gesundheit zusammen.
guide-out-title = Keine Schnecke mehr
guide-out = Das war deine letzte Schnecke. Schau zu, wie die anderen baden gehen!
guide-end-title = Geschafft!
guide-end = Jetzt weißt du alles, was eine Schnecke wissen muss. Noch ein Spiel?

## programme

programme-title = Plan für diese Runde
programme-active = Aktiv
programme-inactive = Reserve
programme-snail = { $snail }, Gesundheit { $health }{ $wet ->
    [yes] , im Wasser
   *[no] {""}
}
programme-slot = Aktionsplatz { $slot }: { $state ->
    [free] frei
    [mine] { $card }
    [hidden] { $card ->
        [none] verdeckt
       *[yes] { $card }, noch verdeckt
    }
    [revealed] { $card }, gerade an der Reihe
    [resolved] { $card }, erledigt
    [skipped] { $card ->
        [none] entfällt. { $reason }
       *[yes] { $card } entfällt. { $reason }
    }
   *[empty] geleert
}
programme-lies = Liegt auf Aktionsplatz { $slot }.
programme-lacks-active = Wer handelt? Wähl deine aktive Schnecke.
programme-lacks-inactive = Wer wartet in Reserve?
programme-lacks-cards = { $count ->
    [one] Noch 1 Karte fehlt.
   *[other] Noch { $count } Karten fehlen.
}
programme-short-active = Wer ist aktiv?
programme-short-inactive = Wer ist Reserve?
programme-short-cards = { $count ->
    [one] Noch 1 Karte
   *[other] Noch { $count } Karten
}
programme-whole = Alles bereit. Festgelegt ist festgelegt!
programme-how = Tipp eine Karte an: Hier steht, was sie tut, und die Insel zeigt, was sie erreicht. Noch einmal tippen legt sie in den Plan.
programme-reader = Karte in Worten
programme-nobody = Wähl erst, wer handelt: Dann siehst du, was die Karte erreicht.
programme-walks = { $count ->
    [one] 1 Feld ist erreichbar.
   *[other] { $count } Felder sind erreichbar.
}
programme-moved = ➜ heißt: erst von einem anderen Feld aus, das du bis dahin erreichen kannst.
programme-hit = { $snail }: Treffer { $hit } %, im Schnitt { $damage } Schaden{ $kill ->
    [0] {""}
   *[other] , schaltet mit { $kill } % aus
}{ $moved ->
    [yes] , von einem anderen Feld aus
   *[no] {""}
}
programme-no-cards = Keine Karten auf der Hand.
programme-reroll = { $dice ->
    [one] Noch einmal werfen
   *[other] Würfel { $die }
}
programme-source-aim = Zielen
programme-source-leader = Anführer
programme-source-eagle_eyes = Adleraugen
programme-out = raus
programme-health = { $snail } { $health }{ $shell ->
    [yes] , im Haus
   *[no] {""}
}{ $order ->
    [active] , aktiv
    [inactive] , in Reserve
   *[none] {""}
}
programme-player = { $player }{ $player_you ->
    [yes] , das bist du
   *[no] {""}
}{ $faction_known ->
    [yes] , { $faction }
   *[no] {""}
}{ $start ->
    [yes] , fängt an
   *[no] {""}
}{ $decides ->
    [yes] , überlegt gerade
   *[no] {""}
}{ $planned ->
    [yes] , hat geplant
   *[no] {""}
}{ $out ->
    [yes] , ausgeschieden
   *[no] {""}
}. { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, { $shells ->
    [one] 1 freies Haus
   *[other] { $shells } freie Häuser
}. { $snails }
programme-things = { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, { $shells ->
    [one] 1 freies Schneckenhaus
   *[other] { $shells } freie Schneckenhäuser
}. { $used ->
    [yes] Die Fähigkeit ist für diese Runde verbraucht.
   *[no] {""}
} { $card ->
    [box] Die Fraktionskarte ist aus dem Spiel.
    [beside] Die Fraktionskarte liegt bereit: Es gibt sie, wenn eine Schnecke verloren geht.
   *[other] Die Fraktionskarte ist im Spiel.
}
programme-aim = { $snail } zielt: { $count ->
    [one] einmal
   *[other] { $count }-mal
} neu werfen mit der Karte auf Aktionsplatz { $slot }.

## layout

option-custom_layout = Eigene Inseln
layout-title = Eigene Inseln zeichnen
layout-draw = Eigene Inseln zeichnen
layout-change = Inseln ändern
layout-about-corners = Vier Inseln in den Ecken und eine in der Mitte. Jede hat einen Strand, über den man an Land kommt.
layout-about-volcano = Eine einzige große Insel mit einem Ring aus Bergen. Hier sitzen alle dicht beieinander.
layout-about-islets = Zwölf kleine Inseln. Viele davon sind steil: Wer ins Wasser fällt, muss weit kriechen.
layout-about-custom = Eure selbst gezeichneten Inseln.
layout-unfit = Auf diesen Inseln könnt ihr so nicht spielen:
layout-sheet = Zeichenblatt
layout-keys = Mit den Pfeiltasten gehst du von Feld zu Feld. Eingabe malt mit dem Pinsel. 1, 2 und 3 legen Strand, Wiese und Berg, 0 legt Wasser, Entf nimmt das Feld weg.
layout-cell = Reihe { $row }, Feld { $field }: { $terrain }
layout-brushes = Pinsel
layout-none = leer
layout-water = Wasser
layout-beach = Strand
layout-meadow = Wiese
layout-mountain = Berg
layout-stock = { $count }/{ $total }
layout-undo = Rückgängig
layout-redo = Wiederholen
layout-good = Passt für eure Runde zu { $players ->
    [2] zweit
    [3] dritt
   *[other] viert
}.
layout-steep = { $count ->
    [one] Eine Insel hat keinen Strand: Aus dem Wasser kommt dort niemand hinauf. Erlaubt ist das.
   *[other] { $count } Inseln haben keinen Strand: Aus dem Wasser kommt dort niemand hinauf. Erlaubt ist das.
}
layout-size = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} von höchstens { $most }
layout-fill = Lücken mit Wasser füllen
layout-use = Auf diesen Inseln spielen
layout-mirror = Spiegeln beim Malen
layout-mirror-none = gar nicht
layout-mirror-across = links und rechts
layout-mirror-down = oben und unten
layout-mirror-turn = halbe Drehung
layout-mirror-third = Dritteldrehung
layout-begin = Anfangen mit
layout-chance = Zufall
layout-empty = nur Wasser
layout-mine = Gespeicherte Inseln
layout-name = Name für diese Inseln
layout-name-usual = Inseln { $number }
layout-keep = Speichern
layout-kept = „{ $name }“ ist gespeichert.
layout-forget = „{ $name }“ löschen
layout-share = Weitergeben
layout-share-help = Die Inseln als Text: Schick ihn anderen. Sie fügen ihn hier ein und haben dieselben Inseln.
layout-copy = Als Text kopieren
layout-paste = Text von anderen
layout-read = Diese Inseln ansehen
layout-unread = Dieser Text beschreibt keine Inseln. Kopiere ihn noch einmal ganz.

layout-fault-form = Das sind keine Inseln, wie wir sie kennen.
layout-fault-rows = Mit den Reihen stimmt etwas nicht: Jede darf nur einmal vorkommen, höchstens { $farthest } Felder von der Mitte entfernt.
layout-fault-empty = Noch ist das Blatt leer. Male ein paar Felder.
layout-fault-large = Mehr als { $most } Felder dürfen es nicht sein, jetzt sind es { $count }.
layout-fault-gap = { $count ->
    [one] In einer Reihe fehlt ein Feld. Reihen dürfen keine Lücken haben: Male Wasser hinein.
   *[other] In den Reihen fehlen { $count } Felder. Reihen dürfen keine Lücken haben: Male Wasser hinein.
}
layout-fault-twice = Ein Stück Land liegt neben dem Brett, oder zwei liegen auf demselben Feld.
layout-fault-all = Alle Plättchen müssen liegen: genau 5 Strände, 9 Wiesen und 6 Berge. Jetzt sind es { $I }, { $II } und { $III }.
layout-fault-mountains = In der Schachtel sind nur { $most } Bergplättchen, ihr braucht { $III }.
layout-fault-meadows = In der Schachtel sind nur { $most } Wiesenplättchen, ihr braucht { $count }. Unter jedem Berg liegt auch eines.
layout-fault-beaches = In der Schachtel sind nur { $most } Strandplättchen, ihr braucht { $count }. Unter jeder Wiese und jedem Berg liegt auch eines.
layout-fault-land = Zu { $players ->
    [2] zweit
    [3] dritt
   *[other] viert
} braucht ihr mindestens { $least } Felder Land, jetzt { $count ->
    [one] ist es 1
   *[other] sind es { $count }
}.
layout-fault-room = Am Anfang müssen { $least } Schnecken auf Strand und Wiese stehen können, drei auf jedem Feld. Jetzt ist Platz für { $count }.
layout-fault-beach = Mindestens ein Strand muss sein.
layout-fault-apart = Das Brett ist in { $count } Stücke zerfallen. Verbinde sie mit Wasser oder Land.

## board

help-key-lay = 1 bis 5: die gewählte Karte auf diesen Aktionsplatz legen
help-key-remove = Entf: die Karte wieder vom Aktionsplatz nehmen
help-key-fields = Bild auf, Bild ab: auf der Insel von einem möglichen Ziel zum nächsten
help-key-zoom = +, -, 0: die Insel näher, weiter weg oder ganz sehen
board-round = Runde { $round }
board-map = Karte der Inseln. Mit den Pfeiltasten von Feld zu Feld, mit Bild auf und Bild ab von einem möglichen Ziel zum nächsten.
board-middle = Das Inselreich
board-zoom = Ausschnitt der Karte
board-zoom-in = Näher heran
board-zoom-out = Weiter weg
board-zoom-all = Die ganze Karte
board-picks = Schnecken zur Auswahl
board-pick = { $snail }, Gesundheit { $health }{ $placed ->
    [yes] , auf { $place }
   *[no] , noch nicht eingesetzt
}
board-fire = Los!
board-not-yet = Doch nicht
board-miss = Daneben!
board-slime = Das Wasser ist giftig: Wer am Ende der Runde darin sitzt, nimmt { $value } Schaden. Nach dem nächsten Giftmüllfass sind es { $next }.
board-field = { $place }, { $terrain }{ $level ->
    [0] {""}
   *[other] , Höhe { $level }
}{ $has ->
    [yes] : { $more }
   *[no] {""}
}{ $can ->
    [yes] . { $act }
   *[no] {""}
}
board-damaged = beschädigt
board-lies-fire = { $count ->
    [one] ein Feuer
   *[other] { $count } Feuer
}
board-lies-mine = { $count ->
    [one] eine Mine
   *[other] { $count } Minen
}
board-lies-dynamite = { $count ->
    [one] eine Stange Dynamit
   *[other] { $count } Stangen Dynamit
}
board-stands = { $snail } ({ $health }{ $shell ->
    [yes] , im Haus
   *[no] {""}
})
board-skip-no_active_snail = Keiner mehr da!
board-skip-slot_empty = Nichts mehr da!
board-skip-water = Nass geworden!
board-skip-no_target = Kein Ziel!
board-skip-only_friendly = Keine Gegner!
board-skip-self_elimination = Lieber nicht!
board-ability-eagle_eyes = Adleraugen!
board-ability-berserk_fury = Berserkerwut!
board-ability-gunslingers = Revolverheld!
