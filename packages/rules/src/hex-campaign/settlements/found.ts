import { placeName } from '../map/place-name.ts';
import type { LineRule } from '../realm/line-rule.ts';
import { proposedPayer } from '../realm/payer.ts';
import { ownHexes, pay, payerFault, type Realm, tellRealm } from '../realm/realm.ts';
import type { LineOf } from '../types.ts';
import { recordGrowth } from './growth.ts';
import { foundingCost } from './price.ts';
import { neighbourFault, siteFault } from './site-fault.ts';

/** HEX-URB-02 to -04, -06, -08: a Village of the player's race, with roads from the start. */
export const foundLine: LineRule<'found'> = {
  group: 'works',
  refusal: (realm, { hex, payer }) =>
    siteFault(realm, hex) ?? payerFault(realm, payer, [hex], foundingCost(realm.faction)) ?? neighbourFault(realm, hex),
  cost: (realm) => foundingCost(realm.faction),
  perform: (realm, { hex, payer }) => {
    const cost = foundingCost(realm.faction);
    pay(realm, payer, cost);
    const name = placeName(realm.chart, hex);
    realm.sites.set(hex, {
      kind: 'urban',
      size: 1,
      faction: realm.faction,
      name,
      bp: 0,
      buildings: [],
      grown: realm.turn,
      exploits: true,
    });
    realm.settlements.add(hex);
    recordGrowth(realm, hex);
    tellRealm(realm, { type: 'founded', rule: 'HEX-URB-02', to: [realm.seat], seat: realm.seat, hex, name, cost });
  },
  offers: (realm) => {
    const cost = foundingCost(realm.faction);
    return possibleSites(realm).flatMap((hex): readonly LineOf<'found'>[] => {
      const payer = proposedPayer(realm, hex, cost);
      return payer === null ? [] : [{ type: 'found', hex, payer }];
    });
  },
};

/** Own hexes where a Village may be founded. */
const possibleSites = (realm: Realm) =>
  ownHexes(realm).filter((hex) => (siteFault(realm, hex) ?? neighbourFault(realm, hex)) === null);
