import type { CasualtyRow, DefenceType, Faction } from '../types.ts';

/** HEX-AFT-11: the highest die for dead, and the highest for wounded; above it the fallen are lightly injured. */
export const CASUALTIES = {
  win: { dead: 2, wounded: 4 },
  draw: { dead: 2, wounded: 5 },
  loss: { dead: 3, wounded: 6 },
  retreat: { dead: 6, wounded: 6 },
} as const satisfies Record<CasualtyRow, { readonly dead: number; readonly wounded: number }>;

/** HEX-AFT-15: a fallen special character survives on this or more. */
export const SECOND_CHANCE_ON = 4;

/** HEX-AFT-03: table victory points for a fulfilled scenario. */
export const SCENARIO_POINTS = 200;

/** HEX-AFT-04: what must be destroyed or controlled to win a Stronghold. */
export const FIGHTING_BUILDINGS: readonly DefenceType[] = [
  'turret',
  'tower',
  'aa-tower',
  'turret-tower',
  'radar-tower',
  'earthshaker-battery',
  'hydra-battery',
  'bunker',
];

/** HEX-AFT-20: VP of the winner, from this difference (winner's value minus loser's) up; below all of them the last. */
export const WINNER_VP = [
  { from: 1251, vp: 1 },
  { from: 751, vp: 2 },
  { from: 501, vp: 3 },
  { from: 251, vp: 4 },
  { from: 1, vp: 5 },
  { from: -250, vp: 6 },
  { from: -500, vp: 7 },
  { from: -750, vp: 8 },
  { from: -1250, vp: 10 },
  { from: Number.NEGATIVE_INFINITY, vp: 15 },
] as const;

/** HEX-AFT-21: VP on a draw, from this difference between the larger and the smaller army up. */
export const DRAW_VP = [
  { from: 751, larger: 0, smaller: 7 },
  { from: 501, larger: 1, smaller: 5 },
  { from: 251, larger: 2, smaller: 4 },
  { from: 0, larger: 3, smaller: 3 },
] as const;

/** HEX-AFT-07, -08: one part in this many of the enemy's losses comes back as BP. */
export const REWARD_PART = { win: 2, draw: 4 } as const;
/** HEX-RACE-TY-04: races with another fraction. */
export const REWARD_PARTS: Readonly<Partial<Record<Faction, { readonly win: number; readonly draw: number }>>> = {
  ty: { win: 1, draw: 2 },
};

/** HEX-RACE-DE-09, -10, -14: races that take single prisoners. */
export const TAKES_PRISONERS: readonly Faction[] = ['de'];
/** HEX-RACE-DE-09: table victory points for each. */
export const PRISONER_POINTS = 1;

/** HEX-RACE-EL-04: races whose squads leave stones behind when wiped out, and the fraction of their points it costs. */
export const LEAVES_STONES: readonly Faction[] = ['el'];
export const STONES_PART = 2;

/** HEX-XP-04: DXP of a primary detachment for having fought, besides those for its VP. */
export const DXP_FOR_FIGHTING = 2;
/** HEX-XP-05: the share of its DXP left when it is captured or loses all models. */
export const DXP_KEPT_PART = 2;

/** HEX-XP-02: what a unit loses when damaged or below half strength. */
export const UNIT_XP_LOST = 100;

/** HEX-AFT-17: BP for each injury. */
export const BIONICS_COST = 20;
