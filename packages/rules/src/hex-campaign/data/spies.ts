import type { SpyMissionType } from '../types.ts';

/** HEX-BLD-10: BP for a spy, how many a center builds per turn, and how many of its spies may be alive. */
export const SPY_TERMS = { cost: 100, perTurn: 1, alive: 3 } as const;

/** HEX-SPY-04, -12: on this die and below a spy is caught; a mission succeeds on this die and above. */
export const SPY_DICE = { caught: 1, success: 4 } as const;

/** HEX-SPY-11: the die on which poison removes a model. */
export const POISON_ON = 6;

/** HEX-SPY-11: missions that exist only under `spyExtraMissions`. */
export const EXTRA_MISSIONS: readonly SpyMissionType[] = ['sabotage', 'poison-food', 'spread-rumours'];
