import type { Viewer } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import { tallyHost } from '../testing/tally-host.ts';
import { BLUE, RED, runningTable } from '../testing.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

test('that a seat is at its orders is known to itself and to the referee alone', async () => {
  const { campaign } = await runningTable(db, host);
  const drafting = async (viewer?: Viewer) =>
    (await host.head(campaign, viewer))?.seats.map(({ seat, hasDraft }) => [seat, hasDraft]);
  const nobody = [
    [RED, false],
    [BLUE, false],
  ];
  expect(await drafting({ kind: 'referee' })).toEqual(nobody);
  await host.saveDraft(campaign, RED, 0, { add: 1 });
  const red = [
    [RED, true],
    [BLUE, false],
  ];
  expect(await drafting({ kind: 'referee' })).toEqual(red);
  expect(await drafting({ kind: 'seat', seat: RED })).toEqual(red);
  expect(await drafting({ kind: 'seat', seat: BLUE })).toEqual(nobody);
  expect(await drafting({ kind: 'spectator' })).toEqual(nobody);
  expect(await drafting()).toEqual(nobody);
});
