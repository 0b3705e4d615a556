import { type HexGame, hexCampaign, type Sheet, type State, type View } from '@sealed-orders/rules/hex-campaign';
import { type Input, type SeatId, seededDice, sha256Hex, stepKey } from '@sealed-orders/rules/kernel';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { playCampaign } from './campaign.ts';
import type { FuzzGame } from './game.ts';
import { hexGame } from './hex-campaign/game.ts';
import { hostileOrder, hostileSheet } from './hex-campaign/hostile.ts';
import { randomOf } from './random.ts';

const AT = '2026-06-01T12:00:00.000Z';
const table = () => ({ edition: '1', dice: seededDice(stepKey(sha256Hex('hostile'), 'hostile', 1, {})) });

/** Some states of each phase with sheets, as random campaigns reach them. */
const met = new Map<string, State[]>();

beforeAll(() => {
  const game: FuzzGame<HexGame> = {
    ...hexGame,
    ruleset: {
      ...hexCampaign,
      awaiting: (state) => {
        const states = met.get(state.phase) ?? [];
        if (!states.includes(state)) met.set(state.phase, [...states, state].slice(-12));
        return hexCampaign.awaiting(state);
      },
    },
  };
  // A guided start, a quick one, orders in every phase, and battles: seeds that cover all of them.
  for (const seed of ['h1', 'h2', 'h3', 'h4', 'h5', 'h14']) playCampaign(game, seed, { turns: 3, seats: [2, 4] });
}, 120_000);

const PHASES = [
  'placement',
  'free-roads',
  'spending',
  'build',
  'air-orders',
  'movement-orders',
  'battle-orders',
  'battle',
] as const;

const stateIn = (phase: string, draw: number): State => {
  const states = met.get(phase) ?? [];
  const state = states[draw % Math.max(1, states.length)];
  if (state === undefined) throw new Error(`no campaign came to ${phase}`);
  return state;
};

const seatIn = (state: State, draw: number): SeatId => {
  const seat = state.seatOrder[draw % state.seatOrder.length];
  if (seat === undefined) throw new Error('a campaign without seats');
  return seat;
};

const viewIn = (state: State, seat: SeatId): View => hexCampaign.view(state, { kind: 'seat', seat });

/** Like the host's step: all or nothing. */
function applied(state: State, input: Input<HexGame>) {
  const before = JSON.stringify(state);
  const step = hexCampaign.apply(state, input, table());
  expect(JSON.stringify(state)).toBe(before);
  if (!step.ok) return null;
  expect(hexCampaign.faults(step.value.state)).toEqual([]);
  expect(hexCampaign.schemas.state.safeParse(step.value.state).success).toBe(true);
  return step.value;
}

const closed = (sheets: Readonly<Record<string, Sheet | null>>): Input<HexGame> => ({
  type: 'phase',
  at: AT,
  closedBy: 'referee',
  sheets,
});

const draws = { place: fc.nat(10_000), by: fc.nat(10_000), seed: fc.string() };

describe.each(PHASES)('%s: any input', (phase) => {
  test('is refused or played, and never breaks anything', () => {
    fc.assert(
      fc.property(fc.record(draws), ({ place, by, seed }) => {
        const state = stateIn(phase, place);
        const seat = seatIn(state, by);
        const view = viewIn(state, seat);
        const sheet = hexCampaign.sheets.schema.safeParse(hostileSheet(view, randomOf(seed)));
        if (!sheet.success) return;
        hexCampaign.sheets.check(view, sheet.data);
        applied(state, closed({ [seat]: sheet.data }));
      }),
      { numRuns: 60 },
    );
  });

  test('is refused as a whole if it is not a sheet', () => {
    fc.assert(
      fc.property(fc.record({ ...draws, json: fc.json() }), ({ place, by, json }) => {
        const state = stateIn(phase, place);
        const sheet = JSON.parse(json);
        if (sheet === null) return;
        expect(hexCampaign.sheets.schema.safeParse(sheet).success).toBe(false);
        expect(applied(state, closed({ [seatIn(state, by)]: sheet }))).toBe(null);
      }),
      { numRuns: 60 },
    );
  });

  test('counts immediately, or not at all', () => {
    fc.assert(
      fc.property(fc.record(draws), ({ place, by, seed }) => {
        const state = stateIn(phase, place);
        const seat = seatIn(state, by);
        const order = hexCampaign.schemas.order.safeParse(hostileOrder(viewIn(state, seat), randomOf(seed)));
        if (!order.success) return;
        const step = applied(state, { type: 'order', at: AT, seat, order: order.data });
        const isHeard = phase === 'build' || phase === 'battle' || order.data.type === 'fun-battle';
        if (!isHeard) expect(step).toBe(null);
      }),
      { numRuns: 60 },
    );
  });
});

/** JSON that is nearly a report: a valid one with something else in one place. */
const spoiled = (report: object, name: string, value: unknown): unknown => ({ ...report, [name]: value });

test('a battle report with anything in it is refused or counted, and never breaks anything', () => {
  const blank = { turns: 6, points: { attacker: 0, defender: 0 } };
  const place = fc.constantFrom(
    'turns',
    'points',
    'scenario',
    'retreats',
    'surrender',
    'units',
    'defences',
    '__proto__',
  );
  let understood = 0;
  fc.assert(
    fc.property(fc.record({ ...draws, member: place, json: fc.json() }), ({ place: at, by, member, json }) => {
      const state = stateIn('battle', at);
      const seat = seatIn(state, by);
      for (const { id } of viewIn(state, seat).battles) {
        const report = spoiled(blank, member, JSON.parse(json));
        const order = hexCampaign.schemas.order.safeParse({ type: 'battle-report', battle: id, report });
        if (!order.success) continue;
        understood += 1;
        applied(state, { type: 'order', at: AT, seat, order: order.data });
      }
    }),
    { numRuns: 200 },
  );
  expect(understood).toBeGreaterThan(0);
});

describe.each(['spending', 'build'] as const)('%s: a line that is refused', (phase) => {
  test('costs nothing and changes nothing', () => {
    let refused = 0;
    fc.assert(
      fc.property(fc.record(draws), ({ place, by, seed }) => {
        const state = stateIn(phase, place);
        const seat = seatIn(state, by);
        const drawn = hexCampaign.sheets.schema.safeParse(hostileSheet(viewIn(state, seat), randomOf(seed)));
        if (!drawn.success || !('lines' in drawn.data)) return;
        for (const line of drawn.data.lines) {
          const step = applied(state, closed({ [seat]: { phase, lines: [line] } }));
          if (step === null || step.events.every(({ type }) => type !== 'line-refused')) continue;
          refused += 1;
          expect(step.state).toEqual(applied(state, closed({ [seat]: { phase, lines: [] } }))?.state);
        }
      }),
      { numRuns: 120 },
    );
    expect(refused).toBeGreaterThan(20);
  });
});
