import { orbitFault, raceOfNew, specialFault } from '../races/permissions.ts';
import type { LineRule } from '../realm/line-rule.ts';
import { pay, type Realm, stockFault, tellRealm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { LineOf } from '../types.ts';
import { rosterPoints } from '../units/worth.ts';
import { compositionFault, specialOf } from './composition.ts';
import { limitFault, registerBought } from './limits.ts';
import { musterFault, orderedDetachment, putUnderConstruction } from './orders.ts';
import { quotaFault } from './quota.ts';
import { recruitFault, tooLargeFault, tooSmallFault } from './recruit.ts';

type Line = LineOf<'new-detachment'>;

/** HEX-DET-01 to -10, -14, -16, -22, -23: why a detachment cannot be ordered. */
function refusal(realm: Realm, line: Line): Fault | null {
  const { hex, units } = line;
  const special = specialOf(realm, line.special);
  if (special === undefined) {
    return fault('no-such-special', 'HEX-DET-23', { special: line.special ?? '' }, ['special']);
  }
  const points = rosterPoints(units);
  return (
    musterFault(realm, hex) ??
    tooLargeFault(points, 0) ??
    tooSmallFault(points) ??
    compositionFault(realm, special, units, null) ??
    (special === null ? null : (quotaFault(realm, special) ?? specialFault(realm, special, units))) ??
    limitFault(realm, units, [], points) ??
    recruitFault(realm, hex, units, raceOfNew(realm, hex, special, units)) ??
    (line.orbit ? orbitFault(realm, hex, special, units) : null) ??
    stockFault(realm, hex, points)
  );
}

/** HEX-DET-01, -11: paid when ordered; it arrives in the next turn. */
function perform(realm: Realm, line: Line): void {
  const { hex, name, units, orbit, prefer } = line;
  const cost = rosterPoints(units);
  pay(realm, hex, cost);
  registerBought(realm, units);
  const special = specialOf(realm, line.special) ?? null;
  const race = raceOfNew(realm, hex, special, units);
  const of = {
    name,
    march: special?.march ?? 'normal',
    special: special?.key ?? null,
    race: race === realm.faction ? null : race,
  } as const;
  const detachment = orderedDetachment(realm, hex, of, units);
  putUnderConstruction(realm, { detachment, hex, orbit, prefer, paid: cost });
  const { seat } = realm;
  const rule = realm.isSetUp ? 'HEX-START-06' : 'HEX-DET-11';
  const what = { seat, piece: detachment.id, name, hex, cost, target: null };
  tellRealm(realm, { type: 'detachment-ordered', rule, to: [seat], ...what });
}

export const newDetachmentLine: LineRule<'new-detachment'> = {
  group: 'detachments',
  refusal,
  cost: (_realm, { units }) => rosterPoints(units),
  perform,
  // The roster is the player's own: {@link musterOptions} says where and from which kinds.
  offers: () => [],
};
