import type { HexKey } from '../../space/hex.ts';
import { countOf, countUp, type Realm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Construction, Detachment, UnitSetup } from '../types.ts';
import { NEW_DETACHMENT } from '../units/fresh.ts';
import { isMusterPlace } from './places.ts';
import { freshUnits } from './recruit.ts';
import { rebuildFault } from './replacing.ts';

const ORDERED = 'HEX-DET-11';

/** HEX-DET-10, -14, HEX-BP-07: why no new detachment may be ordered in a hex, whatever its units. */
export function musterFault(realm: Realm, hex: HexKey): Fault | null {
  if (!isMusterPlace(realm, hex)) return fault('no-muster-here', 'HEX-DET-10', { hex }, ['hex']);
  const { debt } = realm.record;
  if (debt > 0) return fault('in-debt', 'HEX-BP-07', { debt }, ['hex']);
  return rebuildFault(realm, hex);
}

/** What a new detachment is besides its units. */
export type Ordered = Pick<Detachment, 'name' | 'march'> & Partial<Detachment>;

/** A detachment of fresh units without a place yet. */
export function orderedDetachment(realm: Realm, hex: HexKey, of: Ordered, units: readonly UnitSetup[]): Detachment {
  const id = realm.newId(`${ORDERED}|${countOf(realm, ORDERED)}`);
  countUp(realm, ORDERED);
  const base = {
    kind: 'detachment',
    id,
    seat: realm.seat,
    hex,
    units: freshUnits(realm, id, of.race ?? realm.faction, units),
  } as const;
  return { ...base, ...NEW_DETACHMENT, ...of };
}

/** HEX-DET-11: under construction; in set-up it arrives immediately (HEX-START-06). */
export function putUnderConstruction(realm: Realm, of: Omit<Construction, 'ready'>): void {
  realm.constructions.push({ ...of, ready: realm.isSetUp ? realm.turn : realm.turn + 1 });
}
