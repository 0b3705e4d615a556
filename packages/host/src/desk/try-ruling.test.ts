import { afterAll, expect, test } from 'vitest';
import { tallyHost } from '../testing/tally-host.ts';
import { RED, runningTable } from '../testing.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

const RULING = { type: 'set-sum', seat: RED, sum: 7 } as const;

test('a referee learns what a ruling would do; nothing is saved, and nobody is told', async () => {
  const { campaign, owner } = await runningTable(db, host);
  const tried = await host.tryRuling(campaign, owner, RULING);
  expect(tried).toMatchObject({ ok: true, value: { events: [{ seat: RED }] } });
  expect(await host.head(campaign)).toMatchObject({ n: 0, status: 'running' });
  expect(await host.deskLog(campaign, { kind: 'referee' })).toEqual([]);
});

test.each([
  ['by a player', { ...RULING }, RED, 'not-referee'],
  ['that is not understood', { seat: RED }, null, 'not-understood'],
  ['of a seat that nobody has', { ...RULING, seat: 'nobody' }, null, 'rejected'],
] as const)('a ruling %s is refused as it would be if it counted', async (_what, ruling, seat, code) => {
  const { campaign, owner, users } = await runningTable(db, host);
  const by = seat === null ? owner : users[seat];
  expect(await host.tryRuling(campaign, by ?? '', ruling)).toMatchObject({ ok: false, problem: { code } });
});
