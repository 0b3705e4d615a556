import { afterAll, expect, test } from 'vitest';
import { tallyHost } from '../testing/tally-host.ts';
import { BLUE, RED, runningTable, sealNumber } from '../testing.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

test('every step leaves word for the relay, and word that was not handed over comes again', async () => {
  const table = await runningTable(db, host);
  await sealNumber(host, table, RED, 0, 3);
  await sealNumber(host, table, BLUE, 0, 5);
  await host.runDue();
  const failing = host.drainOutbox(100, async () => {
    throw new Error('no hands free');
  });
  await expect(failing).rejects.toThrow('no hands free');
  const heard: [string, number][] = [];
  await host.drainOutbox(1000, async (_client, entries) => {
    for (const { campaign, kind, n } of entries) if (campaign === table.campaign) heard.push([kind, n]);
  });
  expect(heard).toEqual([
    ['step', 0],
    ['step', 1],
  ]);
  expect(await host.drainOutbox(1000, async () => undefined)).toBe(0);
});

test('word that was handed over is kept no longer', async () => {
  const table = await runningTable(db, host);
  await sealNumber(host, table, RED, 0, 3);
  await sealNumber(host, table, BLUE, 0, 5);
  await host.runDue();
  const left = async (): Promise<number> => db.prisma.outbox.count({ where: { campaignId: table.campaign } });
  expect(await left()).toBe(2);
  while ((await host.drainOutbox(1, async () => undefined)) > 0);
  expect(await left()).toBe(0);
});
