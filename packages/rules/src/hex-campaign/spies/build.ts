import { present } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { SPY_TERMS } from '../data/spies.ts';
import { producesAs } from '../places/working.ts';
import type { LineRule } from '../realm/line-rule.ts';
import type { Realm } from '../realm/realm.ts';
import { countOf, countUp, ownPieces, pay, stockFault, tellRealm, urbanAt, urbanHexes } from '../realm/realm.ts';
import { fault } from '../refusal/fault.ts';
import type { LineOf } from '../types.ts';

/** HEX-BLD-04, -10: whether an Espionage Center built before this turn works in the hex. */
function hasCenter(realm: Realm, hex: HexKey): boolean {
  const site = urbanAt(realm, hex);
  const buildings = site?.buildings ?? [];
  return buildings.some(
    (building) => site !== null && producesAs(site, building, realm.faction, realm.turn) === 'espionage-center',
  );
}

/** How often this sheet has built a spy in the hex. */
const purpose = (hex: HexKey): string => `HEX-BLD-10 ${hex}`;

const livingFrom = (realm: Realm, hex: HexKey): number =>
  ownPieces(realm, 'spy').filter(({ home }) => home === hex).length;

/** The settlement's name with the first number not used by an own spy. */
function spyName(realm: Realm, hex: HexKey): string {
  const taken = new Set(ownPieces(realm, 'spy').map(({ name }) => name));
  const { name: town } = present(urbanAt(realm, hex), 'it is built in a settlement');
  let number = 1;
  while (taken.has(`${town} ${number}`.trim())) number += 1;
  return `${town} ${number}`.trim();
}

/** HEX-SPY-01, HEX-BLD-10, -19: a spy at its center; it may be ordered to move in the same turn. */
export const spyLine: LineRule<'spy'> = {
  group: 'agents',
  refusal: (realm, { hex }) => {
    if (urbanAt(realm, hex) === null) return fault('not-own-urban', 'HEX-BLD-19', { hex }, ['hex']);
    if (!hasCenter(realm, hex)) return fault('no-espionage-center', 'HEX-BLD-10', { hex }, ['hex']);
    if (countOf(realm, purpose(hex)) >= SPY_TERMS.perTurn)
      return fault('spy-built-already', 'HEX-BLD-10', { hex }, ['hex']);
    if (livingFrom(realm, hex) >= SPY_TERMS.alive) {
      return fault('too-many-spies', 'HEX-BLD-10', { hex, most: SPY_TERMS.alive }, ['hex']);
    }
    return stockFault(realm, hex, SPY_TERMS.cost);
  },
  cost: () => SPY_TERMS.cost,
  perform: (realm, { hex }) => {
    pay(realm, hex, SPY_TERMS.cost);
    countUp(realm, purpose(hex));
    const name = spyName(realm, hex);
    const id = realm.newId(`spy|${hex}|${name}`);
    const { seat } = realm;
    realm.pieces.set(id, { kind: 'spy', id, seat, hex, name, home: hex, target: null });
    const told = { seat, piece: id, name, hex, cost: SPY_TERMS.cost };
    tellRealm(realm, { type: 'spy-built', rule: 'HEX-SPY-01', to: [seat], ...told });
  },
  offers: (realm) => {
    if (realm.isSetUp) return [];
    const centers = urbanHexes(realm).filter((hex) => hasCenter(realm, hex));
    return centers.map((hex): LineOf<'spy'> => ({ type: 'spy', hex }));
  },
};
