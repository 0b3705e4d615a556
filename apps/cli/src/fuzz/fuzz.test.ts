import { type HexGame, hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { playCampaign } from './campaign.ts';
import { runFuzz } from './command.ts';
import type { FuzzGame } from './game.ts';
import { hexGame } from './hex/game.ts';

const LIMITS = { turns: 3, seats: [2, 4] } as const;

async function run(...args: string[]) {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  return { code: await runFuzz(args, { out: write, err: write, cwd: '.' }), text: lines.join('\n') };
}

test('campaigns of the hex campaign are played through', async () => {
  const { code, text } = await run('hex', '4', '--seed', 'test', '--turns', '4', '--seats', '2-5');
  expect(text).toMatch(/4 passed, 0 failed$/);
  expect(code).toBe(0);
});

test('the same seed plays the same campaign', () => {
  expect(playCampaign(hexGame, 'same', LIMITS)).toEqual(playCampaign(hexGame, 'same', LIMITS));
});

test.each([
  [['chess', '1'], 'there is no system chess'],
  [['hex', 'many'], 'numbers must be whole and positive'],
  [['hex', '1', '--seats', '8-2'], 'upside down'],
  [['hex', '1', '--speed', '9'], '--speed'],
])('%j is explained', async (args, message) => {
  const { code, text } = await run(...args);
  expect(text).toContain(message);
  expect(code).toBe(2);
});

const broken = (changes: Partial<FuzzGame<HexGame>['ruleset']>): FuzzGame<HexGame> => ({
  ...hexGame,
  ruleset: { ...hexCampaign, ...changes },
});

test.each<[title: string, game: FuzzGame<HexGame>, message: RegExp]>([
  ['a fault', broken({ faults: () => ['two armies'] }), /faults: two armies/],
  ['a dead end', broken({ awaiting: () => [], nextDue: () => null }), /dead end/],
  [
    'an offer that is refused',
    broken({ check: () => [{ code: 'no', rule: null, path: [], facts: {} }] }),
    /offered what is then refused/,
  ],
  [
    'a view that leaks',
    broken({
      view: (state, viewer) => {
        const { hexes } = hexCampaign.view(state, { kind: 'referee' });
        return { ...hexCampaign.view(state, viewer), hexes };
      },
    }),
    /sees what it cannot see/,
  ],
  ['a report that leaks', broken({ report: (events) => events }), /is told/],
  [
    'chance of its own',
    broken({
      apply: (state, input, table) => {
        const step = hexCampaign.apply(state, input, table);
        return step.ok
          ? { ok: true, value: { ...step.value, state: { ...step.value.state, salt: `${Math.random()}` } } }
          : step;
      },
    }),
    /second run/,
  ],
  [
    'a rule that throws',
    broken({
      apply: () => {
        throw new Error('oh no');
      },
    }),
    /apply .*threw: .*oh no/,
  ],
])('%s is found', (_title, game, message) => {
  expect(() => playCampaign(game, 'broken', LIMITS)).toThrow(message);
});
