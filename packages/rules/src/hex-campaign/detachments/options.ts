import type { HexKey } from '../../space/hex.ts';
import { listedKinds, specialDetachments } from '../races/permissions.ts';
import { type Realm, urbanHexes } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { refusalFrom } from '../refusal/refusal.ts';
import type { MusterOption, Refusal } from '../types.ts';
import { musterFault } from './orders.ts';
import { quotaFault } from './quota.ts';
import { recruitFault } from './recruit.ts';

const orNull = (found: Fault | null): Refusal | null => (found === null ? null : refusalFrom(found));

/** HEX-DET-10, -12, -22: where units can be bought, of which kinds, and whether new detachments may be ordered there. */
export function musterOptions(realm: Realm, phase: MusterOption['phase']): readonly MusterOption[] {
  const specials = specialDetachments(realm).map((one) => ({
    special: one.key,
    refusal: orNull(quotaFault(realm, one)),
  }));
  return urbanHexes(realm).map((hex) => ({
    phase,
    muster: hex,
    detachments: orNull(musterFault(realm, hex)),
    kinds: kindsAt(realm, hex),
    specials,
  }));
}

function kindsAt(realm: Realm, hex: HexKey): MusterOption['kinds'] {
  return listedKinds(realm).map((unit) => ({
    kind: unit.kind,
    refusal: orNull(recruitFault(realm, hex, [unit])),
  }));
}
