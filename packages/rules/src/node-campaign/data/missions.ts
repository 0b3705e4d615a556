import type { Category, Mission } from '../vocabulary.ts';

/** NODE-MSN-04: the category by the first die. */
export const CATEGORY_BY_DIE: readonly Category[] = [
  'standard',
  'standard',
  'standard',
  'raid',
  'breakthrough',
  'battle',
];

/** NODE-MSN-04: the lines 1 to 5 of each category; line 6 is a choice among them. */
export const REGULAR: Readonly<Record<Category, readonly Mission[]>> = {
  standard: ['cleanse', 'secure-and-control', 'seek-and-destroy', 'recon', 'take-and-hold'],
  raid: ['ambush', 'ambush', 'sabotage', 'sabotage', 'strongpoint-attack'],
  breakthrough: ['blitz', 'blitz', 'breakout', 'breakout', 'rearguard'],
  battle: ['meat-grinder', 'meat-grinder', 'hold-at-all-costs', 'hold-at-all-costs', 'bunker-assault'],
};

/** Missions by the die, 1 to 6. NODE-MSN-05, NODE-MSN-06. */
export const PIVOTAL: readonly Mission[] = [
  'meat-grinder',
  'meat-grinder',
  'hold-at-all-costs',
  'hold-at-all-costs',
  'bunker-assault',
  'bunker-assault',
];
export const DESPERATE: readonly Mission[] = [
  'breakout',
  'breakout',
  'rearguard',
  'rearguard',
  'hold-at-all-costs',
  'hold-at-all-costs',
];

/** What the attacker, or the defender, chooses among; the first without an answer. NODE-MSN-07, NODE-MSN-12. */
export const PLANETARY: readonly Mission[] = ['drop-assault', 'beachhead', 'secure-the-landing-zone'];
export const ORBITAL: readonly Mission[] = ['kill-team-sabotage', 'sabotage'];

/** NODE-MSN-01, -12: fought with Kill-Team rosters. */
export const KILL_TEAM: readonly Mission[] = ['kill-team', 'kill-team-sabotage'];

/** NODE-MSN-05: the least force level of a pivotal battle, where both rosters allow it. */
export const PIVOTAL_LEVEL = 1500;

/** NODE-MSN-09, -10: the defences of a Rok. */
export const ROK = {
  percent: 50,
  roundedTo: 5,
  /** What defence points buy besides turrets. */
  buys: ['hq', 'troops', 'heavy-support'],
  turret: 60,
  pointsPerTurret: 250,
  weapons: { 'twin-big-shoota': 10, 'big-rokkit-battery': 20, 'big-kannon': 30, 'zzap-gun': 30 },
} as const;

/** NODE-BTL-17: attacker, draw or defender by the die; -1 against a Guard that nobody plays: NODE-FAC-IG-03. */
export const RANDOM_RESULT = { attackerUpTo: 2, drawUpTo: 4, nonPlayerModifier: -1 } as const;

/** NODE-SETUP-07: what an ally alone in another's node leaves out, in percent of the force level. */
export const ALLY_LESS = 10;

/** Target numbers of the special links. NODE-FAC-SM-02, NODE-FAC-DEL-01. */
export const LINK_ROLLS = { drop: 4, shadow: 4 } as const;

/** NODE-FAC-CHAOS-04: a tainted battleforce ignores its order up to this. */
export const TAINTED_UP_TO = 3;
