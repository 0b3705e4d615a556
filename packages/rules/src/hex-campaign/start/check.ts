import { keysOf } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { rejected } from '../refusal/fault.ts';
import type { PlacementSheet, Rejection, View } from '../types.ts';
import { placingFaults } from './faults.ts';

/** The hexes that the viewer's seat controls. */
export function ownZone(view: View): readonly HexKey[] {
  const seat = view.own?.id;
  return keysOf(view.hexes).filter((hex) => seat !== undefined && view.hexes[hex]?.control === seat);
}

/** HEX-START-07 to -13: faults of a sheet that the seat can see: all of them, since it concerns nobody else. */
export function placementFaults(view: View, sheet: PlacementSheet): readonly Rejection[] {
  const dealt = view.own?.record.dealt ?? null;
  if (dealt === null) return [];
  return placingFaults(view.chart, ownZone(view), dealt, sheet).map((found) => rejected(found, []));
}
