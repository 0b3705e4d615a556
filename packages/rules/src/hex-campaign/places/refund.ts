import type { HexKey } from '../../space/hex.ts';
import { BUILDING_REFUND } from '../data/build-points.ts';
import { BUILDINGS, LOWER_STEP } from '../data/settlements.ts';
import type { BuildingType, SeatState, Settings } from '../types.ts';

/**
 * HEX-BLD-05: BP for a building that is given up: half its cost, for the first one of the turn, by the setting of each
 * player or of each hex.
 */
export function refundFor(
  record: SeatState,
  settings: Pick<Settings, 'buildingRefundLimit'>,
  turn: number,
  hex: HexKey,
  type: BuildingType,
): number {
  const isPaidOut =
    settings.buildingRefundLimit === 'perHex'
      ? record.refunds[hex] === turn
      : Object.values(record.refunds).includes(turn);
  return isPaidOut ? 0 : Math.floor((fullCost(type) * BUILDING_REFUND) / 100);
}

/** The record after a refund; earlier turns are dropped. */
export function refunded(record: SeatState, turn: number, hex: HexKey): SeatState {
  const same = Object.entries(record.refunds).filter(([, paid]) => paid === turn);
  return { ...record, refunds: { ...Object.fromEntries(same), [hex]: turn } };
}

/** HEX-BLD-05: a building's total cost, including its lower steps. */
export function fullCost(type: BuildingType): number {
  const lower = LOWER_STEP[type];
  return BUILDINGS[type].cost + (lower === undefined ? 0 : fullCost(lower));
}
