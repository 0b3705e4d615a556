'use client';
import type { OrderState } from '@sealed-orders/map';
import {
  checkMovementOrders,
  type Foreseen,
  foreseen,
  type MovementOption,
  type MovementOrder,
  type MovementOrderType,
  movementOptions,
  type OrderChoice,
  optionsOf,
  type Piece,
  type PieceId,
  type Rejection,
  type Sheet,
  type View,
  viewsInTurn,
} from '@sealed-orders/rules/hex-campaign';
import { keptFor } from '../kept-for.ts';
import type { MovementPen } from '../pen.ts';
import { type FormSeat, useFormSeat } from '../phase-form.ts';
import { finishedMovement, type SheetOf } from '../sheets.ts';
import { orderState } from './orders-draft.ts';

type MovementSheet = SheetOf<'movement-orders'>;

/** The player's movement orders, and what the rules say about them. */
export interface MovementForm {
  readonly view: View;
  /** Whether orders can be written now: the seat owes a sheet, nothing is sealed, and the reader views the present. */
  readonly isOpen: boolean;
  readonly isSealed: boolean;
  readonly canUndo: boolean;
  readonly orders: readonly MovementOrder[];
  readonly writing: MovementPen | null;
  readonly options: ReadonlyMap<PieceId, MovementOption>;
  /** What a piece may be ordered when its turn comes: those before it on the sheet have moved. */
  readonly optionOf: (piece: PieceId) => MovementOption | undefined;
  /** The map when a piece's turn comes. */
  readonly viewFor: (piece: PieceId) => View;
  /** All pieces that take orders; those without one first. */
  readonly pieces: readonly Piece[];
  readonly garrisons: readonly Piece[];
  readonly orderOf: (piece: PieceId) => MovementOrder | undefined;
  readonly stateOf: (piece: PieceId) => OrderState;
  readonly refusalsOf: (piece: PieceId) => readonly Rejection[];
  /** The effect of a piece's order, together with the others'; null: nothing foreseeable. */
  readonly foreseenOf: (piece: PieceId) => Foreseen | null;
  /** The rules' objections to this order when its piece's turn comes. */
  readonly judge: (order: MovementOrder) => readonly Rejection[];
  readonly write: (change: (sheet: MovementSheet) => MovementSheet) => void;
}

const optionsFor = keptFor(
  (view: View): ReadonlyMap<PieceId, MovementOption> =>
    new Map(movementOptions(view).map((option) => [option.piece, option])),
);
const judgementFor = keptFor((view: View) =>
  keptFor((sheet: MovementSheet) => {
    const sent = finishedMovement(sheet);
    return { sent, rejections: checkMovementOrders(view, sent) };
  }),
);

/** The view when each piece's turn comes. */
const turnsFor = keptFor((view: View) => keptFor(({ orders }: MovementSheet) => viewsInTurn(view, orders)));
const optionIn = keptFor((view: View) => {
  const known = new Map<PieceId, MovementOption | undefined>();
  return (piece: PieceId): MovementOption | undefined => {
    if (!known.has(piece)) known.set(piece, optionsOf(view, piece) ?? undefined);
    return known.get(piece);
  };
});

const foresightFor = keptFor((view: View) =>
  keptFor((sheet: MovementSheet): ReadonlyMap<PieceId, Foreseen> => {
    const { orders } = sheet;
    const viewFor = turnsFor(view)(sheet);
    return new Map(
      orders.flatMap((order) => {
        const ahead = foreseen(view, order, orders);
        const inTurn = viewFor(order.piece);
        const marched = inTurn === view ? ahead : foreseen(inTurn, order);
        return ahead === null || marched === null ? [] : [[order.piece, { ...marched, claims: ahead.claims }]];
      }),
    );
  }),
);

/** The movement orders in the form; null while another phase's sheet is open. */
export function movementFormOf({ paper, view, pen }: FormSeat): MovementForm | null {
  const { sheet } = paper;
  if (sheet.phase !== 'movement-orders') return null;
  const options = optionsFor(view);
  const viewFor = turnsFor(view)(sheet);
  const { sent, rejections } = judgementFor(view)(sheet);
  const writing = pen?.phase === 'movement-orders' ? pen : null;
  const isSealed = paper.sealed !== null;
  const orderOf = (piece: PieceId) => sheet.orders.find((order) => order.piece === piece);
  const refusalsOf = (piece: PieceId) => rejections.filter((rejection) => isAbout(rejection, sent, piece));
  const stateOf = (piece: PieceId) =>
    orderState(orderOf(piece), {
      sealed: isSealed,
      writing: writing?.piece === piece,
      refused: refusalsOf(piece).length > 0,
    });
  const own = Object.values(view.pieces).filter((piece) => piece.seat === view.own?.id);
  return {
    view,
    isOpen: paper.isOpen,
    isSealed,
    canUndo: paper.canUndo,
    orders: sheet.orders,
    writing,
    options,
    optionOf: (piece) => (viewFor(piece) === view ? null : optionIn(viewFor(piece))(piece)) ?? options.get(piece),
    viewFor,
    pieces: gapsFirst(
      own.filter((piece) => options.has(piece.id)),
      sheet.orders,
    ),
    garrisons: own.filter((piece) => piece.kind === 'garrison' && !options.has(piece.id)),
    orderOf,
    stateOf,
    refusalsOf,
    foreseenOf: (piece) => foresightFor(view)(sheet).get(piece) ?? null,
    judge: (order) => checkMovementOrders(viewFor(order.piece), { phase: 'movement-orders', orders: [order] }),
    write: (change) => paper.write((now) => (now.phase === 'movement-orders' ? change(now) : now)),
  };
}

export function useMovementForm(): MovementForm | null {
  const seat = useFormSeat();
  return seat && movementFormOf(seat);
}

function isAbout(rejection: Rejection, sheet: Sheet, piece: PieceId): boolean {
  const [field, index] = rejection.path;
  return (
    sheet.phase === 'movement-orders' &&
    field === 'orders' &&
    typeof index === 'number' &&
    sheet.orders[index]?.piece === piece
  );
}

/** Those without an order first; then the others as the sheet orders them. HEX-MOV-01. */
function gapsFirst(pieces: readonly Piece[], orders: readonly MovementOrder[]): readonly Piece[] {
  const place = (piece: Piece) => orders.findIndex((order) => order.piece === piece.id);
  return pieces.toSorted((a, b) => place(a) - place(b) || a.name.localeCompare(b.name));
}

/** The selected kind of order for a piece: the one being written, otherwise the one given. */
export function typeInHand(form: MovementForm, piece: PieceId): MovementOrderType | null {
  if (form.writing?.piece === piece) return form.writing.type;
  return form.orderOf(piece)?.type ?? null;
}

/** What the rules offer for that kind of order. */
export function choiceInHand(form: MovementForm, piece: PieceId): OrderChoice | null {
  const type = typeInHand(form, piece);
  return form.optionOf(piece)?.choices.find((choice) => choice.type === type) ?? null;
}

/** Whether the selected order of a piece flies high. HEX-MORD-11. */
export function highInHand(form: MovementForm, piece: PieceId): boolean {
  const order = form.orderOf(piece);
  const inPen = form.writing?.piece === piece ? form.writing.high : undefined;
  return inPen ?? (order !== undefined && 'high' in order && order.high === true);
}
