import { appRouter } from '@sealed-orders/api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { BODY_LIMITS } from './body.ts';
import { type Site, testSite } from './testing/site.ts';
import { type Visitor, visitor } from './testing/visitor.ts';
import { LONGEST } from './trpc.ts';

/*
 * Sends every procedure the largest inputs that it takes, made of the smallest elements, and compares the processor time
 * of the thread that answers everybody with a yardstick taken on the same thread: a slow machine is slow at both.
 */

/** How many yardsticks one request may take: the slowest takes three to four, most of it collecting garbage. */
const MOST_YARDSTICKS = 12;

let site: Site;
let person: Visitor;

beforeAll(async () => {
  site = await testSite();
  person = visitor(site.url);
  const password = 'a long password';
  await person.api.account.signUp.mutate({ username: 'sender', password, displayName: 'Sender' });
  await person.signIn('sender', password);
}, 60_000);
afterAll(() => site.close());

const defSchema = z.object({
  type: z.enum(['query', 'mutation']),
  inputs: z.array(z.custom<z.ZodType>((value) => value instanceof z.ZodType)),
});
const shapeSchema = z.object({ properties: z.record(z.string(), z.looseObject({})).default({}) });

/** Every procedure with the members of its input, each with its JSON schema. */
const procedures = Object.entries(appRouter._def.procedures).map(([path, procedure]) => {
  const { type, inputs } = defSchema.parse(Reflect.get(procedure, '_def'));
  const shapes = inputs.map((input) =>
    shapeSchema.parse(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })),
  );
  return { path, type, members: Object.assign({}, ...shapes.map(({ properties }) => properties)) };
});

const many = <Element>(n: number, element: Element): Element[] => Array.from({ length: n }, () => element);
const record = (n: number) => Object.fromEntries(many(n, 0).map((value, i) => [`k${i}`, value]));
const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

const FILLERS: Readonly<Record<string, unknown>> = {
  'a list of 250,000 numbers': many(250_000, 0),
  'an object of 20,000 members': record(20_000),
  'lists 3,000 deep': nested(3_000),
};

const UUID = 'b5b4e9a0-7d39-4f6c-9a38-7d4ac0cfc1aa';

/** Sends one input; returns the status, and the processor time that it took this thread, ms. */
async function sent(path: string, body: string): Promise<{ readonly status: number; readonly took: number }> {
  const headers = { cookie: person.cookie(), 'content-type': 'application/json' };
  const before = process.threadCpuUsage();
  const { status } = await fetch(`${site.url}/api/trpc/${path}`, { method: 'POST', headers, body });
  const { user, system } = process.threadCpuUsage(before);
  return { status, took: (user + system) / 1000 };
}

