'use client';
import {
  foreseen,
  type MovementOrder,
  type MovementOrderType,
  type OrderChoice,
  type Piece,
  type PieceId,
  type Stop,
} from '@sealed-orders/rules/hex-campaign';
import { distance, type HexKey } from '@sealed-orders/rules/space';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { startTransition } from 'react';
import type { HexPlace } from '../../hex-context.ts';
import { type DeskSeat, useDeskSeat } from '../phase-desk.ts';
import { choiceInHand, highInHand, type OrdersDesk, ordersDeskOf, typeInHand } from './orders-context.ts';
import { type PathOrder, withMoved, withOrder, withoutOrder, withPath } from './orders-draft.ts';
import { pathTo, reachOf } from './path-drawing.ts';

/** An order that is complete as soon as its tile is touched; null for those that ask for a path or a target. */
function plainOrder(piece: PieceId, type: MovementOrderType): MovementOrder | null {
  switch (type) {
    case 'advance':
    case 'guard':
    case 'recover':
    case 'claim-area':
    case 'to-orbit':
      return { type, piece };
    case 'path':
    case 'move-and-claim':
    case 'reserve':
    case 'follow':
    case 'webway':
      return null;
  }
}

/** A new order with a path, or the old one of the same type with another. */
function pathOrder(hands: Hands, piece: PieceId, type: MovementOrderType, path: readonly HexKey[]): PathOrder | null {
  const { desk } = hands;
  if (type !== 'path' && type !== 'move-and-claim' && type !== 'reserve') return null;
  const given = desk.orderOf(piece);
  if (given !== undefined && 'path' in given && given.type === type) return withPath(given, path);
  const order = { piece, path, ...kept(given) };
  return type === 'path' && highInHand(desk, piece) ? { ...order, type, high: true } : { ...order, type };
}

/** What stays when a piece gets another kind of order. */
const kept = (given: MovementOrder | undefined): Pick<MovementOrder, 'treatment'> =>
  given?.treatment === undefined ? {} : { treatment: given.treatment };

const pathOf = (order: MovementOrder | undefined): readonly HexKey[] => (order && 'path' in order ? order.path : []);

interface Hands {
  readonly desk: OrdersDesk;
  readonly place: HexPlace;
  readonly hold: DeskSeat['hold'];
  readonly say: DeskSeat['say'];
  readonly undo: () => void;
}

const give = ({ desk }: Hands, order: MovementOrder): void => desk.write((sheet) => withOrder(sheet, order));
const remove = ({ desk }: Hands, piece: PieceId): void => desk.write((sheet) => withoutOrder(sheet, piece));
const write = ({ desk, hold }: Hands, piece: PieceId, type: MovementOrderType): void =>
  hold({ phase: 'movement-orders', piece, type, ...(highInHand(desk, piece) ? { high: true } : {}) });

function choose(hands: Hands, piece: Piece, type: MovementOrderType): void {
  const { desk } = hands;
  const choice = choiceOf(desk, piece.id, type);
  if (!choice || choice.refusal !== null) return;
  const order = plainOrder(piece.id, type);
  if (order) {
    const given = desk.orderOf(piece.id);
    give(hands, given?.type === type ? given : { ...order, ...kept(given) });
    hands.hold(null);
    return;
  }
  write(hands, piece.id, type);
  const given = desk.orderOf(piece.id);
  if (given && given.type !== type) remove(hands, piece.id);
}

function lengthen(hands: Hands, piece: Piece, hex: HexKey): boolean {
  const { desk } = hands;
  const choice = choiceInHand(desk, piece.id);
  if (!choice || choice.reach.length === 0) return false;
  if (choice.type === 'webway') return throughWebway(hands, piece, hex);
  const given = desk.orderOf(piece.id);
  const high = highInHand(desk, piece.id);
  const isLegal = (path: readonly HexKey[]) => {
    const order = pathOrder(hands, piece.id, choice.type, path);
    return order !== null && desk.judge(order).length === 0 && foreseen(desk.view, order)?.costs.length === path.length;
  };
  const path = pathTo(hex, { from: piece.hex, path: pathOf(given), reach: reachOf(choice, high), isLegal });
  const order = path && pathOrder(hands, piece.id, choice.type, path);
  if (!order) return false;
  write(hands, piece.id, choice.type);
  if (path.length > 0) give(hands, order);
  else remove(hands, piece.id);
  return true;
}

/** HEX-RACE-EL-05: out at this end, if a webway leads there. */
function throughWebway(hands: Hands, piece: Piece, to: HexKey): boolean {
  const choice = choiceOf(hands.desk, piece.id, 'webway');
  if (choice?.reach.some(({ hex }) => hex === to) !== true) return false;
  give(hands, { type: 'webway', piece: piece.id, to, ...kept(hands.desk.orderOf(piece.id)) });
  hands.hold(null);
  return true;
}

/** HEX-MORD-11: whether the order in hand flies high; a path that is drawn stays as it is. */
function flyHigh(hands: Hands, piece: Piece, high: boolean): void {
  const type = typeInHand(hands.desk, piece.id);
  const given = hands.desk.orderOf(piece.id);
  if (type === null) return;
  if (given?.type === 'path' || given?.type === 'follow') give(hands, { ...given, high });
  hands.hold({ phase: 'movement-orders', piece: piece.id, type, high });
}

