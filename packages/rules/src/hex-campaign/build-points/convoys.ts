import { present } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { CONVOY_LEAST } from '../data/build-points.ts';
import { indexOf } from '../map/grid.ts';
import type { LineRule } from '../realm/line-rule.ts';
import {
  credit,
  isFriendlyHex,
  ownPieces,
  pay,
  type Realm,
  stockFault,
  stockOf,
  tellRealm,
  urbanAt,
  urbanHexes,
} from '../realm/realm.ts';
import { fault } from '../refusal/fault.ts';
import type { Convoy, LineOf, PieceId } from '../types.ts';

/** HEX-BP-10: the first number not used by an own convoy of this settlement. */
function convoyName(realm: Realm, hex: HexKey): string {
  const taken = new Set(ownPieces(realm, 'convoy').map(({ name }) => name));
  const { name: town } = present(urbanAt(realm, hex), 'it is built in a settlement');
  let number = 1;
  while (taken.has(`${town} ${number}`.trim())) number += 1;
  return `${town} ${number}`.trim();
}

/** HEX-BP-10: any number of convoys from one store, free of charge, each with at least 50 BP. */
export const convoyLine: LineRule<'convoy'> = {
  group: 'convoys',
  refusal: (realm, { hex, bp }) => {
    if (urbanAt(realm, hex) === null) return fault('not-own-urban', 'HEX-BP-10', { hex }, ['hex']);
    if (bp < CONVOY_LEAST) return fault('convoy-too-small', 'HEX-BP-10', { least: CONVOY_LEAST, bp }, ['bp']);
    return stockFault(realm, hex, bp, 'HEX-BP-10');
  },
  cost: (_realm, { bp }) => bp,
  perform: (realm, { hex, bp }) => {
    pay(realm, hex, bp);
    const name = convoyName(realm, hex);
    const id = realm.newId(`convoy|${hex}|${name}`);
    realm.pieces.set(id, { kind: 'convoy', id, seat: realm.seat, hex, name, bp });
    const { seat } = realm;
    tellRealm(realm, { type: 'convoy-formed', rule: 'HEX-BP-10', to: [seat], seat, piece: id, name, hex, bp });
  },
  offers: (realm) => {
    if (realm.isSetUp) return [];
    const rich = urbanHexes(realm).filter((hex) => stockOf(realm, hex) >= CONVOY_LEAST);
    return rich.map((hex): LineOf<'convoy'> => ({ type: 'convoy', hex, bp: CONVOY_LEAST }));
  },
};

function ownConvoy(realm: Realm, id: PieceId): Convoy | null {
  const piece = realm.pieces.get(id);
  return piece?.kind === 'convoy' ? piece : null;
}

/** HEX-BP-11: whether the BP of a convoy can be stored where it is: in an own or allied Urban hex. */
const isAtStore = (realm: Realm, { hex }: Convoy): boolean =>
  realm.settlements.has(hex) && isFriendlyHex(realm, hex) && indexOf(realm.grid, hex) >= 0;

/** HEX-BP-11: a convoy unloads any part of its BP into the store; an empty one is removed. */
export const unloadLine: LineRule<'unload'> = {
  group: 'unloading',
  refusal: (realm, { convoy: id, bp }) => {
    const convoy = ownConvoy(realm, id);
    if (convoy === null) return fault('no-such-convoy', 'HEX-BP-11', { piece: id }, ['convoy']);
    if (!isAtStore(realm, convoy)) return fault('no-store-here', 'HEX-BP-11', { hex: convoy.hex }, ['convoy']);
    if (bp > convoy.bp) return fault('not-aboard', 'HEX-BP-11', { bp, aboard: convoy.bp }, ['bp']);
    return null;
  },
  cost: () => 0,
  perform: (realm, { convoy: id, bp }) => {
    const convoy = ownConvoy(realm, id);
    if (convoy === null) return;
    const { hex, name } = convoy;
    const left = convoy.bp - bp;
    if (left === 0) realm.pieces.delete(id);
    else realm.pieces.set(id, { ...convoy, bp: left });
    if (urbanAt(realm, hex) === null) realm.gifts.push({ hex, bp });
    else credit(realm, hex, bp);
    const { seat } = realm;
    tellRealm(realm, { type: 'convoy-unloaded', rule: 'HEX-BP-11', to: [seat], seat, piece: id, name, hex, bp, left });
  },
  offers: (realm) => {
    if (realm.isSetUp) return [];
    const here = ownPieces(realm, 'convoy').filter((convoy) => convoy.bp > 0 && isAtStore(realm, convoy));
    return here.map(({ id, bp }): LineOf<'unload'> => ({ type: 'unload', convoy: id, bp }));
  },
};
