import type { OrderState } from '@sealed-orders/map';
import type { ClaimSymbol, OrderArrow, Reached } from '@sealed-orders/map/hex';
import type { Piece, PieceId, Sheet, View } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { type ComponentType, createContext, useContext } from 'react';
import type { FormWords } from '../../campaign/door.ts';
import type { Paper } from '../../campaign/seal/use-paper.ts';
import type { HexPlace } from '../hex-context.ts';
import type { Pen } from './pen.ts';

/** The sheet of the open phase, as the page sees it. Everything outside a form's own folder uses only this. */
export interface PhaseForm {
  readonly isComplete: boolean;
  /** How many units or places still lack an order. */
  readonly gaps: number;
  readonly words: FormWords;
  readonly drawing: FormDrawing;
  readonly hands: FormHands;
  /** Single keys of the form. */
  readonly keys: Readonly<Record<string, () => void>>;
  readonly undo: () => void;
  /** The next thing without an order, for a phone's lowest sheet; null: nothing. */
  readonly nextGap: {
    readonly name: string;
    /** What it lacks; absent: an order. */
    readonly says?: string;
    /** Where it is; absent: nowhere on the map. */
    readonly hex?: HexKey;
    readonly take: () => void;
  } | null;
  /** Whether anything is owed at all. */
  readonly isAsked: boolean;
  /** The piece's order: its badge and a few words; null: it needs none. */
  readonly orderOf: (piece: PieceId) => { readonly state: OrderState; readonly says: string } | null;
  /** How far a piece may march in this phase; null if that does not apply. */
  readonly allowanceOf: (piece: PieceId) => number | null;
  /** What to do when nothing is selected. */
  readonly hint: string;
  /** Above it; absent: that no unit is selected. */
  readonly hintTitle?: string;
  /** Writes what is still missing, at the player's request; null or absent: there is no suggestion. */
  readonly suggestion?: { readonly name: string; readonly accept: () => void } | null;
}

/** What the sheet draws on the map. */
export interface FormDrawing {
  readonly arrows: readonly OrderArrow[];
  readonly claims: readonly ClaimSymbol[];
  /** The order badge on the counter of each piece that takes orders. */
  readonly orderStates: Readonly<Record<PieceId, OrderState>>;
  /** Where the selected order may lead. */
  readonly reach: readonly Reached[];
  /** While missions of squadrons are ordered: the target Airspace and settlement of the selected one. */
  readonly sky?: Sky;
  /** The map with the sheet's additions; absent: nothing. */
  readonly view?: View;
}

/** The Airspaces as they are shown while a squadron is selected. */
export interface Sky {
  readonly airspace: number | null;
  /** A hex in its middle. */
  readonly middle: HexKey | null;
  readonly target: HexKey | null;
}

/**
 * The meaning of touching the map for the selected order. While an order is being written, a touch that it has no use
 * for says why, with the rule, and keeps what is in hand.
 */
export interface FormHands {
  /** False: nothing is being written, and the map selects the hex. */
  readonly onHex: (hex: HexKey) => boolean;
  /** A drawing finger moved to this hex. */
  readonly onStep: (hex: HexKey) => void;
  /** False: the map selects the piece. */
  readonly onPiece: (piece: PieceId) => boolean;
  readonly onBack: () => void;
  /** To the next or the previous unit without an order. */
  readonly onNext: (by: 1 | -1) => void;
}

/** The form of one phase. It is loaded when the phase is open. */
export interface FormModule {
  /**
   * Null: the sheet is not of this phase. Called in every render: costly answers of the rules are cached for each view.
   */
  readonly formOf: (seat: FormSeat) => PhaseForm | null;
  /** The whole sheet as a list. */
  readonly OrderSheet: ComponentType;
  /** Below a selected piece of the reader's: its order. */
  readonly PieceForm: ComponentType<{ readonly piece: Piece }>;
  /** The mission of a selected squadron; absent where none are ordered. */
  readonly SquadronForm?: ComponentType<{ readonly squadron: number }>;
  /** The place of a selected site; absent where none are placed. */
  readonly SiteForm?: ComponentType;
  /** In the panel of a selected hex: what is ordered there. */
  readonly HexForm: ComponentType<{ readonly hex: HexKey }>;
  /** Replaces the map while the orders are open on a desktop; null: the map stays. */
  readonly Board: ComponentType | null;
  /** Loads what is drawn only when something is selected; absent: there is nothing to load. */
  readonly loadAhead?: () => Promise<unknown>;
}

/** What a form works with. */
export interface FormSeat {
  readonly paper: Paper<Sheet>;
  /** What the seat knows now, whatever step the reader views. */
  readonly view: View;
  readonly pen: Pen | null;
  readonly hold: (pen: Pen | null) => void;
  readonly place: HexPlace;
  /** Shows a message for a while, with a way to undo its action. */
  readonly say: (text: string, undo?: () => void) => void;
}

const FormContext = createContext<{
  readonly module: FormModule;
  readonly seat: FormSeat;
  readonly form: PhaseForm;
} | null>(null);
export const FormProvider = FormContext.Provider;

/** The reader's form; null for spectators and the referee, and in phases that ask for no sheet. */
export const usePhaseForm = (): PhaseForm | null => useContext(FormContext)?.form ?? null;
export const useFormModule = (): FormModule | null => useContext(FormContext)?.module ?? null;
export const useFormSeat = (): FormSeat | null => useContext(FormContext)?.seat ?? null;
