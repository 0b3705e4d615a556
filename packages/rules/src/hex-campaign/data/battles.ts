import type { BattleDecision, BattleStage, Faction, StrongholdLevel } from '../types.ts';

/** HEX-RACE-SM-03, HEX-RACE-BA-01: races whose squads fight on under half strength. */
export const UNDAUNTED: readonly Faction[] = ['sm', 'ba'];

/** HEX-TBL-28: hexes that guns reach; the long ones are those of 100 inches and more. */
export const BOMBARD_RANGE = 1;
export const LONG_BOMBARD_RANGE = 2;

/** HEX-TBL-01: how dense the terrain is, from 1 very light to 5 very dense, by the die. */
export const TERRAIN_GRADES: Readonly<Record<number, 1 | 2 | 3 | 4 | 5>> = { 1: 1, 2: 2, 3: 3, 4: 3, 5: 4, 6: 5 };

/** HEX-TBL-13: special rules come on this or more, with what is added. */
export const SPECIAL_ON = 4;
export const SPECIAL_BONUS = { planned: 1, defend: 1, raided: -1 } as const;

/** HEX-TBL-14. */
export const SCENARIO_ON = 4;

/** HEX-TBL-23: added to the die for the first turn. */
export const FIRST_TURN_BONUS = { attack: 2, raid: 3, defend: 1 } as const;

/** HEX-TBL-18: what a unit from orbit needs to land in the first turn. */
export const DROP_ON = { attack: 4, planned: 3 } as const;

/** HEX-TBL-32: what a Stronghold adds to the dice against attackers from the sky, by its level. */
export const FLAK: Readonly<Record<StrongholdLevel, number>> = { 1: 0, 2: 1, 3: 2 };

/** HEX-TBL-35: the turn from which a retreat may be declared. */
export const RETREAT_FROM_TURN = 3;

/** HEX-TBL-24: a unit comes in on this or more, with its kind's bonus besides its army's order's. */
export const REINFORCED_ON = 4;
export const CALL_BONUS = { fast: 1, heavy: -1 } as const;

/** The stage of each decision. */
export const STAGE_OF = {
  'battle-report': 'open',
  'quick-battle': 'open',
  'postpone-battle': 'open',
  'lend-support': 'open',
  'reroll-terrain': 'open',
  'throw-dice': 'open',
  'call-reinforcement': 'open',
  'pick-losses': 'picks',
  'choose-losses': 'losses',
  'decide-captives': 'captives',
} as const satisfies Record<BattleDecision['type'], BattleStage>;
