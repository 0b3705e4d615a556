import { afterAll, expect, test } from 'vitest';
import { loggedInput } from '../testing/logged.ts';
import { tallyHost } from '../testing/tally-host.ts';
import { BECAUSE, BLUE, nonce, RED, runningTable, type Table } from '../testing.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

const give = ({ campaign, owner }: Table, more: object = {}, by = owner) =>
  host.giveFor(campaign, by, {
    seat: RED,
    order: { to: BLUE, gift: 1 },
    nonce: nonce('c'),
    reason: BECAUSE,
    ...more,
  });

test('a referee’s order for a seat counts as the seat’s, the log names the referee, and the war replays', async () => {
  const table = await runningTable(db, host);
  const { campaign } = table;
  expect(await give(table)).toEqual({ ok: true, value: { n: 1 } });
  expect(await loggedInput(db, campaign, 1)).toMatchObject({ type: 'order', seat: RED, by: 'owner' });
  expect(await host.verify(campaign)).toEqual([]);
  expect(await host.head(campaign)).toMatchObject({ opening: 0 });
});

test('the seat and the referees read for whom and why; viewers who notice it read that a referee did it', async () => {
  const table = await runningTable(db, host);
  await give(table);
  const line = { deed: 'give-for', seats: [RED], reason: BECAUSE.text };
  expect(await host.deskLog(table.campaign, { kind: 'seat', seat: RED })).toMatchObject([line]);
  expect(await host.deskLog(table.campaign, { kind: 'referee' })).toMatchObject([line]);
  expect(await host.deskLog(table.campaign, { kind: 'seat', seat: BLUE }), 'who got the gift').toMatchObject([
    { deed: 'give-for', by: 'owner', seats: [], reason: null },
  ]);
  expect(await host.deskLog(table.campaign, { kind: 'spectator' })).toEqual([]);
});

test('the log of the desk has what the order did, for those who may read it', async () => {
  const table = await runningTable(db, host);
  await give(table);
  for (const seat of [RED, BLUE])
    expect(await host.deskLog(table.campaign, { kind: 'seat', seat })).toMatchObject([
      { events: [{ type: 'given', seat: RED, with: BLUE }] },
    ]);
});

test('forbidden orders are refused, and leave no trace', async () => {
  const table = await runningTable(db, host);
  const { campaign, users } = table;
  expect(await give(table, {}, users[BLUE])).toMatchObject({ problem: { code: 'not-referee' } });
  expect(await give(table, { reason: { text: ' ', isKept: false } })).toMatchObject({ problem: { code: 'no-reason' } });
  expect(await give(table, { seat: 'nobody' })).toMatchObject({ problem: { code: 'no-such-seat' } });
  expect(await give(table, { order: { to: 5 } })).toMatchObject({ problem: { code: 'not-understood' } });
  expect(await give(table, { order: { to: RED, gift: 1 } })).toMatchObject({ problem: { code: 'rejected' } });
  await host.pause(campaign, table.owner, BECAUSE);
  expect(await give(table)).toMatchObject({ problem: { code: 'paused' } });
  expect(await host.lastStep(campaign)).toMatchObject({ n: 0 });
  expect(await host.deskLog(campaign, { kind: 'referee' })).toMatchObject([{ deed: 'pause' }]);
});
