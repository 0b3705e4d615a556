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
import { battleOrdersText } from '@sealed-orders/text/hex-campaign/forms/battle-orders';
import { reasonFor } from '@sealed-orders/text/hex-campaign/forms/why-not';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import type { HexPlace } from '../../hex-context.ts';
import { type Gap, nextGap } from '../parts/gaps.ts';
import type { BattlePen } from '../pen.ts';
import { type FormSeat, useFormSeat } from '../phase-form.ts';
import {
  type BattleOrdersForm,
  battleOrdersFormOf,
  choiceInHand,
  faultOf,
  ownPiece,
  typeInHand,
} from './battle-context.ts';
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
import {
  armyOrder,
  attackMeant,
  orderAgainst,
  orderAtHex,
  orderOnArmy,
  orderThere,
  retargeted,
  retreatsFor,
  type Touched,
} from './battle-targets.ts';
import { hexOfArmy } from './battle-words.ts';

interface Hands {
  readonly form: BattleOrdersForm;
  readonly place: HexPlace;
  readonly hold: FormSeat['hold'];
  readonly say: FormSeat['say'];
  readonly undo: () => void;
}

const give = ({ form }: Hands, order: BattleOrder): void => form.write((sheet) => withOrder(sheet, order));
const write = ({ hold }: Hands, pen: Omit<BattlePen, 'phase'>): void => hold({ phase: 'battle-orders', ...pen });

/** Selects a kind of order: its target stays if the new kind may name it too. */
function choose(hands: Hands, piece: Piece, type: BattleOrderType): void {
  const { form, hold } = hands;
  const choice = form.options.armies.get(piece.id)?.orders.find((one) => one.type === type);
  if (choice === undefined || choice.refusal !== null) return;
  const given = form.orderOf(piece.id);
  const plain = armyOrder(piece.id, type, given);
  if (plain !== null) {
    give(hands, plain);
    hold(null);
    return;
  }
  write(hands, { piece: piece.id, type, draws: 'target' });
  const order = given && retargeted(given, choice);
  if (order) give(hands, order);
  else form.write((sheet) => withoutOrder(sheet, piece.id));
}

/** Handles a touched hex: it becomes the target, or joins the retreats. False: the selected order has no use for it. */
function touchHex(hands: Hands, piece: Piece, hex: HexKey): boolean {
  const { form } = hands;
  if (form.pen?.piece === piece.id && form.pen.draws === 'retreat') return touchRetreat(hands, piece, hex);
  if (typeInHand(form, piece.id) === null) return attack(hands, piece, { hex, army: null });
  const choice = choiceInHand(form, piece.id);
  const order = choice && orderAtHex(form.view, piece.id, choice, hex);
  return order !== null && put(hands, piece, choice, order);
}

/** Without an order, a touched enemy is attacked. False: there is none, or it can't be. */
function attack(hands: Hands, piece: Piece, touched: Touched): boolean {
  const { view, options } = hands.form;
  const meant = attackMeant(view, piece.id, options.armies.get(piece.id)?.orders ?? [], touched);
  return meant !== null && put(hands, piece, meant.choice, meant.order);
}

function touchRetreat(hands: Hands, piece: Piece, hex: HexKey): boolean {
  const { form } = hands;
  const order = form.orderOf(piece.id);
  if (order === undefined || !retreatsFor(form.view, order).includes(hex)) return false;
  give(hands, withRetreat(order, hex));
  return true;
}

/** Handles a touched army. False: the selected order cannot name it. */
function touchArmy(hands: Hands, piece: Piece, army: PieceId): boolean {
  const { form } = hands;
  if (typeInHand(form, piece.id) === null && ownPiece(form.view, army) === undefined) {
    return attack(hands, piece, { hex: hexOfArmy(form.view, army), army });
  }
  const choice = hands.form.pen?.draws === 'retreat' ? null : choiceInHand(hands.form, piece.id);
  const order = choice && orderOnArmy(piece.id, choice, army);
  return order !== null && put(hands, piece, choice, order);
}

function put(hands: Hands, piece: Piece, choice: BattleOrderChoice | null, order: BattleOrder): boolean {
  if (choice === null) return false;
  const before = hands.form.orderOf(piece.id);
  const retreats = withRetreats(order, before?.retreat ?? []);
  write(hands, { piece: piece.id, type: choice.type, draws: 'target' });
  give(hands, retreats);
  return true;
}

/** A touch that has no use for an army without an order, or for its target or retreat, says why and keeps it in hand. */
function refuse(hands: Hands, piece: Piece, hex: HexKey | null, army: PieceId | null): boolean {
  const { form, place, say } = hands;
  const pen = form.pen?.piece === piece.id ? form.pen : null;
  const type = typeInHand(form, piece.id);
  if (type === null) return refuseWithout(hands, piece, { hex, army });
  if (pen === null && (type === 'defend' || type === 'guard')) return false;
  const isRetreat = pen?.draws === 'retreat';
  const wanted = isRetreat ? retreatTo(form, piece, hex) : orderMeant(piece.id, type, hex, army);
  const fault = wanted && faultOf(form.view, wanted);
  const name = place.nameOf(piece);
  const no = isRetreat ? battleOrdersText.retreat.cannot(name) : battleOrdersText.cannot(name, type);
  say([no, ...(fault === null ? [] : [reasonFor(fault, place.words)])].join(' '));
  return true;
}

