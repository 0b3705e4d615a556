import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, expect, test } from 'vitest';
import type { DeskReason } from '../deeds/types.ts';
import { createHost } from '../host.ts';
import { BECAUSE, BLUE, GREEN, newUser, RED, runningTable, sealNumber, seatedTable, tally } from '../testing.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import type { NewInvitation } from './invitation-types.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 6 });
const NOON = new Date('2026-11-20T12:00:00.000Z');
let now = NOON;
const host = createHost({ db, clock: () => now, rulesets: () => tally });
afterAll(async () => {
  await db.close();
  await database.drop();
});

const TOMORROW = '2026-11-21T12:00:00.000Z';

async function link(campaign: CampaignId, by: UserId, role: NewInvitation['role'], uses = 5): Promise<string> {
  const made = await host.invite(campaign, by, { role, expiresAt: TOMORROW, uses });
  if (!made.ok) throw new Error(made.problem.code);
  return made.value.code;
}

/** A new user who has followed the link. */
async function guest(code: string, name: string): Promise<UserId> {
  const user = await newUser(db, name);
  expect(await host.join(code, user)).toMatchObject({ ok: true });
  return user;
}

const idOf = async (campaign: CampaignId, code: string): Promise<string> =>
  (await host.invitations(campaign)).find((it) => it.code === code)?.id ?? '';
const sitter = async (campaign: CampaignId, seat: string): Promise<string | null> =>
  (await db.prisma.seat.findFirstOrThrow({ where: { campaignId: campaign, seat }, select: { userId: true } })).userId;

test('links are listed with the users who followed them, open ones first', async () => {
  const { campaign, owner } = await seatedTable(db, host);
  const spent = await link(campaign, owner, 'spectator', 1);
  const open = await link(campaign, owner, 'referee', 3);
  await guest(spent, 'ann');
  await guest(open, 'bob');
  await guest(open, 'cleo');
  const at = NOON.toISOString();
  const common = { seat: null, madeBy: 'owner', expiresAt: TOMORROW, waitsFor: [], id: expect.any(String) };
  expect((await host.invitations(campaign)).map(({ createdAt, ...line }) => line)).toEqual([
    {
      ...common,
      code: open,
      role: 'referee',
      usesLeft: 1,
      state: 'open',
      usedBy: [
        { name: 'bob', at, isIn: true },
        { name: 'cleo', at, isIn: true },
      ],
    },
    {
      ...common,
      code: spent,
      role: 'spectator',
      usesLeft: 0,
      state: 'used-up',
      usedBy: [{ name: 'ann', at, isIn: true }],
    },
  ]);
  now = new Date(TOMORROW);
  expect((await host.invitations(campaign)).find(({ code }) => code === open)?.state).toBe('expired');
  now = NOON;
});

test('following a link a second time costs no use', async () => {
  const { campaign, owner } = await seatedTable(db, host);
  const code = await link(campaign, owner, 'referee', 2);
  const ann = await guest(code, 'ann');
  expect(await host.join(code, ann)).toMatchObject({ ok: true, value: { role: 'referee' } });
  expect(await host.join(await link(campaign, owner, 'spectator'), ann)).toMatchObject({ ok: true });
  expect((await host.membership(campaign, ann))?.viewer).toEqual({ kind: 'referee' });
  expect((await host.invitations(campaign)).map(({ usesLeft }) => usesLeft).sort()).toEqual([1, 5]);
  expect((await host.watchers(campaign, { kind: 'referee' })).terms).toHaveLength(1);
});

test('a revoked link lets nobody in, and users who joined by it stay', async () => {
  const { campaign, owner } = await seatedTable(db, host);
  const code = await link(campaign, owner, 'spectator');
  const ann = await guest(code, 'ann');
  const invitation = await idOf(campaign, code);
  expect(await host.revokeInvitation(campaign, owner, { invitation, evict: null })).toMatchObject({ ok: true });
  expect(await host.invitation(code)).toMatchObject({ isOpen: false });
  expect(await host.join(code, await newUser(db))).toEqual({ ok: false, problem: { code: 'invitation-revoked' } });
  expect(await host.membership(campaign, ann)).not.toBeNull();
  expect(await host.invitations(campaign)).toMatchObject([{ state: 'revoked', usesLeft: 4 }]);
});

