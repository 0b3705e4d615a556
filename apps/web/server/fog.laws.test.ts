import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { appRouter } from '@sealed-orders/api';
import { PLAYED_SYSTEMS } from '@sealed-orders/rules/systems';
import { expect, test } from 'vitest';
import { lawOfTwoWorlds, TIME } from './testing/fog/law.ts';
import { PAGES } from './testing/fog/pages.ts';
import { QUESTIONS } from './testing/fog/questions.ts';
import { heldFor, withoutReferee } from './testing/fog/scripts.ts';

const lawHolds = lawOfTwoWorlds();

/** The files in the folder of this one, with their subfolders. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(fileURLToPath(new URL(folder, import.meta.url)), { recursive: true, encoding: 'utf8' });

/** Whether a procedure is a query. */
function isQuery(procedure: unknown): boolean {
  const about: unknown = typeof procedure === 'function' ? Reflect.get(procedure, '_def') : null;
  return typeof about === 'object' && about !== null && Reflect.get(about, 'type') === 'query';
}

test('the law asks every query and every page that is sent whole, and looks at every game', () => {
  const procedures: Readonly<Record<string, unknown>> = appRouter._def.procedures;
  const queries = Object.keys(procedures).filter((name) => isQuery(procedures[name]));
  expect(Object.keys(QUESTIONS).toSorted()).toEqual(queries.toSorted());
  const pages = filesIn('../src/pages')
    .filter((name) => name.endsWith('.tsx') && !name.startsWith('_'))
    .map((name) => `/${name.replace(/\.tsx$/, '').replace(/\/index$/, '')}`);
  expect(Object.keys(PAGES).toSorted()).toEqual(pages.toSorted());
  expect(filesIn('.')).toEqual(expect.arrayContaining(PLAYED_SYSTEMS.map((system) => `fog-${system}.laws.test.ts`)));
});

test.each([true, false])(
  'votes in a war without a referee depend on nothing hidden from the voters; public: %s',
  async (isPublic) => {
    const { status, count } = await lawHolds(withoutReferee(isPublic));
    expect(status, 'what the players voted on was carried out').toBe('paused');
    // All six viewers, at every moment, especially when they vote: until then no sheet differs between the worlds.
    expect(count).toBe(6 * 4 + (isPublic ? 0 : 2));
  },
  TIME,
);

test.each((['hold', 'referee'] as const).flatMap((missing) => [true, false].map((is) => [missing, is] as const)))(
  'whether a phase is held for missing orders tells nobody whether there is a draft: %s, public: %s',
  async (missing, isPublic) => {
    const { count, held } = await lawHolds(heldFor(missing, isPublic));
    expect(held, 'the phase was held').toBe(1);
    // All six viewers, until the late player's draft counts.
    expect(count).toBeGreaterThanOrEqual(6 * 2);
  },
  TIME,
);
