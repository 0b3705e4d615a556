import type { SeatId } from '@sealed-orders/rules/kernel';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { REFEREE, rewinding, SPECTATOR, START, seat } from '../rewind/testing.ts';
import { BLUE, GREEN, nonce, RED, runningTable, type Table, tally } from '../testing.ts';

const { clock, db, hostOf, host, close, turn, war, rewind } = await rewinding();
beforeEach(() => {
  clock.now = START;
});
afterAll(close);

const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** A game in which red alone notices that the clock ticks. */
const interest = hostOf({
  ...tally,
  apply: (state, input, table) => {
    if (input.type !== 'clock') return tally.apply(state, input, table);
    const sums = { ...state.sums, [RED]: (state.sums[RED] ?? 0) + 1 };
    return { ok: true, value: { state: { ...state, sums, openedAt: input.at }, events: [] } };
  },
});

const give = ({ campaign, users }: Table, from: SeatId, to: SeatId) =>
  interest.give(campaign, from, { order: { to, gift: 1 }, nonce: nonce('b'), userId: users[from] ?? '' });

test('each viewer gets any part of their own list, and nothing about the steps that do not concern them', async () => {
  const table = await runningTable(db, interest, { seats: [RED, BLUE, GREEN], settings: { tick: 1 } });
  const { campaign } = table;
  const ticks = 205;
  clock.now = new Date(START.getTime() + ticks * 1000);
  let nextDue: Date | null = START;
  while (nextDue !== null && nextDue <= clock.now) ({ nextDue } = await interest.runDue(clock.now));
  await give(table, RED, BLUE);
  await give(table, BLUE, GREEN);

  const numbers = async (viewer: Parameters<typeof host.steps>[1], wanted?: Parameters<typeof host.steps>[2]) => {
    const { count, steps } = await interest.steps(campaign, viewer, wanted);
    return { count, numbers: steps.map(({ n }) => n) };
  };
  const red = ticks + 2;
  expect(await numbers(seat(RED))).toEqual({ count: red, numbers: range(red - 100, red) });
  expect(await numbers(seat(RED), { from: 3 })).toEqual({ count: red, numbers: range(3, 103) });
  expect(await numbers(seat(RED), { to: 150 })).toEqual({ count: red, numbers: range(50, 150) });
  expect(await numbers(seat(RED), { to: 7 })).toEqual({ count: red, numbers: range(0, 7) });
  expect(await numbers(seat(RED), { from: 5, to: 8 })).toEqual({ count: red, numbers: [5, 6, 7] });
  expect(await numbers(seat(RED), { from: red - 1 })).toEqual({ count: red, numbers: [red - 1] });
  for (const from of [red, 2 ** 31 - 1])
    expect(await numbers(seat(RED), { from })).toEqual({ count: red, numbers: [] });
  expect(await numbers(REFEREE)).toEqual({ count: ticks + 3, numbers: range(ticks - 97, ticks + 3) });
  expect(await numbers(SPECTATOR)).toEqual({ count: 1, numbers: [0] });
  expect(await numbers(SPECTATOR, { from: 1 })).toEqual({ count: 1, numbers: [] });
  expect(await numbers(seat(GREEN), { from: 0 })).toEqual({ count: 2, numbers: [0, 1] });
  expect((await interest.steps(campaign, seat(BLUE))).steps.map(({ n, at }) => [n, at])).toEqual([
    [0, START.toISOString()],
    [1, clock.now.toISOString()],
    [2, clock.now.toISOString()],
  ]);
});

test('a part after a rewind says where the war went back to, and an older part which steps are undone', async () => {
  const table = await war();
  const { campaign } = table;
  await rewind(table, 1, 2);
  await turn(table, 3, [7, 8]);
  for (const viewer of [seat(RED), SPECTATOR, REFEREE]) {
    expect(await host.steps(campaign, viewer, { from: 3 })).toMatchObject({
      count: 5,
      steps: [
        { n: 3, rewoundTo: 1, isUndone: false },
        { n: 4, rewoundTo: null, isUndone: false },
      ],
    });
    expect(await host.steps(campaign, viewer, { to: 3 })).toMatchObject({
      count: 5,
      steps: [{ isUndone: false }, { isUndone: false }, { n: 2, isUndone: true }],
    });
  }
});

