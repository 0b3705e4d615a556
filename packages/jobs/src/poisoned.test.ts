import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { createHost } from '@sealed-orders/host';
import { BECAUSE, BLUE, mended, RED, runningTable, sealNumber, type Table } from '@sealed-orders/host/testing';
import { afterAll, expect, test } from 'vitest';
import { type Line, schedulerChild } from './testing/child.ts';
import { mailServer } from './testing/mail-server.ts';

const database = await testDatabase();
const { connectionString } = database;
const db = createDb({ connectionString, poolSize: 4 });
/** Sets up the games and looks at them; the scheduler makes the steps. */
const host = createHost({ db, rulesets: () => mended });
afterAll(async () => {
  await db.close();
  await database.drop();
});

const isReady = (lines: readonly Line[]): boolean => lines.some(({ says }) => says === 'ready');
const made =
  ({ campaign }: Table, n: number) =>
  (lines: readonly Line[]) =>
    lines.some((line) => line.says === 'made' && line.campaign === campaign && line.n === n);

async function bothSeal(table: Table, opening: number): Promise<void> {
  for (const seat of [RED, BLUE]) expect(await sealNumber(host, table, seat, opening, 4)).toMatchObject({ ok: true });
}

test('rules that throw stop only their own campaign; its referee gets the reason, and once they are fixed it goes on', {
  timeout: 120_000,
}, async () => {
  const mails = await mailServer();
  const broken = schedulerChild(connectionString, 'nowhere', ['--smtp', mails.url]);
  await broken.until(isReady);
  const poisoned = await runningTable(db, host, { settings: { breakAt: 2 } });
  const sound = await runningTable(db, host);
  const { campaign, owner, slug } = poisoned;
  await db.prisma.user.update({ where: { id: owner }, data: { email: 'referee@example.org' } });

  await bothSeal(poisoned, 0);
  const [mail] = await mails.until(1);
  expect(mail?.to).toEqual(['referee@example.org']);
  expect(mail?.message).toContain(`https://war.example.org/c/${slug}`);
  const parked = { status: 'paused', pausedBecause: 'broken', n: 0 };
  expect(await host.head(campaign)).toMatchObject(parked);
  expect((await host.deskBoard(owner))[0]).toMatchObject({ id: campaign, status: 'paused', pausedBecause: 'broken' });

  for (const opening of [0, 1]) {
    await bothSeal(sound, opening);
    await broken.until(made(sound, opening + 1));
  }

  // Nothing has been fixed yet: it stops again, and says so again.
  expect(await host.resume(campaign, owner, BECAUSE)).toMatchObject({ ok: true });
  await mails.until(2);
  expect(await host.head(campaign)).toMatchObject(parked);
  await broken.kill();

  const heir = schedulerChild(connectionString, 'nowhere', ['--mended']);
  await heir.until(isReady);
  expect(await host.resume(campaign, owner, BECAUSE)).toMatchObject({ ok: true });
  await heir.until(made(poisoned, 1));
  await heir.kill();
  await mails.close();
  expect(await host.head(campaign)).toMatchObject({ status: 'running', pausedBecause: null, n: 1 });
  expect(await host.verify(campaign)).toEqual([]);
  expect(broken.lines.filter(({ says }) => says === 'error')).toEqual([]);
});
