import { demoChart, hexCampaign, type State } from '@sealed-orders/rules/hex-campaign';
import { keysOf, type Viewer } from '@sealed-orders/rules/kernel';
import { drawnSheet } from '../../fuzz/hex-campaign/sheet.ts';
import { type Random, randomOf } from '../../fuzz/random.ts';
import type { Figure } from '../figure.ts';
import { quantile } from '../spread.ts';
import { chart } from './chart.ts';
import { AT, diceOf, war } from './war.ts';

/** Turns that are played, and those at the start that do not count: the code is cold and nothing is built yet. */
const TURNS = 9;
const COLD = 3;
const DETACHMENTS = 8;
const SETTINGS = { askedPhases: 'all', mergeAirAndMoveOrders: false };

/** The time of a turn: the rules alone, without the drawing of sheets. */
interface Turn {
  /** By the phase that was closed, ms. */
  readonly phases: Map<string, number>;
  readonly ms: number;
  readonly heap: number;
  readonly views: number;
}

/** The sheets of a phase as the fuzzer draws them from the options. */
function sheetsFor(state: State, random: Random) {
  return Object.fromEntries(
    state.seatOrder.map((seat) => {
      const view = hexCampaign.view(state, { kind: 'seat', seat });
      return [seat, drawnSheet(view, hexCampaign.options(view), random)];
    }),
  );
}

/** One phase: the next state, the time, and the memory allocated. A collection in between hides some of it. */
function closed(state: State, n: number, random: Random) {
  const sheets = sheetsFor(state, random);
  const table = { edition: state.edition, dice: diceOf(n) };
  const heapBefore = process.memoryUsage().heapUsed;
  const since = performance.now();
  const step = hexCampaign.apply(state, { type: 'phase', at: AT, closedBy: 'referee', sheets }, table);
  const ms = performance.now() - since;
  const heap = Math.max(0, process.memoryUsage().heapUsed - heapBefore);
  if (!step.ok) throw new Error(`no step: ${JSON.stringify(step.problem)}`);
  return { state: step.value.state, ms, heap };
}

/** All views after a turn, ms. */
function looked(state: State): number {
  const viewers = state.seatOrder.map((seat): Viewer => ({ kind: 'seat', seat }));
  const since = performance.now();
  for (const viewer of viewers) hexCampaign.view(state, viewer);
  return performance.now() - since;
}

function turnFrom(opening: State, n: number, random: Random): { readonly state: State; readonly turn: Turn } {
  const phases = new Map<string, number>();
  let state = opening;
  let heap = 0;
  for (let part = 0; state.turn === opening.turn; part++) {
    const { phase } = state;
    const next = closed(state, 10 * n + part, random);
    phases.set(phase, next.ms);
    heap += next.heap;
    state = next.state;
  }
  const ms = [...phases.values()].reduce((sum, one) => sum + one, 0);
  return { state, turn: { phases, ms, heap, views: looked(state) } };
}

interface Played {
  readonly pieces: number;
  readonly turns: readonly Turn[];
}

function played(opening: State): Played {
  const random = randomOf('bench');
  const turns: Turn[] = [];
  let state = opening;
  for (let n = 1; n <= TURNS; n++) {
    const next = turnFrom(state, n, random);
    state = next.state;
    turns.push(next.turn);
  }
  return { pieces: keysOf(state.pieces).length, turns: turns.slice(COLD) };
}

const median = ({ turns }: Played, of: (turn: Turn) => number): number => quantile(turns.map(of), 0.5);

function figures(what: string, seats: number, of: Played): readonly Figure[] {
  const figure = (name: string, value: number, unit: string): Figure => ({
    what: name,
    value,
    unit,
    target: null,
    good: 'at-most',
  });
  return [
    figure(
      `A turn, ${what}, ${of.pieces} pieces`,
      median(of, ({ ms }) => ms),
      'ms',
    ),
    figure(`Memory that it asks for, ${what}`, median(of, ({ heap }) => heap) / 1024 ** 2, 'MiB'),
    figure(
      `All ${seats} views after it, ${what}`,
      median(of, ({ views }) => views),
      'ms',
    ),
  ];
}

/** How many times longer each phase takes when everything is this many times larger; linear at most. */
function growth(what: string, times: number, small: Played, large: Played): readonly Figure[] {
  const phases = [...(small.turns[0]?.phases.keys() ?? [])];
  const grown = (name: string, of: (turn: Turn) => number): Figure => ({
    what: `Growth of ${name}, ${what}`,
    value: median(large, of) / Math.max(median(small, of), 0.01),
    unit: '×',
    target: times,
    good: 'at-most',
  });
  return [
    grown('the turn', ({ ms }) => ms),
    ...phases.map((phase) => grown(`the step that closes ${phase}`, (turn) => turn.phases.get(phase) ?? 0)),
    grown('all views', ({ views }) => views),
  ];
}

/**
 * Full turns with every phase played, the pure rules alone: their time, their memory, and where a phase grows faster
 * than the seats or the map.
 */
export function measureTurn(): readonly Figure[] {
  const settings = SETTINGS;
  const on = (columns: number, rows: number, seats: number): Played =>
    played(war({ chart: chart(columns, rows), seats, detachments: DETACHMENTS, settings }));
  // The first war warms the code up.
  on(20, 20, 4);
  const demo = played(war({ chart: demoChart(), seats: 4, detachments: DETACHMENTS, settings }));
  const [ten, thirty] = [on(60, 60, 10), on(60, 60, 30)];
  const [narrow, wide] = [on(20, 20, 4), on(100, 100, 4)];
  return [
    ...figures('the demo, 4 seats', 4, demo),
    ...figures('60×60, 30 seats', 30, thirty),
    ...growth('10 to 30 seats', 3, ten, thirty),
    ...growth('20×20 to 100×100', 25, narrow, wide),
  ];
}
