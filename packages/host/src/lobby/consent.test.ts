import { afterAll, expect, test } from 'vitest';
import { tallyHost } from '../testing/tally-host.ts';
import { BLUE, GREEN, newUser, RED, seatedTable } from '../testing.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

const NEXT_YEAR = '2100-01-01T00:00:00.000Z';
const RED_EYES = { kind: 'seat', seat: RED } as const;
const MISSING = { ok: false, problem: { code: 'consent-missing' } } as const;

/** A campaign of its owner, on the green seat, and two others. */
async function ownCampaign() {
  const { campaign, owner, users } = await seatedTable(db, host, { freeSeats: [GREEN] });
  await host.takeSeat(campaign, GREEN, owner);
  return { campaign, owner, red: users.red ?? '', blue: users.blue ?? '' };
}

/** The same, begun. */
async function ownWar() {
  const made = await ownCampaign();
  expect(await host.start(made.campaign, made.owner)).toMatchObject({ ok: true });
  return made;
}

async function refereeLink(campaign: CampaignId, by: UserId): Promise<string> {
  const made = await host.invite(campaign, by, { role: 'referee', expiresAt: NEXT_YEAR, uses: 2 });
  return made.ok ? made.value.code : '';
}

const requestsOf = async (campaign: CampaignId) => (await host.watchers(campaign, RED_EYES)).requests;
/** The only request for a referee. */
const requestOf = async (campaign: CampaignId): Promise<string> => (await requestsOf(campaign))[0]?.id ?? '';

test('an owner who plays cannot let a referee into a running war without the other players', async () => {
  const { campaign, owner } = await ownWar();
  const second = await newUser(db, 'second-account');
  const code = await refereeLink(campaign, owner);
  expect(await host.join(code, second)).toEqual(MISSING);
  expect(await host.membership(campaign, second)).toBeNull();
  expect(await host.invitation(code)).toMatchObject({ isOpen: false, waitsForConsent: true });
});

test('nor can an owner who has given the seat up and could take it again', async () => {
  const { campaign, owner, red } = await ownWar();
  expect(await host.leaveSeat(campaign, GREEN, owner)).toMatchObject({ ok: true });
  const code = await refereeLink(campaign, owner);
  const second = await newUser(db, 'second-account');
  expect(await host.join(code, second)).toEqual(MISSING);
  const [request] = await requestsOf(campaign);
  expect(request).toMatchObject({
    bySeat: GREEN,
    answers: [
      { seat: RED, agrees: null },
      { seat: BLUE, agrees: null },
    ],
  });
  expect(await host.consent(campaign, red, { invitation: request?.id ?? '', agrees: true })).toMatchObject({
    ok: true,
  });
  expect(await host.join(code, second)).toEqual(MISSING);
});

test('a link made before the war began needs consent once it runs', async () => {
  const { campaign, owner } = await ownCampaign();
  const code = await refereeLink(campaign, owner);
  expect(await host.invitation(code)).toMatchObject({ isOpen: true, waitsForConsent: false });
  expect(await requestsOf(campaign)).toEqual([]);
  await host.start(campaign, owner);
  expect(await host.join(code, await newUser(db))).toEqual(MISSING);
  expect(await requestsOf(campaign)).toHaveLength(1);
});

test('the referee can join when all other players have consented, and everybody can read since when', async () => {
  const { campaign, owner, red, blue } = await ownWar();
  const code = await refereeLink(campaign, owner);
  const judge = await newUser(db, 'judge');
  const invitation = await requestOf(campaign);
  expect(await requestsOf(campaign)).toEqual([
    {
      id: invitation,
      by: 'owner',
      bySeat: GREEN,
      uses: 2,
      expiresAt: NEXT_YEAR,
      answers: [
        { seat: RED, agrees: null },
        { seat: BLUE, agrees: null },
      ],
    },
  ]);
  expect(JSON.stringify(await requestsOf(campaign)), 'the code is not told').not.toContain(code);

  expect(await host.consent(campaign, red, { invitation, agrees: true })).toMatchObject({ ok: true });
  expect(await host.join(code, judge)).toEqual(MISSING);
  expect(await host.consent(campaign, blue, { invitation, agrees: true })).toMatchObject({ ok: true });
  const { rows } = await db.pool.query('SELECT clock_timestamp() AS now');
  expect(await host.join(code, judge)).toMatchObject({ ok: true, value: { role: 'referee' } });
  expect((await host.membership(campaign, judge))?.viewer).toEqual({ kind: 'referee' });

  const { terms } = await host.watchers(campaign, { kind: 'spectator' });
  expect(terms).toEqual([{ name: 'judge', beganAt: expect.any(String), endedAt: null, isOver: false }]);
  expect(Date.parse(terms[0]?.beganAt ?? '')).toBeGreaterThanOrEqual(rows[0].now.getTime());
});

