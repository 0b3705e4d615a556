import fc from 'fast-check';
import { hexCampaign } from '../index.ts';
import { readSite } from '../notation.ts';
import type { BattleDecision, BuildLine, Option, SeatState, Sheet, Site, State, View } from '../types.ts';
import { drawnBattleOrders } from './battle-sheets.ts';
import { drawnSheet, worlds } from './worlds.ts';

const FACTIONS = ['sm', 'ch', 'el', 'de', 'ig', 'ty', 'ork', 'sob'] as const;

/** Worlds with sheets in every phase, where everybody has a Capital to build with, unless it is in the sea. */
export const seasons: fc.Arbitrary<State> = fc
  .tuple(worlds, fc.array(fc.constantFrom(...FACTIONS), { minLength: 3, maxLength: 3 }))
  .map(([state, factions]) => furnished(state, factions));

function furnished(state: State, factions: readonly SeatState['faction'][]): State {
  const sites: Record<string, Site> = { ...state.sites };
  const control: Record<string, State['control'][string & keyof State['control']]> = { ...state.control };
  const seats: Record<string, SeatState> = {};
  for (const [i, id] of state.seatOrder.entries()) {
    const record = state.seats[id];
    if (record === undefined) continue;
    const faction = factions[i] ?? 'sm';
    const isFounded = record.capital !== null && state.undiscovered.includes(record.capital);
    seats[id] = {
      ...record,
      faction,
      god: faction === 'ch' ? 'khorne' : null,
      capital: isFounded ? record.capital : null,
    };
    if (!isFounded || record.capital === null) continue;
    const buildings = 'barracks, major-space-port, espionage-center, minor-airbase, heavy-factory';
    sites[record.capital] = readSite(`metropol ${faction} 2500 bp: ${buildings}`, `City of ${id}`);
    control[record.capital] = id;
  }
  const undiscovered = state.undiscovered.filter((hex) => control[hex] === undefined);
  const settings = { ...state.settings, askedPhases: 'all', webways: 'on', newCapital: 'nearestUrban' } as const;
  return { ...state, phase: 'build', settings, seats, sites, control, undiscovered };
}

const pick = <Item>(items: readonly Item[], by: number): Item | undefined => items[by % Math.max(1, items.length)];

/** Build lines that the form offers without a refusal. */
export const offeredLines = (options: readonly Option[]): readonly BuildLine[] =>
  options.flatMap((option) => ('line' in option && option.refusal === null ? [option.line] : []));

/** The lines that fit one sheet: each is checked with those before it. */
function fitting(view: View, lines: readonly BuildLine[]): readonly BuildLine[] {
  const kept: BuildLine[] = [];
  for (const line of lines) {
    const isFine = hexCampaign.sheets.check(view, { phase: 'build', lines: [...kept, line] }).length === 0;
    if (isFine) kept.push(line);
  }
  return kept;
}

/** The seat's possible decisions about the open battles. */
export const offeredDecisions = (view: View): readonly BattleDecision[] =>
  hexCampaign.options(view).flatMap((option) => ('decision' in option ? [option.decision] : []));

/** A sheet for the open phase, drawn from the view's options. */
export function drawnSheetFor(view: View, draws: readonly number[]): Sheet | null {
  if ((view.own?.record.beaten ?? null) !== null) return null;
  const options = hexCampaign.options(view);
  switch (view.phase) {
    case 'build': {
      const offered = offeredLines(options);
      const drawn = draws.slice(0, 4).flatMap((by) => pick(offered, by) ?? []);
      return { phase: 'build', lines: fitting(view, [...new Set(drawn)]) };
    }
    case 'movement-orders': {
      const flights = options.flatMap((option) => ('squadrons' in option ? [option] : []));
      const air = draws.slice(0, flights[0]?.squadrons ?? 0).flatMap((by) => pick(flights, by)?.order ?? []);
      return { ...drawnSheet(view, draws), air };
    }
    case 'battle-orders': {
      const missions = options.flatMap((option) => ('mission' in option ? [option.mission] : []));
      const spies = new Map(
        missions.filter((_, i) => (draws[i % draws.length] ?? 0) % 2 === 0).map((one) => [one.piece, one]),
      );
      const orders = drawnBattleOrders(options, draws);
      return { phase: 'battle-orders', orders, spies: [...spies.values()], airSupport: [] };
    }
    default:
      return null;
  }
}
