### Snails in English: every word of the game that a person reads.
### docs/texts.md says which arguments a log line gets. Events without a log line are not told.

game-title = Snails
game-teaser = Four snails, an archipelago and far too much dynamite. Plan in secret, slither off and mind where you stand!
game-credit = A game by Damian Stankowski. This is a free, unofficial version.
game-default-name = Slimy

## Cards (their texts stand in the card file)

kind-basic_1 = Crawl or strike
kind-basic_1-short = CS
kind-basic_2 = Crawl or shell
kind-basic_2-short = CH
kind-basic_3 = Crawl or dig
kind-basic_3-short = CD
kind-basic_4 = Aim or swap
kind-basic_4-short = AS
kind-basic_5 = Dig or swap
kind-basic_5-short = DW
kind-rocket = Rocket
kind-rocket-short = Ro
kind-bazooka = Bazooka
kind-bazooka-short = Ba
kind-grenade = Grenade
kind-grenade-short = Gr
kind-ball_launcher = Ball launcher
kind-ball_launcher-short = Bl
kind-gatling = Gatling gun
kind-gatling-short = Ga
kind-cocktail = Cocktail
kind-cocktail-short = Co
kind-flamethrower = Flamethrower
kind-flamethrower-short = Fl
kind-sniper_rifle = Sniper rifle
kind-sniper_rifle-short = Sn
kind-revolver = Revolver
kind-revolver-short = Re
kind-shotgun = Shotgun
kind-shotgun-short = Sh
kind-crossbow = Crossbow
kind-crossbow-short = Cb
kind-mortar = Mortar
kind-mortar-short = Mo
kind-harpoon = Harpoon
kind-harpoon-short = Ha
kind-toxic_barrel = Toxic waste barrel
kind-toxic_barrel-short = Tb
kind-slingshot = Slingshot
kind-slingshot-short = Sl
kind-hammer = Hammer
kind-hammer-short = Hm
kind-axe = Axe
kind-axe-short = Ax
kind-sword = Sword
kind-sword-short = Sw
kind-drill = Drill
kind-drill-short = Dr
kind-mine = Mine
kind-mine-short = Mi
kind-dynamite = Dynamite
kind-dynamite-short = Dy
kind-jetpack = Jetpack
kind-jetpack-short = Je
kind-golden_shovel = Golden shovel
kind-golden_shovel-short = Gs
kind-vacuum = Vacuum
kind-vacuum-short = Va
kind-excavator = Excavator
kind-excavator-short = Ex
kind-magnet = Magnet
kind-magnet-short = Ma
kind-first_aid = First aid kit
kind-first_aid-short = Fa
kind-turbo_slime = Turbo slime
kind-turbo_slime-short = Ts
kind-emergency_shell = Emergency shell
kind-emergency_shell-short = Es
kind-scope = Scope
kind-scope-short = Sc
kind-supply_crate = Supply crate
kind-supply_crate-short = Su
kind-salt_shaker = Salt shaker
kind-salt_shaker-short = Sa
kind-fan = Fan
kind-fan-short = Fn
kind-pickpocket = Pickpocket
kind-pickpocket-short = Pp
kind-amazon_bow = Amazon bow
kind-amazon_bow-short = Ab
kind-blades_of_doom = Blades of Doom
kind-blades_of_doom-short = Bd
kind-lasso = Lasso
kind-lasso-short = La
kind-broadside = Broadside
kind-broadside-short = Br
kind-shadow_leap = Shadow leap
kind-shadow_leap-short = Ld
kind-dread_scream = Dread scream
kind-dread_scream-short = Ds

## Who is who

snail = { $you ->
    [yes] { $start ->
        [yes] Your
       *[no] your
    }
   *[no] { $hiss ->
        [yes] { $owner }’s
       *[no] { $owner }’s
    }
} { $role ->
    [leader] leader
    [infantry] foot soldier
    [scout] scout
   *[medic] medic
}
role-leader = Leader
role-leader-help = With a red card that uses dice, the leader may reroll one die.
role-infantry = Foot soldier
role-infantry-help = Does what every snail can do: foot soldier, scout and medic differ in nothing but their looks.
role-scout = Scout
role-scout-help = Does what every snail can do, no more: only the looks are different.
role-medic = Medic
role-medic-help = Does what every snail can do, and heals nobody: only the looks are different.

faction-amazons = Amazons
faction-amazons-help = Once a round they may reroll one extra die when they use a red card.
faction-barbarians = Barbarians
faction-barbarians-help = Once a round they hit 5 harder: with Strike, with the Blades of Doom and with red cards that come back to the hand.
faction-cowboys = Cowboys
faction-cowboys-help = When a red card with dice has hurt an enemy, they may draw a card, once a round.
faction-pirates = Pirates
faction-pirates-help = They shoot and aim in the water too, and the foul stuff does them no harm.
faction-ninjas = Ninjas
faction-ninjas-help = Every step costs them a single point, even straight up a cliff.
faction-zombies = Zombies
faction-zombies-help = They reek: whoever stands with them when the round ends takes 5 damage.
ability-eagle_eyes = Eagle eyes
ability-berserk_fury = Berserk fury
ability-gunslingers = Gunslingers
ability-ships = Ships
ability-climbers = Climbers
ability-stench = Stench

## What bots are called

bot-name-1 = Slimon
bot-name-2 = Shelly
bot-name-3 = Trudge
bot-name-4 = Molly Usk
bot-name-5 = Dawdle
bot-name-6 = Lettuce Lou
bot-name-7 = Gloop
bot-name-8 = Spiralina
bot-name-9 = Creepy Pete
bot-name-10 = Feeler Fay
bot-name-11 = Hal Fway
bot-name-12 = Oozella


## Places and things

