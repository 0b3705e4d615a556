import type { BattleOrderType, Faction } from '../types.ts';

/** Orders that go into a hex to fight there. HEX-BORD-05, -06, -08, -09. */
export const HOSTILE_ORDERS = ['attack', 'planned-attack', 'raid', 'planned-raid'] as const;
/** HEX-BORD-08, -09: armies that go home afterwards. */
export const RAID_ORDERS: readonly BattleOrderType[] = ['raid', 'planned-raid'];
/** HEX-RACE-DE-15. */
export const ATTACK_ORDERS: readonly BattleOrderType[] = ['attack', 'planned-attack'];
/** HEX-BMOV-01: these lose their initiative. */
export const LATE_BATTLE_ORDERS: readonly BattleOrderType[] = ['planned-attack', 'planned-raid'];
/** HEX-BORD-13: what a detachment in orbit may do. */
export const ORBIT_BATTLE_ORDERS: readonly BattleOrderType[] = ['attack', 'planned-attack', 'guard'];
/** HEX-BORD-14. */
export const WEAK_BATTLE_ORDERS: readonly BattleOrderType[] = ['withdraw', 'guard'];

/** HEX-BORD-07: how near an enemy must be seen for an order to withdraw. */
export const WITHDRAW_SIGHT = 2;
/** HEX-BORD-12, HEX-TBL-28: the greatest distance between a battle and its supporters. */
export const SUPPORT_RANGE = 2;
/** HEX-BORD-12: the greatest distance from a supporter to its army, which may attack the next hex. */
export const SUPPORTED_WITHIN = 3;

/** HEX-RACE-DE-11: races that raid two hexes away. */
export const LONG_RAID_RACES: readonly Faction[] = ['de'];
export const LONG_RAID = 2;

/** HEX-RACE-IG-05: what a race adds to its battle initiative. */
export const BATTLE_INITIATIVE: Readonly<Partial<Record<Faction, number>>> = { ig: -1 };
/** HEX-RACE-DE-15: what it adds in a turn in which none of its detachments is ordered to attack. */
export const CALM_INITIATIVE: Readonly<Partial<Record<Faction, number>>> = { de: 2 };
