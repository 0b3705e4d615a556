'use client';
import type { MovementOrder, MovementOrderType, OrderChoice, Piece, PieceId } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/kernel';
import { sheetText, unitText } from '@sealed-orders/text/pages/campaign';
import { useToast } from '../../shell/toasts.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { type OrdersDesk, useOrdersDesk } from './orders-context.ts';
import { pathTo, reachOf } from './path-drawing.ts';

/** An order that is complete as soon as its tile is touched; null for those that ask for a path or a target. */
function plainOrder(piece: PieceId, type: MovementOrderType): MovementOrder | null {
  switch (type) {
    case 'advance':
    case 'guard':
    case 'recover':
    case 'claim-area':
      return { type, piece };
    case 'path':
    case 'move-and-claim':
    case 'reserve':
    case 'follow':
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

/** What a player does to write orders, the same for map, panel, list and keys. */
export function useOrderGiving() {
  const desk = useOrdersDesk();
  const { select, selection } = useCampaignPlace();
  const say = useToast();
  const undo = () => desk?.dispatch({ type: 'undo' });

  function choose(piece: Piece, type: MovementOrderType) {
    const choice = choiceOf(desk, piece.id, type);
    if (!desk?.isOpen || !choice || choice.refusal !== null) return;
    const order = plainOrder(piece.id, type);
    if (order) {
      desk.dispatch({ type: 'give', order });
      return desk.dispatch({ type: 'finish' });
    }
    desk.dispatch({ type: 'write', writing: { piece: piece.id, type } });
    const given = desk.orderOf(piece.id);
    if (given && given.type !== type) desk.dispatch({ type: 'clear', piece: piece.id });
  }

  function lengthen(piece: Piece, hex: HexKey): boolean {
    const type = desk?.writing?.piece === piece.id ? desk.writing.type : desk?.orderOf(piece.id)?.type;
    const choice = type && choiceOf(desk, piece.id, type);
    if (!desk?.isOpen || !choice || choice.reach.length === 0) return false;
    const given = desk.orderOf(piece.id);
    const high = isHigh(given);
    const isLegal = (path: readonly HexKey[]) => {
      const order = pathOrder(piece.id, choice.type, path, high);
      return order !== null && desk.judge(order).length === 0;
    };
    const path = pathTo(hex, { from: piece.hex, path: pathOf(given), reach: reachOf(choice, high), isLegal });
    const order = path && pathOrder(piece.id, choice.type, path, high);
    if (!order) return false;
    desk.dispatch({ type: 'write', writing: { piece: piece.id, type: choice.type } });
    desk.dispatch(path.length > 0 ? { type: 'give', order } : { type: 'clear', piece: piece.id });
    return true;
  }

  function stepBack(piece: Piece) {
    const given = desk?.orderOf(piece.id);
    if (!desk?.isOpen || !given || !('path' in given)) return;
    const path = given.path.slice(0, -1);
    desk.dispatch({ type: 'write', writing: { piece: piece.id, type: given.type } });
    desk.dispatch(path.length > 0 ? { type: 'give', order: { ...given, path } } : { type: 'clear', piece: piece.id });
  }

  function follow(piece: Piece, target: PieceId) {
    if (!desk?.isOpen) return;
    desk.dispatch({ type: 'give', order: { type: 'follow', piece: piece.id, target } });
    desk.dispatch({ type: 'finish' });
  }

  function clear(piece: Piece) {
    if (!desk?.isOpen || desk.orderOf(piece.id) === undefined) return;
    desk.dispatch({ type: 'clear', piece: piece.id });
    say(unitText.cleared(piece.name), undo);
  }

  function clearAll() {
    if (!desk?.isOpen) return;
    desk.dispatch({ type: 'clear-all' });
    say(sheetText.clearedAll, undo);
  }

  /** Goes to the next unit without an order, or the last one. */
  function next(direction: 1 | -1 = 1) {
    const gaps = desk?.pieces.filter((piece) => desk.stateOf(piece.id) === 'none') ?? [];
    const here = gaps.findIndex((piece) => selection?.kind === 'piece' && piece.id === selection.piece);
    const place = here < 0 ? (direction > 0 ? 0 : gaps.length - 1) : (here + direction + gaps.length) % gaps.length;
    const found = gaps[place];
    if (found) take(found);
  }

  /** Selects a piece and lays out its order. */
  function take(piece: Piece) {
    select({ kind: 'piece', piece: piece.id });
    if (!desk?.isOpen) return;
    const given = desk.orderOf(piece.id);
    const isFree = choiceOf(desk, piece.id, 'path')?.refusal === null;
    if (given) desk.dispatch({ type: 'finish' });
    else if (isFree) desk.dispatch({ type: 'write', writing: { piece: piece.id, type: 'path' } });
  }

  function finish(_piece: Piece) {
    desk?.dispatch({ type: 'finish' });
  }

  return { choose, lengthen, stepBack, follow, clear, clearAll, undo, next, take, finish };
}

function choiceOf(desk: OrdersDesk | null, piece: PieceId, type: MovementOrderType): OrderChoice | undefined {
  return desk?.options.get(piece)?.choices.find((choice) => choice.type === type);
}
