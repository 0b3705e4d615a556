import type { Level } from '../vocabulary.ts';

/** SEC-XP-02: the experience at which each level begins. */
export const LEVEL_FROM: Readonly<Record<Level, number>> = {
  green: 0,
  experienced: 1,
  veteran: 6,
  crack: 11,
  elite: 21,
};

/** SEC-XP-05, -09: what a battle gives. The last is for falling below half strength, or to it in the air. */
export const XP_GAINS = { fought: 1, objective: 1, six: 1, engine: 1, flyer: 1, halved: -3 } as const;
/** SEC-XP-07. */
export const XP_WIPED_OUT = -1;
/** SEC-XP-04: experience beyond the level of the elite for one battle honour of a war engine. */
export const XP_PER_HONOUR = 5;

/** SEC-XP-08: what the experience of flyers changes. Those of veterans and above add up. */
export const INTERCEPT_BONUS: Readonly<Record<Level, number>> = {
  green: -1,
  experienced: 0,
  veteran: 1,
  crack: 1,
  elite: 1,
};
export const GUNNERY_BONUS: Readonly<Record<Level, number>> = {
  green: 0,
  experienced: 0,
  veteran: 0,
  crack: 1,
  elite: 1,
};
export const ARMOUR_BONUS: Readonly<Record<Level, number>> = {
  green: 0,
  experienced: 0,
  veteran: 0,
  crack: 0,
  elite: 1,
};