terrain-water = Water
terrain-beach = Beach
terrain-meadow = Meadow
terrain-mountain = Mountain
marker-damage = Cracks
marker-fire = Fire
marker-mine = Mine
marker-dynamite = Dynamite
back-empty = nothing
back-barrel = toxic waste
back-trap = a trap
back-cards1 = one card
back-cards2 = two cards
back-mine = a mine
zone-deck = Draw pile
zone-discard = Discard pile
zone-faction_card = Faction card
zone-slots = Plan
zone-active = active
zone-inactive = in reserve
zone-start_player = Start marker
zone-contamination = Contamination
face-triangle = triangle
face-square = square
face-circle = circle
glyph-triangle = ▲
glyph-square = ■
glyph-circle = ●
half-crawl = Crawl
half-crawl-help = You have 2 points for crawling: a field on the same level or lower costs 1, a field one level up costs 2.
half-dig = Dig
half-dig-help = Draw a card and damage the tile you stand on.
half-shell = Shell
half-shell-help = Hide in your shell: all damage is 5 less, and nobody can push you.
half-swap = Swap
half-swap-help = From your next card on, the snail in reserve acts.
half-aim = Aim
half-aim-help = With your next card you may reroll one die.
half-strike = Strike
half-strike-help = 5 damage to one enemy on your field.
skip-no_active_snail = There is nobody left to act.
skip-slot_empty = The slot is empty.
skip-water = That does not work in the water.
skip-no_target = There is no target.
skip-only_friendly = Only your own snails could be hit.
skip-last_card = No card comes after the last one: there is nothing left to help.
skip-self_elimination = Your own snail would not survive it.
target-none = no target
target-field = a field
target-snail = { $side ->
    [any_other] one other snail
    [enemy] one enemy snail
    [own] one of your own snails
   *[other] one snail
}
target-area = { $side ->
    [any_other] all others in range
    [enemy] all enemies in range
    [own] all your own in range
   *[other] all in range
}
range = { $from ->
    [0] { $to ->
        [0] your own field only
        [one] up to 1 field away
       *[other] up to { $to } fields away
    }
   *[other] { $from } to { $to } fields away
}
sight-needed = needs a clear view: not uphill
sight-ignored = hits uphill too
returns = comes back to your hand

## What the pictures mean (legend-rule: a button that opens the booklet there)

legend-title = What the pictures mean
legend-open = What do the pictures mean?
legend-rule = Rule { $rule }
legend-range = The number in the hexagon: how many fields away.
legend-target-field = Aims at a field: everybody there is hit.
legend-target-snail = Aims at one snail.
legend-target-area = Hits everybody in range.
legend-over = Flies over hills: no clear view is needed.
legend-returns = The card comes back to your hand.
legend-signs = The dice: the triangle is on three of their sides, the square on two, the circle on one.
legend-deviate = Off target: a field next to it is hit.
legend-marker = A mine or dynamite lies on the field from now on.

## What an outcome does ($n: how much)

effect-damage = { $on ->
    [enemy_here] { $n } damage to one enemy on the field
   *[targets] { $n } damage
}
effect-tile_damage = { $on ->
    [own_field] damage your own tile
   *[target_field] damage the tile
}
effect-tile_destroy = { $on ->
    [own_field] destroy your own tile
   *[target_field] destroy the tile
}
effect-tile_remove = remove the tile
effect-fire = { $n ->
    [one] 1 fire
   *[other] { $n } fires
}
effect-marker = { $kind ->
    [mine] lay a mine
   *[dynamite] lay dynamite
}
effect-push = { $on ->
    [enemies_here] push all enemies off the field, shells too
   *[targets] push
}
effect-place = { $who ->
    [self] move up to { $n } fields away
   *[target] pull onto your own field
}
effect-move = { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
}
effect-leave_shell = out of the shell
effect-enter_shell = into the shell
effect-heal = { $n } health back
effect-draw = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
effect-discard = { $n ->
    [one] all others discard 1 card
   *[other] all others discard { $n } cards
}
effect-steal = { $n ->
    [one] steal 1 card
   *[other] steal { $n } cards
}
effect-unslot = empty one slot
effect-contaminate = contamination +{ $n }
effect-reroll = { $n ->
    [one] reroll 1 die
   *[other] reroll a die { $n } times
}
effect-deviate = a field next to it is hit:
effect-miss = a miss

## What is being decided ($player: names of all others who are waited for; $count: how many they are)

state-choose_faction = { $player_you ->
    [yes] Choose a faction!
   *[no] { $player } is choosing a faction.
}
state-mulligan = { $player_you ->
    [yes] No red card! Will you draw again?
   *[no] { $player } has no red card and is thinking it over.
}
state-keep_start_hand = { $player_you ->
    [yes] Which cards will you keep?
   *[no] { $player } is picking cards.
}
state-place_snail = { $player_you ->
    [yes] Put a snail on an island!
   *[no] { $player } is putting a snail ashore.
}
state-draw = { $player_you ->
    [yes] Draw cards: do you want to swap any?
   *[no] { $player } is drawing cards.
}
state-draw_limit = { $player_you ->
    [yes] You can’t keep that many cards: discard one!
   *[no] { $player } has too many cards and is discarding.
}
state-program = { $player_you ->
    [yes] Plan your round: two snails, five cards!
   *[no] { $count ->
        [one] { $player } is still planning.
       *[other] { $player } are still planning.
    }
}
state-over = The game is over.
state-draw_turn = { $player_you ->
    [yes] You are about to draw cards.
   *[no] Cards are about to be drawn.
}
state-turn = { $player_you ->
    [yes] You are next.
   *[no] A card is about to be turned up.
}
state-cleanup = { $player_you ->
    [yes] The round is about to be cleaned up.
   *[no] The round is about to be cleaned up.
}
state-collect = The cards are being collected.
state-pass = The start marker moves on.
state-resolving = { $player_you ->
    [yes] You decide!
   *[no] { $player } is deciding.
}

