import { BUILDINGS, LOWER_STEP } from '../data/settlements.ts';
import { refunded, refundFor } from '../places/refund.ts';
import { disabledWhenBuilt } from '../places/working.ts';
import type { LineRule } from '../realm/line-rule.ts';
import { pay, type Realm, setUpPayer, tellRealm, urbanAt, urbanHexes } from '../realm/realm.ts';
import { fault } from '../refusal/fault.ts';
import type { Building, BuildingType, LineOf, UrbanSite } from '../types.ts';
import { ASPECTS, BUILDING_TYPES } from '../types.ts';
import { buildingFault, standingOf } from './building-fault.ts';

/** HEX-BLD-01, -02, -22: a building, paid by its settlement; an upgrade replaces its lower step. */
export const buildingLine: LineRule<'building'> = {
  group: 'works',
  refusal: buildingFault,
  cost: (_realm, { building }) => BUILDINGS[building].cost,
  perform: (realm, { hex, building: type, aspect }) => {
    const { cost } = BUILDINGS[type];
    pay(realm, setUpPayer(realm) ?? hex, cost);
    const site = urbanAt(realm, hex);
    if (site === null) return;
    const lower = LOWER_STEP[type];
    const kept = site.buildings.filter((one) => one.type !== lower);
    const added: Building = { type, aspect, built: realm.turn, disabled: disabledWhenBuilt(realm.isSetUp) };
    realm.sites.set(hex, { ...site, buildings: [...kept, added] });
    const { seat } = realm;
    tellRealm(realm, {
      type: 'building-built',
      rule: 'HEX-BLD-01',
      to: [seat],
      seat,
      hex,
      building: type,
      aspect,
      cost,
    });
  },
  offers: (realm) =>
    urbanHexes(realm).flatMap((hex) => {
      const site = urbanAt(realm, hex);
      return site === null ? [] : buildable(realm, site).map((line) => ({ ...line, hex }));
    }),
};

/** Kinds that the race may have and has not built yet: upgrades only if their lower step exists. */
function buildable(realm: Realm, site: UrbanSite): readonly Omit<LineOf<'building'>, 'hex'>[] {
  const isOpen = (type: BuildingType): boolean => {
    const { only } = BUILDINGS[type];
    const lower = LOWER_STEP[type];
    const hasLower = lower === undefined || standingOf(site, lower, null) !== undefined;
    const isUpgraded = site.buildings.some((one) => LOWER_STEP[one.type] === type);
    return (only === null || only === realm.faction) && hasLower && !isUpgraded;
  };
  return BUILDING_TYPES.filter(isOpen).flatMap((type) => {
    const aspects = type === 'aspect-shrine' ? ASPECTS : [null];
    const missing = aspects.filter((aspect) => standingOf(site, type, aspect) === undefined);
    return missing.map((aspect) => ({ type: 'building', building: type, aspect }) as const);
  });
}

/** HEX-BLD-05: a building is given up whole, with its lower steps; the first one of the turn pays back half its cost. */
export const disbandBuildingLine: LineRule<'disband-building'> = {
  group: 'disbanding',
  refusal: (realm, { hex, building: type, aspect }) => {
    const site = urbanAt(realm, hex);
    if (site === null) return fault('not-own-urban', 'HEX-BLD-05', { hex }, ['hex']);
    if (standingOf(site, type, aspect) !== undefined) return null;
    return fault('no-such-building', 'HEX-BLD-05', { hex, building: type }, ['building']);
  },
  cost: () => 0,
  perform: (realm, { hex, building: type, aspect }) => {
    const site = urbanAt(realm, hex);
    if (site === null) return;
    const refund = refundFor(realm.record, realm.settings, realm.turn, hex, type);
    if (refund > 0) realm.record = refunded(realm.record, realm.turn, hex);
    const gone = standingOf(site, type, aspect);
    const buildings = site.buildings.filter((one) => one !== gone);
    realm.sites.set(hex, { ...site, bp: site.bp + refund, buildings });
    const { seat } = realm;
    const what = { seat, hex, building: type, aspect, refund };
    tellRealm(realm, { type: 'building-disbanded', rule: 'HEX-BLD-05', to: [seat], ...what });
  },
  offers: (realm) =>
    (realm.isSetUp ? [] : urbanHexes(realm)).flatMap((hex) =>
      (urbanAt(realm, hex)?.buildings ?? []).map(
        ({ type, aspect }): LineOf<'disband-building'> => ({ type: 'disband-building', hex, building: type, aspect }),
      ),
    ),
};
