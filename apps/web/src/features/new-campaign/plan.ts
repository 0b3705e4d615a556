import {
  canonical,
  lookup,
  type OrderClock,
  type Pace,
  type Preset,
  type PressPolicy,
  type SettingValues,
  USUAL_PACE,
} from '@sealed-orders/rules/kernel';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import type { Inputs } from '../api/client.ts';
import { hasSheets } from '../campaign-data/has-sheets.ts';
import type { Choices } from './choices.ts';
import type { Board, Description } from './door.ts';
import { opennessOf, type Visibility } from './visibilities.ts';

export interface PlannedSeat {
  readonly name: string;
  readonly choices: Choices;
}

/** Fields of every game: they stay when another game is chosen. */
export interface Frame {
  readonly name: string;
  /** Null: the preset's own. */
  readonly clock: OrderClock | null;
  readonly visibility: Visibility;
  readonly press: PressPolicy;
  readonly draftsCount: boolean;
  /** How strictly the clock is kept. */
  readonly pace: Pace;
  readonly absence: 'guard' | 'caretaker';
  readonly opensAfter: number;
  readonly holidayDays: number;
  readonly pauseDays: number;
  /** After how many rounds everyone sees everything of a round; null: never while the war lasts. */
  readonly openAfter: number | null;
  /** Whether referees may read sheets sealed for the open phase. */
  readonly readsSealed: boolean;
  /** Whether a user may hold several seats, if the game allows it. */
  readonly oneScreen: boolean;
}

/** The chosen game's part of the form. */
export interface Plan {
  readonly preset: Preset;
  /** How it begins; null: the game has only one way. */
  readonly start: string | null;
  readonly seats: readonly PlannedSeat[];
  /** Whether the campaign has an order clock. */
  readonly orderClock: Description['orderClock'];
  /** Whether orders are written on sheets; if not, all of them count on arrival. */
  readonly hasSheets: boolean;
  /** Whether the game can be played on one screen. */
  readonly onOneScreen: boolean;
  /** Settings that were changed, by id. */
  readonly settings: Readonly<Record<string, unknown>>;
}

const DAY_S = 86_400;
/** Seats of a fresh form, if the preset takes that many. */
const USUAL_SEATS = 4;

export const freshFrame = (): Frame => ({
  name: '',
  clock: null,
  visibility: 'unlisted',
  press: 'open',
  draftsCount: true,
  pace: USUAL_PACE,
  absence: 'guard',
  opensAfter: 3,
  holidayDays: 14,
  pauseDays: 3,
  openAfter: null,
  readsSealed: false,
  oneScreen: false,
});

/** The order clock according to the form; none if all times are the rules' own. */
export const clockOf = ({ clock }: Frame, { preset, orderClock }: Plan): OrderClock =>
  orderClock === 'none' ? { mode: 'none' } : (clock ?? preset.clock ?? { mode: 'duration', seconds: DAY_S });

/** The frame for another game, which has other phases. */
export function withoutPhaseTimes(frame: Frame): Frame {
  const { clock } = frame;
  return clock?.mode === 'duration' ? { ...frame, clock: { mode: 'duration', seconds: clock.seconds } } : frame;
}

const seatAt = (place: number): PlannedSeat => ({
  name: newCampaignText.seatNames[place] ?? newCampaignText.unnamedSeat(place + 1),
  choices: {},
});

/** A fresh form for a game. */
export function freshPlan({ presets, starts, orderClock, onOneScreen, phases }: Description): Plan {
  const [preset] = presets;
  if (preset === undefined) throw new Error('a game has at least one preset');
  const seats = Array.from({ length: USUAL_SEATS }, (_, at) => seatAt(at));
  const start = starts[0] ?? null;
  const ofGame = { orderClock, onOneScreen, hasSheets: hasSheets(phases) };
  return withPreset({ preset, start, ...ofGame, seats, settings: {} }, preset);
}

/** Another preset, with its number of seats; existing ones stay. */
export function withPreset(plan: Plan, preset: Preset): Plan {
  const { least, most } = preset.seats;
  const count = Math.min(Math.max(plan.seats.length, least), most);
  const seats = Array.from({ length: count }, (_, place) => plan.seats[place] ?? seatAt(place));
  return { ...plan, preset, seats };
}

/** One seat more. */
export function withSeat(plan: Plan): readonly PlannedSeat[] {
  return [...plan.seats, seatAt(plan.seats.length)];
}

/** A setting's value with this preset, unless changed. */
export function usualValue({ settings }: Description, preset: Preset, id: string): unknown {
  return valueIn(preset.settings, id, settings.find((entry) => entry.id === id)?.fallback);
}

/** A setting's value among some that differ from the usual; null is a value. */
export function valueIn(settings: SettingValues, id: string, usual: unknown): unknown {
  const own = lookup(settings, id);
  return own === undefined ? usual : own;
}

/** Whether two values of a setting are the same; a database may have changed the order of their parts. */
export const isSameValue = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** The plan with a setting at this value. A setting back at its default does not count as changed. */
export function withSetting(game: Description, plan: Plan, id: string, value: unknown): Plan {
  const others = Object.entries(plan.settings).filter(([other]) => other !== id);
  const isUsual = isSameValue(value, usualValue(game, plan.preset, id));
  return { ...plan, settings: Object.fromEntries(isUsual ? others : [...others, [id, value]]) };
}

/** Lower-case words that are not a number: `azure`, `seat-2`; each only once. */
export function seatIds(names: readonly string[]): readonly string[] {
  const ids: string[] = [];
  names.forEach((name, place) => {
    const word = name
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+|-+$/g, '')
      .slice(0, 24);
    const id = word === '' || ids.includes(word) ? `seat-${place + 1}` : word;
    ids.push(id);
  });
  return ids;
}

/** The request to the server. */
export function inputOf(system: PlayedSystem, frame: Frame, plan: Plan, board: Board): Inputs['campaigns']['create'] {
  const { preset, start, orderClock, seats, settings } = plan;
  const usual = freshFrame();
  const ids = seatIds(seats.map((seat) => seat.name));
  return {
    name: frame.name.trim(),
    system,
    setup: {
      ...board,
      preset: preset.id,
      ...(start === null ? {} : { start }),
      settings: { ...preset.settings, ...settings },
      ...(orderClock === 'none' ? {} : { clock: clockOf(frame, plan) }),
    },
    seats: seats.map(({ name, choices }, place) => ({
      id: ids[place] ?? `seat-${place + 1}`,
      name: name.trim() === '' ? newCampaignText.unnamedSeat(place + 1) : name.trim(),
      choices,
    })),
    ...opennessOf(frame.visibility),
    press: frame.press,
    // The frame stays when another game is chosen: answers about sheets may be left from one that has them.
    draftsCount: (plan.hasSheets ? frame : usual).draftsCount,
    // Without a deadline there is no pace.
    pace: clockOf(frame, plan).mode === 'none' ? USUAL_PACE : frame.pace,
    absence: frame.absence,
    opensAfter: frame.opensAfter,
    holidayDays: frame.holidayDays,
    pauseDays: frame.pauseDays,
    openAfter: frame.openAfter,
    readsSealed: (plan.hasSheets ? frame : usual).readsSealed,
    oneScreen: (plan.onOneScreen ? frame : usual).oneScreen,
  };
}
