import type { Viewer } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import { tallyHost } from '../testing/tally-host.ts';
import { BLUE, GREEN, newUser, RED, runningTable, seatedTable } from '../testing.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

test('only a seat and the referee know that it is writing orders', async () => {
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

test('a draft is complete when it could be sealed, for viewers who know that there is one', async () => {
  const { campaign } = await runningTable(db, host);
  const complete = async (viewer?: Viewer) =>
    (await host.head(campaign, viewer))?.seats.filter(({ isComplete }) => isComplete).map(({ seat }) => seat);
  await host.saveDraft(campaign, RED, 0, { add: 99 });
  expect(await complete({ kind: 'referee' })).toEqual([]);
  await host.saveDraft(campaign, RED, 0, { add: 1 });
  expect(await complete({ kind: 'referee' })).toEqual([RED]);
  expect(await complete({ kind: 'seat', seat: RED })).toEqual([RED]);
  expect(await complete({ kind: 'seat', seat: BLUE })).toEqual([]);
  expect(await complete()).toEqual([]);
});

test('everybody can read who sees everything: the owner until they play, and the referees', async () => {
  const { campaign, owner } = await seatedTable(db, host, { freeSeats: [GREEN], isPublic: true });
  const told = async () => {
    const [head, lobby] = [await host.head(campaign), await host.lobby(campaign, { kind: 'spectator' })];
    expect(head?.referees).toEqual(lobby?.referees);
    return head?.referees;
  };
  expect(await told()).toEqual(['owner']);
  await joined(campaign, owner, 'referee');
  await joined(campaign, owner, 'spectator');
  expect(await told()).toEqual(['owner', 'referee']);
  await host.takeSeat(campaign, GREEN, owner);
  expect(await told()).toEqual(['referee']);
});

async function joined(campaign: CampaignId, owner: UserId, role: 'referee' | 'spectator'): Promise<void> {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const invited = await host.invite(campaign, owner, { role, expiresAt, uses: 1 });
  if (!invited.ok) throw new Error(invited.problem.code);
  const followed = await host.join(invited.value.code, await newUser(db, role));
  if (!followed.ok) throw new Error(followed.problem.code);
}