## The question to whoever decides

asked-choose_faction = Who will you lead?
asked-mulligan = There is no red card. Will you draw again?
asked-keep_start_hand = Which cards will you keep?
asked-place_snail = Which snail goes where?
asked-exchange = Will you swap two cards for a new one?
asked-take_faction_card = Will you take your faction card?
asked-end_draw = Anything else before we go on?
asked-discard = Which card will you discard?
asked-program = Make your plan!
asked-choose_resolve = Will you play this card, or rather not?
asked-choose_half = Which half of the card will you use?
asked-step = Where does your snail crawl?
asked-stop = Where does your snail crawl?
asked-choose_target = Who or what are you aiming at?
asked-reroll = Will you reroll a die?
asked-keep = Will you reroll a die?
asked-choose_outcome = What should happen?
asked-choose_deviation = Off target! Which field next to it is hit?
asked-choose_place = Where does the leap go?
asked-place_target = Will you pull the snail onto your field?
asked-choose_enemy = Which enemy is hit?
asked-choose_slot = Which slot is emptied?
asked-take_shell = Who gives up a shell?
asked-use_ability = Will you use your ability?
asked-push = Who is pushed where?
asked-overflow = The field is too full. Who makes way, and where to?
asked-order_effect = What happens first?

## Actions: name, short explanation, and a whole move as a sentence

act-choose_faction = Choose a faction
act-choose_faction-help = Lead this faction into battle.
act-choose_faction-line = { $faction ->
    [amazons] { faction-amazons }. { faction-amazons-help }
    [barbarians] { faction-barbarians }. { faction-barbarians-help }
    [cowboys] { faction-cowboys }. { faction-cowboys-help }
    [pirates] { faction-pirates }. { faction-pirates-help }
    [ninjas] { faction-ninjas }. { faction-ninjas-help }
   *[zombies] { faction-zombies }. { faction-zombies-help }
}
act-mulligan = Draw again
act-mulligan-help = Without a red card you may show your cards and get new ones.
act-mulligan-line = { $redraw ->
    [yes] Show these cards and draw again
   *[no] Keep these cards
}
act-keep_start_hand = Keep
act-keep_start_hand-help = The other cards go to the discard pile.
act-keep_start_hand-line = Keep: { $cards }
act-place_snail = Put ashore
act-place_snail-help = Put one of your snails on a field with land.
act-place_snail-line = { $snail_start } goes to { $field }
act-exchange = Swap cards
act-exchange-help = Discard two cards and draw a new one.
act-exchange-line = Swap two for one: { $discard }
act-take_faction_card = Take the faction card
act-take_faction_card-help = You lost a snail last round: in return, this card is yours.
act-take_faction_card-line = Take the faction card into your hand
act-end_draw = Done
act-end_draw-help = You have all the cards you want.
act-end_draw-line = Done drawing
act-end_draw-not_now = Not now
act-discard = Discard
act-discard-help = You don’t keep this card.
act-discard-line = Discard: { $card }
act-program = Lock in plan
act-program-help = Take your time: nothing can be changed afterwards.
act-program-line = Make a plan ({ $count } are possible)
act-program-plan = { $snail }: { $cards }
act-choose_resolve = Play the card
act-choose_resolve-help = For once you may decline.
act-choose_resolve-line = { $resolve ->
    [yes] Play the card
   *[no] Let the card go
}
act-choose_half = Choose a half
act-choose_half-help = You use one of the two halves of a basic card.
act-choose_half-line = { $half ->
    [crawl] Crawl
    [dig] Dig
    [shell] Into the shell
    [swap] Swap
    [aim] Aim
   *[strike] Strike
}
act-step = Crawl
act-step-help = Crawl to a field next to you.
act-step-line = Crawl to { $to }
act-stop = Stay
act-stop-help = Any points you have left are lost.
act-stop-line = Stay here
act-choose_target = Aim
act-choose_target-help = This is what gets hit.
act-choose_target-line = { $snail_known ->
    [yes] Target: { $snail }
   *[no] Target: { $field }
}
act-reroll = Reroll
act-reroll-help = Reroll one die. The new result counts.
act-reroll-line = Reroll die { $die }, thanks to { $source ->
    [aim] your aim
    [leader] your leader
   *[eagle_eyes] eagle eyes
}
act-keep = Keep it
act-keep-help = The roll counts as it is.
act-keep-line = Keep the roll
act-choose_outcome = Choose the outcome
act-choose_outcome-help = Several outcomes fit, and one of them happens.
act-choose_outcome-line = Outcome: { $effects }
act-choose_deviation = Choose a field
act-choose_deviation-help = This field is hit instead of the target.
act-choose_deviation-line = It hits { $field }
act-choose_place = Move there
act-choose_place-help = How high it is there does not matter.
act-choose_place-line = Leap to { $to }
act-place_target = Pull it in
act-place_target-help = Bring the snail you hit onto your own field.
act-place_target-line = { $place ->
    [yes] Pull it onto your own field
   *[no] Leave it where it is
}
act-choose_enemy = Choose an enemy
act-choose_enemy-help = This snail takes the damage.
act-choose_enemy-line = Target: { $snail }
act-choose_slot = Empty a slot
act-choose_slot-help = The card in this slot goes away.
act-choose_slot-line = Empty slot { $slot }
act-take_shell = Take a shell
act-take_shell-help = You have only two shells: another snail must give up its own.
act-take_shell-line = { $from_start } gives up its shell
act-use_ability = Use the ability
act-use_ability-help = You can do so once every round.
act-use_ability-line = { $use ->
    [yes] Use the ability now
   *[no] Save the ability
}
act-push = Push
act-push-help = A snail is pushed to a field next to it that is not higher.
act-push-line = Push { $snail } to { $to }
act-overflow = Make way
act-overflow-help = A field has room for three snails only.
act-overflow-line = { $snail_start } makes way to { $to }
act-order_effect = Order
act-order_effect-help = When several things happen at once, you say what comes first.
act-order_effect-line = { $field_known ->
    [yes] First: { $field }
   *[no] First: { $effect ->
        [mine] the mine
       *[dynamite] the dynamite
    }
}

