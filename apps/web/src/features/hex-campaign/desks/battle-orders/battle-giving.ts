'use client';
import type {
  BattleOrder,
  BattleOrderChoice,
  BattleOrderType,
  Piece,
  PieceId,
  SpyMission,
} from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import type { HexPlace } from '../../hex-context.ts';
import { type Gap, nextGap } from '../parts/gaps.ts';
import type { BattlePen } from '../pen.ts';
import { type DeskSeat, useDeskSeat } from '../phase-desk.ts';
import { type BattleDesk, battleDeskOf, choiceInHand, typeInHand } from './battle-context.ts';
import {
  moved,
  movedBefore,
  withMission,
  withOrder,
  withoutOrder,
  withRetreat,
  withRetreats,
  withSupport,
} from './battle-draft.ts';
import { armyOrder, orderAtHex, orderOnArmy, retargeted, retreatsFor } from './battle-targets.ts';

interface Hands {
  readonly desk: BattleDesk;
  readonly place: HexPlace;
  readonly hold: DeskSeat['hold'];
  readonly say: DeskSeat['say'];
  readonly undo: () => void;
}

const give = ({ desk }: Hands, order: BattleOrder): void => desk.write((sheet) => withOrder(sheet, order));
const write = ({ hold }: Hands, pen: Omit<BattlePen, 'phase'>): void => hold({ phase: 'battle-orders', ...pen });

/** Takes a kind of order in hand: what it is for stays where the new kind may name it too. */
function choose(hands: Hands, piece: Piece, type: BattleOrderType): void {
  const { desk, hold } = hands;
  const choice = desk.options.armies.get(piece.id)?.orders.find((one) => one.type === type);
  if (choice === undefined || choice.refusal !== null) return;
  const given = desk.orderOf(piece.id);
  const plain = armyOrder(piece.id, type, given);
  if (plain !== null) {
    give(hands, plain);
    hold(null);
    return;
  }
  write(hands, { piece: piece.id, type, draws: 'target' });
  const order = given && retargeted(given, choice);
  if (order) give(hands, order);
  else desk.write((sheet) => withoutOrder(sheet, piece.id));
}

/** A hex was touched: it becomes the target, or joins those to retreat to. False: it means nothing to the order in hand. */
function touchHex(hands: Hands, piece: Piece, hex: HexKey): boolean {
  const { desk } = hands;
  if (desk.pen?.piece === piece.id && desk.pen.draws === 'retreat') return touchRetreat(hands, piece, hex);
  const choice = choiceInHand(desk, piece.id);
  const order = choice && orderAtHex(desk.view, piece.id, choice, hex);
  return order !== null && put(hands, piece, choice, order);
}

function touchRetreat(hands: Hands, piece: Piece, hex: HexKey): boolean {
  const { desk } = hands;
  const order = desk.orderOf(piece.id);
  if (order === undefined || !retreatsFor(desk.view, order).includes(hex)) return false;
  give(hands, withRetreat(order, hex));
  return true;
}

/** An army was touched. False: the order in hand cannot name it. */
function touchArmy(hands: Hands, piece: Piece, army: PieceId): boolean {
  const choice = hands.desk.pen?.draws === 'retreat' ? null : choiceInHand(hands.desk, piece.id);
  const order = choice && orderOnArmy(piece.id, choice, army);
  return order !== null && put(hands, piece, choice, order);
}

function put(hands: Hands, piece: Piece, choice: BattleOrderChoice | null, order: BattleOrder): boolean {
  if (choice === null) return false;
  const before = hands.desk.orderOf(piece.id);
  const retreats = withRetreats(order, before?.retreat ?? []);
  write(hands, { piece: piece.id, type: choice.type, draws: 'target' });
  give(hands, retreats);
  return true;
}

function stepBack(hands: Hands, piece: Piece): void {
  const { desk } = hands;
  const order = desk.orderOf(piece.id);
  if (order === undefined) return;
  if (desk.pen?.draws === 'retreat') give(hands, withRetreats(order, (order.retreat ?? []).slice(0, -1)));
  else clear(hands, piece);
}

