import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { PICKED_PART, PICKING_ORDERS } from '../data/quick-battles.ts';
import type { Fault } from '../refusal/fault.ts';
import { OTHER_SIDE } from '../sides/sides.ts';
import type { BattleOrderType, BattleSide, LossItem, QuickBattle } from '../types.ts';
import { type Duty, doubledSum, pickFault, talliesOf } from './choice.ts';
import type { Stand } from './stakes.ts';

/**
 * HEX-QB-05: how the damage of a side is divided among the owners of its armies: by their values, rounded down; the
 * remainder to the first, the detachment's owner.
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

/** HEX-QB-05: an owner who loses everything has nothing to choose, and the enemy nothing to pick. */
export const isLost = ({ seat, value }: Stand, shares: QuickBattle['shares']): boolean =>
  (lookup(shares, seat) ?? 0) >= value;

/** Leaders and orders of the sides of a battle. */
export interface Leaders {
  readonly attacker: Leader;
  readonly defender: Leader | null;
}

interface Leader {
  readonly seat: SeatId | null;
  readonly order: BattleOrderType;
}

/** HEX-QB-07: points that the enemy may pick of one owner's losses; 0: none. */
export function pickLimit(battle: Leaders, side: BattleSide, stand: Stand, shares: QuickBattle['shares']): number {
  const picker = OTHER_SIDE[side];
  const orders: readonly BattleOrderType[] = PICKING_ORDERS[picker];
  const enemy = battle[picker];
  if (enemy === null || enemy.seat === null || !orders.includes(enemy.order) || isLost(stand, shares)) return 0;
  return Math.floor((lookup(shares, stand.seat) ?? 0) / PICKED_PART);
}

/** What is picked from: a side's losses, by its owners. */
export interface Picking {
  readonly side: BattleSide;
  readonly stands: readonly Stand[];
  readonly shares: QuickBattle['shares'];
}

/** HEX-QB-07: why these picks are invalid. Each of two owners loses at most a quarter of their share by them. */
export function picksFault(battle: Leaders, of: Picking, items: readonly LossItem[]): Fault | null {
  const { side, stands, shares } = of;
  const all = stands.flatMap(({ stakes }) => stakes);
  const shared = pickFault(all, Number.MAX_SAFE_INTEGER, items);
  if (shared !== null) return shared;
  for (const stand of stands) {
    const own = items.filter(({ unit }) => stand.stakes.some((stake) => stake.unit === unit));
    const found = pickFault(stand.stakes, pickLimit(battle, side, stand, shares), own);
    if (found !== null) return found;
  }
  return null;
}

/** HEX-QB-05, -07: what an owner has to choose once the enemy has picked. */
export function dutyOf(quick: QuickBattle, side: BattleSide, { seat, stakes }: Stand): Duty {
  const picked = lookup(quick.picks, side) ?? [];
  const owed = 2 * (lookup(quick.shares, seat) ?? 0) - doubledSum(stakes, picked);
  return { stakes, owed, picks: talliesOf(picked) };
}
