import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Host } from '../host.ts';
import { BECAUSE, BLUE, handClock, loggedInput, runningTable, type Table, tally } from '../testing.ts';

const START = new Date('2026-11-20T12:00:00.000Z');
const { db, clock, hostOf, close } = await handClock(START);
/** The phase asks blue for a decision that counts on arrival, as battles do, and nobody for a sheet. */
const deciding: typeof tally = {
  ...tally,
  awaiting: () => [{ seat: BLUE, decision: 'number', by: 'order', otherwise: 'wait', due: null, topic: null }],
};
const host = hostOf(deciding);
/** It asks nobody for anything: only the clock runs. */
const clockwork = hostOf({ ...tally, awaiting: () => [] });
afterAll(close);
beforeEach(() => {
  clock.now = START;
});

const HOUR = 3600;
const iso = (hours: number): string => new Date(START.getTime() + hours * HOUR * 1000).toISOString();
const timed = (on: Host): Promise<Table> => runningTable(db, on, { seconds: 2 * HOUR });
const move = (on: Host, table: Table, minutes: number) =>
  on.moveDeadline(table.campaign, table.owner, { opening: 0, due: iso(2), minutes, reason: BECAUSE });
const ranOf = async ({ campaign }: Table): Promise<readonly number[]> =>
  (await host.runDue()).ran.filter(({ campaignId }) => campaignId === campaign).map(({ n }) => n);

test.each([
  ['extended', 60, 3],
  ['brought forward', -60, 1],
])(
  'a phase that waits for decisions on arrival is %s: its clock runs at the new time',
  async (_what, minutes, hour) => {
    const table = await timed(host);
    expect(await move(host, table, minutes)).toMatchObject({ ok: true });
    expect(await host.head(table.campaign)).toMatchObject({ nextDue: iso(hour) });
    clock.now = new Date(Date.parse(iso(hour)) - 1);
    expect(await ranOf(table)).toEqual([]);
    clock.now = new Date(iso(hour));
    expect(await ranOf(table)).toEqual([1]);
    expect(await loggedInput(db, table.campaign, 1)).toMatchObject({ type: 'clock', at: iso(hour) });
    expect(await host.head(table.campaign)).toMatchObject({ nextDue: iso(hour + 2) });
    expect(await host.verify(table.campaign)).toEqual([]);
  },
);

test('a phase without orders cannot be moved', async () => {
  const table = await timed(clockwork);
  expect(await move(clockwork, table, 60)).toEqual({ ok: false, problem: { code: 'not-awaited' } });
});
