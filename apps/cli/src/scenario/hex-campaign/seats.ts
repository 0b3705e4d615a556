import { defaultSettings, type Faction, type Phase, SETUP_PHASES } from '@sealed-orders/rules/hex-campaign';
import { scenarioProblemText } from '@sealed-orders/text/cli/scenarios';
import { Problem } from '../problem.ts';
import type { Board } from './board.ts';
import { DEFAULT_SEATS } from './defaults.ts';
import type { Given, SeatText } from './format/given.ts';

/** What a seat has to place by default: the least possible. */
const VILLAGE = 1;
const LEAST_YIELD = 50;

const titled = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/** Whether the war has not begun: turn 0. */
export const isSetUp = (phase: Phase | undefined): boolean => SETUP_PHASES.some((one) => one === phase);

/** The far corners of a board, column and row: the default Capitals. */
function startingHex(board: Board, place: number): string {
  const row = place % 2 === 0 ? 1 : board.size.rows - 2;
  const column = place % 4 < 2 ? 1 : board.size.columns - 2;
  return `${column - Math.floor(row / 2) - board.frame.q},${row - board.frame.r}`;
}

function settingOf({ settings }: Given, name: 'freeRoads' | 'startOtherUrban' | 'startResources'): number {
  const set = settings?.[name];
  return typeof set === 'number' ? set : defaultSettings[name];
}

/** What the set-up still owes a seat: sites to place, free roads to build. */
function owedTo(given: Given, { dealt }: Exclude<SeatText, string>, centre: string) {
  const owed = { freeRoads: settingOf(given, 'freeRoads') };
  if (given.phase === 'free-roads') return owed;
  if (given.phase !== 'placement') return {};
  const of = (count: number, one: number): readonly number[] => Array.from({ length: count }, () => one);
  const sizes = of(settingOf(given, 'startOtherUrban'), VILLAGE);
  const yields = of(settingOf(given, 'startResources'), LEAST_YIELD);
  return { ...owed, dealt: { centre, sizes, yields, ...dealt } };
}

/** The records of the seats, in their order. */
export function seatsOf(board: Board, given: Given) {
  return Object.entries(given.seats ?? DEFAULT_SEATS).map(([id, text], place) => {
    const seat = typeof text === 'string' ? { faction: text } : text;
    const capital = seat.capital ?? null;
    const startingCapital = seat.startingCapital ?? capital ?? startingHex(board, place);
    return {
      id,
      name: seat.name ?? titled(id),
      faction: seat.faction ?? 'sm',
      strategy: seat.strategy ?? 0,
      capital,
      startingCapital,
      vp: seat.vp ?? 0,
      ...owedTo(given, seat, startingCapital),
      ...seat.with,
    };
  });
}

/** The race of a seat by its id. Throws a Problem for a missing seat. */
export const raceIn =
  (seats: readonly { readonly id: string; readonly faction: Faction }[]) =>
  (id: string): Faction => {
    const seat = seats.find((one) => one.id === id);
    if (seat === undefined)
      throw new Problem(
        scenarioProblemText.nobody(
          id,
          seats.map((one) => one.id),
        ),
      );
    return seat.faction;
  };
