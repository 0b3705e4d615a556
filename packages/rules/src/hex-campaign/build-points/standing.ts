import type { LineRule } from '../realm/line-rule.ts';
import { tellRealm, urbanAt, urbanHexes } from '../realm/realm.ts';
import { fault } from '../refusal/fault.ts';
import { BUILDING_TYPES, type LineOf } from '../types.ts';

/** HEX-BP-08: the order in which buildings are paid from now on; those not named follow in the order of the table. */
export const upkeepOrderLine: LineRule<'upkeep-order'> = {
  group: 'works',
  refusal: (_realm, { buildings }) =>
    new Set(buildings).size === buildings.length ? null : fault('building-named-twice', 'HEX-BP-08', {}, ['buildings']),
  cost: () => 0,
  perform: (realm, { buildings }) => {
    realm.record = { ...realm.record, upkeepOrder: buildings };
    const { seat } = realm;
    tellRealm(realm, { type: 'upkeep-order-set', rule: 'HEX-BP-08', to: [seat], seat, buildings });
  },
  offers: (realm) => {
    const owned = new Set(
      [...realm.sites.values()]
        .flatMap((site) => (site.kind === 'urban' ? site.buildings : []))
        .map(({ type }) => type),
    );
    if (owned.size === 0) return [];
    const { upkeepOrder } = realm.record;
    const rest = BUILDING_TYPES.filter((type) => owned.has(type) && !upkeepOrder.includes(type));
    return [{ type: 'upkeep-order', buildings: [...upkeepOrder, ...rest] } satisfies LineOf<'upkeep-order'>];
  },
};

/** HEX-BLD-17: whether an Exploitation Center exploits from the next upkeep on, or merely taxes. */
export const exploitLine: LineRule<'exploit'> = {
  group: 'works',
  refusal: (realm, { hex }) => {
    const site = urbanAt(realm, hex);
    if (site === null) return fault('not-own-urban', 'HEX-BLD-17', { hex }, ['hex']);
    const hasCenter = site.buildings.some(({ type }) => type === 'exploitation-center');
    return hasCenter ? null : fault('no-exploitation-center', 'HEX-BLD-17', { hex }, ['hex']);
  },
  cost: () => 0,
  perform: (realm, { hex, on }) => {
    const site = urbanAt(realm, hex);
    if (site === null) return;
    realm.sites.set(hex, { ...site, exploits: on });
    const { seat } = realm;
    tellRealm(realm, { type: 'exploitation-set', rule: 'HEX-BLD-17', to: [seat], seat, hex, name: site.name, on });
  },
  offers: (realm) =>
    urbanHexes(realm).flatMap((hex): readonly LineOf<'exploit'>[] => {
      const site = urbanAt(realm, hex);
      const hasCenter = site?.buildings.some(({ type }) => type === 'exploitation-center') ?? false;
      return hasCenter && !realm.isSetUp ? [{ type: 'exploit', hex, on: !(site?.exploits ?? true) }] : [];
    }),
};
