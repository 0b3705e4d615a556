import { afterAll, beforeAll, expect, test } from 'vitest';
import { appRouter } from './router.ts';
import { OF_A_CAMPAIGN, SIGNED_IN, type War } from './testing/asks.ts';
import { type Cast, castOf } from './testing/cast.ts';
import { codeOf } from './testing/code-of.ts';
import { type Api, type People, people } from './testing/people.ts';

let world: People;
let cast: Cast;
beforeAll(async () => {
  world = await people();
  cast = await castOf(world, 'running');
}, 60_000);
afterAll(() => world.close());

/** Integers for which PostgreSQL's have no room, or only just, and others that are no number of anything. */
const NUMBERS = [2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 53), 1e300, 0.5, -1];

interface Asked {
  readonly path: string;
  readonly input: unknown;
}

/** What a test of these procedures would send. */
async function askedIn(asks: Readonly<Record<string, (api: Api, war: War) => Promise<unknown>>>, war: War) {
  const found: Asked[] = [];
  const noting = (path: string): unknown =>
    new Proxy(() => undefined, {
      get: (_target, name) => noting(path === '' ? String(name) : `${path}.${String(name)}`),
      apply: async (_target, _self, [input]: readonly unknown[]) => void found.push({ path, input }),
    });
  // A stand-in for the client that notes what it is asked.
  const api = noting('');
  if (!isApi(api)) throw new Error('no client');
  for (const ask of Object.values(asks)) await ask(api, war);
  return found;
}

const isApi = (value: unknown): value is Api => typeof value === 'function';

/** The input with each of its numbers replaced, one at a time. */
function replaced(input: unknown, by: number): readonly unknown[] {
  if (typeof input === 'number') return [by];
  if (Array.isArray(input)) return input.flatMap((one, at) => replaced(one, by).map((other) => input.with(at, other)));
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([key, one]) => replaced(one, by).map((other) => ({ ...input, [key]: other })));
}

/** The answer of a procedure, by its path, or the code with which it refuses. */
function answerOf(api: Api, { path, input }: Asked): Promise<unknown> {
  const [router = '', name = ''] = path.split('.');
  const procedure: unknown = Reflect.get(Reflect.get(api, router), name);
  if (typeof procedure !== 'function') throw new Error(`no procedure ${path}`);
  return codeOf(procedure(input));
}

test('a number of any size is refused or answered, wherever it stands and whoever sends it, and never fails', async () => {
  const { war } = cast.of('owner');
  const asked = await askedIn({ ...OF_A_CAMPAIGN, ...SIGNED_IN }, war);
  const withNumbers = asked.filter(({ input }) => replaced(input, 0).length > 0);
  expect(withNumbers.length).toBeGreaterThan(15);
  expect(asked.every(({ path }) => path in appRouter._def.procedures)).toBe(true);
  const failed: unknown[] = [];
  for (const { path, input } of withNumbers)
    for (const number of NUMBERS)
      for (const changed of replaced(input, number))
        for (const role of ['owner', 'player'] as const) {
          const answer = await answerOf(cast.of(role).api, { path, input: changed });
          if (answer instanceof Error || answer === 'INTERNAL_SERVER_ERROR') failed.push([path, changed, role, answer]);
        }
  expect(failed).toEqual([]);
}, 120_000);
