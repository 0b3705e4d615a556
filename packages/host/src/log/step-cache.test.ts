import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Viewer } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import { BLUE, RED, tally } from '../testing.ts';
import { derivedStep, type KnownStep } from './known-step.ts';
import { createStepCache, type StepCache } from './step-cache.ts';

const red: Viewer = { kind: 'seat', seat: RED };
const blue: Viewer = { kind: 'seat', seat: BLUE };

/** A cache, and the viewers for whom the rules made views. */
function stepCache() {
  const asked: string[] = [];
  const ruleset: typeof tally = {
    ...tally,
    view: (state, viewer) => {
      asked.push(viewer.kind === 'seat' ? viewer.seat : viewer.kind);
      if (state.settings.breakAt === state.turn) throw new Error('a view that cannot be made');
      return tally.view(state, viewer);
    },
  };
  return { asked, steps: createStepCache(() => ruleset) };
}

function step(n: number, settings: Readonly<Record<string, number>> = {}): KnownStep {
  const at = '2026-01-01T00:00:00.000Z';
  const opened = { clock: { mode: 'none' }, seats: [RED, BLUE], turn: n, openedAt: at, questions: [], sums: {} };
  const state = { ...opened, settings: { midnights: '', ...settings } };
  const facts = {
    campaign: 'c',
    n,
    opening: n,
    system: 'tally',
    edition: '1',
    hash: `h${n}`,
    at,
    events: [],
    earlyEnd: null,
    rewoundTo: null,
  } as const;
  return { ...derivedStep(tally, { ...facts, state, weight: 100 }), deadline: null };
}

const lookAhead = (steps: StepCache, one: KnownStep) => steps.lookAhead(one, one.opening - 1, Promise.resolve(one));

test('the views of a step are made ahead for the viewers who looked at the previous one', async () => {
  const { asked, steps } = stepCache();
  steps.seen(step(1), red);
  steps.seen(step(1), { kind: 'spectator' });
  await lookAhead(steps, step(2));
  expect(asked).toEqual(['red', 'spectator', 'red', 'spectator']);
  const view = steps.seen(step(2), red);
  steps.seen(step(2), blue);
  expect(asked.slice(4)).toEqual(['blue']);
  expect(view).toMatchObject({ view: { turn: 2 } });
});

test('a view is made once, however often it is looked at', () => {
  const { asked, steps } = stepCache();
  const one = step(1);
  for (let look = 0; look < 3; look++) steps.seen(one, red);
  expect(asked).toEqual(['red']);
});

test('a viewer who did not look at a view made ahead is skipped the next time', async () => {
  const { asked, steps } = stepCache();
  steps.seen(step(1), red);
  steps.seen(step(1), blue);
  await lookAhead(steps, step(2));
  steps.seen(step(2), blue);
  await lookAhead(steps, step(3));
  expect(asked.slice(4)).toEqual(['blue']);
});

test('a view made ahead is not used for a step that was made differently', async () => {
  const { asked, steps } = stepCache();
  steps.seen(step(1), red);
  await lookAhead(steps, step(2));
  steps.seen({ ...step(2), hash: 'another' }, red);
  expect(asked).toEqual(['red', 'red', 'red']);
});

test('a view that cannot be made fails for the viewer who asks, even after it was tried ahead', async () => {
  const { steps } = stepCache();
  const broken = step(2, { breakAt: 2 });
  steps.seen(step(1), red);
  await expect(lookAhead(steps, broken)).rejects.toThrow('cannot be made');
  expect(() => steps.seen(broken, red)).toThrow('cannot be made');
});

test('views are made before the step has its hash, and kept once it has', async () => {
  const { asked, steps } = stepCache();
  steps.seen(step(1), red);
  let made: (step: KnownStep) => void = () => undefined;
  await steps.lookAhead(
    step(2),
    1,
    new Promise((resolve) => {
      made = resolve;
    }),
  );
  expect(asked).toEqual(['red', 'red']);
  made(step(2));
  await nextTurn();
  steps.seen(step(2), red);
  expect(asked).toEqual(['red', 'red']);
});

test.each([
  ['has faults', () => Promise.resolve(null)],
  ['cannot be written', () => Promise.reject(new Error('no entry'))],
])('views of a step that %s are not kept', async (_what, made) => {
  const { asked, steps } = stepCache();
  steps.seen(step(1), red);
  await steps.lookAhead(step(2), 1, made());
  steps.seen(step(2), red);
  expect(asked).toEqual(['red', 'red', 'red']);
});
