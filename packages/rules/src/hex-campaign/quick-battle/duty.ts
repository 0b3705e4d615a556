import type { SeatId } from '../../kernel/index.ts';
import { OTHER_SIDE } from '../aftermath/fighters.ts';
import { PICKED_PART, PICKING_ORDERS } from '../data/quick-battle.ts';
import type { Battle, BattleOrderType, BattleSide, QuickBattle } from '../types.ts';
import { type Duty, doubledSum, talliesOf } from './choice.ts';
import type { Stand } from './stakes.ts';

/**
 * HEX-QB-05: how the damage of a side is divided among the owners of its armies: by their values, rounded down; the
 * rest to the first, whose detachment it is.
 */
export function sharesOf(damage: number, stands: readonly Stand[]): Readonly<Record<SeatId, number>> {
  const total = stands.reduce((sum, { value }) => sum + value, 0);
  const shares: Record<SeatId, number> = {};
  let rest = damage;
  for (const { seat, value } of stands.slice(1)) {
    const share = total === 0 ? 0 : Math.floor((damage * value) / total);
    shares[seat] = share;
    rest -= share;
  }
  const first = stands[0];
  if (first !== undefined) shares[first.seat] = rest;
  return shares;
}

/** HEX-QB-05: who loses everything has nothing to choose, and nobody picks of it. */
export const isLost = ({ seat, value }: Stand, shares: QuickBattle['shares']): boolean => (shares[seat] ?? 0) >= value;

/** HEX-QB-07: points that the enemy may pick of what one owner has to lose; 0: he may not. */
export function pickLimit(battle: Battle, side: BattleSide, stand: Stand, shares: QuickBattle['shares']): number {
  const picker = OTHER_SIDE[side];
  const orders: readonly BattleOrderType[] = PICKING_ORDERS[picker];
  const enemy = battle[picker];
  if (enemy === null || enemy.seat === null || !orders.includes(enemy.order) || isLost(stand, shares)) return 0;
  return Math.floor((shares[stand.seat] ?? 0) / PICKED_PART);
}

/** HEX-QB-05, -07: what an owner has to choose once the enemy picked. */
export function dutyOf(quick: QuickBattle, side: BattleSide, { seat, stakes }: Stand): Duty {
  const picked = quick.picks[side] ?? [];
  const owed = 2 * (quick.shares[seat] ?? 0) - doubledSum(stakes, picked);
  return { stakes, owed, picks: talliesOf(picked) };
}