function clear(hands: Hands, piece: Piece): void {
  const { desk, place, hold, say, undo } = hands;
  if (desk.stateOf(piece.id) === 'none') return;
  desk.write((sheet) => withoutOrder(sheet, piece.id));
  hold(null);
  say(unitText.cleared(place.nameOf(piece)), undo);
}

function clearAll({ desk, hold, say, undo }: Hands): void {
  desk.write((sheet) => ({ ...sheet, orders: [], spies: [], airSupport: [] }));
  hold(null);
  say(sheetText.clearedAll, undo);
}

function drawRetreat(hands: Hands, piece: Piece, draws: BattlePen['draws']): void {
  const type = typeInHand(hands.desk, piece.id);
  if (type === null) return;
  if (draws === 'target' && (type === 'defend' || type === 'guard')) hands.hold(null);
  else write(hands, { piece: piece.id, type, draws });
}

/** Selects a piece and lays its order out. */
function take({ place, hold }: Pick<Hands, 'place' | 'hold'>, piece: Piece): void {
  hold(null);
  place.select({ kind: 'piece', piece: piece.id });
}

/** Pieces that could do something but have no order. */
export const gapsOf = ({ armies, spies, stateOf, isAsked }: BattleDesk): readonly Piece[] =>
  [...armies, ...spies].filter(({ id }) => isAsked(id) && stateOf(id) === 'none');

function next(hands: Hands, by: 1 | -1): void {
  const { desk, place } = hands;
  const inHand = place.selection?.kind === 'piece' ? place.selection.piece : null;
  const gaps = gapsOf(desk).map(
    (piece): Gap => ({
      name: place.nameOf(piece),
      isInHand: piece.id === inHand,
      take: () => take(hands, piece),
    }),
  );
  hands.hold(null);
  nextGap(gaps, by)?.take();
}

/** What a player does to write battle orders, the same for map, panel, list and keys. Nothing happens while orders rest. */
export function battleGiving(seat: DeskSeat | null) {
  const desk = seat && battleDeskOf(seat);
  const all: Hands | null = seat &&
    desk && { desk, place: seat.place, hold: seat.hold, say: seat.say, undo: seat.paper.undo };
  const hands = desk?.isOpen ? all : null;
  return {
    choose: (piece: Piece, type: BattleOrderType) => hands && choose(hands, piece, type),
    touchHex: (piece: Piece, hex: HexKey) => hands !== null && touchHex(hands, piece, hex),
    touchArmy: (piece: Piece, army: PieceId) => hands !== null && touchArmy(hands, piece, army),
    give: (order: BattleOrder) => hands && give(hands, order),
    aim: (piece: Piece, choice: BattleOrderChoice, order: BattleOrder) => hands && put(hands, piece, choice, order),
    send: (mission: SpyMission) => hands?.desk.write((sheet) => withMission(sheet, mission)),
    support: (support: number, army: PieceId | null) => hands?.desk.write((sheet) => withSupport(sheet, support, army)),
    move: (piece: PieceId, by: 1 | -1) => hands?.desk.write((sheet) => moved(sheet, piece, by)),
    moveBefore: (piece: PieceId, other: PieceId) => hands?.desk.write((sheet) => movedBefore(sheet, piece, other)),
    drawRetreat: (piece: Piece, draws: BattlePen['draws']) => hands && drawRetreat(hands, piece, draws),
    dropRetreat: (order: BattleOrder, hex: HexKey) => hands && give(hands, withRetreat(order, hex)),
    stepBack: (piece: Piece) => hands && stepBack(hands, piece),
    clear: (piece: Piece) => hands && clear(hands, piece),
    clearAll: () => hands && clearAll(hands),
    undo: () => hands?.undo(),
    finish: () => hands?.hold(null),
    next: (by: 1 | -1) => hands && next(hands, by),
    take: (piece: Piece) => all && take(all, piece),
  };
}

export type BattleGiving = ReturnType<typeof battleGiving>;

export const useBattleGiving = (): BattleGiving => battleGiving(useDeskSeat());
