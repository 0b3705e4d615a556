import type { HexKey, Instant, Rejection, Result, SeatId, Step, Table } from '../kernel/index.ts';
import { allHexes, failed, ok } from '../kernel/index.ts';
import { gridOf, indexOf, SEA } from './movement/grid.ts';
import type { Settled } from './start/settle.ts';
import { settledSeat } from './start/settle.ts';
import { setupFaults } from './start/setup-faults.ts';
import { dealtCentres, startZones, zoneCentres } from './start/zones.ts';
import { drawnSalt } from './turn/piece-id.ts';
import type { Event, HexGame, SeatState, Setup, State } from './types.ts';

/** HEX-START-19: step 0: corners dealt, sites rolled and placed, armies deployed, movement orders of turn 1 open. */
export function begin(setup: Setup, table: Table, at: Instant): Result<Step<HexGame>, readonly Rejection[]> {
  const faults = setupFaults(setup);
  if (faults.length > 0) return failed(faults);
  const { chart, seats, settings } = setup;
  const ids = seats.map((seat) => seat.id);
  const centres = dealtCentres(zoneCentres(chart, seats.length), ids, table.dice);
  const zones = startZones(chart, centres, settings.startZones);
  const salt = drawnSalt(table.dice);
  const settled: Settled[] = [];
  const problems: Rejection[] = [];
  for (const [i, seat] of seats.entries()) {
    const zone = zones[i] ?? [];
    const result = settledSeat(setup, { seat, index: i, zone, centre: centres[i] ?? zone[0] }, table.dice, salt);
    if (result.ok) settled.push(result.value);
    else problems.push(result.problem);
  }
  if (problems.length > 0) return failed(problems);
  const state = opening(setup, settled, at, salt);
  return ok({ state, events: openingEvents(ids, settled) });
}

function opening(setup: Setup, settled: readonly Settled[], at: Instant, salt: string): State {
  const control = Object.fromEntries(settled.flatMap(({ seat, zone }) => zone.map((hex) => [hex, seat.id])));
  return {
    edition: setup.edition,
    settings: setup.settings,
    clock: setup.clock,
    chart: setup.chart,
    seatOrder: setup.seats.map((seat) => seat.id),
    seats: Object.fromEntries(settled.map(({ seat, capital }) => [seat.id, seatState(seat, capital)])),
    turn: 1,
    phase: 'movement-orders',
    openedAt: at,
    control,
    undiscovered: undiscovered(setup, control),
    roads: [],
    sites: Object.fromEntries(settled.flatMap(({ sites }) => sites)),
    strongholds: Object.fromEntries(settled.flatMap(({ strongholds }) => strongholds)),
    pieces: Object.fromEntries(settled.flatMap(({ detachments }) => detachments.map((d) => [d.id, d]))),
    treaties: [],
    ruins: [],
    airControl: [],
    pending: [],
    salt,
    memory: Object.fromEntries(setup.seats.map((seat) => [seat.id, { hexes: {}, ghosts: {} }])),
    initiative: [],
  };
}

const seatState = (seat: Setup['seats'][number], capital: HexKey): SeatState => ({
  id: seat.id,
  name: seat.name,
  faction: seat.faction,
  strategy: seat.strategy,
  capital,
  startingCapital: capital,
  vp: 0,
});

/** HEX-START-01: all other land starts uncontrolled and undiscovered. */
function undiscovered(setup: Setup, control: Readonly<Record<HexKey, SeatId>>): readonly HexKey[] {
  const grid = gridOf(setup.chart);
  return allHexes(setup.chart.size)
    .filter((hex) => grid.terrain[indexOf(grid, hex)] !== SEA && control[hex] === undefined)
    .sort();
}

function openingEvents(seats: readonly SeatId[], settled: readonly Settled[]): readonly Event[] {
  const at = { turn: 1, phase: 'build' } as const;
  return [
    { type: 'campaign-began', rule: 'HEX-START-19', to: 'all', ...at, seats },
    ...settled.flatMap(({ events }) => events),
    { type: 'turn-began', rule: 'HEX-TURN-01', to: 'all', ...at },
    { type: 'phase-opened', rule: 'HEX-TURN-03', to: 'all', turn: 1, phase: 'movement-orders' },
  ];
}