test('before the start there are no steps', async () => {
  expect(await host.steps('00000000-0000-4000-8000-000000000000', SPECTATOR)).toEqual({
    viewer: 'spectator',
    count: 0,
    steps: [],
  });
});

/** Adds steps to a log of one step: most concern only red, every twentieth everybody, every 500th is a rewind. */
async function lengthened({ campaign }: Table, to: number): Promise<void> {
  await db.pool.query(
    `INSERT INTO step (campaign_id, n, kind, input, dice, events, state, state_hash, prev_hash, hash, at, concerns, rewound_to)
      SELECT campaign_id, g, CASE WHEN g % 500 = 0 THEN 'rewind' ELSE 'clock' END, input, dice, events, state, state_hash,
        prev_hash, hash, at, CASE WHEN g % 20 = 0 THEN ARRAY['all'] ELSE ARRAY['seat:red'] END,
        CASE WHEN g % 500 = 0 THEN g - 20 END
      FROM step, generate_series(1, $2::int) g WHERE campaign_id = $1 AND n = 0`,
    [campaign, to],
  );
  await db.pool.query(
    `INSERT INTO step_number SELECT s.campaign_id, v, CASE v WHEN 'spectator' THEN s.n / 20 ELSE s.n END, s.n
      FROM step s, unnest(ARRAY['referee', 'seat:red', 'spectator']) v
      WHERE s.campaign_id = $1 AND s.n BETWEEN 1 AND $2 AND (v <> 'spectator' OR s.n % 20 = 0)`,
    [campaign, to],
  );
  await db.pool.query('ANALYZE step, step_number');
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
}

const nodeSchema: z.ZodType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  get Plans() {
    return z.array(nodeSchema).optional();
  },
});
const plansSchema = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: nodeSchema })]) })]);

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How the database reads what a question needs: each scan of a table, and how many rows it looks at. */
async function scansOf(question: () => Promise<unknown>): Promise<readonly (readonly [string, number])[]> {
  const spy = vi.spyOn(db.pool, 'query');
  await question();
  const asked = spy.mock.calls.map(([given]) =>
    z.object({ text: z.string(), values: z.array(z.unknown()) }).parse(given),
  );
  spy.mockRestore();
  const scans: (readonly [string, number])[] = [];
  for (const { text, values } of asked) {
    const { rows } = await db.pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    const [
      {
        'QUERY PLAN': [{ Plan: plan }],
      },
    ] = plansSchema.parse(rows);
    for (const node of nodesOf(plan).filter(({ 'Node Type': type }) =>
      /^(Seq|Index|Index Only) Scan|Bitmap/.test(type),
    ))
      scans.push([
        node['Node Type'],
        (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      ]);
  }
  return scans;
}

test('in a war of 4,000 steps a part is read by indexes alone, and no scan looks at more rows than it has steps', async () => {
  const table = await runningTable(db, host, {});
  const { campaign } = table;
  await lengthened(table, 4000);
  const { count, steps } = await host.steps(campaign, seat(RED), { from: 470, to: 510 });
  expect(count).toBe(4001);
  expect(steps.flatMap(({ n, isUndone }) => (isUndone ? [n] : []))).toEqual(range(481, 500));
  expect(await host.steps(campaign, SPECTATOR, { from: 25, to: 26 })).toMatchObject({
    steps: [{ n: 25, rewoundTo: 24 }],
  });
  for (const viewer of [seat(RED), SPECTATOR])
    for (const wanted of [{}, { from: 200 }, { to: 150 }])
      for (const [scan, rows] of await scansOf(() => host.steps(campaign, viewer, wanted))) {
        expect(scan).not.toBe('Seq Scan');
        expect(rows).toBeLessThanOrEqual(100);
      }
});
