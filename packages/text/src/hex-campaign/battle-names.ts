import type { BattleOrderType, BattleSide } from '@sealed-orders/rules/hex-campaign';

export const BATTLE_ORDER_NAMES: Readonly<Record<BattleOrderType, string>> = {
  attack: 'Attack',
  'planned-attack': 'Planned attack',
  withdraw: 'Withdraw',
  raid: 'Raid',
  'planned-raid': 'Planned raid',
  defend: 'Defend',
  guard: 'Guard',
  support: 'Support',
};

export const BATTLE_SIDE_NAMES: Readonly<Record<BattleSide, string>> = { attacker: 'attacker', defender: 'defender' };
