import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { runningTable, seatedTable, tally } from '../testing.ts';
import { PUBLIC_WARS_ON_PAGE, type WantedWars } from './public-wars-types.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 8 });
const host = createHost({ db, rulesets: () => tally });
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** That many wars of a group, oldest first. */
async function wars(length: number, isListed = true): Promise<readonly string[]> {
  const made: string[] = [];
  for (let i = 0; i < length; i += 1) made.push((await runningTable(db, host, { isListed })).campaign);
  return made;
}

const idsOn = async (wanted: WantedWars): Promise<readonly string[]> =>
  (await host.publicWars(wanted)).wars.map(({ id }) => id);

test('each listed war that has begun appears once on the pages of its group, newest first', async () => {
  await seatedTable(db, host, { isListed: true });
  await runningTable(db, host, { isPublic: true });
  await wars(1, false);
  const played = await wars(PUBLIC_WARS_ON_PAGE + 3);
  const asleep = await wars(2);
  const over = await wars(PUBLIC_WARS_ON_PAGE - 1);
  const [archived = ''] = await wars(1);
  const pauseReason = { code: 'asleep', details: [] };
  await db.prisma.campaign.updateMany({ where: { id: { in: [...asleep] } }, data: { status: 'paused', pauseReason } });
  await db.prisma.campaign.updateMany({ where: { id: { in: [...over] } }, data: { status: 'finished' } });
  await db.prisma.campaign.update({
    where: { id: archived },
    data: { status: 'finished', archivedAt: new Date() },
  });
  // Referees and faults pause wars that are still being played.
  const data = { status: 'paused', pauseReason: { code: 'desk', details: [] } } as const;
  await db.prisma.campaign.update({ where: { id: played[0] ?? '' }, data });

  const all = [played, asleep, over].flatMap((group) => group.toReversed());
  const [first, second, third] = [1, 2, 3].map((page) => idsOn({ group: null, page }));
  expect(await first).toEqual(all.slice(0, PUBLIC_WARS_ON_PAGE));
  expect([...((await first) ?? []), ...((await second) ?? []), ...((await third) ?? [])]).toEqual(all);
  expect(await idsOn({ group: null, page: 4 })).toEqual([]);

  expect(await idsOn({ group: 'played', page: 2 })).toEqual(played.slice(0, 3).toReversed());
  expect(await idsOn({ group: 'asleep', page: 1 })).toEqual(asleep.toReversed());
  expect(await idsOn({ group: 'over', page: 1 })).toEqual(over.toReversed());
  expect((await host.publicWars({ group: 'over', page: 9 })).counts).toEqual({
    played: PUBLIC_WARS_ON_PAGE + 3,
    asleep: 2,
    over: PUBLIC_WARS_ON_PAGE - 1,
  });
});
