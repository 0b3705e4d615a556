import type { HexKey } from '../../space/hex.ts';
import { SPY_DICE } from '../data/spies.ts';
import { bare, hauntAt, isSameTarget, ownerOf, placeOf, targetsIn } from '../places/spy-targets.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import { moversInSheets } from '../turn/orders.ts';
import type { Board, Telling } from '../turn/play.ts';
import { areFoes, refuse, replacePiece, tell } from '../turn/play.ts';
import type { Infiltrated, MovementOrder, PieceId, Spy, SpyTarget } from '../types.ts';
import { caught } from './caught.ts';
import { switchFault } from './faults.ts';

/** The fields of a step that this reads and changes. */
type Loosening = Telling & Board & Reads<'before' | 'control' | 'sheets' | 'sites' | 'strongholds'>;

/** The fields of a step that this reads and changes. */
type Infiltrating = Telling &
  Board &
  Reads<'before' | 'captives' | 'control' | 'dice' | 'seats' | 'sites' | 'stateNow' | 'strongholds'> &
  Changes<'memory'>;

const spyOf = (play: Reads<'pieces'>, id: PieceId): Spy | null => {
  const piece = play.pieces.get(id);
  return piece?.kind === 'spy' ? piece : null;
};

/**
 * HEX-SPY-07, -08: before anybody moves, spies ordered away leave their targets, and those that
 * are to switch do so, so that their target's moves in the same phase do not undo the order.
 */
export function loosenSpies(play: Loosening): void {
  for (const { piece, order } of moversInSheets(play)) {
    if (piece.kind !== 'spy') continue;
    if (order.type === 'guard' && order.switchTo !== undefined) switchInMovement(play, piece, order, order.switchTo);
    const isLeaving = order.type === 'follow' || (order.type === 'path' && order.path.length > 0);
    if (isLeaving && piece.target !== null) replacePiece(play, { ...piece, target: null });
  }
}

function switchInMovement(
  play: Telling & Board & Reads<'control' | 'sites' | 'strongholds'>,
  spy: Spy,
  order: MovementOrder,
  to: SpyTarget,
): void {
  const found = switchTarget(play, spy, to);
  if (!found) refuse(play, 'HEX-SPY-07', spy, order, 'spy-no-switch');
}

/** HEX-SPY-07: switches without a die to another target in the same hex. False if not allowed. */
export function switchTarget(
  play: Telling & Board & Reads<'control' | 'sites' | 'strongholds'>,
  spy: Spy,
  to: SpyTarget,
): boolean {
  const haunt = hauntAt(play, spy.hex);
  const target = targetsIn(haunt, spy.seat).find((one) => isSameTarget(one, to));
  if (target === undefined || switchFault(haunt, spy, to) !== null) return false;
  const { seat, id, name, hex } = spy;
  replacePiece(play, { ...spy, target });
  const told = { seat, piece: id, name, hex, target: bare(target), of: target.of };
  tell(play, { type: 'spy-switched', rule: 'HEX-SPY-07', to: [seat], ...told });
  return true;
}

/** HEX-SPY-03: the part of a path up to the hex where the ordered target is, friend's or foe's. */
export function pathToTarget(play: Reads<'pieces'>, order: MovementOrder, path: readonly HexKey[]): readonly HexKey[] {
  const place = order.type === 'path' && order.target !== undefined ? placeOf(play, order.target) : null;
  const end = place === null ? -1 : path.indexOf(place);
  return end < 0 ? path : path.slice(0, end + 1);
}

/**
 * HEX-SPY-03, -04: a spy that has ended its move in a hex infiltrates its ordered target, or else the first thing of
 * an enemy. Friends' and partners' things only by order.
 */
export function arrive(play: Infiltrating, id: PieceId, order: MovementOrder): void {
  const spy = spyOf(play, id);
  if (spy === null) return;
  const targets = targetsIn(hauntAt(play, spy.hex), spy.seat);
  const wish = order.type === 'path' ? order.target : undefined;
  const wished = wish === undefined ? undefined : targets.find((one) => isSameTarget(one, wish));
  const target = wished ?? targets.find(({ of }) => areFoes(play, spy.seat, of));
  if (target !== undefined) infiltrate(play, spy, target);
}

/** HEX-SPY-09: a free spy chooses a target in its own hex. */
export function takeUp(play: Infiltrating, spy: Spy, order: Extract<MovementOrder, { type: 'path' }>): void {
  const { target: wish } = order;
  const targets = targetsIn(hauntAt(play, spy.hex), spy.seat);
  const target = wish === undefined ? undefined : targets.find((one) => isSameTarget(one, wish));
  if (spy.target !== null) refuse(play, 'HEX-SPY-07', spy, order, 'spy-has-target');
  else if (target === undefined) refuse(play, 'HEX-SPY-09', spy, order, 'spy-target-gone');
  else infiltrate(play, spy, target);
}

/** HEX-SPY-04, -05: on 1 it is caught. */
function infiltrate(play: Infiltrating, spy: Spy, target: Infiltrated): void {
  const die = play.dice.d6('HEX-SPY-04', spy.id);
  if (die <= SPY_DICE.caught) {
    caught(play, spy, target, die);
    return;
  }
  const { seat, id, name, hex } = spy;
  replacePiece(play, { ...spy, target });
  const told = { seat, piece: id, name, hex, target: bare(target), of: target.of, die };
  tell(play, { type: 'spy-infiltrated', rule: 'HEX-SPY-04', to: [seat], ...told });
}

/** HEX-SPY-06: spies go where their detachment or convoy goes. */
export function carrySpies(play: Board, moved: PieceId): void {
  for (const id of play.spies) {
    const spy = spyOf(play, id);
    if (spy?.target == null || !('piece' in spy.target) || spy.target.piece !== moved) continue;
    const hex = placeOf(play, spy.target);
    if (hex !== null && hex !== spy.hex) replacePiece(play, { ...spy, hex });
  }
}

/**
 * HEX-SPY-06, -09: spies follow their targets, however these moved, and lose them when they are gone or
 * in other hands. Then they stay where they were.
 */
export function keepUpSpies(play: Telling & Board & Reads<'control' | 'sites' | 'strongholds'>): void {
  for (const id of [...play.spies].sort()) {
    const spy = spyOf(play, id);
    if (spy === null || spy.target === null) continue;
    const { target, hex } = spy;
    const place = placeOf(play, target);
    if (place === null || ownerOf(play, target) !== target.of) loseTarget(play, spy, target);
    else if (place !== hex) replacePiece(play, { ...spy, hex: place });
  }
}

/** HEX-SPY-09: the spy is free, in its present hex. */
export function loseTarget(play: Telling & Board, spy: Spy, target: Infiltrated): void {
  const { seat, id, name, hex } = spy;
  replacePiece(play, { ...spy, target: null });
  const told = { seat, piece: id, name, hex, target: bare(target), of: target.of };
  tell(play, { type: 'spy-released', rule: 'HEX-SPY-09', to: [seat], ...told });
}
