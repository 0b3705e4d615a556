import { remembered } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { incomeAhead } from '../build-points/ahead.ts';
import { musterOptions } from '../detachments/options.ts';
import { setAside } from '../diplomacy/deals.ts';
import { listedKinds } from '../races/permissions.ts';
import { listedMarks, listedMounts } from '../races/riding.ts';
import { knownRealm } from '../realm/known-realm.ts';
import { BUILD_GROUPS, type BuildGroup } from '../realm/line-rule.ts';
import { type Realm, stockOf, urbanHexes } from '../realm/realm.ts';
import { refusalFrom } from '../refusal/refusal.ts';
import { haulages, haulOn, routeHindrance, routeReach } from '../routes/hauls.ts';
import type {
  Booking,
  BuildLine,
  BuildLineType,
  BuildOption,
  Haul,
  Haulage,
  Judgement,
  MusterOption,
  Reach,
  ReckonedLine,
  Reckoning,
  Refusal,
  UnitKind,
  UnitNatures,
  View,
} from '../types.ts';
import { AFTER_DEALS, inOrder, performed, ruleOf } from './execute.ts';
import { LINES } from './lines.ts';
import { offered } from './options.ts';

type Lines = readonly BuildLine[];
/** A question to the realm once all lines of a group are carried out. */
type AfterGroup = (realm: Realm, group: BuildGroup) => void;

const storesOf = (realm: Realm): ReadonlyMap<HexKey, number> =>
  new Map(urbanHexes(realm).map((hex) => [hex, stockOf(realm, hex)]));

function bookings(before: ReadonlyMap<HexKey, number>, realm: Realm): readonly Booking[] {
  return [...storesOf(realm)].flatMap(([hex, bp]) => {
    const change = bp - (before.get(hex) ?? 0);
    return change === 0 ? [] : [{ hex, bp: change }];
  });
}

function reckonedLine(realm: Realm, line: BuildLine, index: number): ReckonedLine {
  const before = storesOf(realm);
  const fault = performed(realm, line);
  return { line, index, bookings: bookings(before, realm), refusal: fault === null ? null : refusalFrom(fault) };
}

/** HEX-TURN-09: carries the lines out on what the seat knows, with its signed deals, and records each. */
function carriedOut(realm: Realm, view: View, lines: Lines, after: AfterGroup = () => {}): readonly ReckonedLine[] {
  return BUILD_GROUPS.flatMap((group) => {
    if (group === AFTER_DEALS[0]) setAside(realm, view.own?.deals ?? []);
    const reckoned = inOrder(lines, [group]).map(([index, line]) => reckonedLine(realm, line, index));
    after(realm, group);
    return reckoned;
  });
}

/** HEX-TURN-09, HEX-BP-01: a build sheet added up on what the seat knows; null for viewers without a seat. */
export function reckoned(view: View, lines: Lines): Reckoning | null {
  const realm = knownRealm(view);
  if (realm === null) return null;
  const before = storesOf(realm);
  const all = carriedOut(realm, view, lines);
  const stores = [...storesOf(realm)].map(([hex, left]) => ({ hex, before: before.get(hex) ?? 0, left }));
  return { lines: all, stores, ahead: incomeAhead(realm, view.seats) };
}

/**
 * HEX-TURN-09: what may be added to a sheet: each kind of line is evaluated after the lines of its group,
 * where a new one would go. {@link judged} tells whether later lines can still be paid.
 */
export function offersAfter(view: View, lines: Lines): readonly BuildOption[] {
  const realm = knownRealm(view);
  const { phase } = view;
  if (realm === null || (phase !== 'build' && phase !== 'spending')) return [];
  const types = Object.keys(LINES) as BuildLineType[];
  const offers: BuildOption[] = [];
  carriedOut(realm, view, lines, (now, group) => {
    for (const type of types) if (ruleOf(type).group === group) offers.push(...offered(now, phase, type));
  });
  return offers;
}

const refusedIn = (all: readonly ReckonedLine[]): ReadonlySet<number> =>
  new Set(all.filter(({ refusal }) => refusal !== null).map(({ index }) => index));

const NOTHING: ReadonlySet<number> = new Set();

/** Positions of the refused lines in a sheet. A form calls this again for every line that it might add. */
const refusedOf = remembered((view: View) =>
  remembered((lines: Lines): ReadonlySet<number> => {
    const realm = knownRealm(view);
    return realm === null ? NOTHING : refusedIn(carriedOut(realm, view, lines));
  }),
);

