import type { HexKey } from '../../kernel/index.ts';
import { distance } from '../../kernel/index.ts';
import { gridOf, indexOf } from '../movement/grid.ts';
import { BARRED, classesOf } from '../movement/mover.ts';
import { enlisted } from '../races/enlist.ts';
import { pieceIdFrom } from '../turn/piece-id.ts';
import type { Chart, Detachment, DetachmentSetup, SeatSetup, Unit, UnitId, UnitNature, UnitSetup } from '../types.ts';

/** A unit at roster size, all its models ready. */
export function freshUnit(id: UnitId, setup: DetachmentSetup['units'][number]): Unit {
  const { name, slot, moveClass, scout, points, models, kind, tags, limits, mount, mark } = setup;
  return {
    id,
    name,
    slot,
    moveClass,
    scout,
    points,
    kind,
    tags,
    limits,
    mount,
    mark,
    models: { ready: models, wounded: 0, damaged: 0, dead: 0, captured: 0 },
  };
}

/** A unit of which no rule of the lists asks anything. */
const PLAIN: UnitNature = { kind: '', tags: [], limits: [], mount: null, mark: null };

/** A unit of an army list as the rules take it, where the list says nothing of what races' rules ask. */
export const plainUnit = (unit: Omit<UnitSetup, keyof UnitNature>): UnitSetup => ({ ...PLAIN, ...unit });

/** What every detachment begins with. */
export const NEW_DETACHMENT = {
  dxp: 0,
  garrisonDetachment: false,
  treatment: null,
  race: null,
  special: null,
  fixed: false,
  disarmed: false,
  target: null,
} as const;

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
    const units = setup.units.map((unit, u) => freshUnit(`${id}-u${u + 1}` as UnitId, enlisted(seat.faction, unit)));
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
