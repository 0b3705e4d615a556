import { keysOf, lookup, remembered } from '../../kernel/index.ts';
import type { EdgeKey, HexKey } from '../../space/hex.ts';
import { knownGround } from '../ground/known-ground.ts';
import { heldUp } from '../turn/postponed.ts';
import type { PieceId, SeenPiece, UnitId, View } from '../types.ts';
import type { Realm } from './realm.ts';
import { realmOf } from './realm-of.ts';

/** What surrounds the realm of a view's seat, as that seat knows it. Made once for a view: a form asks for many realms. */
const surroundingsOf = remembered((view: View) => {
  const settlements: HexKey[] = [];
  const roads = new Set<EdgeKey>();
  for (const hex of keysOf(view.hexes)) {
    const known = view.hexes[hex];
    if (known?.site?.kind === 'urban') settlements.push(hex);
    for (const road of known?.roads ?? []) roads.add(road);
  }
  return {
    settings: view.settings,
    turn: view.turn,
    isSetUp: view.phase === 'spending',
    chart: view.chart,
    ground: knownGround(view),
    pieces: keysOf(view.pieces).flatMap((id) => lookup(view.pieces, id) ?? []),
    diplomats: Object.values<SeenPiece>(view.seen).filter(({ kind }) => kind === 'diplomat'),
    settlements,
    roads,
    seats: view.seats,
    treaties: view.treaties,
    pending: view.pending,
    heldUp: heldUp(view.battles),
    dice: null,
  };
});

/** The realm of a view's seat, as that seat knows it; null for other viewers. Each call makes a fresh one. */
export function knownRealm(view: View): Realm | null {
  const { own } = view;
  if (own === null) return null;
  let made = 0;
  return realmOf(own, {
    ...surroundingsOf(view),
    newId: () => `new${++made}` as PieceId,
    newUnitId: () => `new${++made}` as UnitId,
  });
}