test('one refusal keeps the referee out, until that player consents', async () => {
  const { campaign, owner, red, blue } = await ownWar();
  const code = await refereeLink(campaign, owner);
  const invitation = await requestOf(campaign);
  await host.consent(campaign, red, { invitation, agrees: true });
  await host.consent(campaign, blue, { invitation, agrees: false });
  expect((await requestsOf(campaign))[0]?.answers).toEqual([
    { seat: RED, agrees: true },
    { seat: BLUE, agrees: false },
  ]);
  expect(await host.join(code, await newUser(db))).toEqual(MISSING);
  await host.consent(campaign, blue, { invitation, agrees: true });
  await host.consent(campaign, red, { invitation, agrees: false });
  expect(await host.join(code, await newUser(db))).toEqual(MISSING);
  await host.consent(campaign, red, { invitation, agrees: true });
  expect(await host.join(code, await newUser(db))).toMatchObject({ ok: true });
});

test('consent is void when the seat has another player, and a seat without one is not asked', async () => {
  const { campaign, owner, red, blue } = await ownWar();
  const code = await refereeLink(campaign, owner);
  const invitation = await requestOf(campaign);
  for (const user of [red, blue]) await host.consent(campaign, user, { invitation, agrees: true });
  const at = { campaignId_seat: { campaignId: campaign, seat: BLUE } };
  const successor = await newUser(db, 'successor');
  await db.prisma.seat.update({ where: at, data: { userId: successor }, select: { seat: true } });
  expect((await requestsOf(campaign))[0]?.answers).toEqual([
    { seat: RED, agrees: true },
    { seat: BLUE, agrees: null },
  ]);
  expect(await host.join(code, await newUser(db))).toEqual(MISSING);
  expect(await host.consent(campaign, blue, { invitation, agrees: true })).toMatchObject({ ok: false });

  await db.prisma.seat.update({ where: at, data: { userId: null }, select: { seat: true } });
  expect((await requestsOf(campaign))[0]?.answers).toEqual([{ seat: RED, agrees: true }]);
  expect(await host.join(code, await newUser(db))).toMatchObject({ ok: true });
});

test('the player who asked, somebody without a seat and a player of another campaign cannot consent', async () => {
  const { campaign, owner } = await ownWar();
  const elsewhere = await ownWar();
  await refereeLink(campaign, owner);
  const invitation = await requestOf(campaign);
  const unknown = { ok: false, problem: { code: 'invitation-unknown' } };
  for (const user of [owner, await newUser(db), elsewhere.red])
    expect(await host.consent(campaign, user, { invitation, agrees: true })).toEqual(unknown);
  expect(await host.consent(elsewhere.campaign, elsewhere.red, { invitation, agrees: true })).toEqual(unknown);
});

test('links to watch and revoked links need no consent', async () => {
  const { campaign, owner, red } = await ownWar();
  await host.invite(campaign, owner, { role: 'spectator', expiresAt: NEXT_YEAR, uses: 1 });
  expect(await requestsOf(campaign)).toEqual([]);
  await refereeLink(campaign, owner);
  const invitation = await requestOf(campaign);
  await host.revokeInvitation(campaign, owner, { invitation, evict: null });
  expect(await requestsOf(campaign)).toEqual([]);
  expect(await host.consent(campaign, red, { invitation, agrees: true })).toMatchObject({ ok: false });
});

test('an owner without a seat lets referees in without consent, and everybody can read of it', async () => {
  const { campaign, owner } = await seatedTable(db, host);
  await host.start(campaign, owner);
  const code = await refereeLink(campaign, owner);
  expect(await requestsOf(campaign)).toEqual([]);
  expect(await host.join(code, await newUser(db, 'judge'))).toMatchObject({ ok: true });
  expect((await host.watchers(campaign, { kind: 'spectator' })).terms).toMatchObject([{ name: 'judge' }]);
});

test('a spectator does not see what the players are asked', async () => {
  const { campaign, owner } = await ownWar();
  await refereeLink(campaign, owner);
  expect((await host.watchers(campaign, { kind: 'spectator' })).requests).toEqual([]);
  expect((await host.watchers(campaign, { kind: 'referee' })).requests).toHaveLength(1);
});
