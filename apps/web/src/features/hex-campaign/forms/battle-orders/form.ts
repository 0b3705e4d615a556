import { BATTLE_ORDERS, type PieceId } from '@sealed-orders/rules/hex-campaign';
import { battleOrdersText } from '@sealed-orders/text/hex-campaign/forms/battle-orders';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import type { FormWords } from '../../../campaign/door.ts';
import type { FormDrawing, FormHands, FormModule, FormSeat, PhaseForm } from '../phase-form.ts';
import { type BattleOrdersForm, battleOrdersFormOf, missionsOf, ownPiece } from './battle-context.ts';
import { arrowsOf, orderStatesOf, reachOf } from './battle-drawing.ts';
import { BattleForm } from './battle-form.tsx';
import { type BattleGiving, battleGiving, gapsOf } from './battle-giving.ts';
import { BATTLE_SIGNS, SPY_SIGNS } from './battle-icons.ts';
import { BattleSheet } from './battle-sheet.tsx';
import { hexOfArmy, missionWords, orderWords } from './battle-words.ts';
import { HexOrders } from './hex-orders.tsx';

/** Battle orders: one for each army, drawn on the map; the missions of spies; and air support. HEX-BORD-01. */
export const battleOrdersForm: FormModule = {
  formOf,
  OrderSheet: BattleSheet,
  PieceForm: BattleForm,
  HexForm: HexOrders,
  Board: null,
};

function formOf(seat: FormSeat): PhaseForm | null {
  const form = battleOrdersFormOf(seat);
  if (form === null) return null;
  const giving = battleGiving(seat);
  const { place } = seat;
  const gaps = gapsOf(form);
  const supports = idleSupports(form);
  const [gap] = form.isOpen ? gaps : [];
  const pieces = [...form.armies, ...form.spies];
  const isDone = pieces.every(({ id }) => !form.isAsked(id) || form.stateOf(id) === 'complete');
  return {
    isComplete: isDone && supports === 0,
    gaps: gaps.length + supports,
    words: wordsOf(form, gaps.map(place.nameOf), supports),
    drawing: drawingOf(form, seat),
    hands: handsOf(form, giving, seat),
    keys: keysOf(form, giving, seat),
    undo: giving.undo,
    nextGap: nextOf(seat, supports, gap && { name: place.nameOf(gap), hex: gap.hex, take: () => giving.take(gap) }),
    isAsked: pieces.length > 0,
    orderOf: (piece) => {
      if (!form.options.armies.has(piece) && !form.options.spies.has(piece)) return null;
      return { state: form.stateOf(piece), says: wordsOfPiece(form, piece, seat) };
    },
    allowanceOf: () => null,
    hint: pieces.length === 0 ? unitText.chooseHex : battleOrdersText.hint,
  };
}

/** Tactical Bombardments that could support an army but support none. */
function idleSupports({ options, sheet }: BattleOrdersForm): number {
  const ready = new Set(options.supports.map(({ support }) => support));
  return [...ready].filter((support) => sheet.airSupport.every((one) => one.support !== support)).length;
}

function nextOf({ paper, place }: FormSeat, supports: number, gap: PhaseForm['nextGap'] | undefined) {
  if (gap) return gap;
  if (supports === 0 || !paper.isOpen) return null;
  return { name: battleOrdersText.sheet.air, take: () => place.openTab('orders') };
}

function wordsOfPiece(form: BattleOrdersForm, piece: PieceId, { place }: FormSeat): string {
  const order = form.orderOf(piece);
  const mission = form.missionOf(piece);
  if (order !== undefined) return orderWords(order, place);
  if (mission !== undefined) return missionWords(mission);
  return form.isAsked(piece) ? sheetText.none : battleOrdersText.sheet.onlyGuards;
}

function wordsOf(form: BattleOrdersForm, gaps: readonly string[], supports: number): FormWords {
  const pieces = [...form.armies, ...form.spies];
  const drafts = pieces.filter(({ id }) => form.stateOf(id) === 'draft').length;
  const refused = pieces.filter(({ id }) => form.refusalsOf(id).length > 0).length;
  const given = form.sheet.orders.length + form.sheet.spies.length;
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
  const lacking = [
    ...(gaps.length > 0 ? [sheetText.willGuard(gaps)] : []),
    ...(supports > 0 ? [battleOrdersText.sheet.lost(supports)] : []),
  ];
  if (lacking.length > 0) return lacking.join('; ');
  if (drafts > 0) return sheetText.stillDrawn(drafts);
  return given > 0 ? sheetText.allComplete : sheetText.noneNeeded;
}

function drawingOf(form: BattleOrdersForm, { place: { selection } }: FormSeat): FormDrawing {
  const inHand = selection?.kind === 'piece' ? selection.piece : null;
  return {
    arrows: arrowsOf(form, inHand),
    claims: [],
    orderStates: orderStatesOf(form),
    reach: inHand === null || !form.isOpen ? [] : reachOf(form, inHand),
  };
}

/** Touching the map names the selected army's target or path, says why it can't, or selects another piece. */
function handsOf(form: BattleOrdersForm, giving: BattleGiving, { place: { selection } }: FormSeat): FormHands {
  const inHand = selection?.kind === 'piece' ? ownPiece(form.view, selection.piece) : undefined;
  const touchHex = (hex: Parameters<FormHands['onHex']>[0]) => inHand !== undefined && giving.touchHex(inHand, hex);
  const refuse = (...at: [hex: Parameters<FormHands['onHex']>[0] | null, army: PieceId | null]) =>
    inHand !== undefined && giving.refuse(inHand, ...at);
  return {
    onHex: (hex) => touchHex(hex) || refuse(hex, null),
    onStep: touchHex,
    onPiece: (id) => {
      if (inHand !== undefined && giving.touchArmy(inHand, id)) return true;
      const own = ownPiece(form.view, id);
      const hex = hexOfArmy(form.view, id);
      const isWriting = inHand !== undefined && form.pen?.piece === inHand.id && inHand.id !== id;
      // While an order is being written, an own spy in the target's hex does not get in the way.
      if ((isWriting || own === undefined) && hex !== null && touchHex(hex)) return true;
      if (own === undefined && refuse(hex, id)) return true;
      if (own === undefined || !(form.options.armies.has(id) || form.options.spies.has(id))) return false;
      giving.take(own);
      return true;
    },
    onBack: () => {
      if (inHand) giving.stepBack(inHand);
    },
    onNext: giving.next,
  };
}

function keysOf(form: BattleOrdersForm, giving: BattleGiving, { place: { selection } }: FormSeat): PhaseForm['keys'] {
  const piece = selection?.kind === 'piece' ? ownPiece(form.view, selection.piece) : undefined;
  if (piece === undefined) return {};
  const missions = missionsOf(form, piece.id).filter(({ refusal }) => refusal === null);
  const keys =
    piece.kind === 'spy'
      ? missions.map(
          ({ mission }) => [SPY_SIGNS[mission].hotkey, () => giving.send({ piece: piece.id, mission })] as const,
        )
      : BATTLE_ORDERS.map((type) => [BATTLE_SIGNS[type].hotkey, () => giving.choose(piece, type)] as const);
  return { ...Object.fromEntries(keys), Backspace: () => giving.stepBack(piece), Delete: () => giving.clear(piece) };
}
