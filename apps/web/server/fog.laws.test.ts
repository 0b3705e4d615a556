import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { appRouter } from '@sealed-orders/api';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compared } from './testing/fog/compare.ts';
import { PAGES } from './testing/fog/pages.ts';
import { type PhasePlan, played, type Script } from './testing/fog/play.ts';
import { QUESTIONS } from './testing/fog/questions.ts';
import {
  allSecrets,
  DEALING,
  heldFor,
  inBattle,
  inSecret,
  otherSites,
  withBot,
  withoutReferee,
} from './testing/fog/scripts.ts';
import { SECRETS, type SecretType, secret } from './testing/fog/secrets.ts';
import { makeWorld, SEATS, type World } from './testing/fog/world.ts';

let first: World;
let second: World;

beforeAll(async () => {
  [first, second] = await Promise.all([makeWorld(), makeWorld()]);
}, 60_000);

afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  expect([first.site.failures, second.site.failures]).toEqual([[], []]);
});

const phase: fc.Arbitrary<PhasePlan> = fc.record({
  secrets: fc.array(secret, { maxLength: 4 }),
  differs: fc.tuple(fc.boolean(), fc.boolean()),
  isLate: fc.boolean(),
  isAway: fc.boolean(),
});

const script = (system: Script['system']): fc.Arbitrary<Script> =>
  fc.record({
    system: fc.constant(system),
    isPublic: fc.boolean(),
    hasReferee: fc.constant(true),
    hasBot: fc.boolean(),
    missing: fc.constantFrom(undefined, 'hold' as const, 'referee' as const),
    asked: fc.constantFrom('movement' as const, 'all' as const),
    start: fc.constantFrom('quick' as const, 'guided' as const),
    plotters: fc
      .shuffledSubarray([...SEATS], { minLength: 2, maxLength: 2 })
      .map(([one = 'azure', other = 'madder']) => [one, other] as const),
    phases: fc.array(phase, { minLength: 1, maxLength: 2 }),
    last: fc.array(secret, { minLength: 1, maxLength: 4 }),
  });

/** How many wars of each game are drawn: more when others are asked for than those of every run. */
const RUNS = process.env.SEALED_ORDERS_DRAWS === undefined ? 2 : 20;

/** Far more than a war in two worlds takes, also on a machine that does other things too, ms. */
const TIME = 600_000;

let wars = 0;

interface Found {
  /** How often somebody was compared. */
  readonly count: number;
  readonly kept: ReadonlySet<SecretType>;
  /** How many sheets of the plotters were others in the second world than in the first. */
  readonly others: number;
  /** What the referee of the second world sees in the end. */
  readonly truth: unknown;
  readonly status: string;
  /** How many phases were held for missing orders. */
  readonly held: number;
}

/** Plays the script in both worlds: nobody else found out anything. */
async function lawHolds(drawn: Script): Promise<Found> {
  wars += 1;
  const one = await played(first, wars, drawn, false);
  const other = await played(second, wars, drawn, true);
  expect([...one.found, ...other.found]).toEqual([]);
  const { differences, compared: count } = compared(one.moments, other.moments);
  expect(differences).toEqual([]);
  const { kept, others, truth, status, held } = other;
  return { count, kept, others, truth, status, held };
}

/** Whether a procedure only tells something. */
function isQuery(procedure: unknown): boolean {
  const about: unknown = typeof procedure === 'function' ? Reflect.get(procedure, '_def') : null;
  return typeof about === 'object' && about !== null && Reflect.get(about, 'type') === 'query';
}

test('every query, and every page that is sent whole, is asked in the law of the two worlds', () => {
  const procedures: Readonly<Record<string, unknown>> = appRouter._def.procedures;
  const queries = Object.keys(procedures).filter((name) => isQuery(procedures[name]));
  expect(Object.keys(QUESTIONS).toSorted()).toEqual(queries.toSorted());
  const folder = fileURLToPath(new URL('../src/pages', import.meta.url));
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.startsWith('_'))
    .map((name) => `/${name.replace(/\.tsx$/, '').replace(/\/index$/, '')}`);
  expect(Object.keys(PAGES).toSorted()).toEqual(pages.toSorted());
});

