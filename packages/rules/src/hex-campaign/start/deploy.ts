import type { HexKey } from '../../space/hex.ts';
import { distance } from '../../space/hex.ts';
import { enlisted } from '../lists/enlist.ts';
import { gridOf, indexOf } from '../map/grid.ts';
import { pieceIdFrom, unitIdFrom } from '../turn/piece-id.ts';
import type { Chart, Detachment, SeatSetup, Unit } from '../types.ts';
import { BARRED, classesOf } from '../units/classes.ts';
import { freshUnit, NEW_DETACHMENT } from '../units/fresh.ts';

/** Whether the terrain of the hex carries every unit. HEX-MOV-15. */
function carries(chart: Chart, hex: HexKey, units: readonly Unit[]): boolean {
  const grid = gridOf(chart);
  return ((BARRED[grid.terrain[indexOf(grid, hex)] ?? 0] ?? 0) & classesOf(units)) === 0;
}

/**
 * HEX-START-06: the seat's detachments on the Capital and then on the nearest unoccupied own hexes that can carry
 * them. Null when there is no room for the one with that number.
 */
export function deployed(
  chart: Chart,
  seat: SeatSetup,
  capital: HexKey,
  zone: readonly HexKey[],
  salt: string,
): { readonly detachments: readonly Detachment[]; readonly noRoomFor: number | null } {
  const free = [...zone].sort((a, b) => distance(capital, a) - distance(capital, b) || (a < b ? -1 : 1));
  const detachments: Detachment[] = [];
  for (const [i, setup] of seat.detachments.entries()) {
    const id = pieceIdFrom(salt, `${seat.id}|${i}`);
    const units = setup.units.map((unit, u) =>
      freshUnit(unitIdFrom(salt, `${seat.id}|${i}|${u}`), enlisted(seat.faction, unit)),
    );
    const at = free.findIndex((hex) => hex === capital || carries(chart, hex, units));
    const hex = free[at];
    if (hex === undefined) return { detachments, noRoomFor: i };
    free.splice(at, 1);
    const { name, march } = setup;
    const base = { kind: 'detachment', id, seat: seat.id, hex, name, march, units } as const;
    detachments.push({ ...base, ...NEW_DETACHMENT });
  }
  return { detachments, noRoomFor: null };
}
