import { hexCampaign, type Piece, type Sheet, type State } from '@sealed-orders/rules/hex-campaign';
import { floodFor, movementRange } from '@sealed-orders/rules/hex-campaign/range';
import type { Viewer } from '@sealed-orders/rules/kernel';
import { allHexes } from '@sealed-orders/rules/space';
import type { Figure } from '../figure.ts';
import { quantile } from '../spread.ts';
import { chart } from './chart.ts';
import { measureMapMaking } from './map-making.ts';
import { plainFlood, plainMap } from './plain-flood.ts';
import { sheetFor } from './seed-campaigns.ts';
import { AT, diceOf, war } from './war.ts';

const QUIET_TURNS = 5;

/** A phase closed with these sheets, and how long the rules took for it, ms. */
function closed(state: State, n: number, sheets: Readonly<Record<string, Sheet>>) {
  const dice = diceOf(n);
  const since = performance.now();
  const step = hexCampaign.apply(
    state,
    { type: 'phase', at: AT, closedBy: 'seals', sheets },
    { edition: state.edition, dice },
  );
  const ms = performance.now() - since;
  if (!step.ok) throw new Error(`no step: ${JSON.stringify(step.problem)}`);
  return { state: step.value.state, ms };
}

/**
 * The movement phase in which every seat marches as far as it can, and how long the rules took for it, ms. Other phases
 * before and after it close without sheets.
 */
function marched(from: State, n: number): { readonly state: State; readonly ms: number } {
  let state = from;
  while (state.phase !== 'movement-orders') state = closed(state, n, {}).state;
  const sheets = Object.fromEntries(
    state.seatOrder
      .filter((seat) => (state.seats[seat]?.beaten ?? null) === null)
      .map((seat) => [seat, sheetFor(hexCampaign.view(state, { kind: 'seat', seat }))]),
  );
  return closed(state, n, sheets);
}

/** How long each of a number of runs takes, ms, after some to warm up. */
function timed(runs: number, task: (run: number) => void): readonly number[] {
  for (let run = 0; run < runs / 5; run++) task(run);
  return Array.from({ length: runs }, (_, run) => {
    const since = performance.now();
    task(run);
    return performance.now() - since;
  });
}

/** The pure functions alone, in this process. */
export function measureEngine(): readonly Figure[] {
  return [...measureMapMaking(), ...measurePhase(), ...measureRange()];
}

/** Plays a war of this many turns: its final state, and how long the rules took for each turn except the first, ms. */
function waged(opening: State, turns: number): { readonly state: State; readonly times: readonly number[] } {
  let state = opening;
  const times: number[] = [];
  for (let turn = 1; turn <= turns; turn++) {
    const next = marched(state, turn);
    state = next.state;
    // In the first turns most pieces are still near their capitals.
    if (turn > QUIET_TURNS) times.push(next.ms);
  }
  return { state, times };
}

function measurePhase(): readonly Figure[] {
  const opening = war({ chart: chart(60, 60), seats: 30, detachments: 30, settings: { askedPhases: 'all' } });
  // A server runs for weeks, the bench for seconds: one war is played for warm-up before the one that counts.
  waged(opening, 20);
  const { state, times } = waged(opening, 20);
  const viewers: readonly Viewer[] = [
    { kind: 'referee' },
    { kind: 'spectator' },
    ...state.seatOrder.map((seat): Viewer => ({ kind: 'seat', seat })),
  ];
  const seen = timed(10, () => {
    for (const viewer of viewers) hexCampaign.view(state, viewer);
  });
  const units = Object.keys(state.pieces).length;
  const what = `Movement phase, 30 seats, ${units} units, 60×60`;
  return [
    { what, value: quantile(times, 0.5), unit: 'ms', target: 10, good: 'at-most' },
    { what: 'All 32 views of it', value: quantile(seen, 0.5), unit: 'ms', target: null, good: 'at-most' },
  ];
}

/** A unit on the march, and the reach that the plain flood finds for it. */
interface Marching {
  readonly piece: Piece;
  readonly start: number;
}

/** Passes over all units in one sample: a single flood is too short for the clock. */
const PASSES = 20;
const SAMPLES = 200;

/** HEX-MOV-10: of a normal detachment. */
const ALLOWANCE = 4;

/**
 * How far units get, compared with a flood in plain arrays over the bare terrain. Only units with the same result in
 * both count: those without enemies, roads or other units nearby.
 */
function measureRange(): readonly Figure[] {
  let state = war({ chart: chart(100, 100), seats: 4, detachments: 40 });
  for (let turn = 1; turn <= 3; turn++) state = marched(state, turn).state;
  const [seat] = state.seatOrder;
  if (seat === undefined) return [];
  const view = hexCampaign.view(state, { kind: 'seat', seat });
  const flood = floodFor(view.chart.size.columns * view.chart.size.rows);
  const map = plainMap(view.chart, allHexes(view.chart.size));
  const ruled = ({ piece }: Marching): number => movementRange(view, piece, { type: 'path' }, flood)?.count ?? 0;
  const plain = ({ start }: Marching): number => plainFlood(map, start, ALLOWANCE).length;
  const all = Object.values(view.pieces).map((piece): Marching => ({ piece, start: map.places.get(piece.hex) ?? 0 }));
  const units = all.filter((unit) => ruled(unit) > 1 && ruled(unit) === plain(unit));
  if (units.length === 0) throw new Error('no unit for which the plain flood finds the same');
  const passes = (reach: (unit: Marching) => number) => () => {
    for (let pass = 0; pass < PASSES; pass++) for (const unit of units) reach(unit);
  };
  const [ruledTimes, plainTimes] = timedInTurn(SAMPLES, passes(ruled), passes(plain));
  const each = (times: readonly number[]): number => quantile(times, 0.5) / (PASSES * units.length);
  const hexes = units.reduce((sum, unit) => sum + ruled(unit), 0) / units.length;
  return [
    {
      what: `Movement range of a unit, 100×100, ${hexes.toFixed(0)} hexes reached`,
      value: each(ruledTimes),
      unit: 'ms',
      target: 0.05,
      good: 'at-most',
      reference: { what: 'plain arrays over bare terrain', value: each(plainTimes) },
    },
  ];
}

/** How long each of two tasks takes, ms, one after the other, after some runs to warm up. */
function timedInTurn(
  runs: number,
  one: () => void,
  other: () => void,
): readonly [readonly number[], readonly number[]] {
  const [ones, others]: [number[], number[]] = [[], []];
  for (let run = -runs / 5; run < runs; run++) {
    const since = performance.now();
    one();
    const between = performance.now();
    other();
    if (run < 0) continue;
    ones.push(between - since);
    others.push(performance.now() - between);
  }
  return [ones, others];
}
