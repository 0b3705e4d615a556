import { seededDice, sha256Hex, stepKey } from '@sealed-orders/rules/kernel';
import { type State, sectorCampaign } from '@sealed-orders/rules/sector-campaign';
import type { Figure } from '../figure.ts';
import { quantile } from '../spread.ts';
import type { BenchSystem } from '../system.ts';

const AT = '2026-01-01T00:00:00.000Z';
const TURNS = 3;
const MOST_STEPS = 2000;

const tableOf = (n: number) => ({ edition: '1', dice: seededDice(stepKey(sha256Hex('bench'), 'bench', n, {})) });

function opened(): State {
  const setup = sectorCampaign.schemas.setup.parse({
    seats: [
      { id: 'west', name: 'West', side: 'west' },
      { id: 'east', name: 'East', side: 'east' },
    ],
  });
  const begun = sectorCampaign.begin(setup, tableOf(0), AT);
  if (!begun.ok) throw new Error(`no campaign: ${JSON.stringify(begun.problem)}`);
  return begun.value.state;
}

/** A campaign in which the computer commands both sides: its declarations, and what a player can do before each. */
function measureEngine(): readonly Figure[] {
  const times: { readonly step: number[]; readonly options: number[] } = { step: [], options: [] };
  let state = opened();
  for (let n = 1; n < MOST_STEPS && state.board.turn <= TURNS; n++) {
    const found = state.board.seats
      .map((seat) => ({ seat, view: sectorCampaign.view(state, { kind: 'seat', seat }) }))
      .map(({ seat, view }) => ({ seat, view, order: sectorCampaign.practice?.order(view) ?? null }))
      .find(({ order }) => order !== null);
    if (found === undefined || found.order === null) break;
    const { seat, view, order } = found;
    const since = performance.now();
    sectorCampaign.options(view);
    const asked = performance.now();
    const step = sectorCampaign.apply(state, { type: 'order', at: AT, seat, order }, tableOf(n));
    times.options.push(asked - since);
    times.step.push(performance.now() - asked);
    if (!step.ok) throw new Error(`no step: ${JSON.stringify(step.problem)}`);
    state = step.value.state;
  }
  const figure = (what: string, all: readonly number[], target: number): Figure => ({
    ...{ what, value: quantile(all, 0.99), unit: 'ms', target, good: 'at-most' },
  });
  return [
    figure('A declaration in the sector campaign, p99, the rules alone', times.step, 10),
    figure('What a side of the sector campaign can choose, p99', times.options, 5),
  ];
}

/** The measurements of the sector campaign. */
export const sectorBench: BenchSystem = {
  engine: { needs: 'nothing', measure: measureEngine },
};
