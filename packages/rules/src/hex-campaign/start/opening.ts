import type { Instant, SeatId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { allHexes } from '../../space/hex.ts';
import { gridOf, indexOf, SEA } from '../map/grid.ts';
import type { SeatSetup, SeatState, Setup, State } from '../types.ts';

/** The differences between the ways of starting. */
type Begun = Pick<State, 'phase' | 'control' | 'sites' | 'strongholds' | 'pieces' | 'salt'> & {
  readonly seats: readonly SeatState[];
};

/** Fields still empty when a campaign begins. */
export const NOTHING_YET = {
  ruins: [],
  airControl: [],
  airControlBefore: [],
  airMissions: [],
  airSupport: [],
  recon: {},
  orbit: {},
  constructions: [],
  captives: {},
  deals: [],
  promises: [],
  deliveries: [],
  raided: {},
  pending: [],
  initiative: [],
  battleInitiative: [],
  battles: [],
  battleMoves: {},
  funReports: [],
  ended: null,
} as const satisfies Partial<State>;

/** The state before anything is played: turn 0. HEX-START-19. */
export function openingState(setup: Setup, at: Instant, begun: Begun): State {
  const { seats, ...rest } = begun;
  return {
    edition: setup.edition,
    settings: setup.settings,
    clock: setup.clock,
    chart: setup.chart,
    seatOrder: seats.map((seat) => seat.id),
    seats: Object.fromEntries(seats.map((seat) => [seat.id, seat])),
    turn: 0,
    openedAt: at,
    undiscovered: undiscovered(setup, begun.control),
    roads: [...new Set(setup.chart.roads ?? [])].sort(),
    treaties: [],
    ...NOTHING_YET,
    memory: Object.fromEntries(setup.seats.map((seat) => [seat.id, { looks: [], ghosts: {} }])),
    ...rest,
  };
}

/** The empty account of a seat. */
export const CLEAN_RECORD = {
  vp: 0,
  debt: 0,
  deduction: 0,
  reinforcement: null,
  lost: {},
  characters: [],
  upkeepOrder: [],
  closedTo: [],
  lostCapital: null,
  freeRoads: 0,
  refunds: {},
  dealt: null,
  beaten: null,
  capitalFell: null,
  funBattles: 0,
} as const satisfies Partial<SeatState>;

/**
 * A seat at the beginning.
 * @param start its Capital, or before that is placed the middle of its zone
 */
export const freshSeat = (seat: SeatSetup, start: HexKey, capital: HexKey | null): SeatState => ({
  id: seat.id,
  name: seat.name,
  faction: seat.faction,
  strategy: seat.strategy,
  capital,
  startingCapital: start,
  ...CLEAN_RECORD,
  god: seat.god ?? (seat.faction === 'ch' ? 'undivided' : null),
  craftworld: seat.craftworld ?? (seat.faction === 'el' ? 'standard' : null),
});

/** HEX-START-01: all other land starts uncontrolled and undiscovered. */
function undiscovered(setup: Setup, control: Readonly<Record<HexKey, SeatId>>): readonly HexKey[] {
  const grid = gridOf(setup.chart);
  return allHexes(setup.chart.size)
    .filter((hex) => grid.terrain[indexOf(grid, hex)] !== SEA && control[hex] === undefined)
    .sort();
}
