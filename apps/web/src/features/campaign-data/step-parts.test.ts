import { expect, test } from 'vitest';
import { type AskSteps, type StepList, type Steps, stepsAround } from './step-list.ts';
import { farStep, marksIn, missingAt, newest, withPart } from './step-parts.ts';

const step = (n: number, more: Partial<Steps[number]> = {}): Steps[number] => ({
  ...{ n, opening: n, at: '2026-01-01T00:00:00.000Z', round: Math.floor(n / 10), phase: 'orders' },
  ...{ isUndone: false, rewoundTo: null, ...more },
});

const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, i) => from + i);
const listOf = (count: number, numbers: readonly number[]): StepList => ({
  ...{ viewer: 'seat:azure', count },
  steps: numbers.map((n) => step(n)),
});
const numbersIn = ({ steps }: { readonly steps: Steps }) => steps.map(({ n }) => n);

/** A server with a list of this many steps, and what it was asked for. */
function server(steps: Steps, viewer = 'seat:azure') {
  const asked: Parameters<AskSteps>[0][] = [];
  const ask: AskSteps = async (range) => {
    asked.push(range);
    const end = Math.min(range.to ?? steps.length, steps.length);
    const first = range.from ?? Math.max(0, end - 100);
    return { viewer, count: steps.length, steps: steps.slice(first, Math.min(end, first + 100)) };
  };
  return { ask, asked };
}

const war = (count: number): Steps => range(0, count).map((n) => step(n));

test('a step that the socket tells of is all that is fetched', async () => {
  const { ask, asked } = server(war(301));
  const held = listOf(300, range(200, 300));
  const list = await newest(ask, () => held);
  expect(asked).toEqual([{ from: 300 }]);
  expect(list).toMatchObject({ count: 301 });
  expect(numbersIn(list)).toEqual(range(200, 301));
});

test('the first time, the last steps are fetched', async () => {
  const { ask, asked } = server(war(301));
  expect(numbersIn(await newest(ask, () => undefined))).toEqual(range(201, 301));
  expect(asked).toEqual([{}]);
});

test('earlier steps that arrived meanwhile are kept', async () => {
  const { ask } = server(war(301));
  let held = listOf(300, range(200, 300));
  const arriving = newest(ask, () => held);
  held = withPart(held, listOf(300, range(100, 200)));
  expect(numbersIn(await arriving)).toEqual(range(100, 301));
});

test('after a long time without a connection the list begins again with the last steps', async () => {
  const { ask, asked } = server(war(600));
  const list = await newest(ask, () => listOf(300, [5, ...range(200, 300)]));
  expect(asked).toEqual([{ from: 300 }, {}]);
  expect(numbersIn(list)).toEqual(range(500, 600));
});

test('a reader who has taken a seat counts the steps otherwise', async () => {
  const { ask } = server(war(120), 'seat:madder');
  const list = await newest(ask, () => listOf(300, range(200, 300)));
  expect(list).toMatchObject({ viewer: 'seat:madder', count: 120 });
  expect(numbersIn(list)).toEqual(range(20, 120));
  expect(withPart(list, listOf(300, range(0, 20))), 'an earlier part that was asked for before').toBe(list);
});

test('an earlier part fills a gap, and does not bring what is new', () => {
  const held = listOf(300, [0, ...range(200, 300)]);
  const list = withPart(held, listOf(310, range(100, 200)));
  expect(list.count).toBe(300);
  expect(numbersIn(list)).toEqual([0, ...range(100, 300)]);
});

test('an answer that is older than what the page holds changes nothing', () => {
  const held = listOf(300, range(200, 300));
  expect(withPart(held, listOf(299, range(199, 299)))).toMatchObject({ count: 300 });
});

const undone = ({ steps }: StepList) => steps.filter(({ isUndone }) => isUndone).map(({ n }) => n);

test('a rewind undoes the steps that the page holds, also those of an answer from before it', () => {
  const held = listOf(300, [0, ...range(280, 300)]);
  const rewind = { ...listOf(301, []), steps: [step(300, { rewoundTo: 289 })] };
  const rewound = withPart(held, rewind);
  expect(undone(rewound)).toEqual(range(290, 300));
  const further = withPart(rewound, { ...listOf(302, []), steps: [step(301, { rewoundTo: 275 })] });
  expect(undone(further)).toEqual(range(280, 301));
  expect(undone(withPart(further, listOf(300, range(270, 280))))).toEqual(range(276, 301));
});

test('the steps around one are those without a gap; a step that is yet to arrive is the last', () => {
  const list = listOf(300, [0, ...range(50, 60), ...range(290, 300)]);
  expect(stepsAround(list, 0).map(({ n }) => n)).toEqual([0]);
  expect(stepsAround(list, 55).map(({ n }) => n)).toEqual(range(50, 60));
  expect(stepsAround(list, 299).map(({ n }) => n)).toEqual(range(290, 300));
  expect(stepsAround(list, 300).map(({ n }) => n)).toEqual(range(290, 300));
  expect(stepsAround(list, 100)).toEqual([]);
});

test.each([
  ['a step that it holds', 55, null],
  ['a step that is yet to arrive', 300, null],
  ['a step on the way back', 49, { to: 50 }],
  ['a step on the way on', 60, { from: 60, to: 290 }],
  ['a step far from all others', 150, { to: 151 }],
])('what the page lacks to show %s', (_title, n, missing) => {
  expect(missingAt(listOf(300, [...range(50, 60), ...range(290, 300)]), n)).toEqual(missing);
});

test('marks are spread over the whole list, and stay where they are while it grows', () => {
  expect(marksIn(10, 16)).toEqual(range(0, 10));
  expect(marksIn(2000, 16)).toEqual(range(0, 16).map((i) => i * 128));
  expect(marksIn(1500, 16)).toEqual(range(0, 12).map((i) => i * 128));
});

test.each([
  ['the step that opened a phase', 'phase', 700, 700],
  ['the first step', 'phase', 0, 0],
  ['a phase that nobody opened', 'phase', 5000, null],
  ['the step that closed a round before the first', 'round', -1, null],
  ['the step that closed a round', 'round', 69, 700],
  ['the step that closed the first round', 'round', 0, 10],
] as const)('a few answers lead to a step of a long war: %s', async (_title, of, number, n) => {
  const { ask, asked } = server(war(2000));
  expect(await farStep(ask, 2000, { of, number })).toBe(n);
  expect(asked.length).toBeLessThanOrEqual(6);
});

test('undone steps do not mislead on the way to the end of a round', async () => {
  // Round 40 was left for a rewind to round 20, with which the war went on.
  const steps = war(1000).map((one) =>
    one.n < 400 ? { ...one, isUndone: one.n > 200 } : step(one.n, { round: 20 + Math.floor((one.n - 400) / 10) }),
  );
  const { ask } = server(steps);
  expect(await farStep(ask, 1000, { of: 'round', number: 20 })).toBe(410);
  expect(await farStep(ask, 1000, { of: 'round', number: 10 })).toBe(110);
});
