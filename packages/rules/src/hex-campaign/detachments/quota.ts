import { QUOTA } from '../data/detachments.ts';
import type { SpecialDetachment } from '../races/permissions.ts';
import { specialDetachments } from '../races/permissions.ts';
import type { Realm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Detachment } from '../types.ts';

/** HEX-DET-22, HEX-GAR-11: detachments on the map, in orbit and being built, except garrison-detachments. */
function counted(realm: Realm): readonly Detachment[] {
  const onMap = [...realm.pieces.values()].filter((piece): piece is Detachment => piece.kind === 'detachment');
  const coming = realm.constructions.map(({ detachment }) => detachment);
  return [...onMap, ...realm.orbit.values(), ...coming].filter((one) => !one.garrisonDetachment);
}

/** HEX-DET-22: how many of a type there may be among `all` detachments. */
function quota(realm: Realm, type: 'I' | 'II', all: number): number {
  if (realm.settings.specialQuota === 'roundUp') return Math.ceil(all / QUOTA[type]);
  return Math.floor(all / QUOTA[type === 'I' ? 'II' : 'I']);
}

/** HEX-DET-22: why another special detachment of this kind may not be ordered. */
export function quotaFault(realm: Realm, special: SpecialDetachment): Fault | null {
  const { key, quota: type, most } = special;
  const detachments = counted(realm);
  const same = detachments.filter((one) => one.special === key).length + 1;
  if (most !== null && same > most) return fault('special-at-most', 'HEX-DET-22', { special: key, most }, ['special']);
  if (type === null) return null;
  const types = new Map(specialDetachments(realm).map((one) => [one.key, one.quota]));
  const isOf = (one: Detachment, wanted: 'I' | 'II') => one.special !== null && types.get(one.special) === wanted;
  const all = detachments.length + 1;
  const ofType = detachments.filter((one) => isOf(one, type)).length + 1;
  const allowed = quota(realm, type, all);
  if (ofType > allowed) {
    return fault('special-quota', 'HEX-DET-22', { type, detachments: all, most: allowed }, ['special']);
  }
  const specials = detachments.filter((one) => isOf(one, 'I') || isOf(one, 'II')).length + 1;
  if (all - specials > specials) return null;
  return fault('special-outnumber', 'HEX-DET-22', { normal: all - specials, special: specials }, ['special']);
}
