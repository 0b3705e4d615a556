import type { LineRule } from '../realm/line-rule.ts';
import { isThreatened, pay, setUpPayer, stockFault, tellRealm, urbanAt, urbanHexes } from '../realm/realm.ts';
import { fault } from '../refusal/fault.ts';
import type { LineOf, UrbanSite } from '../types.ts';
import { hasGrown, recordGrowth } from './growth.ts';
import { growthCost } from './price.ts';

/** The next size; null for a Metropol. */
const nextSize = ({ size }: UrbanSite): 2 | 3 | 4 | null => (size === 4 ? null : ({ 1: 2, 2: 3, 3: 4 } as const)[size]);

/** HEX-URB-05, -06: one size per turn, paid by the settlement itself. */
export const growLine: LineRule<'grow'> = {
  group: 'works',
  refusal: (realm, { hex }) => {
    const site = urbanAt(realm, hex);
    if (site === null) return fault('not-own-urban', 'HEX-URB-05', { hex }, ['hex']);
    const size = nextSize(site);
    if (size === null) return fault('largest-size', 'HEX-URB-05', { hex }, ['hex']);
    if (hasGrown(realm, hex, site.grown)) return fault('grown-this-turn', 'HEX-URB-05', { hex }, ['hex']);
    const unpaid = stockFault(realm, setUpPayer(realm) ?? hex, growthCost(realm.faction, size), 'HEX-URB-06');
    if (unpaid !== null) return unpaid;
    // Checked last: an order that cannot be paid must not reveal an unseen army.
    return isThreatened(realm, hex) ? fault('enemy-zone', 'HEX-URB-05', { hex }, ['hex']) : null;
  },
  cost: (realm, { hex }) => {
    const site = urbanAt(realm, hex);
    const size = site === null ? null : nextSize(site);
    return size === null ? 0 : growthCost(realm.faction, size);
  },
  perform: (realm, { hex }) => {
    const before = urbanAt(realm, hex);
    const size = before === null ? null : nextSize(before);
    if (size === null) return;
    const cost = growthCost(realm.faction, size);
    pay(realm, setUpPayer(realm) ?? hex, cost);
    const site = urbanAt(realm, hex);
    if (site === null) return;
    realm.sites.set(hex, { ...site, size, grown: realm.turn });
    recordGrowth(realm, hex);
    const { seat } = realm;
    tellRealm(realm, { type: 'urban-grown', rule: 'HEX-URB-05', to: [seat], seat, hex, name: site.name, size, cost });
  },
  offers: (realm) =>
    urbanHexes(realm).flatMap((hex): readonly LineOf<'grow'>[] =>
      urbanAt(realm, hex)?.size === 4 ? [] : [{ type: 'grow', hex }],
    ),
};