## Parts of an act, as a report of the lab calls them

part-active = active snail
part-card = card
part-cards = cards
part-die = die
part-discard = discarded cards
part-effect = what goes off first
part-effect-dynamite = { marker-dynamite }
part-effect-fire = { marker-fire }
part-effect-mine = { marker-mine }
part-faction = faction
part-faction-amazons = { faction-amazons }
part-faction-barbarians = { faction-barbarians }
part-faction-cowboys = { faction-cowboys }
part-faction-ninjas = { faction-ninjas }
part-faction-pirates = { faction-pirates }
part-faction-zombies = { faction-zombies }
part-field = field
part-from = whose shell
part-half = half
part-half-aim = { half-aim }
part-half-crawl = { half-crawl }
part-half-dig = { half-dig }
part-half-shell = { half-shell }
part-half-strike = { half-strike }
part-half-swap = { half-swap }
part-inactive = snail in reserve
part-index = number of the outcome (from 0)
part-place = pull
part-redraw = draw anew
part-resolve = play it
part-slot = slot
part-slots = plan
part-snail = snail
part-source = thanks to
part-source-aim = aim
part-source-eagle_eyes = eagle eyes
part-source-leader = leader
part-to = field
part-use = use it

## What a way to play may depend on, as a report of the lab calls it

reading-board = the number of fields
reading-contamination = the contamination
reading-deck = the number of cards in the deck
reading-discard = the number of discarded cards
reading-eliminated = the number of times that somebody has dropped out
reading-players-ability_used-ahead = the lead in used abilities
reading-players-lost_last_round-ahead = the lead in losses of the last round
reading-players-lost_this_round-ahead = the lead in losses of this round
reading-removed = the number of tiles that are out of the game
reading-round = the number of the round
reading-snails = the number of snails that are alive
reading-turn = the number of facts about what is to be decided
reading-turn-slot = the number of the action slot
fact-players-ability_used = the own ability has been used
fact-players-lost_last_round = one has lost a snail in the last round
fact-players-lost_this_round = one has lost a snail in this round

## What happened

