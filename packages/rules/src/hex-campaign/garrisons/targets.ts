import type { HexKey } from '../../kernel/index.ts';
import { ownGarrisons } from '../armies/army.ts';
import type { Realm } from '../build/realm.ts';
import { garrisonLimit } from '../strongholds/limits.ts';
import type { Fault } from '../turn/sheet-faults.ts';
import { fault } from '../turn/sheet-faults.ts';

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
