import { present } from '../../kernel/index.ts';
import { DIPLOMAT_TERMS } from '../data/diplomacy.ts';
import { producesAs } from '../places/working.ts';
import type { LineRule } from '../realm/line-rule.ts';
import type { Realm } from '../realm/realm.ts';
import { ownPieces, pay, stockFault, tellRealm, urbanAt } from '../realm/realm.ts';
import { fault } from '../refusal/fault.ts';

/** HEX-BLD-18, -04: whether the Capital has an Embassy not built this turn. */
function hasEmbassy(realm: Realm): boolean {
  const { capital } = realm.record;
  const site = capital === null ? null : urbanAt(realm, capital);
  return site?.buildings.some((one) => producesAs(site, one, realm.faction, realm.turn) === 'embassy') === true;
}

/** HEX-BLD-18, -19: one diplomat at a time, built in the Capital; it may be ordered to move in the same turn. */
export const diplomatLine: LineRule<'diplomat'> = {
  group: 'agents',
  refusal: (realm) => {
    const { capital } = realm.record;
    if (capital === null) return fault('no-capital', 'HEX-BLD-18');
    if (!hasEmbassy(realm)) return fault('no-embassy', 'HEX-BLD-18', { hex: capital });
    if (ownPieces(realm, 'diplomat').length >= DIPLOMAT_TERMS.alive) return fault('second-diplomat', 'HEX-BLD-18');
    return stockFault(realm, capital, DIPLOMAT_TERMS.cost);
  },
  cost: () => DIPLOMAT_TERMS.cost,
  perform: (realm) => {
    const hex = realm.record.capital;
    if (hex === null) return;
    const { cost } = DIPLOMAT_TERMS;
    pay(realm, hex, cost);
    const { name } = present(urbanAt(realm, hex), 'it is built in a settlement');
    const id = realm.newId(`diplomat|${hex}`);
    const { seat } = realm;
    realm.pieces.set(id, { kind: 'diplomat', id, seat, hex, name });
    tellRealm(realm, { type: 'diplomat-built', rule: 'HEX-BLD-18', to: [seat], seat, piece: id, name, hex, cost });
  },
  offers: (realm) => (!realm.isSetUp && hasEmbassy(realm) ? [{ type: 'diplomat' }] : []),
};