list-faces = { $item ->
    [triangle] ▲
    [square] ■
   *[circle] ●
}
log-game_started = { $start_player_you ->
    [yes] You have the start marker.
   *[no] { $start_player } has the start marker.
}
log-faction_chosen = { $player_you ->
    [yes] You lead
   *[no] { $player } leads
} { $faction ->
    [amazons] the Amazons
    [barbarians] the Barbarians
    [cowboys] the Cowboys
    [pirates] the Pirates
    [ninjas] the Ninjas
   *[zombies] the Zombies
}.
log-cards_drawn = { $player_you ->
    [yes] { $cards_known ->
        [yes] You draw: { $cards }.
       *[no] You draw cards.
    }
   *[no] { $n ->
        [one] { $player } draws a card.
       *[other] { $player } draws { $n } cards.
    }
}
log-start_hand_shown = { $player_you ->
    [yes] You have no red card and swap your whole hand: { $cards }.
   *[no] { $player } has no red card and swaps the whole hand: { $cards }.
}
log-deck_reshuffled = { $n ->
    [one] The draw pile is reshuffled: it is just 1 card.
   *[other] The draw pile is reshuffled: { $n } cards.
}
log-cards_discarded = { $player_you ->
    [yes] You discard: { $cards }.
   *[no] { $player } discards: { $cards }.
}
log-snail_placed = { $snail_start } goes ashore at { $field }.
log-round_started = { $start_player_you ->
    [yes] Round { $round } begins, and you start.
   *[no] Round { $round } begins, and { $start_player } starts.
}
log-faction_card_taken = { $player_you ->
    [yes] You take your faction card into your hand.
   *[no] { $player } takes the faction card.
}
log-faction_card_returned = { $player_you ->
    [yes] You put your faction card back beside the board.
   *[no] { $player } puts the faction card back beside the board.
}
log-programmed = { $player_you ->
    [yes] { $inactive_known ->
        [yes] Your plan is set: { $active } acts, { $inactive } is in reserve. Your cards: { $slots }.
       *[no] Your plan is set: { $active } acts. Your cards: { $slots }.
    }
   *[no] { $slots_known ->
        [yes] { $player } has a plan: { $active } acts. The cards: { $slots }.
       *[no] { $player } has a plan.
    }
}
log-order_revealed = { $snail_start } goes into action!
log-card_revealed = { $player_you ->
    [yes] You turn up your card { $slot }: { $card }.
   *[no] { $player } turns up card { $slot }: { $card }.
}
log-turn_skipped = { $reason ->
    [no_active_snail] { $player_you ->
        [yes] You have nobody left in action, so your card { $slot } is lost.
       *[no] { $player } has nobody left in action, so card { $slot } is lost.
    }
    [slot_empty] { $player_you ->
        [yes] Your slot { $slot } is empty, so the game goes on.
       *[no] { $player } has nothing left in slot { $slot }.
    }
    [water] { $player_you ->
        [yes] You can’t do that in the water, so your card { $slot } is lost.
       *[no] { $player } can’t do that in the water, so card { $slot } is lost.
    }
    [no_target] { $player_you ->
        [yes] You find no target, so your card { $slot } is lost.
       *[no] { $player } finds no target, so card { $slot } is lost.
    }
    [only_friendly] { $player_you ->
        [yes] You don’t want to shoot at your own, so you let it be.
       *[no] { $player } doesn’t want to shoot at friends and lets it be.
    }
   *[self_elimination] { $player_you ->
        [yes] That would be the end of your own snail, so you let it be.
       *[no] { $player } lets it be rather than lose the acting snail.
    }
}
log-half_chosen = { $player_you ->
    [yes] You choose to
   *[no] { $player } chooses to
} { $half ->
    [crawl] crawl.
    [dig] dig.
    [shell] hide in the shell.
    [swap] swap.
    [aim] aim.
   *[strike] strike.
}
log-shell_entered = { $snail_start } hides in the shell.
log-shell_left = { $snail_start } comes out of the shell.
log-aim_set = { $rerolls ->
    [one] { $snail_start } takes aim: 1 reroll with card { $slot }.
   *[other] { $snail_start } takes aim: { $rerolls } rerolls with card { $slot }.
}
log-aim_ended = { $snail_start } is no longer aiming.
log-orders_swapped = { $player_you ->
    [yes] You swap: from your next card on, your other snail acts.
   *[no] { $player } swaps: from the next card on, the other snail acts.
}
log-order_lost = { $place ->
    [inactive] { $snail_start } was in reserve. That place stays empty now.
   *[active] { $snail_start } was the active snail.
}
log-free_swap = { $player_you ->
    [yes] Your reserve steps in.
   *[no] The reserve of { $player } steps in.
}
log-target_chosen = { $player_you ->
    [yes] You aim at
   *[no] { $player } aims at
} { $field_known ->
    [yes] { $field }.
   *[no] { $snail_known ->
        [yes] { $snail }.
       *[no] { $snails }.
    }
}
log-dice_rolled = { $player_you ->
    [yes] You roll { $faces }.
   *[no] { $player } rolls { $faces }.
}
log-die_rerolled = { $player_you ->
    [yes] You reroll
   *[no] { $player } rerolls
} die { $die } ({ $source ->
    [aim] aim
    [leader] leader
   *[eagle_eyes] eagle eyes
}): { $face ->
    [triangle] ▲
    [square] ■
   *[circle] ●
}
log-attack_missed = Missed!
log-deviated = Off target: it hits { $field } instead.
log-damage = { $dealt ->
    [0] { $snail_start } feels nothing of it in the shell.
   *[other] { $snail_start } takes { $dealt } damage{ $source ->
        [card] {""}
        [strike] {""}
        [mine] {" "}from a mine
        [dynamite] {" "}from dynamite
        [trap] {" "}from a trap
        [mine_back] {" "}from a hidden mine
        [fire] {" "}from fire
        [stench] {" "}from the stench
       *[contamination] {" "}from the foul water
    }{ $health ->
        [0] .
       *[other] {" "}and has { $health } health left.
    }
}
log-healed = { $snail_start } gets { $n } health back and now has { $health }.
log-eliminated = { $snail_start } is out of the game!
log-tile_damaged = The tile at { $field } cracks.
log-tile_destroyed = { $terrain ->
    [beach] The beach at { $field } sinks
    [meadow] The meadow at { $field } breaks away
   *[mountain] The mountain at { $field } comes down
}{ $back ->
    [empty] .
    [barrel] {": "}there is toxic waste underneath!
    [trap] {": "}there is a trap underneath!
    [cards1] {": "}there is a card underneath.
    [cards2] {": "}there are two cards underneath.
   *[mine] {": "}there is a mine underneath!
}
log-tile_removed = { $terrain ->
    [beach] The beach at { $field } is cleared away
    [meadow] The meadow at { $field } is cleared away
   *[mountain] The mountain at { $field } is cleared away
}{ $back ->
    [empty] .
    [barrel] {" "}(with toxic waste underneath).
    [trap] {" "}(with a trap underneath).
    [cards1] {" "}(with a card underneath).
    [cards2] {" "}(with two cards underneath).
   *[mine] {" "}(with a mine underneath).
}
log-marker_placed = { $kind ->
    [fire] { $k ->
        [one] A fire breaks out at { $field }.
       *[other] { $k } fires break out at { $field }.
    }
    [mine] There is a mine at { $field } now.
   *[dynamite] There is dynamite at { $field } now.
}
log-exploded = { $kind ->
    [mine] A mine explodes at { $field }!
   *[dynamite] The dynamite at { $field } explodes!
}
log-fires_removed = The fires go out: { $fields }.
log-snail_moved = { $how ->
    [step] { $snail_start } crawls to { $to }.
    [push] { $snail_start } is pushed to { $to }.
    [overflow] { $snail_start } makes way to { $to }.
   *[place] { $snail_start } lands at { $to }.
}
log-contamination = The water gets fouler: from now on it costs { $value } health at the end of the round.
log-slot_emptied = { $player_you ->
    [yes] Your slot { $slot } is emptied:
   *[no] Slot { $slot } of { $player } is emptied:
} { $card } { $to ->
    [hand] goes back to the hand.
   *[discard] goes to the discard pile.
}
log-card_stolen = { $to_you ->
    [yes] { $card_known ->
        [yes] You steal a card from { $from }: { $card }.
       *[no] You steal a card from { $from }.
    }
   *[no] { $from_you ->
        [yes] { $card_known ->
            [yes] { $to } steals a card from you: { $card }.
           *[no] { $to } steals a card from you.
        }
       *[no] { $to } steals a card from { $from }.
    }
}
log-ability_used = { $player_you ->
    [yes] You use your ability:
   *[no] { $player } uses an ability:
} { $ability ->
    [eagle_eyes] eagle eyes!
    [berserk_fury] berserk fury, 5 more damage!
   *[gunslingers] gunslingers!
}
log-player_out = { $player_you ->
    [yes] You have no snail left and are out.
   *[no] { $player } has no snail left and is out.
}
log-cleanup_started = Round { $round } has been played. Now whatever still glows and smoulders takes its toll.
log-cards_collected = { $player_you ->
    [yes] You collect your cards.
   *[no] { $player } collects the cards.
}{ $to_discard ->
    [nothing] {""}
   *[other] {" "}Discarded: { $to_discard }.
}
log-start_player_passed = { $player_you ->
    [yes] You get the start marker.
   *[no] { $player } gets the start marker.
}
log-game_over = { $winners_you ->
    [yes] { $winners_count ->
        [one] The game is over: you win!
       *[other] The game is over: a draw between you and { $winners }!
    }
   *[no] { $winners_count ->
        [one] The game is over: { $winners } wins!
       *[other] The game is over: a draw between { $winners }!
    }
}

