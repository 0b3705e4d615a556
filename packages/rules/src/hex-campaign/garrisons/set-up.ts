import { garrisonFault } from '../detachments/composition.ts';
import { limitFault, registerBought } from '../detachments/limits.ts';
import { capitalOf } from '../detachments/places.ts';
import { freshUnits, recruitFault } from '../detachments/recruit.ts';
import type { LineRule } from '../realm/line-rule.ts';
import { pay, type Realm, stockFault, tellRealm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { LineOf } from '../types.ts';
import { garrisonCost, rosterPoints } from '../units/worth.ts';
import { targetFault } from './targets.ts';

type Line = LineOf<'new-garrison'>;

/** HEX-START-06, HEX-GAR-02 to -05: placed immediately in an own Stronghold, bought at half cost from the Capital. */
function refusal(realm: Realm, { hex, units }: Line): Fault | null {
  const capital = capitalOf(realm);
  if (capital === null) return fault('no-muster-here', 'HEX-START-06', { hex }, ['hex']);
  const points = rosterPoints(units);
  const found = targetFault(realm, hex, points);
  if (found !== null) return found.code === 'garrison-too-large' ? found : { ...found, at: ['hex'] };
  return (
    garrisonFault(units) ??
    limitFault(realm, units, [], points) ??
    recruitFault(realm, capital, units) ??
    stockFault(realm, capital, garrisonCost(units))
  );
}

function perform(realm: Realm, { hex, name, units }: Line): void {
  const capital = capitalOf(realm);
  if (capital === null) return;
  const cost = garrisonCost(units);
  pay(realm, capital, cost);
  registerBought(realm, units);
  const { seat } = realm;
  const id = realm.newId(`HEX-GAR-01|${hex}`);
  realm.pieces.set(id, { kind: 'garrison', id, seat, hex, name, units: freshUnits(realm, id, realm.faction, units) });
  tellRealm(realm, { type: 'garrison-placed', rule: 'HEX-START-06', to: [seat], seat, piece: id, name, hex, cost });
}

export const newGarrisonLine: LineRule<'new-garrison'> = {
  group: 'garrisons',
  refusal,
  cost: (_realm, { units }) => garrisonCost(units),
  perform,
  // The roster is the player's own.
  offers: () => [],
};
