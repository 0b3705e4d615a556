import { type HexGame, hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { playCampaign } from './campaign.ts';
import { runFuzz } from './command.ts';
import { playAll } from './crew.ts';
import { Broken, type FuzzGame, type FuzzSystem } from './game.ts';
import { hexGame } from './hex-campaign/game.ts';
import { fuzzSystem } from './systems.ts';

const LIMITS = { turns: 3, seats: [2, 4] } as const;

async function run(...args: string[]) {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  return { code: await runFuzz(args, { out: write, err: write, cwd: '.' }), text: lines.join('\n') };
}

test('random hex campaigns are played to the end', async () => {
  const { code, text } = await run('hex', '4', '--seed', 'test', '--turns', '4', '--seats', '2-5');
  expect(text).toMatch(/4 passed, 0 failed$/);
  expect(code).toBe(0);
});

test('random campaigns of the counting game are played to the end', async () => {
  const { code, text } = await run('tally', '20', '--seed', 'test', '--turns', '9', '--seats', '1-8');
  expect(text).toMatch(/20 passed, 0 failed$/);
  expect(code).toBe(0);
});

test('the same seed plays the same campaign', () => {
  expect(playCampaign(hexGame, 'same', LIMITS)).toEqual(playCampaign(hexGame, 'same', LIMITS));
});

test('the verdicts do not depend on the number of threads', async () => {
  const system = fuzzSystem('hex');
  const seeds = ['a', 'b', 'c'];
  const limits = { turns: 1, seats: [2, 3] } as const;
  const played = (threads: number) => (system === undefined ? [] : playAll(system, seeds, limits, threads));
  const verdicts = await played(2);
  expect(verdicts).toEqual(await played(1));
  expect(verdicts).toHaveLength(3);
});

test('the first failed campaign is named, with how to replay it', async () => {
  const { code, text } = await run('hex', '20', '--seed', 'few', '--seats', '1', '--threads', '2');
  expect(text).toMatch(/^FAILED campaign few:0, step 0: begin refuses its own setup/);
  expect(text).toMatch(/to repeat: npm run fuzz -- hex 1 --seed few:0 --turns 30 --seats 1-1\n0 passed, 1 failed$/);
  expect(code).toBe(1);
});

test('no campaign begins after a failed one', async () => {
  const begun: string[] = [];
  const system: FuzzSystem = {
    name: 'brittle',
    play: (seed) => {
      begun.push(seed);
      if (seed === 'b') throw new Broken(3, 'bent');
      return { steps: 1, turns: 1, events: 1 };
    },
  };
  const verdicts = await playAll(system, ['a', 'b', 'c'], LIMITS, 1);
  expect(verdicts).toEqual([
    { ok: true, played: { steps: 1, turns: 1, events: 1 } },
    { ok: false, step: 3, reason: 'bent' },
  ]);
  expect(begun).toEqual(['a', 'b']);
});

test('a seed with a colon is one campaign', async () => {
  const { text } = await run('hex', '9', '--seed', 'test:1', '--turns', '1', '--seats', '2');
  expect(text).toMatch(/1 passed, 0 failed$/);
});

test.each([
  [['chess', '1'], 'there is no system chess'],
  [['hex', 'many'], 'numbers must be whole and positive'],
  [['hex', '1', '--seats', '8-2'], 'the smaller number comes first'],
  [['hex', '1', '--threads', '0'], 'numbers must be whole and positive'],
  [['hex', '1', '--speed', '9'], '--speed'],
])('%j is explained', async (args, message) => {
  const { code, text } = await run(...args);
  expect(text).toContain(message);
  expect(code).toBe(2);
});

test('everything that a seat cannot know is replaced with another valid state', () => {
  const valid: boolean[] = [];
  const game: FuzzGame<HexGame> = {
    ...hexGame,
    veiled: (state, view, seat, random) => {
      const other = hexGame.veiled(state, view, seat, random);
      valid.push(hexCampaign.schemas.state.safeParse(other).success && other.salt !== state.salt);
      return other;
    },
  };
  playCampaign(game, 'veil', LIMITS);
  expect(new Set(valid)).toEqual(new Set([true]));
});

const broken = (changes: Partial<FuzzGame<HexGame>['ruleset']>): FuzzGame<HexGame> => ({
  ...hexGame,
  ruleset: { ...hexCampaign, ...changes },
});

test.each<[title: string, game: FuzzGame<HexGame>, message: RegExp]>([
  ['a fault', broken({ faults: () => ['two armies'] }), /faults: two armies/],
  ['a dead end', broken({ awaiting: () => [], nextDue: () => [] }), /dead end/],
  [
    'an offer that is refused',
    broken({
      sheets: { ...hexCampaign.sheets, check: () => [{ code: 'path-empty', rule: null, path: [], facts: {} }] },
    }),
    /offered something that was then refused/,
  ],
  [
    'a view that leaks',
    broken({
      view: (state, viewer) => {
        const { hexes } = hexCampaign.view(state, { kind: 'referee' });
        return { ...hexCampaign.view(state, viewer), hexes };
      },
    }),
    /can see something they should not/,
  ],
  [
    'an account that tells of others',
    broken({
      view: (state, viewer) => {
        const view = hexCampaign.view(state, viewer);
        if (view.own === null) return view;
        const debt = Object.values(state.seats).reduce((sum, seat) => sum + seat.debt, 0);
        return { ...view, own: { ...view.own, record: { ...view.own.record, debt } } };
      },
    }),
    /can see something they should not: \.own\.record\.debt/,
  ],
  ['a report that leaks', broken({ report: (events) => events }), /the report for .* contains an event it should not/],
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