## Why something cannot be done

refused-wrong_state = Not now: something else is being decided at the moment.
refused-not_your_decision = Be patient: this is not yours to decide.
refused-bad_params = Something is missing. Pick one of the choices you are shown.
refused-illegal = That is not allowed here. Pick one of the choices you are shown.

## What can be set

option-start_player = Who starts
option-start_player-help = Who has the start marker in the first round? After that it moves on clockwise.
option-start_player-random = left to chance
option-start_player-value = { $name }
option-faction_choice = Factions
option-faction_choice-help = Do you choose your factions in turn, or are they drawn by lot?
option-faction_choice-draft = chosen in turn
option-faction_choice-random = drawn by lot
option-start_hand = Cards at the start
option-start_hand-help = For old hands: everybody draws five cards and keeps three of them (whoever starts) or four.
option-start_hand-standard = three or four as drawn
option-start_hand-advanced = draw five and choose
option-mulligan = Start without a red card
option-mulligan-help = Whoever draws no red card at all at the start may draw again. How often?
option-mulligan-until_red = until there is one
option-mulligan-once = once
option-mulligan-off = not at all
option-layout = Islands
option-layout-help = Which map do you play on? You can draw one of your own too.
option-layout-corners = five islands
option-layout-volcano = the volcano
option-layout-islets = twelve islets
option-layout-custom = your own
option-board_allow_partial_tiles = Own map with less land
option-board_allow_partial_tiles-help = May your own map have fewer than all 41 tiles?
option-board_allow_partial_tiles-true = yes, there may be fewer
option-board_allow_partial_tiles-false = no, all 41
quick-title = Islands and rounds
quick-small = A small game: two players, three rounds
option-rounds = Rounds
option-rounds-help = How many rounds are played, unless only one player is left before that.
option-rounds-value = { $value ->
    [one] 1 round
   *[other] { $value } rounds
}
option-hand_limit = Hand limit
option-hand_limit-help = You may keep this many cards after drawing. The five basic cards count as well.
option-hand_limit-value = { $value } cards
option-contamination_track = How foul the water gets
option-contamination_track-help = The damage that water does at the end of a round. Every barrel of toxic waste moves the marker on by one number.
option-contamination_track-value = { $value }

## Result

score-points = { $count } health
score-counted = { $count ->
    [0] no snails
    [one] 1 snail
   *[other] { $count } snails
}
score-left = { $snails ->
    [0] no snail
    [one] 1 snail with { $health } health
   *[other] { $snails } snails with { $health } health
}

## Playing in the terminal

cli-hint = Fields are called by their row and their place in it, counted from the left: B3. Where you choose one, its name does as well as the number. Type k and the beginning of a card’s name (k roc) to read what a card does.
cli-plan = Your plan: first who acts, then who stays in reserve, then five cards in the order in which you play them. For example: { $example }
cli-plan-alone = Your plan: first your snail, then five cards in the order in which you play them. For example: { $example }
cli-plan-snails = Snails:
cli-plan-cards = Cards:
cli-plan-ask = Your plan:{" "}
cli-plan-bad = { $count ->
    [one] That is no plan: it takes 1 snail and 5 different cards of your hand, each by its number.
   *[other] That is no plan: it takes 2 different snails and 5 different cards of your hand, each by its number.
}
cli-no-card = There is no card called that.
drawing-standing = Round { $round } · Start marker: { $name } · Contamination: step { $index }
drawing-setup = Set-up · Start marker: { $name }
drawing-piles = { $deck ->
    [one] Draw pile: 1 card
   *[other] Draw pile: { $deck } cards
} · { $discard ->
    [0] Discard pile: empty
    [one] Discard pile: 1 card
   *[other] Discard pile: { $discard } cards
}
drawing-legend = 1 beach · 2 meadow · 3 mountain · ~ water · ! cracks · * fire · x mine · d dynamite · @ in its shell
drawing-plan = Plan
drawing-faction-card = { $where ->
    [with_player] faction card in play
    [hand] faction card in hand
   *[slot] faction card in the plan
}
drawing-ability-used = ability used
drawing-aim = { $rerolls ->
    [one] aiming: 1 reroll with card { $slot }
   *[other] aiming: { $rerolls } rerolls with card { $slot }
}
drawing-out = out

## guide

