import { type Chart, type DetachmentSetup, FACTIONS, hexCampaign, type State } from '@sealed-orders/rules/hex-campaign';
import { floodFor, movementRange } from '@sealed-orders/rules/hex-campaign/range';
import { type Dice, seededDice, stepKey, type Viewer } from '@sealed-orders/rules/kernel';
import type { Figure } from './figure.ts';
import { quantile } from './spread.ts';
import { sheetFor } from './stage.ts';

const AT = '2026-01-01T00:00:00.000Z';
const SEED = '5ea1'.repeat(16);

const diceOf = (n: number): Dice => seededDice(stepKey(SEED, 'bench', n, {}));

/** Land of all kinds in reproducible disorder, without sea: who cannot walk costs nothing. */
function chart(columns: number, rows: number): Chart {
  let seed = 7;
  const letter = (): string => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return 'pppphhffj'[Math.floor((seed / 2_147_483_648) * 9)] ?? 'p';
  };
  const line = (): string => Array.from({ length: columns }, letter).join('');
  return {
    size: { columns, rows },
    rows: Array.from({ length: rows }, line),
    rivers: [],
    airspaces: Array.from({ length: rows }, () => '1'.repeat(columns)),
    names: {},
  };
}

/** A war at its start. */
function war(columns: number, rows: number, seats: number, detachments: number): State {
  const unit = {
    name: 'Rifles',
    slot: 'troops',
    moveClass: 'infantry',
    scout: false,
    models: 10,
    points: 500,
  } as const;
  const army: readonly DetachmentSetup[] = Array.from({ length: detachments }, (_, i) => ({
    name: `Column ${i + 1}`,
    march: 'normal',
    units: [unit],
  }));
  const setup = hexCampaign.schemas.setup.parse({
    preset: 'free',
    chart: chart(columns, rows),
    settings: { startZones: 'fair' },
    seats: Array.from({ length: seats }, (_, i) => ({
      id: `s${i + 1}`,
      name: `Seat ${i + 1}`,
      faction: FACTIONS[i % FACTIONS.length],
      detachments: army,
    })),
  });
  const begun = hexCampaign.begin(setup, { edition: setup.edition, dice: diceOf(0) }, AT);
  if (!begun.ok) throw new Error(`no war: ${JSON.stringify(begun.problem)}`);
  return begun.value.state;
}

/** The step that follows when every seat marches as far as it can, and how long the rules took for it, ms. */
function marched(state: State, n: number): { readonly state: State; readonly ms: number } {
  const sheets = Object.fromEntries(
    state.seatOrder.map((seat) => [seat, sheetFor(hexCampaign.view(state, { kind: 'seat', seat }))]),
  );
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

function measurePhase(): readonly Figure[] {
  let state = war(60, 60, 30, 30);
  const times: number[] = [];
  for (let turn = 1; turn <= 20; turn++) {
    const next = marched(state, turn);
    state = next.state;
    // In the first turns all still stand in their capitals, and the code is cold.
    if (turn > 5) times.push(next.ms);
  }
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
  let state = war(100, 100, 4, 10);
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
