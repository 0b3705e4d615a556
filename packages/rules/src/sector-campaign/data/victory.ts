import type { Score } from '../vocabulary.ts';

/** SEC-VP-02 to -05: at each end of a turn. */
export const TERRITORY_SCORES = {
  'enemy-major': 2,
  'enemy-minor': 1,
  'own-minor': -1,
  'own-major': -2,
} as const satisfies Partial<Record<Score, number>>;

/** SEC-VP-06: full thousands of enemy points. */
export const POINTS_PER_BATTLE_SCORE = 1000;
/** SEC-VP-07. */
export const WIPED_OUT = -1;
/** SEC-VP-08: each 250 points, or part of them. */
export const POINTS_PER_LOSS = 250;

/** SEC-VP-10: by the modified die. */
export const ELSEWHERE: Readonly<Record<number, number>> = { 1: -2, 2: -1, 3: 0, 4: 0, 5: 1, 6: 2 };
/** SEC-VP-10: a score below the first number gives a modifier of −1, one above the second +1. */
export const ELSEWHERE_RANGE = { from: 0, to: 10 } as const;

/** SEC-MOM-01: points of net gain for one effect. */
export const GAIN_PER_EFFECT = 2;