test('a link can be revoked together with the users who followed it, and nobody else', async () => {
  const { campaign, owner, users } = await seatedTable(db, host, { freeSeats: [] });
  const leaked = await link(campaign, owner, 'referee');
  const other = await link(campaign, owner, 'spectator');
  const [ann, bob] = [await guest(leaked, 'ann'), await guest(other, 'bob')];
  const cleo = await guest(leaked, 'cleo');
  const invitation = await idOf(campaign, leaked);
  expect(await host.revokeInvitation(campaign, owner, { invitation, evict: BECAUSE })).toMatchObject({ ok: true });
  for (const user of [ann, cleo]) expect(await host.membership(campaign, user)).toBeNull();
  for (const user of [bob, users.red ?? '']) expect(await host.membership(campaign, user)).not.toBeNull();
  expect((await host.head(campaign))?.referees).toEqual(['owner']);
  const { terms } = await host.watchers(campaign, { kind: 'spectator' });
  expect(terms.map(({ name, endedAt, isOver }) => [name, endedAt, isOver])).toEqual([
    ['ann', NOON.toISOString(), true],
    ['cleo', NOON.toISOString(), true],
  ]);
});

test('a player who is removed from a running war leaves everything with the seat', async () => {
  const { campaign, owner } = await seatedTable(db, host, { seats: [RED], freeSeats: [BLUE] });
  const code = await link(campaign, owner, 'seat');
  const blue = await guest(code, 'blue');
  await host.setArmy(campaign, BLUE, blue, [{ name: 'First', choices: {}, units: [] }]);
  expect(await host.start(campaign, owner)).toMatchObject({ ok: true });
  const table = { campaign, slug: '', owner, users: { blue } };
  expect(await sealNumber(host, table, BLUE, 0, 3)).toMatchObject({ ok: true });
  expect(await host.membership(campaign, blue)).not.toBeNull();

  const invitation = await idOf(campaign, code);
  expect(await host.revokeInvitation(campaign, owner, { invitation, evict: BECAUSE })).toMatchObject({ ok: true });
  expect(await host.membership(campaign, blue)).toBeNull();
  expect(await sitter(campaign, BLUE)).toBeNull();
  expect(await host.sealed(campaign, BLUE), 'the sealed sheet stays').not.toBeNull();
  const seat = await db.prisma.seat.findFirstOrThrow({ where: { campaignId: campaign, seat: BLUE } });
  expect(seat.army, 'the army stays').not.toBeNull();
  expect(await sealNumber(host, table, BLUE, 0, 4)).toMatchObject({ ok: false });
});

test('before the war a removed player takes the army along', async () => {
  const { campaign, owner } = await seatedTable(db, host, { seats: [RED], freeSeats: [BLUE] });
  const code = await link(campaign, owner, 'seat');
  const blue = await guest(code, 'blue');
  await host.setArmy(campaign, BLUE, blue, [{ name: 'First', choices: {}, units: [] }]);
  await host.revokeInvitation(campaign, owner, { invitation: await idOf(campaign, code), evict: BECAUSE });
  const seat = await db.prisma.seat.findFirstOrThrow({ where: { campaignId: campaign, seat: BLUE } });
  expect(seat).toMatchObject({ userId: null, army: null });
});

test('an owner who plays keeps the seat: without one they would see everything', async () => {
  const { campaign, owner } = await seatedTable(db, host, { freeSeats: [GREEN] });
  const code = await link(campaign, owner, 'seat');
  expect(await host.join(code, owner)).toMatchObject({ ok: true, value: { seat: 'green' } });
  await host.start(campaign, owner);
  await host.revokeInvitation(campaign, owner, { invitation: await idOf(campaign, code), evict: BECAUSE });
  expect(await sitter(campaign, 'green')).toBe(owner);
  expect((await host.membership(campaign, owner))?.viewer).toEqual({ kind: 'seat', seat: 'green' });
});

test('referees and spectators are removed by the owner, and their own links with them', async () => {
  const { campaign, owner, users } = await runningTable(db, host);
  const judge = await guest(await link(campaign, owner, 'referee'), 'judge');
  const watcher = await guest(await link(campaign, owner, 'spectator'), 'watcher');
  const back = await link(campaign, judge, 'referee');
  expect(await host.members(campaign)).toEqual([
    { user: { id: judge, name: 'judge' }, role: 'referee' },
    { user: { id: watcher, name: 'watcher' }, role: 'spectator' },
  ]);
  for (const by of [judge, users.red ?? '', watcher])
    expect(await host.removeMember(campaign, by, { user: watcher, reason: BECAUSE })).toEqual({
      ok: false,
      problem: { code: 'not-owner' },
    });
  for (const nobody of [owner, users.red ?? '', await newUser(db)])
    expect(await host.removeMember(campaign, owner, { user: nobody, reason: BECAUSE })).toEqual({
      ok: false,
      problem: { code: 'not-a-member' },
    });

  for (const user of [judge, watcher])
    expect(await host.removeMember(campaign, owner, { user, reason: BECAUSE })).toMatchObject({ ok: true });
  for (const user of [judge, watcher]) expect(await host.membership(campaign, user)).toBeNull();
  expect(await host.join(back, judge)).toEqual({ ok: false, problem: { code: 'invitation-revoked' } });
  expect((await host.watchers(campaign, { kind: 'spectator' })).terms).toMatchObject([{ name: 'judge', isOver: true }]);
});

