import { MOVEMENT_ORDERS, type PieceId } from '@sealed-orders/rules/hex-campaign';
import { lookup } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { lazy } from 'react';
import { knownPiece } from '../../map/known.ts';
import { airGaps, missionKeys, skyOf } from '../air/air-drawing.ts';
import { airFormOf } from '../air/air-form.ts';
import { type AirGiving, airGiving } from '../air/air-giving.ts';
import { type Gap, nextGap } from '../parts/gaps.ts';
import type { FormDrawing, FormHands, FormModule, FormSeat, PhaseForm, Sky } from '../phase-form.ts';
import { movementWords } from './form-words.ts';
import { arrowsOf, orderStatesOf, plannedClaims } from './order-drawing.ts';
import { type OrderGiving, orderGiving } from './order-giving.ts';
import { ORDER_KEYS } from './order-keys.ts';
import { OrderSheet } from './order-sheet.tsx';
import { orderWords } from './order-words.ts';
import { choiceInHand, highInHand, type MovementForm, movementFormOf } from './orders-context.ts';
import { reachOf } from './path-drawing.ts';

const loadForm = async () => ({ default: (await import('./order-form.tsx')).OrderForm });
/** Drawn when a piece is selected; its path can be drawn on the map without it. */
const OrderForm = lazy(loadForm);
/** Loaded with the first squadron that is selected. */
const SquadronForm = lazy(async () => ({ default: (await import('../air/mission-form.tsx')).SquadronForm }));

const Nothing = () => null;

/** Movement orders: one for each army, spy, diplomat and convoy, drawn on the map. HEX-MORD-01. */
export const movementForm: FormModule = {
  formOf,
  OrderSheet,
  PieceForm: OrderForm,
  SquadronForm,
  HexForm: Nothing,
  Board: null,
  loadAhead: loadForm,
};

function formOf(seat: FormSeat): PhaseForm | null {
  const form = movementFormOf(seat);
  if (form === null) return null;
  const giving = orderGiving(seat);
  const { words } = seat.place;
  const sky = squadronsOf(seat);
  const pieceGaps = gapsOf(form, giving, seat);
  const gaps = [...pieceGaps, ...sky.gaps];
  return {
    isComplete: form.pieces.every((piece) => form.stateOf(piece.id) === 'complete') && sky.isComplete,
    gaps: gaps.length,
    words: movementWords(
      form,
      pieceGaps.map(({ name }) => name),
      sky,
    ),
    drawing: drawingOf(form, seat, sky),
    hands: handsOf(form, giving, { seat, sky, gaps }),
    keys: sky.inHand === null ? keysOf(giving, seat) : missionKeys(sky.giving, sky.inHand),
    undo: giving.undo,
    nextGap: form.isOpen ? nextGap(gaps, 1) : null,
    isAsked: form.pieces.length > 0 || sky.flying + sky.gaps.length > 0,
    orderOf: (piece) => {
      if (!form.options.has(piece)) return null;
      const order = form.orderOf(piece);
      return { state: form.stateOf(piece), says: order ? orderWords(order, words) : sheetText.none };
    },
    allowanceOf: (piece) => form.options.get(piece)?.choices.find(({ type }) => type === 'path')?.allowance ?? null,
    hint: form.pieces.length === 0 ? unitText.chooseHex : unitText.choose,
  };
}

/** The pieces without an order. */
function gapsOf(form: MovementForm, giving: OrderGiving, { place }: FormSeat): readonly Gap[] {
  const { selection, nameOf } = place;
  return form.pieces.flatMap((piece) => {
    if (form.stateOf(piece.id) !== 'none') return [];
    const isInHand = selection?.kind === 'piece' && selection.piece === piece.id;
    return [{ name: nameOf(piece), hex: piece.hex, isInHand, take: () => giving.take(piece) }];
  });
}