/** Processor time that this thread takes to say what is wrong with each member of the longest object, ms. */
function yardstick(): number {
  const schema = z.record(z.string(), z.uuid());
  const longest = record(20_000);
  const took = many(5, 0).map(() => {
    const before = process.threadCpuUsage();
    schema.safeParse(longest);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.max(...took);
}

test.each(Object.entries(FILLERS))(
  '%s keeps nobody waiting, wherever it is',
  async (_what, filler) => {
    const slow: unknown[] = [];
    const most = MOST_YARDSTICKS * yardstick();
    for (const { path, type, members } of procedures) {
      if (type === 'query') continue;
      for (const name of Object.keys(members)) {
        // The escape has the text searched for what PostgreSQL cannot store.
        const text = JSON.stringify({ campaign: UUID, escape: '?', [name]: filler }).replace('?', '\\u003f');
        const { status, took } = await sent(path, text);
        if (took > most || status >= 500) slow.push([path, name, status, took]);
      }
    }
    expect(slow).toEqual([]);
    expect(site.failures).toEqual([]);
  },
  300_000,
);

test('an input with more elements than any page sends is a bad request that says where', async () => {
  const headers = { cookie: person.cookie(), 'content-type': 'application/json' };
  const body = JSON.stringify({ system: 'tally', name: 'Long', map: { hexes: many(20_001, 0) } });
  const answer = await fetch(`${site.url}/api/trpc/maps.keep`, { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    error: { message: 'BAD_REQUEST', data: { issues: [{ path: ['map', 'hexes'] }] } },
  });
});

/** Characters that every further value in JSON needs. */
const MARKS = new Set(',[{\\');
/** The most of them in a request that sends a file. */
const MOST_MARKS = 2000;

/** Sends one long body; returns the status, and the marks in each long text that was parsed for the answer. */
async function parsedFor(path: string, body: string): Promise<{ status: number; marks: readonly number[] }> {
  const parse = vi.spyOn(JSON, 'parse');
  try {
    const { status } = await sent(path, body);
    const long = parse.mock.calls.map(([text]) => text).filter(({ length }) => length > BODY_LIMITS.call);
    return { status, marks: long.map(marksIn) };
  } finally {
    parse.mockRestore();
  }
}

function marksIn(text: string): number {
  let marks = 0;
  for (const character of text) if (MARKS.has(character)) marks += 1;
  return marks;
}

/** Long bodies that are no files, of just the length that the upload takes. */
const NO_FILES: Readonly<Record<string, (length: number) => string>> = {
  'a list of numbers': (length) => `{"base64":[${'0,'.repeat(length / 2 - 10)}0]}`,
  'a list of lists': (length) => `{"base64":[${'[],'.repeat(length / 3 - 10)}[]]}`,
  'lists in lists': (length) => `{"base64":${'['.repeat(length / 2 - 10)}${']'.repeat(length / 2 - 10)}}`,
  'a list behind an escape': (length) => `{"x":"\\u0041","base64":[${'0,'.repeat(length / 2 - 20)}0]}`,
  'many names': (length) => `{${'"":0,'.repeat(length / 5 - 10)}"base64":""}`,
  'a text of escapes': (length) => `{"base64":"${'\\u0041'.repeat(length / 6 - 10)}"}`,
  'a long number': (length) => `{"base64":${'1'.repeat(length - 20)}}`,
  'white space': (length) => `{"base64":${' '.repeat(length - 20)}0}`,
};

test.each(Object.entries(NO_FILES))(
  '%s instead of a file, as long as a file may be, is refused before its values are parsed',
  async (_what, body) => {
    for (const [path, length] of Object.entries(LONGEST)) {
      const { status, marks } = await parsedFor(path, body(length));
      expect([path, status, marks.filter((count) => count > MOST_MARKS)]).toEqual([path, 400, []]);
    }
  },
  300_000,
);

test('an archive at all limits is parsed once, as a few values', async () => {
  const base64 = Buffer.alloc(30_000_000, 7).toString('base64');
  const { status, marks } = await parsedFor('ending.importWar', JSON.stringify({ base64, isPublic: false }));
  expect([status, marks]).toEqual([200, [2]]);
}, 120_000);

/** Where a JSON schema takes integers that PostgreSQL's do not reach. */
function tooLarge(schema: unknown, path: string): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum, minimum, exclusiveMinimum } = z
    .looseObject({ type: z.unknown(), maximum: z.unknown(), minimum: z.unknown(), exclusiveMinimum: z.unknown() })
    .partial()
    .parse({ ...schema });
  const least = minimum ?? exclusiveMinimum;
  const fits = typeof maximum === 'number' && maximum < 2 ** 31 && typeof least === 'number' && least >= -(2 ** 31);
  const here = type === 'integer' && !fits ? [path] : [];
  return [...here, ...Object.entries(schema).flatMap(([key, one]) => tooLarge(one, `${path}.${key}`))];
}

test('no procedure takes an integer that the database has no room for', () => {
  expect(procedures.flatMap(({ path, members }) => tooLarge(members, path))).toEqual([]);
});
