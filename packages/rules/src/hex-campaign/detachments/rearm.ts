import { REARM_PART } from '../data/detachments.ts';
import type { LineRule } from '../realm/line-rule.ts';
import { pay, type Realm, stockFault, tellRealm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { LineOf } from '../types.ts';
import { livingWorth } from '../units/worth.ts';
import { detachmentOnMap, noArmy, ownDetachments, putArmy } from './army.ts';
import { supplierOf } from './places.ts';

type Line = LineOf<'rearm'>;

/** HEX-DET-24: a quarter of its living models' value. */
function cost(realm: Realm, { piece }: Line): number {
  const detachment = detachmentOnMap(realm, piece);
  return detachment === null ? 0 : Math.floor(livingWorth(detachment.units) / REARM_PART);
}

/** HEX-DET-24: rearming needs a place that could replace models, and that place pays. */
function refusal(realm: Realm, line: Line): Fault | null {
  const detachment = detachmentOnMap(realm, line.piece);
  if (detachment === null) return noArmy(line.piece);
  if (!detachment.disarmed) return fault('not-disarmed', 'HEX-DET-24', { piece: detachment.id }, ['piece']);
  const hex = supplierOf(realm, detachment);
  if (hex === null) return fault('no-supplier', 'HEX-DET-24', { hex: detachment.hex }, ['piece']);
  return stockFault(realm, hex, cost(realm, line));
}

function perform(realm: Realm, line: Line): void {
  const detachment = detachmentOnMap(realm, line.piece);
  const hex = detachment === null ? null : supplierOf(realm, detachment);
  if (detachment === null || hex === null) return;
  const bp = cost(realm, line);
  pay(realm, hex, bp);
  putArmy(realm, { ...detachment, disarmed: false });
  const { id, name } = detachment;
  const { seat } = realm;
  tellRealm(realm, { type: 'rearmed', rule: 'HEX-DET-24', to: [seat], seat, piece: id, name, hex, cost: bp });
}

const offers = (realm: Realm): readonly Line[] =>
  ownDetachments(realm)
    .filter(({ disarmed }) => disarmed)
    .map(({ id }) => ({ type: 'rearm', piece: id }));

export const rearmLine: LineRule<'rearm'> = { group: 'rearming', refusal, cost, perform, offers };
