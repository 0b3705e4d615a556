import { type DrawnMap, failed, type MapEntry, ok } from '../../kernel/index.ts';
import { map as mapSchema } from '../schemas/map.ts';
import type { NodeMap, RefusalCode, Rejection } from '../types.ts';

/** NODE-MAP-12: why a map cannot be played. */
export function mapFaults(_map: NodeMap): readonly Rejection[] {
  return [];
}

/** NODE-MAP-12: maps that users draw. */
export const maps: MapEntry<RefusalCode> = {
  id: 'map',
  forms: [],
  read(given) {
    const parsed = mapSchema.safeParse(given);
    if (!parsed.success) return failed([{ code: 'not-understood', rule: 'NODE-MAP-12', path: [], facts: {} }]);
    const map: NodeMap = parsed.data;
    const drawn: DrawnMap<RefusalCode> = {
      map,
      size: { kind: 'places', places: map.nodes.length },
      seats: 12,
      faults: mapFaults(map),
    };
    return ok(drawn);
  },
};
