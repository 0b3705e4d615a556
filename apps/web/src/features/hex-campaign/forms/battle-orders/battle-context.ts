import type { OrderState } from '@sealed-orders/map';
import {
  type BattleOrder,
  type BattleOrderChoice,
  type BattleOrderOption,
  type BattleOrderType,
  battleOrderOptions,
  checkBattleOrders,
  type ForeseenEntry,
  foreseenEntries,
  type Piece,
  type PieceId,
  type Refusal,
  type Rejection,
  SPY_MISSIONS,
  type SpyMission,
  type SpyMissionType,
  type SpyOption,
  type SupportOption,
  spyOptions,
  supportOptions,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import { lookup } from '@sealed-orders/rules/kernel';
import { inOrbit } from '../../map/known.ts';
import { keptFor } from '../kept-for.ts';
import type { BattlePen } from '../pen.ts';
import { type FormSeat, useFormSeat } from '../phase-form.ts';
import { type BattleSheet, badgeOf } from './battle-draft.ts';

/** The player's battle orders, and what the rules say about them. */
export interface BattleOrdersForm {
  readonly view: View;
  /** Whether orders can be written now: the seat owes a sheet, nothing is sealed, and the reader views the present. */
  readonly isOpen: boolean;
  readonly isSealed: boolean;
  readonly canUndo: boolean;
  readonly sheet: BattleSheet;
  readonly pen: BattlePen | null;
  readonly options: Options;
  /** Armies that take orders, including those in orbit: those without one first, then in list order. */
  readonly armies: readonly Piece[];
  readonly spies: readonly Piece[];
  readonly garrisons: readonly Piece[];
  /** Where the orders lead, as far as the player can know. */
  readonly entries: readonly ForeseenEntry[];
  readonly orderOf: (piece: PieceId) => BattleOrder | undefined;
  readonly missionOf: (spy: PieceId) => SpyMission | undefined;
  readonly stateOf: (piece: PieceId) => OrderState;
  /** Whether the piece could do anything but guard. */
  readonly isAsked: (piece: PieceId) => boolean;
  readonly refusalsOf: (piece: PieceId) => readonly Rejection[];
  readonly write: (change: (sheet: BattleSheet) => BattleSheet) => void;
}

interface Options {
  readonly armies: ReadonlyMap<PieceId, BattleOrderOption>;
  readonly spies: ReadonlyMap<PieceId, readonly SpyOption[]>;
  readonly supports: readonly SupportOption[];
}

const optionsFor = keptFor((view: View): Options => {
  const spies = spyOptions(view);
  return {
    armies: new Map(battleOrderOptions(view).map((option) => [option.army, option])),
    spies: new Map(
      spies.map(({ mission: { piece } }) => [piece, spies.filter((option) => option.mission.piece === piece)]),
    ),
    supports: supportOptions(view),
  };
});
const judgementFor = keptFor((view: View) => keptFor((sheet: BattleSheet) => checkBattleOrders(view, sheet)));
const entriesFor = keptFor((view: View) => keptFor((sheet: BattleSheet) => foreseenEntries(view, sheet.orders)));

/** A piece of the viewer's, on the map or in orbit. */
export const ownPiece = (view: View, id: PieceId): Piece | undefined => lookup(view.pieces, id) ?? inOrbit(view, id);

/** The battle orders in the form; null while another phase's sheet is open. */
export function battleOrdersFormOf({ paper, view, pen }: FormSeat): BattleOrdersForm | null {
  const { sheet } = paper;
  if (sheet.phase !== 'battle-orders') return null;
  const options = optionsFor(view);
  const rejections = judgementFor(view)(sheet);
  const writing = pen?.phase === 'battle-orders' ? pen : null;
  const isSealed = paper.sealed !== null;
  const orderOf = (piece: PieceId) => sheet.orders.find((order) => order.piece === piece);
  const missionOf = (spy: PieceId) => sheet.spies.find((mission) => mission.piece === spy);
  const refusalsOf = (piece: PieceId) => rejections.filter((rejection) => isAbout(rejection, sheet, piece));
  const armies = [...options.armies.keys()].flatMap((id) => ownPiece(view, id) ?? []);
  return {
    view,
    isOpen: paper.isOpen,
    isSealed,
    canUndo: paper.canUndo,
    sheet,
    pen: writing,
    options,
    armies: inListOrder(
      armies.filter(({ kind }) => kind === 'detachment'),
      sheet,
    ),
    spies: [...options.spies.keys()].flatMap((id) => ownPiece(view, id) ?? []),
    garrisons: armies.filter(({ kind }) => kind === 'garrison'),
    entries: entriesFor(view)(sheet),
    orderOf,
    missionOf,
    stateOf: (piece) =>
      badgeOf(orderOf(piece) !== undefined || missionOf(piece) !== undefined, {
        sealed: isSealed,
        writing: writing?.piece === piece,
        refused: refusalsOf(piece).length > 0,
      }),
    isAsked: (piece) => isAsked(options, piece),
    refusalsOf,
    write: (change) => paper.write((now) => (now.phase === 'battle-orders' ? change(now) : now)),
  };
}

export function useBattleOrdersForm(): BattleOrdersForm | null {
  const seat = useFormSeat();
  return seat && battleOrdersFormOf(seat);
}

function isAbout({ path: [field, index] }: Rejection, sheet: BattleSheet, piece: PieceId): boolean {
  if (typeof index !== 'number') return false;
  if (field === 'orders') return sheet.orders[index]?.piece === piece;
  return field === 'spies' && sheet.spies[index]?.piece === piece;
}

function isAsked({ armies, spies }: Options, piece: PieceId): boolean {
  const orders = armies.get(piece)?.orders ?? [];
  const missions = spies.get(piece) ?? [];
  return (
    orders.some(({ type, refusal }) => type !== 'guard' && refusal === null) ||
    missions.some(({ mission }) => mission.mission !== 'guard')
  );
}

function inListOrder(pieces: readonly Piece[], { orders }: BattleSheet): readonly Piece[] {
  const place = ({ id }: Piece) => orders.findIndex((order) => order.piece === id);
  return pieces.toSorted((a, b) => place(a) - place(b) || a.name.localeCompare(b.name));
}

/** The selected kind of order for an army: the one being written, otherwise the one given. */
export function typeInHand(form: BattleOrdersForm, piece: PieceId): BattleOrderType | null {
  if (form.pen?.piece === piece) return form.pen.type;
  return form.orderOf(piece)?.type ?? null;
}

/** What the rules offer for that kind of order. */
export function choiceInHand(form: BattleOrdersForm, piece: PieceId): BattleOrderChoice | null {
  const type = typeInHand(form, piece);
  return form.options.armies.get(piece)?.orders.find((choice) => choice.type === type) ?? null;
}

/** A mission of a spy: offered, or refused with the reason. */
interface MissionChoice {
  readonly mission: SpyMissionType;
  readonly refusal: Refusal | null;
}

/** The missions of a spy. Those excluded from the campaign are left out. HEX-SPY-11. */
export function missionsOf({ view, options }: BattleOrdersForm, piece: PieceId): readonly MissionChoice[] {
  const offered = (options.spies.get(piece) ?? []).map(({ mission }) => mission.mission);
  return SPY_MISSIONS.flatMap((mission): readonly MissionChoice[] => {
    if (offered.includes(mission)) return [{ mission, refusal: null }];
    const [found] = checkBattleOrders(view, {
      phase: 'battle-orders',
      orders: [],
      spies: [{ piece, mission }],
      airSupport: [],
    });
    if (found === undefined || found.code === 'spy-mission-off' || !found.rule) return [];
    return [{ mission, refusal: { code: found.code, rule: found.rule, facts: {} } }];
  });
}

/** Why a sheet with this order alone would be refused; null: it would not. */
export function faultOf(view: View, order: BattleOrder): Rejection | null {
  return checkBattleOrders(view, { phase: 'battle-orders', orders: [order], spies: [], airSupport: [] })[0] ?? null;
}
