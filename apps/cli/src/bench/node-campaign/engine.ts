import { seededDice, sha256Hex, stepKey } from '@sealed-orders/rules/kernel';
import { FACTIONS, nodeCampaign, type State } from '@sealed-orders/rules/node-campaign';
import type { Figure } from '../figure.ts';
import { quantile } from '../spread.ts';

const AT = '2026-01-01T12:00:00.000Z';
const FIRST_MIDNIGHT = '2026-01-02T00:00:00.000Z';
const SEATS = 12;
const BATTLEFORCES = 100;
const ORDERS = 500;

const tableOf = (n: number) => ({ edition: '1', dice: seededDice(stepKey(sha256Hex('bench'), 'bench', n, {})) });

function after(state: State, input: Parameters<typeof nodeCampaign.apply>[1], n: number): State {
  const step = nodeCampaign.apply(state, input, tableOf(n));
  if (!step.ok) throw new Error(`no step: ${JSON.stringify(step.problem)}`);
  return step.value.state;
}

/** A war of twelve on its first day. */
function begun(): State {
  const seats = Array.from({ length: SEATS }, (_, i) => ({
    ...{ id: `s${i + 1}`, name: `Seat ${i + 1}` },
    faction: FACTIONS[i % FACTIONS.length],
  }));
  const setup = nodeCampaign.schemas.setup.parse({ seats, settings: { endVp: null, cost: { move: 0, reinforce: 0 } } });
  const opened = nodeCampaign.begin(setup, tableOf(0), AT);
  if (!opened.ok) throw new Error(`no war: ${JSON.stringify(opened.problem)}`);
  let { state } = opened.value;
  while (state.setUp?.step != null) state = after(state, { type: 'clock', at: AT, of: ['set-up:'] }, 0);
  return after(state, { type: 'clock', at: FIRST_MIDNIGHT, of: ['midnight:friday'] }, 0);
}

/** One order of a player with many battleforces, and the view of everybody after it; the pure rules alone. */
export function measureEngine(): readonly Figure[] {
  let state = begun();
  const [seat] = state.seats.filter((id) => state.players[id]?.faction === 'chaos');
  const command = (text: object, n: number): void => {
    const written = { type: 'commands', commands: [text], when: { kind: 'now' } };
    const order = nodeCampaign.schemas.order.parse(written);
    if (seat !== undefined) state = after(state, { type: 'order', at: AT, seat, order }, n);
  };
  for (let n = 0; n < BATTLEFORCES; n++) command({ type: 'reinforce', node: 'D1' }, n);
  const own = Object.values(state.forces).filter(({ owner }) => owner === seat);
  const times: number[] = [];
  for (let n = 0; n < ORDERS; n++) {
    const force = own[n % own.length];
    const node = force === undefined ? 'D1' : state.forces[force.id]?.node;
    const since = performance.now();
    command({ type: 'move', force: force?.id, to: node === 'D1' ? 'D2' : 'D1' }, n);
    for (const id of state.seats) nodeCampaign.view(state, { kind: 'seat', seat: id });
    times.push(performance.now() - since);
  }
  const what = `An order of the node campaign, ${SEATS} seats, with all views`;
  return [{ what, value: quantile(times, 0.5), unit: 'ms', target: null, good: 'at-most' }];
}