/**
 * HEX-BP-01, HEX-TURN-09: the effect of adding a line: its refusal or price, and the lines that it displaces. It is
 * refused for the reason that {@link offersAfter} gives, if it is offered there.
 */
export function judged(view: View, lines: Lines, line: BuildLine): Judgement {
  const realm = knownRealm(view);
  if (realm === null) return { refusal: null, bookings: [], falls: [] };
  const all = carriedOut(realm, view, [...lines, line]);
  const before = refusedOf(view)(lines);
  const found = all.find(({ index }) => index === lines.length);
  const falls = all.filter(({ index, refusal }) => index < lines.length && refusal !== null && !before.has(index));
  const { refusal = null, bookings: booked = [] } = found ?? {};
  return { refusal, bookings: booked, falls: falls.map(({ index }) => index) };
}

/** HEX-TURN-09: positions of the lines that cannot be carried out without a given one. */
export function fallsWithout(view: View, lines: Lines, index: number): readonly number[] {
  const realm = knownRealm(view);
  if (realm === null) return [];
  const before = refusedOf(view)(lines);
  const others = lines.map((line, i) => [line, i] as const).filter(([, i]) => i !== index);
  const left = carriedOut(
    realm,
    view,
    others.map(([line]) => line),
  );
  const places = [...refusedIn(left)].flatMap((i) => others[i]?.[1] ?? []);
  return places.filter((i) => !before.has(i)).sort((a, b) => a - b);
}

/** HEX-ROUTE-01 to -04: the routes of all own Resource hexes with the roads and settlements of a sheet. */
export function haulagesAfter(view: View, lines: Lines): readonly Haulage[] {
  const realm = knownRealm(view);
  if (realm === null) return [];
  carriedOut(realm, view, lines);
  return haulages(realm);
}

/** HEX-ROUTE-02 to -04: how much arrives by a path that a player draws; null if it leads to no own settlement. */
export function haulAfter(view: View, lines: Lines, from: HexKey, path: readonly HexKey[]): Haul | null {
  const realm = knownRealm(view);
  if (realm === null) return null;
  carriedOut(realm, view, lines);
  return haulOn(realm, from, path);
}

/** HEX-ROUTE-02, -03: where a route from an own Resource hex can lead, with the roads and settlements of a sheet. */
export function routeReachAfter(view: View, lines: Lines, from: HexKey): readonly Reach[] {
  const realm = knownRealm(view);
  if (realm === null) return [];
  carriedOut(realm, view, lines);
  return routeReach(realm, from);
}

/** HEX-ROUTE-02 to -04: why a route that is being drawn cannot lead to a hex; null: it can. */
export function routeHindranceAfter(
  view: View,
  lines: Lines,
  from: HexKey,
  drawn: { readonly path: readonly HexKey[]; readonly to: HexKey },
): Refusal | null {
  const realm = knownRealm(view);
  if (realm === null) return null;
  carriedOut(realm, view, lines);
  const found = routeHindrance(realm, from, drawn.path, drawn.to);
  return found === null ? null : refusalFrom(found);
}

/** HEX-DET-10, -12, -22: where units can be bought when the lines before new detachments are carried out. */
export function mustersAfter(view: View, lines: Lines): readonly MusterOption[] {
  const realm = knownRealm(view);
  const { phase } = view;
  if (realm === null || (phase !== 'build' && phase !== 'spending')) return [];
  const musters: MusterOption[] = [];
  carriedOut(realm, view, lines, (now, group) => {
    if (group === 'detachments') musters.push(...musterOptions(now, phase));
  });
  return musters;
}

/** HEX-DET-10: kinds of units of the seat's lists: as named in the lists, as initial values for forms. */
export function unitKinds(view: View): readonly UnitKind[] {
  const realm = knownRealm(view);
  if (realm === null) return [];
  return listedKinds(realm).map(({ kind, name, slot, moveClass, tags, limits, mount, mark, scout }) => ({
    kind,
    name,
    slot,
    moveClass,
    tags,
    limits,
    mount,
    mark,
    scout,
  }));
}

/** HEX-DET-10, HEX-RACE-CH-03: what may carry a unit of the seat, and which marks it may bear: for forms to offer. */
export function unitNatures(view: View): UnitNatures {
  const realm = knownRealm(view);
  return realm === null ? { mounts: [], marks: [] } : { mounts: listedMounts(realm), marks: listedMarks(realm) };
}
