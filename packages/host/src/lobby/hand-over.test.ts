import { afterAll, expect, test } from 'vitest';
import { tallyHost } from '../testing/tally-host.ts';
import { BECAUSE, BLUE, newUser, RED, runningTable, type Table } from '../testing.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

const DONE = { ok: true, value: { done: true } };
const refused = (code: string) => ({ ok: false, problem: { code } });
const of = ({ users }: Table, seat: string): string => users[seat] ?? '';

async function guest(campaign: CampaignId, role: 'referee' | 'spectator'): Promise<UserId> {
  const userId = await newUser(db, role);
  await db.prisma.member.create({ data: { campaignId: campaign, userId, role } });
  return userId;
}

test('an owner offers the campaign, and the user who accepts owns it; the former owner stays a referee', async () => {
  const { campaign, owner } = await runningTable(db, host);
  const next = await guest(campaign, 'spectator');
  expect((await host.heirs(campaign, owner)).map(({ name }) => name)).toEqual(['blue', 'red', 'spectator']);
  expect(await host.offerCampaign(campaign, owner, next)).toEqual(DONE);
  expect(await host.offer(campaign, next)).toEqual({ to: next, name: 'spectator', by: 'owner' });
  expect(await host.answerOffer(campaign, next, true)).toEqual(DONE);
  expect(await host.membership(campaign, next)).toMatchObject({ viewer: { kind: 'referee' }, roles: ['owner'] });
  expect(await host.membership(campaign, owner)).toMatchObject({ viewer: { kind: 'referee' }, roles: ['referee'] });
  expect(await host.lobby(campaign, { kind: 'spectator' })).toMatchObject({ owner: { id: next } });
  const { terms } = await host.watchers(campaign, { kind: 'spectator' });
  expect(terms.map(({ name }) => name)).toEqual(['owner', 'spectator']);
  expect(await host.deskLog(campaign, { kind: 'spectator' })).toMatchObject([{ deed: 'owner', by: 'spectator' }]);
  expect(await host.endWar(campaign, owner, 'Mine.')).toEqual(refused('not-owner'));
  expect(await host.answerOffer(campaign, next, true)).toEqual(refused('no-offer'));
});

test('an owner who plays hands over only to a player or a referee, so nobody sees more than before', async () => {
  const table = await runningTable(db, host);
  const { campaign } = table;
  const owner = of(table, RED);
  await db.prisma.member.updateMany({ where: { campaignId: campaign, role: 'owner' }, data: { userId: owner } });
  await db.prisma.campaign.update({ where: { id: campaign }, data: { createdBy: owner } });
  const watcher = await guest(campaign, 'spectator');
  expect(await host.offerCampaign(campaign, owner, watcher)).toEqual(refused('not-a-member'));
  expect(await host.offerCampaign(campaign, owner, of(table, BLUE))).toEqual(DONE);
  expect(await host.answerOffer(campaign, of(table, BLUE), true)).toEqual(DONE);
  expect(await host.membership(campaign, of(table, BLUE))).toMatchObject({
    viewer: { seat: BLUE },
    roles: ['owner', 'seat'],
  });
  expect(await host.membership(campaign, owner)).toMatchObject({ viewer: { seat: RED }, roles: ['spectator', 'seat'] });
});

test('only its owner and receiver see an offer; it can be declined or taken back, and can lapse', async () => {
  const table = await runningTable(db, host);
  const { campaign, owner } = table;
  expect(await host.offerCampaign(campaign, of(table, RED), of(table, BLUE))).toEqual(refused('not-owner'));
  expect(await host.offerCampaign(campaign, owner, await newUser(db))).toEqual(refused('not-a-member'));
  await host.offerCampaign(campaign, owner, of(table, BLUE));
  expect(await host.offer(campaign, of(table, RED))).toBeNull();
  expect(await host.answerOffer(campaign, of(table, RED), true)).toEqual(refused('no-offer'));
  expect(await host.answerOffer(campaign, of(table, BLUE), false)).toEqual(DONE);
  expect(await host.offer(campaign, owner)).toBeNull();
  const watcher = await guest(campaign, 'spectator');
  await host.offerCampaign(campaign, owner, watcher);
  await host.removeMember(campaign, owner, { user: watcher, reason: BECAUSE });
  expect(await host.answerOffer(campaign, watcher, true)).toEqual(refused('no-offer'));
  expect(await host.offerCampaign(campaign, owner, null)).toEqual(DONE);
});
