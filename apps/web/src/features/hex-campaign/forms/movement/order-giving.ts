'use client';
import {
  foreseen,
  type MovementOrder,
  type MovementOrderType,
  type OrderChoice,
  type Piece,
  type PieceId,
} from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { startTransition } from 'react';
import type { HexPlace } from '../../hex-context.ts';
import { type FormSeat, useFormSeat } from '../phase-form.ts';
import { choiceInHand, highInHand, type MovementForm, movementFormOf, typeInHand } from './orders-context.ts';
import { type PathOrder, withMoved, withOrder, withoutOrder, withPath } from './orders-draft.ts';
import { pathTo, reachOf } from './path-drawing.ts';

/** An order that is complete as soon as its tile is touched; null for those that need a path or a target. */
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
  const { form } = hands;
  if (type !== 'path' && type !== 'move-and-claim' && type !== 'reserve') return null;
  const given = form.orderOf(piece);
  if (given !== undefined && 'path' in given && given.type === type) return withPath(given, path);
  const order = { piece, path, ...kept(given) };
  return type === 'path' && highInHand(form, piece) ? { ...order, type, high: true } : { ...order, type };
}

/** What stays when a piece gets another kind of order. */
const kept = (given: MovementOrder | undefined): Pick<MovementOrder, 'treatment'> =>
  given?.treatment === undefined ? {} : { treatment: given.treatment };

const pathOf = (order: MovementOrder | undefined): readonly HexKey[] => (order && 'path' in order ? order.path : []);

interface Hands {
  readonly form: MovementForm;
  readonly place: HexPlace;
  readonly hold: FormSeat['hold'];
  readonly say: FormSeat['say'];
  readonly undo: () => void;
}

const give = ({ form }: Hands, order: MovementOrder): void => form.write((sheet) => withOrder(sheet, order));
const remove = ({ form }: Hands, piece: PieceId): void => form.write((sheet) => withoutOrder(sheet, piece));
const write = ({ form, hold }: Hands, piece: PieceId, type: MovementOrderType): void =>
  hold({ phase: 'movement-orders', piece, type, ...(highInHand(form, piece) ? { high: true } : {}) });

function choose(hands: Hands, piece: Piece, type: MovementOrderType): void {
  const { form } = hands;
  const choice = choiceOf(form, piece.id, type);
  if (!choice || choice.refusal !== null) return;
  const order = plainOrder(piece.id, type);
  if (order) {
    const given = form.orderOf(piece.id);
    give(hands, given?.type === type ? given : { ...order, ...kept(given) });
    hands.hold(null);
    return;
  }
  write(hands, piece.id, type);
  const given = form.orderOf(piece.id);
  if (given && given.type !== type) remove(hands, piece.id);
}

function lengthen(hands: Hands, piece: Piece, hex: HexKey): boolean {
  const { form } = hands;
  const choice = choiceInHand(form, piece.id);
  if (!choice || choice.reach.length === 0) return false;
  if (choice.type === 'webway') return throughWebway(hands, piece, hex);
  const given = form.orderOf(piece.id);
  const high = highInHand(form, piece.id);
  const view = form.viewFor(piece.id);
  const isLegal = (path: readonly HexKey[]) => {
    const order = pathOrder(hands, piece.id, choice.type, path);
    return order !== null && form.judge(order).length === 0 && foreseen(view, order)?.costs.length === path.length;
  };
  const path = pathTo(hex, { from: piece.hex, path: pathOf(given), reach: reachOf(choice, high), isLegal });
  const order = path && pathOrder(hands, piece.id, choice.type, path);
  if (!order) return false;
  write(hands, piece.id, choice.type);
  if (path.length > 0) give(hands, order);
  else remove(hands, piece.id);
  return true;
}

/** HEX-RACE-EL-05: exits at this end, if a webway leads there. */
function throughWebway(hands: Hands, piece: Piece, to: HexKey): boolean {
  const choice = choiceOf(hands.form, piece.id, 'webway');
  if (choice?.reach.some(({ hex }) => hex === to) !== true) return false;
  give(hands, { type: 'webway', piece: piece.id, to, ...kept(hands.form.orderOf(piece.id)) });
  hands.hold(null);
  return true;
}

/** HEX-MORD-11: whether the selected order flies high; a drawn path stays as it is. */
function flyHigh(hands: Hands, piece: Piece, high: boolean): void {
  const type = typeInHand(hands.form, piece.id);
  const given = hands.form.orderOf(piece.id);
  if (type === null) return;
  if (given?.type === 'path' || given?.type === 'follow') give(hands, { ...given, high });
  hands.hold({ phase: 'movement-orders', piece: piece.id, type, high });
}

/** A touch that the order in hand has no use for says why, and the unit stays in hand. False: nothing is drawn. */
function refuse(hands: Hands, piece: Piece, hex: HexKey, target: PieceId | null): boolean {
  const { form, place, say } = hands;
  // A unit that may not march at all has no order in hand: its touch means a march too.
  const mayMarch = choiceOf(form, piece.id, 'path')?.refusal === null;
  const type = typeInHand(form, piece.id) ?? (mayMarch ? null : 'path');
  const isFollowing = type === 'follow' && form.writing?.piece === piece.id;
  const drawn = type === null ? null : pathOrder(hands, piece.id, type, pathOf(form.orderOf(piece.id)));
  const isAtHome = hex === piece.hex && target === null;
  if (isAtHome || (drawn === null && type !== 'webway' && !isFollowing)) return false;
  const wanted = drawn ?? wantedOrder(piece.id, type, hex, target);
  void import('./why-not.ts').then(
    ({ whyNot }) => say(whyNot(form, place, { piece, wanted, hex })),
    () => say(unitText.outOfReach(place.nameOf(piece))),
  );
  return true;
}

