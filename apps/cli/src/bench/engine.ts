import { hexCampaign, type Sheet, type State } from '@sealed-orders/rules/hex-campaign';
import { floodFor, movementRange } from '@sealed-orders/rules/hex-campaign/range';
import type { Viewer } from '@sealed-orders/rules/kernel';
import { chart } from './chart.ts';
import type { Figure } from './figure.ts';
import { quantile } from './spread.ts';
import { sheetFor } from './stage.ts';
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
 * The movement phase in which every seat marches as far as it can, and how long the rules took for it, ms. What is
 * asked before and after it closes without sheets.
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
  return [...measurePhase(), ...measureRange()];
}

/** A war of so many turns: how it stands then, and how long the rules took for each turn but the first, ms. */
function waged(opening: State, turns: number): { readonly state: State; readonly times: readonly number[] } {
  let state = opening;
  const times: number[] = [];
  for (let turn = 1; turn <= turns; turn++) {
    const next = marched(state, turn);
    state = next.state;
    // In the first turns most still stand about their capitals.
    if (turn > QUIET_TURNS) times.push(next.ms);
  }
  return { state, times };
}

function measurePhase(): readonly Figure[] {
  const opening = war({ chart: chart(60, 60), seats: 30, detachments: 30, settings: { askedPhases: 'all' } });
  // A server runs for weeks, the bench for seconds: one war is waged before the one that counts, to warm up.
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

function measureRange(): readonly Figure[] {
  let state = war({ chart: chart(100, 100), seats: 4, detachments: 10 });
  for (let turn = 1; turn <= 3; turn++) state = marched(state, turn).state;
  const [seat] = state.seatOrder;
  if (seat === undefined) return [];
  const view = hexCampaign.view(state, { kind: 'seat', seat });
  const pieces = Object.values(view.pieces);
  const flood = floodFor(view.chart.size.columns * view.chart.size.rows);
  let reached = 0;
  const times = timed(2000, (run) => {
    const piece = pieces[run % pieces.length];
    if (piece !== undefined) reached = movementRange(view, piece, { type: 'path' }, flood)?.count ?? 0;
  });
  const what = `Movement range of a unit, 100×100, ${reached} hexes reached`;
  return [{ what, value: quantile(times, 0.5), unit: 'ms', target: 0.05, good: 'at-most' }];
}
