/** The factions and what each of them can do that no other can. */
export const ABILITIES: Record<string, string> = {
  amazons: "eagle_eyes",
  barbarians: "berserk_fury",
  cowboys: "gunslingers",
  pirates: "ships",
  ninjas: "climbers",
  zombies: "stench",
};
