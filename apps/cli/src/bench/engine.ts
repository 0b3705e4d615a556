import { type DetachmentSetup, FACTIONS, hexCampaign, type State } from '@sealed-orders/rules/hex-campaign';
import { floodFor, movementRange } from '@sealed-orders/rules/hex-campaign/range';
import { allHexes, type Dice, keysOf, seededDice, stepKey, type Viewer } from '@sealed-orders/rules/kernel';
import { chart, disorder } from './chart.ts';
import type { Figure } from './figure.ts';
import { quantile } from './spread.ts';
import { sheetFor } from './stage.ts';

const AT = '2026-01-01T00:00:00.000Z';
const SEED = '5ea1'.repeat(16);

const diceOf = (n: number): Dice => seededDice(stepKey(SEED, 'bench', n, {}));

/** Detachments that a seat begins with: more find no room about its capital. */
const AT_START = 10;

/** A war at its start, with all detachments above the first ten of each seat strewn over the map. */
function war(columns: number, rows: number, seats: number, detachments: number): State {
  const unit = {
    name: 'Rifles',
    slot: 'troops',
    moveClass: 'infantry',
    scout: false,
    models: 10,
    points: 500,
  } as const;
  const column = (_: unknown, i: number): DetachmentSetup => ({
    name: `Column ${i + 1}`,
    march: 'normal',
    units: [unit],
  });
  const setup = hexCampaign.schemas.setup.parse({
    preset: 'free',
    chart: chart(columns, rows),
    seats: Array.from({ length: seats }, (_, i) => ({
      id: `s${i + 1}`,
      name: `Seat ${i + 1}`,
      faction: FACTIONS[i % FACTIONS.length],
      detachments: Array.from({ length: AT_START }, column),
    })),
  });
  const begun = hexCampaign.begin(setup, { edition: setup.edition, dice: diceOf(0) }, AT);
  if (!begun.ok) throw new Error(`no war: ${JSON.stringify(begun.problem)}`);
  const state = strewn(begun.value.state, detachments);
  const faults = hexCampaign.faults(state);
  if (faults.length > 0) throw new Error(`a war with faults: ${faults[0]}`);
  return state;
}

/** Each seat with as many detachments, copies of its first, each on a hex of its own. */
function strewn(state: State, detachments: number): State {
  const next = disorder();
  const pieces: Record<string, unknown> = { ...state.pieces };
  const taken = new Set([...Object.values(state.pieces).map((piece) => piece.hex), ...keysOf(state.sites)]);
  const free = allHexes(state.chart.size).filter((hex) => !taken.has(hex));
  for (const seat of state.seatOrder) {
    const [model] = Object.values(state.pieces).filter((piece) => piece.seat === seat);
    if (model?.kind !== 'detachment') continue;
    for (let i = AT_START + 1; i <= detachments; i++) {
      const id = `${seat}-d${i}`;
      const [hex] = free.splice(next(free.length), 1);
      const units = model.units.map((unit) => ({ ...unit, id: `${id}-u1` }));
      if (hex !== undefined) pieces[id] = { ...model, id, hex, units, name: `Column ${i}` };
    }
  }
  return hexCampaign.schemas.state.parse({ ...state, pieces });
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
