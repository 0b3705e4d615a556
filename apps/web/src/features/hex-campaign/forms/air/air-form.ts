import type { OrderState } from '@sealed-orders/map';
import {
  type AirMissionType,
  type AirOrder,
  airbasesOf,
  airspacesOf,
  checkAirOrders,
  checkMovementOrders,
  type MissionChoice,
  missionChoices,
  type Rejection,
  type Sheet,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { keptFor } from '../kept-for.ts';
import type { AirPen } from '../pen.ts';
import { type FormSeat, useFormSeat } from '../phase-form.ts';
import { flown, missionOf, squadronAt } from './air-draft.ts';

/** One squadron of the player. Squadrons have no names and are all alike; the page counts them. */
export interface Squadron {
  /** From 1, over all airbases. */
  readonly number: number;
  /** Its home. */
  readonly hex: HexKey;
  /** Its place among the squadrons at home there, from 1. */
  readonly place: number;
  readonly places: number;
}

/** The missions of the player's squadrons, and what the rules say about them. */
export interface AirForm {
  readonly view: View;
  /**
   * Whether missions can be ordered now: the seat owes a sheet, nothing is sealed, and the reader views the present.
   */
  readonly isOpen: boolean;
  readonly isSealed: boolean;
  readonly canUndo: boolean;
  readonly squadrons: readonly Squadron[];
  readonly choices: readonly MissionChoice[];
  readonly airspaces: ReadonlyMap<number, readonly HexKey[]>;
  readonly writing: AirPen | null;
  readonly orderOf: (squadron: number) => AirOrder | null;
  readonly stateOf: (squadron: number) => OrderState;
  readonly refusalsOf: (squadron: number) => readonly Rejection[];
  /** The rules' objections to this mission alone. */
  readonly judge: (order: AirOrder) => readonly Rejection[];
  readonly write: (change: (air: readonly AirOrder[]) => readonly AirOrder[]) => void;
}

const squadronsFor = keptFor((view: View): readonly Squadron[] =>
  airbasesOf(view)
    .flatMap(({ hex, squadrons }) =>
      Array.from({ length: squadrons }, (_, i) => ({ hex, place: i + 1, places: squadrons })),
    )
    .map((squadron, i) => ({ ...squadron, number: i + 1 })),
);
const choicesFor = keptFor(missionChoices);
const airspacesFor = keptFor((view: View) => airspacesOf(view.chart));

/** The missions on a sheet; null: its phase has none. HEX-TURN-02. */
function airOf(sheet: Sheet, { settings }: View): readonly AirOrder[] | null {
  if (sheet.phase === 'air-orders') return sheet.air;
  return sheet.phase === 'movement-orders' && settings.mergeAirAndMoveOrders ? (sheet.air ?? []) : null;
}

/** The sheet with other missions. */
function withAir(sheet: Sheet, air: readonly AirOrder[]): Sheet {
  return sheet.phase === 'air-orders' || sheet.phase === 'movement-orders' ? { ...sheet, air } : sheet;
}

/** The rules' objections to these missions, ignoring the rest of the sheet. */
function judged(view: View, phase: Sheet['phase'], air: readonly AirOrder[]): readonly Rejection[] {
  if (phase === 'air-orders') return checkAirOrders(view, { phase, air });
  return checkMovementOrders(view, { phase: 'movement-orders', orders: [], air });
}

/** The squadrons' form, in a phase of its own or on the sheet of the movement orders; null if there are no missions. */
export function airFormOf({ paper, view, pen }: FormSeat): AirForm | null {
  const { sheet } = paper;
  const air = airOf(sheet, view);
  if (air === null) return null;
  const isSealed = paper.sealed !== null;
  const rejections = judged(view, sheet.phase, flown(air));
  const orderOf = (squadron: number) => missionOf(air, squadron);
  const refusalsOf = (squadron: number) => rejections.filter(({ path }) => isAbout(path, air, squadron));
  return {
    view,
    isOpen: paper.isOpen,
    isSealed,
    canUndo: paper.canUndo,
    squadrons: squadronsFor(view),
    choices: choicesFor(view),
    airspaces: airspacesFor(view),
    writing: pen?.phase === 'air-orders' ? pen : null,
    orderOf,
    stateOf: (squadron) => {
      if (orderOf(squadron) === null) return 'none';
      if (isSealed) return 'sealed';
      return refusalsOf(squadron).length > 0 ? 'draft' : 'complete';
    },
    refusalsOf,
    judge: (order) => judged(view, sheet.phase, [order]),
    write: (change) => paper.write((now) => withAir(now, change(airOf(now, view) ?? []))),
  };
}

export function useAirForm(): AirForm | null {
  const seat = useFormSeat();
  return seat && airFormOf(seat);
}

function isAbout([field, place]: Rejection['path'], air: readonly AirOrder[], squadron: number): boolean {
  return field === 'air' && typeof place === 'number' && squadronAt(air, place) === squadron;
}

/** The squadrons that have no mission. */
export const grounded = (form: AirForm): readonly Squadron[] =>
  form.squadrons.filter(({ number }) => form.orderOf(number) === null);

/** The selected mission of a squadron: the one being ordered, otherwise the one it has. */
export function missionInHand(form: AirForm, squadron: number): AirMissionType | null {
  if (form.writing?.squadron === squadron) return form.writing.mission;
  return form.orderOf(squadron)?.mission ?? null;
}

/** The number of a hex's Airspace; null if it is in none. */
export function airspaceAt(form: AirForm, hex: HexKey): number | null {
  for (const [airspace, hexes] of form.airspaces) if (hexes.includes(hex)) return airspace;
  return null;
}