/** The order without a path that was meant by the touch; null: none names what was touched. */
function wantedOrder(
  piece: PieceId,
  type: MovementOrderType | null,
  hex: HexKey,
  target: PieceId | null,
): MovementOrder | null {
  if (type === 'webway') return { type, piece, to: hex };
  return type === 'follow' && target !== null ? { type, piece, target } : null;
}

function stepBack(hands: Hands, piece: Piece): void {
  const given = hands.form.orderOf(piece.id);
  if (!given || !('path' in given)) return;
  const path = given.path.slice(0, -1);
  write(hands, piece.id, given.type);
  if (path.length > 0) give(hands, withPath(given, path));
  else remove(hands, piece.id);
}

function follow(hands: Hands, piece: Piece, target: PieceId): void {
  const high = highInHand(hands.form, piece.id) ? { high: true } : {};
  give(hands, { type: 'follow', piece: piece.id, target, ...high, ...kept(hands.form.orderOf(piece.id)) });
  hands.hold(null);
}

function clear(hands: Hands, piece: Piece): void {
  const { form, place, say, undo } = hands;
  if (form.orderOf(piece.id) === undefined) return;
  remove(hands, piece.id);
  if (place.selection?.kind === 'piece' && place.selection.piece === piece.id) layOut(hands, piece);
  say(unitText.cleared(place.nameOf(piece)), undo);
}

function clearAll({ form, hold, say, undo }: Hands): void {
  form.write((sheet) => (sheet.air === undefined ? { ...sheet, orders: [] } : { ...sheet, orders: [], air: [] }));
  hold(null);
  say(sheetText.clearedAll, undo);
}

/** Without an order the path is the usual choice: its reach is shown immediately. */
function layOut(hands: Hands, piece: Piece): void {
  if (choiceOf(hands.form, piece.id, 'path')?.refusal !== null) return;
  write(hands, piece.id, 'path');
}

/** Selects a piece and opens its order: both a moment after the touch, so that the page is drawn once. */
function take(hands: Hands, piece: Piece): void {
  startTransition(() => {
    hands.place.select({ kind: 'piece', piece: piece.id });
    if (!hands.form.isOpen) return;
    if (hands.form.orderOf(piece.id)) hands.hold(null);
    else layOut(hands, piece);
  });
}

/** Goes to the next unit without an order, or the last one. */
function next(hands: Hands, direction: 1 | -1): void {
  const { form, place, hold } = hands;
  const gaps = form.pieces.filter((piece) => form.stateOf(piece.id) === 'none');
  const here = gaps.findIndex((piece) => place.selection?.kind === 'piece' && piece.id === place.selection.piece);
  const at = here < 0 ? (direction > 0 ? 0 : gaps.length - 1) : (here + direction + gaps.length) % gaps.length;
  const found = gaps[at];
  startTransition(() => hold(null));
  if (found) take(hands, found);
}

/**
 * The player's actions for writing orders, the same for map, panel, list and keys. Nothing happens while orders are
 * closed.
 */
export function orderGiving(seat: FormSeat | null) {
  const form = seat && movementFormOf(seat);
  const all: Hands | null = seat &&
    form && { form, place: seat.place, hold: seat.hold, say: seat.say, undo: seat.paper.undo };
  const hands = form?.isOpen ? all : null;
  return {
    choose: (piece: Piece, type: MovementOrderType) => hands && choose(hands, piece, type),
    lengthen: (piece: Piece, hex: HexKey) => hands !== null && lengthen(hands, piece, hex),
    refuse: (piece: Piece, hex: HexKey, target: PieceId | null) => hands !== null && refuse(hands, piece, hex, target),
    stepBack: (piece: Piece) => hands && stepBack(hands, piece),
    give: (order: MovementOrder) => hands && give(hands, order),
    follow: (piece: Piece, target: PieceId) => hands && follow(hands, piece, target),
    flyHigh: (piece: Piece, high: boolean) => hands && flyHigh(hands, piece, high),
    throughWebway: (piece: Piece, to: HexKey) => hands && throughWebway(hands, piece, to),
    /** Earlier or later in the player's own order of pieces. */
    move: (piece: Piece, by: 1 | -1) => hands?.form.write((sheet) => withMoved(sheet, piece.id, by)),
    clear: (piece: Piece) => hands && clear(hands, piece),
    clearAll: () => hands && clearAll(hands),
    undo: () => hands?.undo(),
    finish: () => hands?.hold(null),
    next: (direction: 1 | -1) => hands && next(hands, direction),
    take: (piece: Piece) => all && take(all, piece),
  };
}

export type OrderGiving = ReturnType<typeof orderGiving>;

export const useOrderGiving = (): OrderGiving => orderGiving(useFormSeat());

function choiceOf(form: MovementForm, piece: PieceId, type: MovementOrderType): OrderChoice | undefined {
  return form.optionOf(piece)?.choices.find((choice) => choice.type === type);
}
