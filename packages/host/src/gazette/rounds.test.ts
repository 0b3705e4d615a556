import { tally } from '@sealed-orders/rules/tally';
import { afterAll, expect, test } from 'vitest';
import { tallyHost } from '../testing/tally-host.ts';
import { BLUE, nonce, RED, runningTable, sealNumber, type Table } from '../testing.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

async function roundPlayed(table: Table, opening: number, red = 4, on = host): Promise<void> {
  await sealNumber(on, table, RED, opening, red);
  await sealNumber(on, table, BLUE, opening, 2);
  await on.runDue();
}

/** In this game everybody reads the referee's corrections, and a seat reads only its own sum. */
const correct = (table: Table, sum: number, on = host) =>
  on.rule(table.campaign, {
    userId: table.owner,
    nonce: nonce('d'),
    reason: 'A slip of the pen.',
    ruling: { type: 'set-sum', seat: RED, sum },
  });

test('a round contains everything that happened while it was open; the step that closed it comes last', async () => {
  const table = await runningTable(db, host, { isPublic: true });
  expect(await host.gazette.rounds(table.campaign)).toMatchObject([{ round: 1, isClosed: false }]);
  expect(await correct(table, 7)).toMatchObject({ ok: true });
  await roundPlayed(table, 0);
  expect(await host.gazette.rounds(table.campaign)).toMatchObject([
    { round: 1, isClosed: true },
    { round: 2, isClosed: false },
  ]);
  const first = await host.gazette.round(table.campaign, 1);
  expect(first?.seen.events.map(({ type }) => type)).toEqual(['ruled']);
  expect(first?.seen.summary.round).toBe(1);
  expect((await host.gazette.round(table.campaign, 2))?.seen.events).toEqual([]);
  expect(await host.gazette.round(table.campaign, 3)).toBeNull();
});

test('an issue tells as many rounds as the game says, and is closed with the last of them', async () => {
  const issues = { zone: () => 'Etc/UTC', of: (round: number) => Math.ceil(round / 2) };
  const pairs = await tallyHost({ ...tally, issues });
  try {
    const table = await runningTable(pairs.db, pairs.host, { isPublic: true });
    const { campaign } = table;
    await roundPlayed(table, 0, 1, pairs.host);
    expect(await correct(table, 7, pairs.host)).toMatchObject({ ok: true });
    await roundPlayed(table, 1, 1, pairs.host);
    expect(await pairs.host.gazette.rounds(campaign)).toMatchObject([
      { round: 1, lastRound: 2, isClosed: true },
      { round: 2, lastRound: 3, isClosed: false },
    ]);
    const first = await pairs.host.gazette.round(campaign, 1);
    expect(first?.seen.events.map(({ type }) => type)).toEqual(['ruled']);
    expect(first?.seen.summary.round).toBe(2);
  } finally {
    await pairs.close();
  }
});

test('the last round of a war closes when the war is over', async () => {
  const table = await runningTable(db, host, { isPublic: true });
  await roundPlayed(table, 0);
  await host.endWar(table.campaign, table.owner, 'Enough.');
  expect((await host.gazette.rounds(table.campaign)).map(({ isClosed }) => isClosed)).toEqual([true, true]);
  const ends = [1, 2].map(async (round) => (await host.gazette.round(table.campaign, round))?.earlyEnd);
  expect(await Promise.all(ends)).toEqual([null, { by: 'owner', name: expect.any(String), reason: 'Enough.' }]);
});

test('two wars that differ only in what is sealed read the same, whatever was asked before', async () => {
  const tables = [await runningTable(db, host, { isPublic: true }), await runningTable(db, host, { isPublic: true })];
  const told = await Promise.all(
    tables.map(async (table, i) => {
      await roundPlayed(table, 0, i === 0 ? 1 : 9);
      const round = await host.gazette.round(table.campaign, 1);
      const { at: _at, view, ...seen } = round?.seen ?? {};
      return { seen, topics: round?.topics, view: JSON.stringify(view).replace(/"total":\d+/, '') };
    }),
  );
  expect(told[0]).toEqual(told[1]);
});
