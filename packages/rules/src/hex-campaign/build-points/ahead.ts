import type { HexKey } from '../../space/hex.ts';
import { VP_BONUS } from '../data/build-points.ts';
import { indexOf } from '../map/grid.ts';
import { knownRealm } from '../realm/known-realm.ts';
import { type Realm, urbanAt, urbanHexes } from '../realm/realm.ts';
import { haulages } from '../routes/hauls.ts';
import type { Detachment, IncomeLine, PublicSeat, UrbanSite, View } from '../types.ts';
import { livingWorth } from '../units/worth.ts';
import { armyUpkeep } from './army-upkeep.ts';
import { maintenanceOf } from './building-upkeep.ts';
import { taxOf, yieldOf } from './income.ts';
import { landsIn } from './reinforcements.ts';

/**
 * HEX-TURN-08, HEX-BP-02 to -08: what the next upkeep adds to and takes from each own Urban hex, if the seat still
 * holds what it holds now. Dice, the enemy and BP that the Capital cannot pay itself are not foreseen.
 */
export function incomeAhead(realm: Realm, seats: readonly PublicSeat[]): readonly IncomeLine[] {
  const hexes = urbanHexes(realm);
  const chest = treasuryOf(realm, hexes);
  return hexes.flatMap((hex) => {
    const site = urbanAt(realm, hex);
    if (site === null) return [];
    return [
      ...settlementIncome(realm, hex, site),
      ...(hex === realm.record.capital ? reinforcements(realm, hex, site) : []),
      ...(hex === chest ? bonus(realm, hex, seats) : []),
      ...resourceIncome(realm, hex),
      ...buildingUpkeep(realm, hex, site),
      ...(hex === chest ? armyCosts(realm, hex) : []),
    ];
  });
}

/** HEX-TURN-08: the next upkeep of the view's seat, as far as it knows; nothing for other viewers. */
export function nextUpkeep(view: View): readonly IncomeLine[] {
  const realm = knownRealm(view);
  return realm === null ? [] : incomeAhead(realm, view.seats);
}

/** HEX-CLAIM-23: where the Capital's payments go: to the Capital, or without one to the richest settlement. */
function treasuryOf(realm: Realm, hexes: readonly HexKey[]): HexKey | null {
  const { capital } = realm.record;
  if (capital !== null && hexes.includes(capital)) return capital;
  const stock = (hex: HexKey): number => urbanAt(realm, hex)?.bp ?? 0;
  return [...hexes].sort((a, b) => stock(b) - stock(a) || (a < b ? -1 : 1))[0] ?? null;
}

/** HEX-BP-02, HEX-BLD-16, -17. */
function settlementIncome(realm: Realm, hex: HexKey, site: UrbanSite): readonly IncomeLine[] {
  const { ground, me, faction, turn } = realm;
  const level = realm.strongholds.get(hex)?.level ?? 1;
  const taxed = taxOf(site, faction, turn + 1, { ground, me, at: indexOf(ground.grid, hex), level });
  const { bp, bonus: tax } = yieldOf(site, taxed);
  const own: IncomeLine = { kind: 'yield', rule: 'HEX-BP-02', hex, bp };
  if (taxed === 'none') return [own];
  const rule = taxed === 'taxation' ? 'HEX-BLD-16' : 'HEX-BLD-17';
  return [own, { kind: taxed, rule, hex, bp: tax }];
}

/** HEX-BP-03, HEX-AIR-12. */
function reinforcements(realm: Realm, hex: HexKey, site: UrbanSite): readonly IncomeLine[] {
  const usual = realm.settings.reinforcementBp;
  if (usual === 0) return [];
  if (!landsIn(site, realm.faction, realm.turn + 1)) return [{ kind: 'no-port', rule: 'HEX-BP-03', hex, bp: 0 }];
  const { reinforcement } = realm.record;
  const rule = reinforcement === null ? 'HEX-BP-03' : 'HEX-AIR-12';
  return [{ kind: 'reinforcement', rule, hex, bp: reinforcement ?? usual }];
}

/** HEX-BP-05: nothing if the totals of others are hidden. */
function bonus(realm: Realm, hex: HexKey, seats: readonly PublicSeat[]): readonly IncomeLine[] {
  const totals = seats.filter(({ beaten }) => beaten === null).map(({ vp }) => vp);
  const known = totals.filter((vp) => vp !== null);
  if (known.length < totals.length) return [];
  const lead = realm.record.vp - Math.min(realm.record.vp, ...known);
  return lead === 0 ? [] : [{ kind: 'victory-points', rule: 'HEX-BP-05', hex, bp: VP_BONUS * lead, lead }];
}

/** HEX-BP-04, HEX-ROUTE-07: what the routes bring at the end of the turn. */
function resourceIncome(realm: Realm, hex: HexKey): readonly IncomeLine[] {
  return haulages(realm).flatMap(({ hex: from, rp, now }): readonly IncomeLine[] => {
    const site = realm.sites.get(from);
    if (now?.end !== hex || site?.kind !== 'resource' || site.since >= realm.turn) return [];
    return [{ kind: 'resources', rule: 'HEX-BP-04', hex, bp: now.bp, from, rp, length: now.length }];
  });
}

/** HEX-BP-08. */
function buildingUpkeep(realm: Realm, hex: HexKey, site: UrbanSite): readonly IncomeLine[] {
  return site.buildings.flatMap(({ type: building }): readonly IncomeLine[] => {
    const due = maintenanceOf(site, building, realm.record, hex);
    return due === 0 ? [] : [{ kind: 'building', rule: 'HEX-BP-08', hex, bp: -due, building }];
  });
}

/** HEX-BP-06, -07, HEX-QB-12: the detachments on the map, in orbit and being built, old debt, fun battles. */
function armyCosts(realm: Realm, hex: HexKey): readonly IncomeLine[] {
  const onMap = [...realm.pieces.values()].filter((piece): piece is Detachment => piece.kind === 'detachment');
  const coming = realm.constructions.filter(({ ready }) => ready <= realm.turn + 1).map(({ detachment }) => detachment);
  const army = [...onMap, ...realm.orbit.values(), ...coming];
  const points = army.reduce((sum, { units }) => sum + livingWorth(units), 0);
  const due = armyUpkeep(points);
  const { debt, deduction } = realm.record;
  const lines: readonly IncomeLine[] = [
    { kind: 'army', rule: 'HEX-BP-06', hex, bp: -due, points },
    { kind: 'debt', rule: 'HEX-BP-07', hex, bp: -debt },
    { kind: 'fun-battles', rule: 'HEX-QB-12', hex, bp: -deduction },
  ];
  return lines.filter(({ bp }) => bp !== 0);
}
