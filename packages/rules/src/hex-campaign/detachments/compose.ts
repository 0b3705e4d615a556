import { listedKinds, listFault } from '../races/permissions.ts';
import type { LineRule } from '../realm/line-rule.ts';
import { type Realm, tellRealm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Detachment, LineOf, Pending, Slot, UnitSetup } from '../types.ts';
import { rosterPoints } from '../units/worth.ts';
import { armyOf, putArmy } from './army.ts';
import { compositionFault } from './composition.ts';
import { limitFault, registerBought } from './limits.ts';
import { orderedDetachment } from './orders.ts';
import { freshUnits } from './recruit.ts';

type Followers = LineOf<'compose-followers'>;
type Mercenaries = LineOf<'compose-mercenaries'>;

/** A find waiting to be composed where it was found. */
const waiting = (realm: Realm, { type, hex }: Followers | Mercenaries): Pending | undefined =>
  realm.pending.find(
    (one) => one.hex === hex && one.kind === (type === 'compose-followers' ? 'followers' : 'mercenaries'),
  );

/** HEX-CLAIM-14: the composed points may not exceed the points found. */
function pointsFault(found: Pending | undefined, { hex, units }: Followers | Mercenaries): Fault | null {
  if (found === undefined) return fault('nothing-to-compose', 'HEX-CLAIM-14', { hex }, ['hex']);
  const points = rosterPoints(units);
  if (points <= found.points) return null;
  return fault('too-many-points', 'HEX-CLAIM-14', { points, most: found.points }, ['units']);
}

function finderOf(realm: Realm, found: Pending): Detachment | null {
  const army = armyOf(realm, found.piece);
  return army?.kind === 'detachment' ? army : null;
}

/** HEX-CLAIM-14: composition, buildings and size are waived; limits per army are not. */
function followersRefusal(realm: Realm, line: Followers): Fault | null {
  const found = waiting(realm, line);
  const wrong = pointsFault(found, line);
  if (found === undefined || wrong !== null) return wrong;
  const finder = finderOf(realm, found);
  if (finder === null) return fault('finder-gone', 'HEX-CLAIM-14', { hex: line.hex }, ['hex']);
  if (finder.fixed) return fault('structure-fixed', 'HEX-DET-25', { piece: finder.id }, ['hex']);
  const points = rosterPoints([...finder.units, ...line.units]);
  return limitFault(realm, line.units, finder.units, points) ?? listedFault(realm, line.units);
}

function listedFault(realm: Realm, units: readonly UnitSetup[]): Fault | null {
  for (const [i, unit] of units.entries()) {
    const found = listFault(realm, unit);
    if (found !== null) return { ...found, at: ['units', i] };
  }
  return null;
}

/** Points not spent on units are lost. */
function settle(realm: Realm, found: Pending, units: readonly UnitSetup[]): void {
  realm.pending = realm.pending.filter((one) => one !== found);
  registerBought(realm, units);
}

function joinFollowers(realm: Realm, line: Followers): void {
  const found = waiting(realm, line);
  const finder = found === undefined ? null : finderOf(realm, found);
  if (found === undefined || finder === null) return;
  settle(realm, found, line.units);
  const joining = freshUnits(realm, `HEX-CLAIM-14|${line.hex}`, finder.race ?? realm.faction, line.units);
  putArmy(realm, { ...finder, units: [...finder.units, ...joining] });
  const { seat } = realm;
  const what = { seat, piece: finder.id, name: finder.name, hex: line.hex, points: rosterPoints(line.units) };
  tellRealm(realm, { type: 'followers-joined', rule: 'HEX-CLAIM-14', to: [seat], ...what });
}

/** HEX-CLAIM-14: followers join the detachment that found them. */
export const composeFollowersLine: LineRule<'compose-followers'> = {
  group: 'structure',
  refusal: followersRefusal,
  cost: () => 0,
  perform: joinFollowers,
  offers: (realm) => offered(realm, 'followers').map(({ hex, units }) => ({ type: 'compose-followers', hex, units })),
};

function mercenariesRefusal(realm: Realm, line: Mercenaries): Fault | null {
  const found = waiting(realm, line);
  return (
    pointsFault(found, line) ??
    compositionFault(realm, null, line.units, null) ??
    limitFault(realm, line.units, [], rosterPoints(line.units))
  );
}

/** HEX-CLAIM-14, HEX-DET-25: a detachment of the native race with a fixed structure. */
function hireMercenaries(realm: Realm, line: Mercenaries): void {
  const found = waiting(realm, line);
  if (found === undefined) return;
  const { hex, name, units } = line;
  settle(realm, found, units);
  const of = { name, march: 'normal', race: found.faction, fixed: true } as const;
  const detachment = orderedDetachment(realm, hex, of, units);
  realm.constructions.push({ detachment, hex, ready: realm.turn, orbit: false, prefer: [], paid: 0 });
  const { seat } = realm;
  const what = { seat, piece: detachment.id, name, hex, points: rosterPoints(units) };
  tellRealm(realm, { type: 'mercenaries-hired', rule: 'HEX-CLAIM-14', to: [seat], ...what });
}

/** HEX-CLAIM-14: mercenaries immediately form a detachment of their own. */
export const composeMercenariesLine: LineRule<'compose-mercenaries'> = {
  group: 'structure',
  refusal: mercenariesRefusal,
  cost: () => 0,
  perform: hireMercenaries,
  offers: (realm) =>
    offered(realm, 'mercenaries').flatMap(({ hex, units }) =>
      units.slice(0, 1).map(({ name }) => ({ type: 'compose-mercenaries', hex, name, units })),
    ),
};

/** Slots of the smallest valid rosters. */
const OFFERED = { followers: ['troops'], mercenaries: ['hq', 'troops', 'troops'] } as const satisfies Record<
  'followers' | 'mercenaries',
  readonly Slot[]
>;

/** A roster for each find that waits: its points shared among the fewest units. */
function offered(realm: Realm, kind: 'followers' | 'mercenaries') {
  const slots: readonly Slot[] = OFFERED[kind];
  return realm.pending
    .filter((found) => found.kind === kind)
    .map(({ hex, points }) => ({
      hex,
      units: slots.map((slot) => plainUnit(realm, slot, Math.floor(points / slots.length))),
    }));
}

/** Ten of the first kind of the seat's list for a slot. */
function plainUnit(realm: Realm, slot: Slot, points: number): UnitSetup {
  const listed = listedKinds(realm).find((unit) => unit.slot === slot && unit.limits.length === 0);
  const nature = { kind: '', tags: [], limits: [], mount: null, mark: null };
  return { ...nature, name: slot, moveClass: 'infantry', scout: false, models: 10, ...listed, slot, points };
}
