import { NO_RECORD } from '../after-battle/fates.ts';
import { BIONICS_COST } from '../data/after-battle.ts';
import { hasSurgeons } from '../places/working.ts';
import type { LineRule } from '../realm/line-rule.ts';
import { pay, type Realm, stockFault, tellRealm, urbanAt } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { LineOf, Unit } from '../types.ts';
import { living } from '../units/living.ts';
import { detachmentOnMap, noArmy, noUnit, ownDetachments, putArmy, unitIn, withUnit } from './army.ts';

type Line = LineOf<'bionics'>;

/** Injuries not paid for yet. */
function openInjuries({ record = NO_RECORD }: Unit): readonly number[] {
  const open = [...record.injuries];
  for (const paid of record.bionics ?? []) if (open.includes(paid)) open.splice(open.indexOf(paid), 1);
  return open;
}

/** Whether the first list is a sub-multiset of the second. */
function areAmong(wanted: readonly number[], those: readonly number[]): boolean {
  const count = (of: readonly number[], one: number) => of.filter((other) => other === one).length;
  return wanted.every((one) => count(wanted, one) <= count(those, one));
}

/** HEX-AFT-17: why bionics cannot be bought. */
function refusal(realm: Realm, line: Line): Fault | null {
  const detachment = detachmentOnMap(realm, line.piece);
  if (detachment === null) return noArmy(line.piece);
  const unit = unitIn(detachment, line.unit);
  if (unit === null) return noUnit(line.unit);
  const { hex } = detachment;
  if (!hasSurgeons(urbanAt(realm, hex), realm.faction, realm.turn)) {
    return fault('no-bionics-here', 'HEX-AFT-17', { hex }, ['piece']);
  }
  if (living(unit) === 0 || !areAmong(line.injuries, openInjuries(unit))) {
    return fault('no-such-injury', 'HEX-AFT-17', { unit: unit.name }, ['injuries']);
  }
  return stockFault(realm, hex, cost(realm, line), 'HEX-AFT-17');
}

const cost = (_realm: Realm, { injuries }: Line): number => BIONICS_COST * injuries.length;

function perform(realm: Realm, line: Line): void {
  const detachment = detachmentOnMap(realm, line.piece);
  const unit = detachment === null ? null : unitIn(detachment, line.unit);
  if (detachment === null || unit === null) return;
  const { id: piece, name, hex } = detachment;
  const bp = cost(realm, line);
  pay(realm, hex, bp);
  const record = unit.record ?? NO_RECORD;
  const ordered = { ...record, bionics: [...(record.bionics ?? []), ...line.injuries] };
  putArmy(
    realm,
    withUnit(detachment, unit.id, (one) => ({ ...one, record: ordered })),
  );
  const what = { seat: realm.seat, piece, name, unit: unit.name, hex, cost: bp };
  tellRealm(realm, { type: 'bionics-ordered', rule: 'HEX-AFT-17', to: [realm.seat], ...what });
}

/** HEX-AFT-17: bionics for injuries of a special character, paid where its detachment is about to recover. */
export const bionicsLine: LineRule<'bionics'> = {
  group: 'replacing',
  refusal,
  cost,
  perform,
  offers: (realm) =>
    ownDetachments(realm).flatMap(({ id, units }) =>
      units
        .filter((unit) => openInjuries(unit).length > 0)
        .map((unit): Line => ({ type: 'bionics', piece: id, unit: unit.id, injuries: openInjuries(unit) })),
    ),
};
