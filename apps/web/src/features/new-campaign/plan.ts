import {
  FACTIONS,
  type Faction,
  hexCampaign,
  type OrderClock,
  type Settings,
  type Setup,
} from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import type { Inputs } from '../api/client.ts';

export type Preset = Setup['preset'];
export const PRESETS: readonly Preset[] = ['four-players', 'three-players', 'free'];

export interface PlannedSeat {
  readonly name: string;
  readonly faction: Faction | null;
}

/** The form as it stands. */
export interface Plan {
  readonly name: string;
  readonly preset: Preset;
  readonly seats: readonly PlannedSeat[];
  readonly clock: OrderClock;
  readonly isPublic: boolean;
  readonly settings: Settings;
}

const SEATS_OF: Readonly<Record<Preset, number | null>> = { 'four-players': 4, 'three-players': 3, free: null };
const DAY_S = 86_400;
export const MOST_SEATS = 10;

/** The rules' defaults, read from the setup's schema. */
export const DEFAULTS: Setup = hexCampaign.schemas.setup.parse({
  seats: [{ id: seatId('azure'), name: 'Azure', faction: FACTIONS[0] }],
});

const seatAt = (place: number): PlannedSeat => ({
  name: newCampaignText.seatNames[place] ?? `Seat ${place + 1}`,
  faction: null,
});

/** An untouched form. */
export function freshPlan(): Plan {
  return {
    name: '',
    preset: 'four-players',
    seats: [0, 1, 2, 3].map(seatAt),
    clock: { mode: 'duration', seconds: DAY_S },
    isPublic: true,
    settings: DEFAULTS.settings,
  };
}

/** Another preset, with as many seats as it has; those that are there stay. */
export function withPreset(plan: Plan, preset: Preset): Plan {
  const count = SEATS_OF[preset] ?? plan.seats.length;
  const seats = Array.from({ length: count }, (_, place) => plan.seats[place] ?? seatAt(place));
  return { ...plan, preset, seats };
}

/** One seat more. */
export function withSeat(plan: Plan): readonly PlannedSeat[] {
  return [...plan.seats, seatAt(plan.seats.length)];
}

export const mayChangeSeats = (plan: Plan): boolean => SEATS_OF[plan.preset] === null;

/** Settings that differ from the rules' defaults: only those are sent. */
export function changedSettings(settings: Settings): Partial<Settings> {
  const defaults: Readonly<Record<string, unknown>> = { ...DEFAULTS.settings };
  const entries = Object.entries(settings).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(defaults[key]),
  );
  return Object.fromEntries(entries);
}

/** Lower-case words that are no number: `azure`, `seat-2`; each only once. */
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

/** What the server is asked for. */
export function inputOf(plan: Plan): Inputs['campaigns']['create'] {
  const ids = seatIds(plan.seats.map((seat) => seat.name));
  return {
    name: plan.name.trim(),
    system: 'hex-campaign',
    preset: plan.preset,
    settings: changedSettings(plan.settings),
    clock: plan.clock,
    seats: plan.seats.map(({ name, faction }, place) => ({
      id: ids[place] ?? `seat-${place + 1}`,
      name: name.trim() === '' ? `Seat ${place + 1}` : name.trim(),
      ...(faction === null ? {} : { faction }),
    })),
    isPublic: plan.isPublic,
  };
}
