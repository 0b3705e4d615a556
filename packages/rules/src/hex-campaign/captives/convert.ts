import { lookup } from '../../kernel/index.ts';
import { CONVERSION, FALLEN } from '../data/captives.ts';
import { nearestFree } from '../ground/nearest.ts';
import { indexOf, keyAt } from '../map/grid.ts';
import type { LineRule } from '../realm/line-rule.ts';
import { countOf, countUp, pay, type Realm, stockFault, tellRealm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Captives, Detachment, LineOf, PieceId, RefusalCode, Unit } from '../types.ts';
import { classesOf } from '../units/classes.ts';
import { areTraitors } from './moves.ts';

const tried = (id: PieceId): string => `HEX-RACE-CH-13 ${id}`;

/** HEX-RACE-CH-12, -13: why these captives cannot be converted. */
function refusal(realm: Realm, { captives }: LineOf<'convert'>): Fault | null {
  const held = realm.captives.get(captives);
  const cannot = (code: RefusalCode): Fault => fault(code, 'HEX-RACE-CH-13', { piece: captives }, ['captives']);
  if (held === undefined) return cannot('captives-not-held');
  if (!areTraitors(realm, held)) return cannot('no-traitors');
  if (held.holder.kind !== 'prison') return cannot('captives-not-in-prison');
  if (held.jailed === realm.turn) return cannot('captives-just-jailed');
  if (countOf(realm, tried(captives)) > 0) return cannot('converted-already');
  return stockFault(realm, held.holder.hex, CONVERSION.cost, 'HEX-RACE-CH-13');
}

/** HEX-RACE-CH-14: the Chaos equivalent of a Marine unit; units without one, and the Guard, stay the same. */
function fallen(unit: Unit, isMarine: boolean): Unit {
  const equal = isMarine ? lookup(FALLEN, unit.kind) : undefined;
  return equal === undefined ? unit : { ...unit, kind: equal.kind, name: equal.name };
}

/** HEX-RACE-CH-14, -15: the detachment in its new master's service: disarmed, with a fixed structure. */
function turned(realm: Realm, { detachment }: Captives): Detachment {
  const race = detachment.race ?? realm.seats.find(({ id }) => id === detachment.seat)?.faction ?? null;
  const isMarine = race === 'sm' || race === 'ba';
  return {
    ...detachment,
    seat: realm.seat,
    units: detachment.units.map((unit) => fallen(unit, isMarine)),
    race: isMarine ? null : race,
    garrisonDetachment: false,
    target: null,
    treatment: null,
    special: null,
    fixed: true,
    disarmed: true,
  };
}

/** HEX-DET-11: where it appears: the prison's hex, or the nearest free one as far as is known. */
function stationed(realm: Realm, detachment: Detachment): Detachment {
  const { grid, ground } = realm;
  const newcomer = {
    seat: realm.me,
    classes: classesOf(detachment.units),
    hex: indexOf(grid, detachment.hex),
    prefer: [],
    ownOnly: false,
  };
  const found = nearestFree(ground, newcomer, (among) => realm.dice?.die('HEX-DET-11', detachment.id, among) ?? 1);
  return found < 0 ? detachment : { ...detachment, hex: keyAt(grid, found) };
}

function perform(realm: Realm, { captives }: LineOf<'convert'>): void {
  const held = realm.captives.get(captives);
  if (held?.holder.kind !== 'prison') return;
  const { cost, needs } = CONVERSION;
  const { hex } = held.holder;
  pay(realm, hex, cost);
  countUp(realm, tried(captives));
  const die = realm.dice?.d6('HEX-RACE-CH-13', captives) ?? needs;
  const converted = die >= needs;
  const { seat } = realm;
  const { seat: of, name } = held.detachment;
  const told = { to: [seat], seat, piece: captives, name, of, hex, cost, die, converted };
  tellRealm(realm, { type: 'conversion-tried', rule: 'HEX-RACE-CH-13', ...told });
  if (!converted) return;
  realm.captives.delete(captives);
  const detachment = stationed(realm, { ...turned(realm, held), hex });
  realm.pieces.set(captives, detachment);
  realm.converted.push(detachment);
  tellRealm(realm, {
    type: 'detachment-turned',
    rule: 'HEX-RACE-CH-14',
    to: [of],
    seat: of,
    piece: captives,
    name,
    by: seat,
  });
}

/** HEX-RACE-CH-13: one attempt a turn for each captive detachment of traitors, paid by the prison's hex. */
export const convertLine: LineRule<'convert'> = {
  group: 'captives',
  refusal,
  cost: () => CONVERSION.cost,
  perform,
  offers: (realm) =>
    [...realm.captives.values()]
      .filter((held) => areTraitors(realm, held))
      .map(({ detachment }): LineOf<'convert'> => ({ type: 'convert', captives: detachment.id })),
};
