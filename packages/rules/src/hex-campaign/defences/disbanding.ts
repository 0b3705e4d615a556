import type { LineRule } from '../realm/line-rule.ts';
import { credit, tellRealm } from '../realm/realm.ts';
import { fault } from '../refusal/fault.ts';
import { refundOf, refundStores } from './refunds.ts';

/** HEX-DEF-02, HEX-LOOT-01: a defence is given up for half its BP, one of another race for a quarter. */
export const disbandDefenceLine: LineRule<'disband-defence'> = {
  group: 'disbanding',
  refusal: (realm, { hex, defence, payer }) => {
    const known = realm.strongholds.get(hex)?.defences.some(({ id }) => id === defence) ?? false;
    if (!known) return fault('no-such-defence', 'HEX-DEF-02', { hex }, ['defence']);
    if (payer === null || refundStores(realm, hex).includes(payer)) return null;
    return fault('refund-goes-elsewhere', 'HEX-DEF-02', { hex: payer }, ['payer']);
  },
  cost: () => 0,
  perform: (realm, { hex, defence, payer }) => {
    const stronghold = realm.strongholds.get(hex);
    const gone = stronghold?.defences.find(({ id }) => id === defence);
    if (stronghold === undefined || gone === undefined) return;
    realm.strongholds.set(hex, { ...stronghold, defences: stronghold.defences.filter((one) => one !== gone) });
    const store = payer ?? refundStores(realm, hex)[0] ?? null;
    const bp = store === null ? 0 : refundOf(gone, realm.faction);
    if (store !== null) credit(realm, store, bp);
    const { seat } = realm;
    const { type, weapon } = gone;
    tellRealm(realm, {
      type: 'defence-disbanded',
      rule: 'HEX-DEF-02',
      to: [seat],
      seat,
      hex,
      defence: type,
      weapon,
      store,
      bp,
    });
  },
  offers: (realm) =>
    [...realm.strongholds.keys()].sort().flatMap((hex) => {
      const stores = refundStores(realm, hex);
      const payers = stores.length > 1 ? stores : [null];
      const defences = realm.strongholds.get(hex)?.defences ?? [];
      return defences.flatMap(({ id }) =>
        payers.map((payer) => ({ type: 'disband-defence', hex, defence: id, payer }) as const),
      );
    }),
};
