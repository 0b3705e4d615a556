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
import { distance, type HexKey } from '@sealed-orders/rules/kernel';
import { sheetText, unitText } from '@sealed-orders/text/pages/campaign';
import { useToast } from '../../shell/toasts.tsx';
import { type CampaignPlace, useCampaignPlace } from '../campaign-context.ts';
import { choiceInHand, type OrdersDesk, useOrdersDesk } from './orders-context.ts';
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

function pathOrder(
  piece: PieceId,
  type: MovementOrderType,
  path: readonly HexKey[],
  high: boolean,
): MovementOrder | null {
  if (type === 'path') return high ? { type, piece, path, high } : { type, piece, path };
  return type === 'move-and-claim' || type === 'reserve' ? { type, piece, path } : null;
}

const pathOf = (order: MovementOrder | undefined): readonly HexKey[] => (order && 'path' in order ? order.path : []);

const isHigh = (order: MovementOrder | undefined): boolean =>
  order !== undefined && 'high' in order && (order.high ?? false);

interface Hands {
  readonly desk: OrdersDesk;
  readonly place: CampaignPlace;
  readonly say: (text: string, undo?: () => void) => void;
}

function choose({ desk }: Hands, piece: Piece, type: MovementOrderType): void {
  const choice = choiceOf(desk, piece.id, type);
  if (!choice || choice.refusal !== null) return;
  const order = plainOrder(piece.id, type);
  if (order) {
    desk.dispatch({ type: 'give', order });
    desk.dispatch({ type: 'finish' });
    return;
  }
  desk.dispatch({ type: 'write', writing: { piece: piece.id, type } });
  const given = desk.orderOf(piece.id);
  if (given && given.type !== type) desk.dispatch({ type: 'clear', piece: piece.id });
}

function lengthen({ desk, place: { view } }: Hands, piece: Piece, hex: HexKey): boolean {
  const choice = choiceInHand(desk, piece.id);
  if (!choice || choice.reach.length === 0) return false;
  const given = desk.orderOf(piece.id);
  const high = isHigh(given);
  const isLegal = (path: readonly HexKey[]) => {
    const order = pathOrder(piece.id, choice.type, path, high);
    return order !== null && desk.judge(order).length === 0 && foreseen(view, order)?.costs.length === path.length;
  };
  const path = pathTo(hex, { from: piece.hex, path: pathOf(given), reach: reachOf(choice, high), isLegal });
  const order = path && pathOrder(piece.id, choice.type, path, high);
  if (!order) return false;
  desk.dispatch({ type: 'write', writing: { piece: piece.id, type: choice.type } });
  desk.dispatch(path.length > 0 ? { type: 'give', order } : { type: 'clear', piece: piece.id });
  return true;
}

/** What ends the march before a hex beside its end so far, as far as the player can know. */
function hindrance({ desk, place: { view } }: Hands, piece: Piece, hex: HexKey): Stop | null {
  const choice = choiceInHand(desk, piece.id);
  const given = desk.orderOf(piece.id);
  const path = pathOf(given);
  if (!choice || distance(path.at(-1) ?? piece.hex, hex) !== 1) return null;
  const order = pathOrder(piece.id, choice.type, [...path, hex], isHigh(given));
  return order && (foreseen(view, order)?.stop ?? null);
}

function stepBack({ desk }: Hands, piece: Piece): void {
  const given = desk.orderOf(piece.id);
  if (!given || !('path' in given)) return;
  const path = given.path.slice(0, -1);
  desk.dispatch({ type: 'write', writing: { piece: piece.id, type: given.type } });
  desk.dispatch(path.length > 0 ? { type: 'give', order: { ...given, path } } : { type: 'clear', piece: piece.id });
}

function follow({ desk }: Hands, piece: Piece, target: PieceId): void {
  desk.dispatch({ type: 'give', order: { type: 'follow', piece: piece.id, target } });
  desk.dispatch({ type: 'finish' });
}

function clear({ desk, place, say }: Hands, piece: Piece): void {
  if (desk.orderOf(piece.id) === undefined) return;
  desk.dispatch({ type: 'clear', piece: piece.id });
  if (place.selection?.kind === 'piece' && place.selection.piece === piece.id) layOut(desk, piece);
  say(unitText.cleared(place.nameOf(piece)), () => desk.dispatch({ type: 'undo' }));
}

function clearAll({ desk, say }: Hands): void {
  desk.dispatch({ type: 'clear-all' });
  say(sheetText.clearedAll, () => desk.dispatch({ type: 'undo' }));
}

/** Without an order yet, the path is what most come for: its reach is shown at once. */
function layOut(desk: OrdersDesk, piece: Piece): void {
  if (choiceOf(desk, piece.id, 'path')?.refusal !== null) return;
  desk.dispatch({ type: 'write', writing: { piece: piece.id, type: 'path' } });
}

/** Selects a piece and lays out its order. */
function take(desk: OrdersDesk | null, place: CampaignPlace, piece: Piece): void {
  place.select({ kind: 'piece', piece: piece.id });
  if (!desk?.isOpen) return;
  if (desk.orderOf(piece.id)) desk.dispatch({ type: 'finish' });
  else layOut(desk, piece);
}

/** Goes to the next unit without an order, or the last one. */
function next({ desk, place }: Hands, direction: 1 | -1): void {
  const gaps = desk.pieces.filter((piece) => desk.stateOf(piece.id) === 'none');
  const here = gaps.findIndex((piece) => place.selection?.kind === 'piece' && piece.id === place.selection.piece);
  const at = here < 0 ? (direction > 0 ? 0 : gaps.length - 1) : (here + direction + gaps.length) % gaps.length;
  const found = gaps[at];
  desk.dispatch({ type: 'finish' });
  if (found) take(desk, place, found);
}

/** What a player does to write orders, the same for map, panel, list and keys. Nothing happens while orders rest. */
export function useOrderGiving() {
  const desk = useOrdersDesk();
  const place = useCampaignPlace();
  const say = useToast();
  const hands: Hands | null = desk?.isOpen ? { desk, place, say } : null;
  return {
    choose: (piece: Piece, type: MovementOrderType) => hands && choose(hands, piece, type),
    lengthen: (piece: Piece, hex: HexKey) => hands !== null && lengthen(hands, piece, hex),
    hindrance: (piece: Piece, hex: HexKey) => hands && hindrance(hands, piece, hex),
    stepBack: (piece: Piece) => hands && stepBack(hands, piece),
    follow: (piece: Piece, target: PieceId) => hands && follow(hands, piece, target),
    clear: (piece: Piece) => hands && clear(hands, piece),
    clearAll: () => hands && clearAll(hands),
    undo: () => hands?.desk.dispatch({ type: 'undo' }),
    finish: () => hands?.desk.dispatch({ type: 'finish' }),
    next: (direction: 1 | -1) => hands && next(hands, direction),
    take: (piece: Piece) => take(desk, place, piece),
  };
}

function choiceOf(desk: OrdersDesk, piece: PieceId, type: MovementOrderType): OrderChoice | undefined {
  return desk.options.get(piece)?.choices.find((choice) => choice.type === type);
}