/** The squadrons on the same sheet; nothing where missions have a phase of their own. HEX-TURN-02. */
interface Squadrons {
  readonly giving: AirGiving;
  /** The number of the one that is selected. */
  readonly inHand: number | null;
  readonly gaps: readonly Gap[];
  readonly flying: number;
  readonly refused: number;
  readonly isComplete: boolean;
  readonly sky: Sky | null;
}

function squadronsOf(seat: FormSeat): Squadrons {
  const air = airFormOf(seat);
  const giving = airGiving(seat);
  const { selection } = seat.place;
  const inHand = air !== null && selection?.kind === 'squadron' ? selection.squadron : null;
  if (air === null) return { giving, inHand, gaps: [], flying: 0, refused: 0, isComplete: true, sky: null };
  const gaps = airGaps(air, giving, inHand);
  return {
    giving,
    inHand,
    gaps,
    flying: air.squadrons.length - gaps.length,
    refused: air.squadrons.filter(({ number }) => air.refusalsOf(number).length > 0).length,
    isComplete: air.squadrons.every(({ number }) => air.stateOf(number) === 'complete'),
    sky: inHand === null ? null : skyOf(air, inHand),
  };
}

function drawingOf(form: MovementForm, { place }: FormSeat, { sky }: Squadrons): FormDrawing {
  const { head, letterOf, selection } = place;
  const inHand = selection?.kind === 'piece' ? selection.piece : null;
  const choice = inHand === null || !form.isOpen ? null : choiceInHand(form, inHand);
  return {
    arrows: arrowsOf(form.view, form),
    claims: head.you === null ? [] : plannedClaims(form, letterOf(head.you)),
    orderStates: orderStatesOf(form),
    reach: inHand === null || choice === null ? [] : reachOf(choice, highInHand(form, inHand)),
    ...(sky === null ? {} : { sky }),
  };
}

interface AtHand {
  readonly seat: FormSeat;
  readonly sky: Squadrons;
  readonly gaps: readonly Gap[];
}

/**
 * Touching the map lengthens the selected unit's path, chooses whom it follows, sends the selected squadron there,
 * selects another unit, or says why it has no effect.
 */
function handsOf(form: MovementForm, giving: OrderGiving, { seat, sky, gaps }: AtHand): FormHands {
  const { selection } = seat.place;
  const { pieces } = form.view;
  const fly = (hex: HexKey | undefined) =>
    hex !== undefined && sky.inHand !== null && sky.giving.touch(sky.inHand, hex);
  const inHand = selection?.kind === 'piece' ? lookup(pieces, selection.piece) : undefined;
  const isFollowing =
    inHand !== undefined && form.isOpen && form.writing?.piece === inHand.id && form.writing.type === 'follow';
  const touch = (hex: HexKey | undefined, target: PieceId | null) => {
    if (inHand === undefined || hex === undefined) return fly(hex);
    return giving.lengthen(inHand, hex) || giving.refuse(inHand, hex, target);
  };
  return {
    onHex: (hex) => touch(hex, null),
    onStep: (hex) => {
      if (inHand) giving.lengthen(inHand, hex);
    },
    onPiece: (id) => {
      const piece = lookup(pieces, id);
      if (inHand && isFollowing && choiceInHand(form, inHand.id)?.targets.includes(id)) giving.follow(inHand, id);
      else if (piece && form.options.has(id) && (!isFollowing || id === inHand?.id)) giving.take(piece);
      else return touch(knownPiece(form.view, id)?.piece.hex, id);
      return true;
    },
    onBack: () => {
      if (inHand) giving.stepBack(inHand);
    },
    onNext: (by) => nextGap(gaps, by)?.take(),
  };
}

function keysOf(giving: OrderGiving, { view, place: { selection } }: FormSeat): PhaseForm['keys'] {
  const piece = selection?.kind === 'piece' ? lookup(view.pieces, selection.piece) : undefined;
  if (piece === undefined) return {};
  const orders = MOVEMENT_ORDERS.map((type) => [ORDER_KEYS[type], () => giving.choose(piece, type)] as const);
  return { ...Object.fromEntries(orders), Backspace: () => giving.stepBack(piece), Delete: () => giving.clear(piece) };
}