/** What ends the march before a hex beside its end so far, as far as the player can know. */
function hindrance(hands: Hands, piece: Piece, hex: HexKey): Stop | null {
  const { desk } = hands;
  const choice = choiceInHand(desk, piece.id);
  const given = desk.orderOf(piece.id);
  const path = pathOf(given);
  if (!choice || distance(path.at(-1) ?? piece.hex, hex) !== 1) return null;
  const order = pathOrder(hands, piece.id, choice.type, [...path, hex]);
  return order && (foreseen(desk.view, order)?.stop ?? null);
}

function stepBack(hands: Hands, piece: Piece): void {
  const given = hands.desk.orderOf(piece.id);
  if (!given || !('path' in given)) return;
  const path = given.path.slice(0, -1);
  write(hands, piece.id, given.type);
  if (path.length > 0) give(hands, withPath(given, path));
  else remove(hands, piece.id);
}

function follow(hands: Hands, piece: Piece, target: PieceId): void {
  const high = highInHand(hands.desk, piece.id) ? { high: true } : {};
  give(hands, { type: 'follow', piece: piece.id, target, ...high, ...kept(hands.desk.orderOf(piece.id)) });
  hands.hold(null);
}

function clear(hands: Hands, piece: Piece): void {
  const { desk, place, say, undo } = hands;
  if (desk.orderOf(piece.id) === undefined) return;
  remove(hands, piece.id);
  if (place.selection?.kind === 'piece' && place.selection.piece === piece.id) layOut(hands, piece);
  say(unitText.cleared(place.nameOf(piece)), undo);
}

function clearAll({ desk, hold, say, undo }: Hands): void {
  desk.write((sheet) => (sheet.air === undefined ? { ...sheet, orders: [] } : { ...sheet, orders: [], air: [] }));
  hold(null);
  say(sheetText.clearedAll, undo);
}

/** Without an order yet, the path is what most come for: its reach is shown at once. */
function layOut(hands: Hands, piece: Piece): void {
  if (choiceOf(hands.desk, piece.id, 'path')?.refusal !== null) return;
  write(hands, piece.id, 'path');
}

/** Selects a piece and lays out its order: both together a moment after the touch, so that the page is drawn once. */
function take(hands: Hands, piece: Piece): void {
  startTransition(() => {
    hands.place.select({ kind: 'piece', piece: piece.id });
    if (!hands.desk.isOpen) return;
    if (hands.desk.orderOf(piece.id)) hands.hold(null);
    else layOut(hands, piece);
  });
}

/** Goes to the next unit without an order, or the last one. */
function next(hands: Hands, direction: 1 | -1): void {
  const { desk, place, hold } = hands;
  const gaps = desk.pieces.filter((piece) => desk.stateOf(piece.id) === 'none');
  const here = gaps.findIndex((piece) => place.selection?.kind === 'piece' && piece.id === place.selection.piece);
  const at = here < 0 ? (direction > 0 ? 0 : gaps.length - 1) : (here + direction + gaps.length) % gaps.length;
  const found = gaps[at];
  startTransition(() => hold(null));
  if (found) take(hands, found);
}

/** What a player does to write orders, the same for map, panel, list and keys. Nothing happens while orders rest. */
export function orderGiving(seat: DeskSeat | null) {
  const desk = seat && ordersDeskOf(seat);
  const all: Hands | null = seat &&
    desk && { desk, place: seat.place, hold: seat.hold, say: seat.say, undo: seat.paper.undo };
  const hands = desk?.isOpen ? all : null;
  return {
    choose: (piece: Piece, type: MovementOrderType) => hands && choose(hands, piece, type),
    lengthen: (piece: Piece, hex: HexKey) => hands !== null && lengthen(hands, piece, hex),
    hindrance: (piece: Piece, hex: HexKey) => hands && hindrance(hands, piece, hex),
    stepBack: (piece: Piece) => hands && stepBack(hands, piece),
    give: (order: MovementOrder) => hands && give(hands, order),
    follow: (piece: Piece, target: PieceId) => hands && follow(hands, piece, target),
    flyHigh: (piece: Piece, high: boolean) => hands && flyHigh(hands, piece, high),
    throughWebway: (piece: Piece, to: HexKey) => hands && throughWebway(hands, piece, to),
    /** Earlier or later in the player's own order of pieces. */
    move: (piece: Piece, by: 1 | -1) => hands?.desk.write((sheet) => withMoved(sheet, piece.id, by)),
    clear: (piece: Piece) => hands && clear(hands, piece),
    clearAll: () => hands && clearAll(hands),
    undo: () => hands?.undo(),
    finish: () => hands?.hold(null),
    next: (direction: 1 | -1) => hands && next(hands, direction),
    take: (piece: Piece) => all && take(all, piece),
  };
}

export type OrderGiving = ReturnType<typeof orderGiving>;

export const useOrderGiving = (): OrderGiving => orderGiving(useDeskSeat());

function choiceOf(desk: OrdersDesk, piece: PieceId, type: MovementOrderType): OrderChoice | undefined {
  return desk.options.get(piece)?.choices.find((choice) => choice.type === type);
}
