import { seededDice, sha256Hex, stepKey } from '@sealed-orders/rules/kernel';
import { type State, tally } from '@sealed-orders/rules/tally';
import type { Figure } from '../figure.ts';
import { quantile } from '../spread.ts';
import type { BenchSystem } from '../system.ts';

const AT = '2026-01-01T00:00:00.000Z';
const SEATS = 10;
const TURNS = 500;

const tableOf = (n: number) => ({ edition: '1', dice: seededDice(stepKey(sha256Hex('bench'), 'bench', n, {})) });

function opened(): State {
  const setup = tally.schemas.setup.parse({
    edition: '1',
    preset: 'free',
    seats: Array.from({ length: SEATS }, (_, i) => ({ id: `s${i + 1}`, name: `Seat ${i + 1}`, faction: 'even' })),
  });
  const begun = tally.begin(setup, tableOf(0), AT);
  if (!begun.ok) throw new Error(`no game: ${JSON.stringify(begun.problem)}`);
  return begun.value.state;
}

/** Turns of Tally with all seats adding, the pure rules alone. */
function measureEngine(): readonly Figure[] {
  const times: number[] = [];
  let state = opened();
  for (let n = 1; n <= TURNS; n++) {
    const sheets = Object.fromEntries(state.seats.map(({ id }) => [id, { add: n % 10 }]));
    const since = performance.now();
    const step = tally.apply(state, { type: 'phase', at: AT, closedBy: 'seals', sheets }, tableOf(n));
    times.push(performance.now() - since);
    if (!step.ok) throw new Error(`no step: ${JSON.stringify(step.problem)}`);
    state = step.value.state;
  }
  const what = `A turn of the counting game, ${SEATS} seats`;
  return [{ what, value: quantile(times, 0.5), unit: 'ms', target: null, good: 'at-most' }];
}

/** Tally exists to test the platform: its figure shows how little time the rules of a game can take. */
export const tallyBench: BenchSystem = {
  engine: { needs: 'nothing', measure: measureEngine },
};
