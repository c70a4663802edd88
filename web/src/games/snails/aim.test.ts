import { describe, expect, it } from "vitest";
import { aim } from "./aim";
import { CARDS } from "./cards";
import { FIELDS, scene } from "./scene";

const aims = (card: string, from: string, facts = scene({ "p1.scout": from })) => aim(card, "p1.scout", from, facts, FIELDS)!;

describe("a card's reach", () => {
  it("is a ring of fields, the own one in it", () => {
    expect(aims("grenade#1", "-1,-2").reach).toHaveLength(
      FIELDS.filter((field) => aims("grenade#1", "-1,-2").reach.includes(field)).length,
    );
    expect(aims("grenade#1", "-1,-2").reach).toContain("-1,-2");
    expect(aims("hammer#1", "-1,-2").reach).toEqual(["-1,-2"]);
  });

  it("leaves out what is too near for a mortar", () => {
    const { reach } = aims("mortar#1", "-1,-2");
    expect(reach).not.toContain("-1,-2");
    expect(reach).not.toContain("-1,-3");
    expect(reach).toContain("-1,0");
  });

  it("looks downhill and level, never uphill, unless the card flies over", () => {
    expect(aims("bazooka#1", "-1,-2").seen).not.toContain("-1,-3");
    expect(aims("bazooka#1", "-1,-2").seen).toContain("0,-3");
    expect(aims("rocket#1", "-1,-2").seen).toContain("-1,-3");
  });
});

describe("whom a card can hit", () => {
  // scenario S11: the mountain is in range but higher, and the gatling gun needs a free sight
  const gatling = scene({
    "p1.scout": "-1,-2",
    "p2.scout": "0,-3",
    "p1.infantry": "0,-3",
    "p2.infantry": "-2,-1",
    "p2.leader": "-1,-3",
  });

  it("everybody in sight but oneself, friends too", () => {
    expect(aims("gatling#1", "-1,-2", gatling).snails).toEqual(["p1.infantry", "p2.infantry", "p2.scout"]);
  });

  it("only enemies, or only one's own, where the card says so", () => {
    expect(aims("salt_shaker#1", "-1,-2", gatling).snails).toEqual(["p2.infantry", "p2.scout"]);
    const hurt = scene({ "p1.scout 20": "-1,-2", "p1.leader": "-1,-2", "p2.scout 5": "-1,-2" });
    expect(aims("first_aid#1", "-1,-2", hurt).snails).toEqual(["p1.scout"]);
  });

  it("nobody who is in a shell already, or who stands in the water, can withdraw into one", () => {
    const wet = scene({ "p1.scout": "-1,-2", "p1.infantry shell": "-1,-2", "p1.leader": "-2,-2", "p1.medic": "-2,-1" });
    expect(aims("emergency_shell#1", "-1,-2", wet).snails).toEqual(["p1.scout", "p1.medic"]);
  });

  it("whoever plays a card has left the shell: they can withdraw again, and make room", () => {
    const shelled = scene({ "p1.scout shell": "-1,-2", "p2.scout shell": "-1,-2", "p2.leader shell": "-1,-2", "p1.medic": "-2,-1" });
    expect(aims("emergency_shell#1", "-1,-2", shelled).snails).toEqual(["p1.scout", "p1.medic"]);
    expect(aims("magnet#1", "-1,-2", shelled).snails).toEqual(["p1.medic"]);
  });

  it("a magnet only who is elsewhere", () => {
    const near = scene({ "p1.scout": "-1,-2", "p2.scout": "-1,-2", "p2.leader": "0,-3" });
    expect(aims("magnet#1", "-1,-2", near).snails).toEqual(["p2.leader"]);
  });

  it("a pickpocket only whose player holds cards", () => {
    const poor = scene({ "p1.scout": "-1,-2", "p2.scout": "0,-3" }, { p2: { hand: 0 } });
    expect(aims("pickpocket#1", "-1,-2", poor).vain).toBe("no_target");
  });
});

describe("in vain", () => {
  it("red cards in the water, but for pirates", () => {
    const swims = { "p1.scout": "-2,-2", "p2.scout": "-2,-3" };
    expect(aims("crossbow#1", "-2,-2", scene(swims))).toMatchObject({ vain: "water", snails: [] });
    expect(aims("crossbow#1", "-2,-2", scene(swims, { p1: { faction: "pirates" } }))).toMatchObject({ vain: null, snails: ["p2.scout"] });
  });

  it("markers and taking aim in the water; a jetpack works there", () => {
    expect(aims("mine#1", "-2,-2").vain).toBe("water");
    expect(aims("scope#1", "-2,-2").vain).toBe("water");
    expect(aims("jetpack#1", "-2,-2").vain).toBeNull();
    const pirate = scene({ "p1.scout": "-2,-2" }, { p1: { faction: "pirates" } });
    expect(aims("mine#1", "-2,-2", pirate).vain).toBe("water");
    expect(aims("scope#1", "-2,-2", pirate).vain).toBeNull();
  });

  it("an axe where nobody else stands", () => {
    expect(aims("axe#1", "-1,-2").vain).toBe("no_target");
  });

  it("never a card that hits fields, on land", () => {
    for (const card of ["rocket", "grenade", "cocktail", "toxic_barrel"]) expect(aims(card, "-1,-2").vain).toBeNull();
    expect(aims("fan#1", "-2,-1", scene({ "p1.scout": "-2,-1" })).fields).toEqual(["-2,-1"]);
  });
});

it("knows every card", () => {
  for (const card of Object.keys(CARDS)) expect(aims(card, "-1,-2").target).toBe(CARDS[card]?.target);
  expect(aim("basic_1#p1", "p1.scout", "-1,-2", scene({}), FIELDS)).toBeNull();
});