test('a referee may revoke a link, but not remove users; a player may do neither', async () => {
  const { campaign, owner, users } = await runningTable(db, host);
  const code = await link(campaign, owner, 'spectator');
  const judge = await guest(await link(campaign, owner, 'referee'), 'judge');
  const watcher = await guest(code, 'watcher');
  const invitation = await idOf(campaign, code);
  const revoke = (by: UserId, evict: DeskReason | null) => host.revokeInvitation(campaign, by, { invitation, evict });
  expect(await revoke(users.red ?? '', null)).toEqual({ ok: false, problem: { code: 'not-referee' } });
  expect(await revoke(judge, BECAUSE)).toEqual({ ok: false, problem: { code: 'not-owner' } });
  expect(await host.invitation(code)).toMatchObject({ isOpen: true });
  expect(await revoke(judge, null)).toMatchObject({ ok: true });
  expect(await host.membership(campaign, watcher)).not.toBeNull();
  const elsewhere = await runningTable(db, host);
  const unknown = await host.revokeInvitation(elsewhere.campaign, elsewhere.owner, { invitation, evict: BECAUSE });
  expect(unknown).toEqual({ ok: false, problem: { code: 'invitation-unknown' } });
  expect(await host.membership(campaign, watcher)).not.toBeNull();
});

test('another process that is notified checks access again', async () => {
  const other = createHost({ db, clock: () => now, rulesets: () => tally });
  const { campaign, owner } = await runningTable(db, host);
  const watcher = await guest(await link(campaign, owner, 'spectator'), 'watcher');
  expect(await other.membership(campaign, watcher)).not.toBeNull();
  await host.removeMember(campaign, owner, { user: watcher, reason: BECAUSE });
  other.heard({ what: 'lobby', campaign, n: 0 });
  expect(await other.membership(campaign, watcher)).toBeNull();
});

test('removals are noted with a reason; those of spectators only for viewers who know them', async () => {
  const { campaign, owner } = await seatedTable(db, host, { seats: [RED], freeSeats: [BLUE, GREEN] });
  await host.takeSeat(campaign, GREEN, owner);
  await guest(await link(campaign, owner, 'seat'), 'ann');
  const bob = await guest(await link(campaign, owner, 'spectator'), 'bob');
  await host.start(campaign, owner);
  // The owner plays: only absent players can be removed.
  await db.prisma.seat.updateMany({ where: { campaignId: campaign, seat: BLUE }, data: { misses: 2 } });
  const [used] = (await host.invitations(campaign)).filter(({ role }) => role === 'seat');
  await host.revokeInvitation(campaign, owner, { invitation: used?.id ?? '', evict: BECAUSE });
  await host.removeMember(campaign, owner, { user: bob, reason: BECAUSE });

  const where = { during: { round: 1, phase: 'adding' }, facts: null, events: [], isUndone: false };
  const shown = { minutes: null, isKept: false, opening: 0, by: 'owner', voters: [], at: NOON.toISOString(), ...where };
  const ann = { ...shown, deed: 'remove-player', person: 'ann', seats: [BLUE], reason: BECAUSE.text };
  const both = [{ ...shown, deed: 'remove-spectator', person: 'bob', seats: [], reason: BECAUSE.text }, ann];
  const seat = (of: typeof RED) => host.deskLog(campaign, { kind: 'seat', seat: of });
  expect(await host.deskLog(campaign, { kind: 'referee' })).toEqual(both);
  expect(await seat(GREEN), 'the owner plays').toEqual(both);
  expect(await seat(RED)).toEqual([ann]);
  expect(await host.deskLog(campaign, { kind: 'spectator' })).toEqual([ann]);
});

test('everybody can read that a referee was removed, and every removal needs a reason', async () => {
  const { campaign, owner } = await runningTable(db, host);
  const cleo = await guest(await link(campaign, owner, 'referee'), 'cleo');
  const [used] = await host.invitations(campaign);
  const silent = { text: ' ', isKept: false };
  const refused = { ok: false, problem: { code: 'no-reason' } };
  expect(await host.removeMember(campaign, owner, { user: cleo, reason: silent })).toEqual(refused);
  const evicting = { invitation: used?.id ?? '', evict: silent };
  expect(await host.revokeInvitation(campaign, owner, evicting)).toEqual(refused);
  expect(await host.membership(campaign, cleo)).toMatchObject({ viewer: { kind: 'referee' } });
  expect(await host.invitations(campaign)).toMatchObject([{ state: 'open' }]);
  await host.removeMember(campaign, owner, { user: cleo, reason: BECAUSE });
  expect(await host.deskLog(campaign, { kind: 'spectator' })).toMatchObject([
    { deed: 'remove-referee', person: 'cleo', seats: [], by: 'owner', reason: BECAUSE.text },
  ]);
});