/** Without an order: why an enemy can't be attacked, or that the order comes before its target. */
function refuseWithout({ form, place, say }: Hands, piece: Piece, { hex, army }: Touched): boolean {
  const isElsewhere = army !== null || hex !== piece.hex;
  if (piece.kind !== 'detachment' || !form.isAsked(piece.id) || !isElsewhere) return false;
  const name = place.nameOf(piece);
  const refusal = form.options.armies.get(piece.id)?.orders.find(({ type }) => type === 'attack')?.refusal;
  const wanted = army === null ? null : orderAgainst(piece.id, 'attack', army);
  const fault = wanted && (refusal ?? faultOf(form.view, wanted));
  say(
    fault
      ? `${battleOrdersText.cannot(name, 'attack')} ${reasonFor(fault, place.words)}`
      : battleOrdersText.orderFirst(name),
  );
  return true;
}

/** The order that was meant by a touch, allowed or not; null: orders of this type name nothing like it. */
function orderMeant(piece: PieceId, type: BattleOrderType, hex: HexKey | null, army: PieceId | null) {
  const against = army === null ? null : orderAgainst(piece, type, army);
  return against ?? (hex === null ? null : orderThere(piece, type, hex));
}

/** The order with one more retreat, allowed or not. */
function retreatTo(form: BattleOrdersForm, { id }: Piece, hex: HexKey | null): BattleOrder | null {
  const order = form.orderOf(id);
  return order === undefined || hex === null ? null : { ...order, retreat: [...(order.retreat ?? []), hex] };
}

function stepBack(hands: Hands, piece: Piece): void {
  const { form } = hands;
  const order = form.orderOf(piece.id);
  if (order === undefined) return;
  if (form.pen?.draws === 'retreat') give(hands, withRetreats(order, (order.retreat ?? []).slice(0, -1)));
  else clear(hands, piece);
}

function clear(hands: Hands, piece: Piece): void {
  const { form, place, hold, say, undo } = hands;
  if (form.stateOf(piece.id) === 'none') return;
  form.write((sheet) => withoutOrder(sheet, piece.id));
  hold(null);
  say(unitText.cleared(place.nameOf(piece)), undo);
}

function clearAll({ form, hold, say, undo }: Hands): void {
  form.write((sheet) => ({ ...sheet, orders: [], spies: [], airSupport: [] }));
  hold(null);
  say(sheetText.clearedAll, undo);
}

function drawRetreat(hands: Hands, piece: Piece, draws: BattlePen['draws']): void {
  const type = typeInHand(hands.form, piece.id);
  if (type === null) return;
  if (draws === 'target' && (type === 'defend' || type === 'guard')) hands.hold(null);
  else write(hands, { piece: piece.id, type, draws });
}

/** Selects a piece and opens its order. */
function take({ place, hold }: Pick<Hands, 'place' | 'hold'>, piece: Piece): void {
  hold(null);
  place.select({ kind: 'piece', piece: piece.id });
}

/** Pieces that could do something but have no order. */
export const gapsOf = ({ armies, spies, stateOf, isAsked }: BattleOrdersForm): readonly Piece[] =>
  [...armies, ...spies].filter(({ id }) => isAsked(id) && stateOf(id) === 'none');

function next(hands: Hands, by: 1 | -1): void {
  const { form, place } = hands;
  const inHand = place.selection?.kind === 'piece' ? place.selection.piece : null;
  const gaps = gapsOf(form).map(
    (piece): Gap => ({
      name: place.nameOf(piece),
      isInHand: piece.id === inHand,
      take: () => take(hands, piece),
    }),
  );
  hands.hold(null);
  nextGap(gaps, by)?.take();
}

/**
 * The player's actions for writing battle orders, the same for map, panel, list and keys. Nothing happens while orders
 * are closed.
 */
export function battleGiving(seat: FormSeat | null) {
  const form = seat && battleOrdersFormOf(seat);
  const all: Hands | null = seat &&
    form && { form, place: seat.place, hold: seat.hold, say: seat.say, undo: seat.paper.undo };
  const hands = form?.isOpen ? all : null;
  return {
    choose: (piece: Piece, type: BattleOrderType) => hands && choose(hands, piece, type),
    touchHex: (piece: Piece, hex: HexKey) => hands !== null && touchHex(hands, piece, hex),
    touchArmy: (piece: Piece, army: PieceId) => hands !== null && touchArmy(hands, piece, army),
    refuse: (piece: Piece, hex: HexKey | null, army: PieceId | null) =>
      hands !== null && refuse(hands, piece, hex, army),
    give: (order: BattleOrder) => hands && give(hands, order),
    aim: (piece: Piece, choice: BattleOrderChoice, order: BattleOrder) => hands && put(hands, piece, choice, order),
    send: (mission: SpyMission) => hands?.form.write((sheet) => withMission(sheet, mission)),
    support: (support: number, army: PieceId | null) => hands?.form.write((sheet) => withSupport(sheet, support, army)),
    move: (piece: PieceId, by: 1 | -1) => hands?.form.write((sheet) => moved(sheet, piece, by)),
    moveBefore: (piece: PieceId, other: PieceId) => hands?.form.write((sheet) => movedBefore(sheet, piece, other)),
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

export const useBattleGiving = (): BattleGiving => battleGiving(useFormSeat());