guide-welcome-title = Welcome to the islands!
guide-welcome = Everybody leads four snails. Whoever has the most left after six rounds wins, and so does whoever is the last with any before then. Be warned: the islands won’t survive it!
guide-faction-title = Your faction
guide-faction = Every faction has a talent, and a strong card of its own. You only get that card once you have lost a snail.
guide-place-title = Going ashore
guide-place = In turn, everybody puts one snail on a field with land. No more than three fit on a field, and only one of yours may stand on a mountain. You see far from up there!
guide-plan-title = Secret plans
guide-plan = First choose who acts, then who waits in reserve, then lay five cards in order. All plan at once and in secret. Targets are only chosen when a card comes up.
guide-half-title = Two halves
guide-half = A basic card has two halves. You only decide now which one to use. If just one works, the table takes it.
guide-crawl-title = Crawling
guide-crawl = You have two points. A field on the same level or lower costs one point, a field one level up costs two. Only Ninjas manage two levels at once.
guide-target-title = Targets
guide-target = The bright fields and snails are the ones you can hit. You can’t see uphill, unless the card says so. An attack on a field hits everybody there, friends too!
guide-dice-title = Reroll
guide-dice = The triangle is on three sides of a die, the square on two, the circle on one. If you don’t like what you see, you may reroll a die here. The new result counts.
guide-deviation-title = Off target!
guide-deviation = The shot misses but hits a field next to the target. You say which one.
guide-push-title = Pushing
guide-push = A snail is pushed to a neighbouring field that is not higher. If there is one, the snail has to go, into the water too. A snail in its shell stays put.
guide-resolve-title = Do you really want to?
guide-resolve = Every other card has to be carried out. Only here may you decline: when the attack can hit nobody but your own, or when the acting snail itself would die.
guide-skipped-title = Lost
guide-skipped = This card could not be carried out, so nothing happens. It’s nothing unusual: a lot can’t be done in the water, and sometimes the target is long gone.
guide-shell-title = In the shell
guide-shell = In its shell a snail takes 5 less damage each time and cannot be pushed. It comes out as soon as it does anything itself but aim or swap. Nobody has more than two shells.
guide-aim-title = Taking aim
guide-aim = This helps with exactly your next card: if it is a red one with dice, you may reroll. With any other card it is wasted.
guide-water-title = Wet feet
guide-water = There are no shells in the water, no attacks and no digging. Whoever is still in it at the end of the round takes damage. Off to the nearest beach!
guide-tile-title = Something breaks away
guide-tile = When a tile is destroyed it is turned over: there may be a trap, a mine or toxic waste underneath. Whoever stood on it now stands one level lower, and under a beach there is only water.
guide-fire-title = Fire
guide-fire = Whoever comes onto a burning field takes 5 damage for each fire. At the end of the round the fire damages the tile and goes out.
guide-lost-title = One snail fewer
guide-lost = What a pity! But in return you may take your faction card into your hand next round.
guide-draw-title = New cards
guide-draw = You draw one card every round. Two you don’t need may be swapped for a new one, as often as you like.
guide-faction_card-title = Your faction card
guide-faction_card = You lost a snail, so this card is yours if you take it. Plan it in, it is a strong one!
guide-limit-title = Too many cards
guide-limit = You may not keep more than ten cards. The five basic cards count, and you cannot discard those.
guide-last_round-title = The last round
guide-last_round = This is it: whoever has the most snails at the end wins. In a tie, their total health decides.
guide-out-title = No snail left
guide-out = That was your last snail. Watch the others go for a swim!
guide-end-title = Well done!
guide-end = Now you know all a snail has to know. Another game?

## programme

