import { BATTLE_ORDERS, type PieceId } from '@sealed-orders/rules/hex-campaign';
import { battleOrdersText } from '@sealed-orders/text/hex-campaign/desks/battle-orders';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import type { DeskWords } from '../../../campaign/door.ts';
import type { DeskDrawing, DeskHands, DeskModule, DeskSeat, PhaseDesk } from '../phase-desk.ts';
import { type BattleDesk, battleDeskOf, missionsOf, ownPiece } from './battle-context.ts';
import { arrowsOf, orderStatesOf, reachOf } from './battle-drawing.ts';
import { BattleForm } from './battle-form.tsx';
import { type BattleGiving, battleGiving, gapsOf } from './battle-giving.ts';
import { BATTLE_SIGNS, SPY_SIGNS } from './battle-icons.ts';
import { BattleSheet } from './battle-sheet.tsx';
import { hexOfArmy, missionWords, orderWords } from './battle-words.ts';
import { HexOrders } from './hex-orders.tsx';

/** Battle orders: one for each army, drawn on the map; the missions of spies; and whom the air supports. HEX-BORD-01. */
export const battleOrdersDesk: DeskModule = {
  deskOf,
  OrderSheet: BattleSheet,
  PieceForm: BattleForm,
  HexForm: HexOrders,
  Board: null,
};

function deskOf(seat: DeskSeat): PhaseDesk | null {
  const desk = battleDeskOf(seat);
  if (desk === null) return null;
  const giving = battleGiving(seat);
  const { place } = seat;
  const gaps = gapsOf(desk);
  const supports = idleSupports(desk);
  const [gap] = desk.isOpen ? gaps : [];
  const pieces = [...desk.armies, ...desk.spies];
  const isDone = pieces.every(({ id }) => !desk.isAsked(id) || desk.stateOf(id) === 'complete');
  return {
    isComplete: isDone && supports === 0,
    gaps: gaps.length + supports,
    words: wordsOf(desk, gaps.map(place.nameOf), supports),
    drawing: drawingOf(desk, seat),
    hands: handsOf(desk, giving, seat),
    keys: keysOf(desk, giving, seat),
    undo: giving.undo,
    nextGap: nextOf(seat, supports, gap && { name: place.nameOf(gap), take: () => giving.take(gap) }),
    isAsked: pieces.length > 0,
    orderOf: (piece) => {
      if (!desk.options.armies.has(piece) && !desk.options.spies.has(piece)) return null;
      return { state: desk.stateOf(piece), says: wordsOfPiece(desk, piece, seat) };
    },
    allowanceOf: () => null,
    hint: pieces.length === 0 ? unitText.chooseHex : battleOrdersText.hint,
  };
}

/** Tactical Bombardments that could support an army and support none. */
function idleSupports({ options, sheet }: BattleDesk): number {
  const ready = new Set(options.supports.map(({ support }) => support));
  return [...ready].filter((support) => sheet.airSupport.every((one) => one.support !== support)).length;
}

function nextOf({ paper, place }: DeskSeat, supports: number, gap: PhaseDesk['nextGap'] | undefined) {
  if (gap) return gap;
  if (supports === 0 || !paper.isOpen) return null;
  return { name: battleOrdersText.sheet.air, take: () => place.openTab('orders') };
}

function wordsOfPiece(desk: BattleDesk, piece: PieceId, { place }: DeskSeat): string {
  const order = desk.orderOf(piece);
  const mission = desk.missionOf(piece);
  if (order !== undefined) return orderWords(order, place);
  if (mission !== undefined) return missionWords(mission);
  return desk.isAsked(piece) ? sheetText.none : battleOrdersText.sheet.onlyGuards;
}

function wordsOf(desk: BattleDesk, gaps: readonly string[], supports: number): DeskWords {
  const pieces = [...desk.armies, ...desk.spies];
  const drafts = pieces.filter(({ id }) => desk.stateOf(id) === 'draft').length;
  const refused = pieces.filter(({ id }) => desk.refusalsOf(id).length > 0).length;
  const given = desk.sheet.orders.length + desk.sheet.spies.length;
  return {
    seal: given > 0 ? sheetText.seal(given) : sheetText.sealNone,
    note: noteOf(gaps, supports, { drafts, given }),
    refused: refused > 0 ? sheetText.refused(refused) : null,
    isDraft: refused > 0 || (given === 0 && gaps.length > 0),
    confirm: gaps.length + supports > 0 ? battleOrdersText.confirm(gaps, supports) : null,
    committed: sheetText.committed(given),
  };
}

function noteOf(
  gaps: readonly string[],
  supports: number,
  { drafts, given }: { readonly drafts: number; readonly given: number },
): string {
  if (gaps.length > 0) return sheetText.willGuard(gaps);
  if (supports > 0) return battleOrdersText.sheet.lost(supports);
  if (drafts > 0) return sheetText.stillDrawn(drafts);
  return given > 0 ? sheetText.allComplete : sheetText.noneNeeded;
}

function drawingOf(desk: BattleDesk, { place: { selection } }: DeskSeat): DeskDrawing {
  const inHand = selection?.kind === 'piece' ? selection.piece : null;
  return {
    arrows: arrowsOf(desk, inHand),
    claims: [],
    orderStates: orderStatesOf(desk),
    reach: inHand === null || !desk.isOpen ? [] : reachOf(desk, inHand),
  };
}

/** Touching the map names the target or the way of the army in hand, or takes another piece in hand. */
function handsOf(desk: BattleDesk, giving: BattleGiving, { place: { selection } }: DeskSeat): DeskHands {
  const inHand = selection?.kind === 'piece' ? ownPiece(desk.view, selection.piece) : undefined;
  const touchHex = (hex: Parameters<DeskHands['onHex']>[0]) => inHand !== undefined && giving.touchHex(inHand, hex);
  return {
    onHex: touchHex,
    onStep: touchHex,
    onPiece: (id) => {
      if (inHand !== undefined && giving.touchArmy(inHand, id)) return true;
      const own = ownPiece(desk.view, id);
      const hex = hexOfArmy(desk.view, id);
      const isWriting = inHand !== undefined && desk.pen?.piece === inHand.id && inHand.id !== id;
      // While an order is written a spy of one's own that is in the target's hex does not get in the way.
      if ((isWriting || own === undefined) && hex !== null && touchHex(hex)) return true;
      if (own === undefined || !(desk.options.armies.has(id) || desk.options.spies.has(id))) return false;
      giving.take(own);
      return true;
    },
    onBack: () => {
      if (inHand) giving.stepBack(inHand);
    },
    onNext: giving.next,
  };
}

function keysOf(desk: BattleDesk, giving: BattleGiving, { place: { selection } }: DeskSeat): PhaseDesk['keys'] {
  const piece = selection?.kind === 'piece' ? ownPiece(desk.view, selection.piece) : undefined;
  if (piece === undefined) return {};
  const missions = missionsOf(desk, piece.id).filter(({ refusal }) => refusal === null);
  const keys =
    piece.kind === 'spy'
      ? missions.map(
          ({ mission }) => [SPY_SIGNS[mission].hotkey, () => giving.send({ piece: piece.id, mission })] as const,
        )
      : BATTLE_ORDERS.map((type) => [BATTLE_SIGNS[type].hotkey, () => giving.choose(piece, type)] as const);
  return { ...Object.fromEntries(keys), Backspace: () => giving.stepBack(piece), Delete: () => giving.clear(piece) };
}
