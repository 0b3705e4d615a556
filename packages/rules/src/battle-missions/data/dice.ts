/** MSN-NIGHT-03: two dice, added, times this many inches. */
export const NIGHT_DICE = 2;
export const NIGHT_FACTOR = 3;

/** MSN-DS-04: the highest die that is a hit; higher ones are arrows. */
export const HIT_UP_TO = 2;
/** MSN-DS-04: dice for the distance of an arriving unit. */
export const STRIKE_DISTANCE_DICE = 2;
/** MSN-DS-04: degrees between neighbouring directions. */
export const DIRECTION_STEP = 10;
/** MSN-NIGHT-05, MSN-CONC-04: dice added to the distance of a barrage at an unseen target. */
export const UNSEEN_DICE = 1;
/** The most dice of a weapon's own distance that the companion reads. */
export const MOST_DISTANCE_DICE = 4;

/** MSN-DAWN-02, -03. */
export const DAWN = { die: 1, turn: 1 } as const;
export const DUSK = { die: 6, turn: 6 } as const;

/** MSN-INF-02: the highest die with which side A sets up its first infiltrator. */
export const COIN_A_UP_TO = 3;

/** MSN-LEN-01: the least die that gives another turn. MSN-LEN-03: the most turns that it can give. */
export const ANOTHER_TURN_ON = 4;
export const MOST_EXTRA_TURNS = 3;

/** MSN-RES-04: the first turn in which reserves are diced for. */
export const FIRST_RESERVE_TURN = 2;