programme-title = Plan for this round
programme-active = Active
programme-inactive = Reserve
programme-snail = { $snail }, health { $health }{ $wet ->
    [yes] , in the water
   *[no] {""}
}
programme-slot = Slot { $slot }: { $state ->
    [free] free
    [mine] { $card }
    [hidden] { $card ->
        [none] face down
       *[yes] { $card }, still face down
    }
    [revealed] { $card }, its turn right now
    [resolved] { $card }, done
    [skipped] { $card ->
        [none] skipped. { $reason }
       *[yes] { $card } skipped. { $reason }
    }
   *[empty] emptied
}
programme-lies = Lies in slot { $slot }.
programme-lacks-active = Who acts? Choose your active snail.
programme-lacks-inactive = Who waits in reserve?
programme-lacks-cards = { $count ->
    [one] 1 card is missing.
   *[other] { $count } cards are missing.
}
programme-short-active = Who is active?
programme-short-inactive = Who is in reserve?
programme-short-cards = { $count ->
    [one] 1 card to go
   *[other] { $count } cards to go
}
programme-whole = All set. Once locked in, a plan stays as it is!
programme-how = Tap a card: here it says what it does, and the island shows what it reaches. Tap it again to lay it into your plan.
programme-reader = Card in words
programme-nobody = First choose who acts: then you see what the card reaches.
programme-walks = { $count ->
    [one] 1 field can be reached.
   *[other] { $count } fields can be reached.
}
programme-moved = ➜ means: only from another field that you can reach by then.
programme-hit = { $snail }: hit { $hit }%, { $damage } damage on average{ $kill ->
    [0] {""}
   *[other] , { $kill }% to eliminate
}{ $moved ->
    [yes] , from another field
   *[no] {""}
}
programme-no-cards = No cards in hand.
programme-reroll = { $dice ->
    [one] Reroll
   *[other] Reroll die { $die }
}
programme-source-aim = aim
programme-source-leader = leader
programme-source-eagle_eyes = eagle eyes
programme-out = out
programme-health = { $snail } { $health }{ $shell ->
    [yes] , in its shell
   *[no] {""}
}{ $order ->
    [active] , active
    [inactive] , in reserve
   *[none] {""}
}
programme-player = { $player }{ $player_you ->
    [yes] , that is you
   *[no] {""}
}{ $faction_known ->
    [yes] , { $faction }
   *[no] {""}
}{ $start ->
    [yes] , starts
   *[no] {""}
}{ $decides ->
    [yes] , is deciding
   *[no] {""}
}{ $planned ->
    [yes] , has planned
   *[no] {""}
}{ $out ->
    [yes] , out
   *[no] {""}
}. { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, { $shells ->
    [one] 1 free shell
   *[other] { $shells } free shells
}. { $snails }
programme-things = { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, { $shells ->
    [one] 1 free shell
   *[other] { $shells } free shells
}. { $used ->
    [yes] The ability is used up for this round.
   *[no] {""}
} { $card ->
    [box] The faction card is out of the game.
    [beside] The faction card lies ready: it comes when a snail is lost.
   *[other] The faction card is in play.
}
programme-aim = { $snail } takes aim: { $count ->
    [one] one reroll
   *[other] { $count } rerolls
} for the card in slot { $slot }.

## layout

option-custom_layout = Your own islands
layout-title = Draw your own islands
layout-draw = Draw your own islands
layout-change = Change the islands
layout-about-corners = Four islands in the corners and one in the middle. Each has a beach where you can get ashore.
layout-about-volcano = One single large island with a ring of mountains. Everybody sits close together here.
layout-about-islets = Twelve small islands. Many of them are steep: whoever falls into the water has far to crawl.
layout-about-custom = The islands that you have drawn yourselves.
layout-unfit = You can’t play on these islands as they are:
layout-sheet = Drawing sheet
layout-keys = The arrow keys take you from field to field. Enter paints with the brush. 1, 2 and 3 lay beach, meadow and mountain, 0 lays water, Delete takes the field away.
layout-cell = Row { $row }, field { $field }: { $terrain }
layout-brushes = Brush
layout-none = empty
layout-water = water
layout-beach = beach
layout-meadow = meadow
layout-mountain = mountain
layout-stock = { $count }/{ $total }
layout-undo = Undo
layout-redo = Redo
layout-good = Ready for your table of { $players ->
    [2] two
    [3] three
   *[other] four
}.
layout-steep = { $count ->
    [one] One island has no beach: nobody can climb it from the water. That is allowed.
   *[other] { $count } islands have no beach: nobody can climb them from the water. That is allowed.
}
layout-size = { $count } of up to { $most } fields
layout-fill = Fill the gaps with water
layout-use = Play on these islands
layout-mirror = Mirror while painting
layout-mirror-none = not at all
layout-mirror-across = left and right
layout-mirror-down = top and bottom
layout-mirror-turn = half a turn
layout-mirror-third = a third of a turn
layout-begin = Start with
layout-chance = random
layout-empty = only water
layout-mine = Saved islands
layout-name = Name of these islands
layout-name-usual = Islands { $number }
layout-keep = Save
layout-kept = “{ $name }” is saved.
layout-forget = Delete “{ $name }”
layout-share = Share
layout-share-help = The islands as text: send it to others. They paste it in here and have the same islands.
layout-copy = Copy as text
layout-paste = Text from others
layout-read = See these islands
layout-unread = This text doesn’t describe any islands. Copy all of it once more.

layout-fault-form = These aren’t islands as we know them.
layout-fault-rows = Something is wrong with the rows: each may appear only once, at most { $farthest } fields from the middle.
layout-fault-empty = The sheet is still empty. Paint a few fields.
layout-fault-large = There may be no more than { $most } fields, now there are { $count }.
layout-fault-gap = { $count ->
    [one] A field is missing in a row. Rows must not have gaps: paint water into it.
   *[other] { $count } fields are missing in the rows. Rows must not have gaps: paint water into them.
}
layout-fault-twice = A piece of land lies off the board, or two lie on one field.
layout-fault-all = All tiles must be used: exactly 5 beaches, 9 meadows and 6 mountains. Now there are { $I }, { $II } and { $III }.
layout-fault-mountains = There are only { $most } mountain tiles in the box, you need { $III }.
layout-fault-meadows = There are only { $most } meadow tiles in the box, you need { $count }. Under every mountain there is one too.
layout-fault-beaches = There are only { $most } beach tiles in the box, you need { $count }. Under every meadow and every mountain there is one too.
layout-fault-land = { $players ->
    [2] Two
    [3] Three
   *[other] Four
} players need at least { $least } fields of land, now there { $count ->
    [one] is 1
   *[other] are { $count }
}.
layout-fault-room = At the start { $least } snails must find room on beaches and meadows, three on each field. Now there is room for { $count }.
layout-fault-beach = There must be at least one beach.
layout-fault-apart = The board has fallen into { $count } pieces. Join them with water or land.

## board

help-key-lay = 1 to 5: lay the card that you have picked up into this slot
help-key-remove = Delete: take the card out of its slot again
help-key-fields = Page Up, Page Down: on the island, from one possible target to the next
help-key-zoom = +, -, 0: see the island nearer, farther, or all of it
board-round = Round { $round }
board-map = Map of the islands. The arrow keys go from field to field, Page Up and Page Down from one possible target to the next.
board-middle = The islands
board-zoom = Part of the map
board-zoom-in = Closer
board-zoom-out = Farther away
board-zoom-all = The whole map
board-picks = Snails to choose from
board-pick = { $snail }, health { $health }{ $placed ->
    [yes] , on { $place }
   *[no] , not placed yet
}
board-fire = Fire!
board-not-yet = Not yet
board-miss = Missed!
board-slime = The water is poisonous: whoever sits in it at the end of the round takes { $value } damage. After the next toxic barrel it will be { $next }.
board-field = { $place }, { $terrain }{ $level ->
    [0] {""}
   *[other] , height { $level }
}{ $has ->
    [yes] : { $more }
   *[no] {""}
}{ $can ->
    [yes] . { $act }
   *[no] {""}
}
board-damaged = damaged
board-lies-fire = { $count ->
    [one] a fire
   *[other] { $count } fires
}
board-lies-mine = { $count ->
    [one] a mine
   *[other] { $count } mines
}
board-lies-dynamite = { $count ->
    [one] a stick of dynamite
   *[other] { $count } sticks of dynamite
}
board-stands = { $snail } ({ $health }{ $shell ->
    [yes] , in its shell
   *[no] {""}
})
board-skip-no_active_snail = Nobody left!
board-skip-slot_empty = Nothing there!
board-skip-water = Got wet!
board-skip-no_target = No target!
board-skip-only_friendly = No enemies!
board-skip-self_elimination = Better not!
board-ability-eagle_eyes = Eagle eyes!
board-ability-berserk_fury = Berserk fury!
board-ability-gunslingers = Gunslingers!