const GAMES = ['tally', 'hex-campaign'] as const;

test.each(GAMES.flatMap((system) => [true, false].map((isPublic) => [system, isPublic] as const)))(
  'all that can be secret is, to whoever may not know it: %s, public: %s',
  async (system, isPublic) => {
    const { kept, count, others } = await lawHolds(allSecrets(system, isPublic));
    expect(others).toBe(1);
    expect([...kept].toSorted()).toEqual([...SECRETS].toSorted());
    // Two seats, a deputy, a spectator, a stranger and a passer-by. In Tally everybody knows the total, and so another sheet by it.
    expect(count).toBeGreaterThanOrEqual(system === 'tally' ? 6 : 12);
  },
  TIME,
);

test.each([true, false])(
  'the votes of a war without a referee depend on nothing that others may not know; public: %s',
  async (isPublic) => {
    const { status, count } = await lawHolds(withoutReferee(isPublic));
    expect(status, 'what the players voted on was carried out').toBe('paused');
    // All six, at every moment, above all when they vote: no other sheet lets the worlds part before that.
    expect(count).toBe(6 * 4 + (isPublic ? 0 : 2));
  },
  TIME,
);

test.each(GAMES.flatMap((system) => [true, false].map((isPublic) => [system, isPublic] as const)))(
  'a seat that plays by itself acts on nothing that it may not know, and shows nothing of it: %s, public: %s',
  async (system, isPublic) => {
    const { count } = await lawHolds(withBot(system, isPublic));
    // A seat, its deputy, a spectator, a stranger, a passer-by and the seat that plays by itself; where armies meet, until then.
    expect(count).toBeGreaterThanOrEqual(system === 'tally' ? 6 * 6 : 6);
  },
  TIME,
);

test.each((['hold', 'referee'] as const).flatMap((missing) => [true, false].map((is) => [missing, is] as const)))(
  'whether a phase is held for missing orders tells nobody whether there is a draft: %s, public: %s',
  async (missing, isPublic) => {
    const { count, held } = await lawHolds(heldFor(missing, isPublic));
    expect(held, 'the phase was held').toBe(1);
    // All six, until the draft of the one who is late counts.
    expect(count).toBeGreaterThanOrEqual(6 * 2);
  },
  TIME,
);

test(
  'nobody finds out where the sites of others lie',
  async () => {
    const { count, others } = await lawHolds(otherSites);
    // Dice decide how many of the plotters find room elsewhere.
    expect(others).toBeGreaterThan(0);
    // All six, at all six moments.
    expect(count).toBe(36);
  },
  TIME,
);

test.each([true, false])(
  'nobody finds out what two seats say and decide of their battle; public: %s',
  async (isPublic) => {
    const { count, kept } = await lawHolds(inBattle(isPublic));
    expect(kept).toContain('deal');
    // All six, while nothing of it is public.
    expect(count).toBeGreaterThanOrEqual(6);
  },
  TIME,
);

test.each([true, false])(
  'nobody finds out what two seats agree on in secret; public: %s',
  async (isPublic) => {
    const { count, truth } = await lawHolds(inSecret(isPublic));
    expect(truth).toMatchObject({ treaties: [{ kind: 'alliance', between: ['azure', 'madder'], secret: true }] });
    // All six, at every moment: what the two have agreed on changes nothing for others.
    // Those outside of a private war once more, when much has happened in it.
    expect(count).toBe(6 * (2 * DEALING.length + 2) + (isPublic ? 0 : 2));
  },
  TIME,
);

test.each(GAMES)(
  'whoever may not know it cannot tell two wars apart by anything that the site sends: %s',
  async (system) => {
    const law = fc.asyncProperty(script(system), async (drawn) => void (await lawHolds(drawn)));
    await fc.assert(law, { numRuns: RUNS, endOnFailure: true });
  },
  RUNS * TIME,
);
