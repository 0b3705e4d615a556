import { detachmentOnMap, noArmy, ownDetachments, putArmy } from '../detachments/army.ts';
import type { LineRule } from '../realm/line-rule.ts';
import { type Realm, tellRealm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { LineOf } from '../types.ts';
import { rosterPoints } from '../units/worth.ts';
import { targetFault } from './targets.ts';

type Line = LineOf<'retarget'>;

/** HEX-GAR-10: a new target if the old one is lost or filled, and only then. */
function refusal(realm: Realm, { piece, target }: Line): Fault | null {
  const detachment = detachmentOnMap(realm, piece);
  if (detachment === null || !detachment.garrisonDetachment) return noArmy(piece);
  const points = rosterPoints(detachment.units);
  const stands = detachment.target !== null && targetFault(realm, detachment.target, points) === null;
  if (stands) return fault('target-stands', 'HEX-GAR-10', { hex: detachment.target }, ['piece']);
  return targetFault(realm, target, points);
}

function perform(realm: Realm, { piece, target }: Line): void {
  const detachment = detachmentOnMap(realm, piece);
  if (detachment === null) return;
  putArmy(realm, { ...detachment, target });
  const { seat } = realm;
  const what = { seat, piece, name: detachment.name, hex: target };
  tellRealm(realm, { type: 'garrison-retargeted', rule: 'HEX-GAR-10', to: [seat], ...what });
}

/** Each garrison-detachment to each own Stronghold that is not its target. */
function offers(realm: Realm): readonly Line[] {
  const targets = [...realm.strongholds.keys()].sort();
  return ownDetachments(realm)
    .filter((one) => one.garrisonDetachment)
    .flatMap(({ id, target }) =>
      targets.filter((hex) => hex !== target).map((hex): Line => ({ type: 'retarget', piece: id, target: hex })),
    );
}

export const retargetLine: LineRule<'retarget'> = { group: 'structure', refusal, cost: () => 0, perform, offers };
