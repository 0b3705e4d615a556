import { garrisonFault } from '../detachments/composition.ts';
import { limitFault, registerBought } from '../detachments/limits.ts';
import { musterFault, orderedDetachment, putUnderConstruction } from '../detachments/orders.ts';
import { recruitFault } from '../detachments/recruit.ts';
import { onlyInNewFault } from '../races/permissions.ts';
import type { LineRule } from '../realm/line-rule.ts';
import { pay, type Realm, stockFault, tellRealm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import type { LineOf } from '../types.ts';
import { garrisonCost, rosterPoints } from '../units/worth.ts';
import { targetFault } from './targets.ts';

type Line = LineOf<'new-garrison-detachment'>;

/** HEX-GAR-02 to -05, -09: built like a detachment, with a garrison's composition, for a named Stronghold. */
function refusal(realm: Realm, { hex, units, target }: Line): Fault | null {
  const points = rosterPoints(units);
  return (
    musterFault(realm, hex) ??
    targetFault(realm, target, points) ??
    garrisonFault(units) ??
    limitFault(realm, units, [], points) ??
    onlyInNewFault(realm, units) ??
    recruitFault(realm, hex, units) ??
    stockFault(realm, hex, garrisonCost(units))
  );
}

function perform(realm: Realm, line: Line): void {
  const { hex, name, units, target, prefer } = line;
  const cost = garrisonCost(units);
  pay(realm, hex, cost);
  registerBought(realm, units);
  const of = { name, march: 'normal', garrisonDetachment: true, target } as const;
  const detachment = orderedDetachment(realm, hex, of, units);
  putUnderConstruction(realm, { detachment, hex, orbit: false, prefer, paid: cost });
  const { seat } = realm;
  const what = { seat, piece: detachment.id, name, hex, cost, target };
  tellRealm(realm, { type: 'detachment-ordered', rule: 'HEX-GAR-09', to: [seat], ...what });
}

export const newGarrisonDetachmentLine: LineRule<'new-garrison-detachment'> = {
  group: 'detachments',
  refusal,
  cost: (_realm, { units }) => garrisonCost(units),
  perform,
  // The roster is the player's own.
  offers: () => [],
};
