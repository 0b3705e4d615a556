import type { HexKey } from '../../space/hex.ts';
import { ownGarrisons } from '../detachments/army.ts';
import { garrisonLimit } from '../places/limits.ts';
import type { Realm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';

/** HEX-GAR-03, -05, -09: why a garrison of these points cannot be in a hex. */
export function targetFault(realm: Realm, hex: HexKey, points: number): Fault | null {
  const stronghold = realm.strongholds.get(hex);
  if (stronghold === undefined) return fault('no-stronghold', 'HEX-GAR-09', { hex }, ['target']);
  if (ownGarrisons(realm).some((garrison) => garrison.hex === hex)) {
    return fault('garrisoned', 'HEX-GAR-05', { hex }, ['target']);
  }
  const most = garrisonLimit(stronghold.level, realm.faction);
  return points > most ? fault('garrison-too-large', 'HEX-GAR-03', { points, most }, ['units']) : null;
}
