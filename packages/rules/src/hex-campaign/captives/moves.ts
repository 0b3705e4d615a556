import { distance } from '../../space/hex.ts';
import { IMPRISONMENT_PART, TRAITORS } from '../data/captives.ts';
import { hasWorking } from '../places/working.ts';
import type { LineRule } from '../realm/line-rule.ts';
import { countOf, countUp, credit, ownPieces, type Realm, tellRealm, urbanAt } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Army, Captives, Faction, LineOf, PieceId, RefusalCode } from '../types.ts';
import { livingWorth } from '../units/worth.ts';

type Line = LineOf<'move-captives'>;

const moved = (id: PieceId): string => `HEX-CAPT-01 ${id}`;

/** The own army on the map that holds captives; null for a prison, or an army in orbit. */
function guardOf(realm: Realm, { holder }: Captives): Army | null {
  const piece = holder.kind === 'piece' ? realm.pieces.get(holder.piece) : undefined;
  return piece?.kind === 'detachment' || piece?.kind === 'garrison' ? piece : null;
}

const cannot = (code: RefusalCode, facts: Fault['facts'] = {}): Fault => fault(code, 'HEX-CAPT-01', facts, ['to']);

/** HEX-CAPT-01, HEX-BLD-12: why captives cannot go into the prison of the hex where they are. */
function prisonFault(realm: Realm, held: Captives, ask: Line['ask']): Fault | null {
  const guard = guardOf(realm, held);
  if (guard === null) return cannot(held.holder.kind === 'prison' ? 'in-prison-already' : 'captives-in-orbit');
  const site = urbanAt(realm, guard.hex);
  if (site === null || !hasWorking(site, 'prison', realm.faction, realm.turn)) {
    return fault('no-prison', 'HEX-BLD-12', { hex: guard.hex }, ['to']);
  }
  return held.imprisoned === null && ask === null ? fault('nothing-asked', 'HEX-CAPT-03', {}, ['ask']) : null;
}

/** HEX-CAPT-01: why captives cannot go to an army. */
function armyFault(realm: Realm, held: Captives, to: PieceId): Fault | null {
  const into = realm.pieces.get(to);
  if (into?.kind !== 'detachment') return cannot('captives-need-detachment', { piece: to });
  if (held.holder.kind === 'prison') {
    return into.hex === held.holder.hex ? null : cannot('captives-too-far', { piece: to });
  }
  const guard = guardOf(realm, held);
  if (guard === null) return cannot('captives-in-orbit');
  if (guard.id === to) return cannot('captives-there-already', { piece: to });
  const most = guard.kind === 'garrison' ? 0 : 1;
  return distance(guard.hex, into.hex) <= most ? null : cannot('captives-too-far', { piece: to });
}

function refusal(realm: Realm, { captives, to, ask }: Line): Fault | null {
  const held = realm.captives.get(captives);
  if (held === undefined) return fault('captives-not-held', 'HEX-CAPT-01', { piece: captives }, ['captives']);
  if (countOf(realm, moved(captives)) > 0) return fault('captives-moved-already', 'HEX-CAPT-01', {}, ['captives']);
  return to === null ? prisonFault(realm, held, ask) : armyFault(realm, held, to);
}

/** HEX-RACE-CH-12: races whose captives bring their captor nothing. */
export function areTraitors(realm: Realm, { detachment }: Captives): boolean {
  const race = detachment.race ?? raceOf(realm, detachment.seat);
  return race !== null && TRAITORS[realm.faction]?.includes(race) === true;
}

const raceOf = (realm: Realm, seat: Captives['captor']): Faction | null =>
  realm.seats.find(({ id }) => id === seat)?.faction ?? null;

/** HEX-CAPT-02: a quarter of the value of all living models, at the first imprisonment only. */
const bounty = (realm: Realm, held: Captives): number =>
  areTraitors(realm, held) ? 0 : Math.floor(livingWorth(held.detachment.units) / IMPRISONMENT_PART);

function imprison(realm: Realm, held: Captives, ask: Line['ask']): void {
  const guard = guardOf(realm, held);
  if (guard === null) return;
  const { detachment, imprisoned } = held;
  const { id: piece, seat: of, name } = detachment;
  const { seat, turn } = realm;
  const { hex } = guard;
  realm.captives.set(piece, { ...held, holder: { kind: 'prison', hex }, imprisoned: imprisoned ?? turn, jailed: turn });
  const told = { to: [seat], seat, piece, name, of, hex };
  tellRealm(realm, { type: 'captives-moved', rule: 'HEX-CAPT-01', ...told, into: null });
  if (imprisoned !== null) return;
  const bp = bounty(realm, held);
  credit(realm, hex, bp);
  const rule = areTraitors(realm, held) ? 'HEX-RACE-CH-12' : 'HEX-CAPT-02';
  tellRealm(realm, { type: 'captives-imprisoned', rule, ...told, bp });
  if (ask !== null) realm.questions.push({ captives: piece, name, of, ask });
}

function perform(realm: Realm, { captives, to, ask }: Line): void {
  const held = realm.captives.get(captives);
  if (held === undefined) return;
  countUp(realm, moved(captives));
  if (to === null) {
    imprison(realm, held, ask);
    return;
  }
  const into = realm.pieces.get(to);
  if (into === undefined) return;
  const { hex } = into;
  const { seat: of, name } = held.detachment;
  realm.captives.set(captives, {
    ...held,
    detachment: { ...held.detachment, hex },
    holder: { kind: 'piece', piece: to },
  });
  const { seat } = realm;
  const told = { to: [seat], seat, piece: captives, name, of, hex };
  tellRealm(realm, { type: 'captives-moved', rule: 'HEX-CAPT-01', ...told, into: to });
}

/** HEX-CAPT-03: what the captor may want to hear about. */
const ASKS = ['detachment', 'stronghold', 'urban'] as const;

function offers(realm: Realm): readonly Line[] {
  const detachments = ownPieces(realm, 'detachment').map(({ id }) => id);
  return [...realm.captives.keys()].sort().flatMap((captives): readonly Line[] => {
    const held = realm.captives.get(captives);
    if (held === undefined) return [];
    const asks = held.imprisoned === null ? ASKS : [null];
    const intoPrison = asks.map((ask): Line => ({ type: 'move-captives', captives, to: null, ask }));
    const toArmies = detachments.map((to): Line => ({ type: 'move-captives', captives, to, ask: null }));
    return [...intoPrison, ...toArmies].filter((line) => refusal(realm, line) === null);
  });
}

/** HEX-CAPT-01 to -03: whole captive detachments change hands once a turn: prison, detachments in reach, and back. */
export const moveCaptivesLine: LineRule<'move-captives'> = {
  group: 'captives',
  refusal,
  cost: () => 0,
  perform,
  offers,
};
