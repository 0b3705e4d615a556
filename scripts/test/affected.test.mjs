import { expect, test } from 'vitest';
import { affected } from './affected.mjs';

const graph = new Map(
  Object.entries({
    'packages/rules/src/kernel/dice.ts': [],
    'packages/rules/src/kernel/dice.test.ts': ['packages/rules/src/kernel/dice.ts'],
    'packages/rules/src/hex-campaign/battles/roll.ts': ['packages/rules/src/kernel/dice.ts'],
    'packages/rules/src/hex-campaign/battles/roll.test.ts': ['packages/rules/src/hex-campaign/battles/roll.ts'],
    'packages/text/src/hex-campaign/battles.ts': [],
    'packages/text/src/pages/talk.ts': [],
    'apps/web/src/features/campaign/talk/letters.tsx': ['packages/text/src/pages/talk.ts'],
    'e2e/support/talks.ts': ['packages/text/src/pages/talk.ts'],
    'e2e/talk.spec.ts': ['e2e/support/talks.ts'],
    'e2e/box.spec.ts': ['packages/text/src/pages/talk.ts'],
    'e2e/battles.spec.ts': ['packages/text/src/hex-campaign/battles.ts'],
    'e2e/order-and-seal.spec.ts': [],
    'e2e/three-windows.spec.ts': [],
  }),
);

test('the tests of a changed file come first, then those of files that use it', () => {
  expect(affected(graph, ['packages/rules/src/kernel/dice.ts']).tests).toEqual([
    'packages/rules/src/kernel/dice.test.ts',
    'packages/rules/src/hex-campaign/battles/roll.test.ts',
  ]);
});

test.each([
  [
    'a page by the words it uses, those first that read them themselves',
    'apps/web/src/features/campaign/talk/letters.tsx',
    ['e2e/box.spec.ts', 'e2e/talk.spec.ts'],
  ],
  [
    'a rule by the words named like its chapter',
    'packages/rules/src/hex-campaign/battles/roll.ts',
    ['e2e/battles.spec.ts'],
  ],
  ['words by their readers', 'packages/text/src/pages/talk.ts', ['e2e/box.spec.ts', 'e2e/talk.spec.ts']],
  ['what a journey is made of', 'e2e/support/talks.ts', ['e2e/talk.spec.ts']],
  ['a journey itself', 'e2e/battles.spec.ts', ['e2e/battles.spec.ts']],
  [
    'anything else of the site by what everybody does',
    'packages/rules/src/kernel/dice.ts',
    ['e2e/order-and-seal.spec.ts', 'e2e/three-windows.spec.ts'],
  ],
  ['a document by nothing', 'docs/playing.md', []],
])('journeys find %s', (_title, file, journeys) => {
  expect(affected(graph, [file]).journeys).toEqual(journeys);
});

test('of many tests the most closely related are run, and the others are counted', () => {
  const many = Array.from({ length: 50 }, (_, i) => [`packages/a/src/${i}.test.ts`, ['packages/a/src/a.ts']]);
  const found = affected(new Map([['packages/a/src/a.ts', []], ...many]), ['packages/a/src/a.ts']);
  expect(found.tests).toHaveLength(40);
  expect(found.left.tests).toBe(10);
});
