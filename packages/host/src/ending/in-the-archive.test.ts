import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Host } from '../host.ts';
import { tallyHost } from '../testing/tally-host.ts';
import { BECAUSE, BLUE, newUser, nonce, RED, runningTable, sealNumber, type Table } from '../testing.ts';
import type { Refusal } from '../vocabulary/refusals.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

const HOUR_MS = 3_600_000;

interface Shelf extends Table {
  /** A link for spectators and one for a referee, made before the war went to the archive. */
  readonly links: { readonly spectator: string; readonly referee: string };
  readonly linkId: string;
  readonly guest: string;
  readonly passerBy: string;
}
let shelf: Shelf;

const inThreeDays = (): string => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const inAnHour = (): string => new Date(Date.now() + HOUR_MS).toISOString();

async function linkFor(table: Table, role: 'spectator' | 'referee'): Promise<string> {
  const made = await host.invite(table.campaign, table.owner, { role, uses: 9, expiresAt: inAnHour() });
  if (!made.ok) throw new Error(made.problem.code);
  return made.value.code;
}

beforeAll(async () => {
  const table = await runningTable(db, host, { isPublic: true });
  const links = { spectator: await linkFor(table, 'spectator'), referee: await linkFor(table, 'referee') };
  const [guest, passerBy] = [await newUser(db), await newUser(db)];
  expect(await host.join(links.spectator, guest)).toMatchObject({ ok: true });
  await sealNumber(host, table, RED, 0, 4);
  await sealNumber(host, table, BLUE, 0, 2);
  await host.runDue();
  await host.endWar(table.campaign, table.owner, 'Enough.');
  expect(await host.offerCampaign(table.campaign, table.owner, table.users[RED] ?? '')).toMatchObject({ ok: true });
  const [made] = await host.invitations(table.campaign);
  shelf = { ...table, links, linkId: made?.id ?? '', guest, passerBy };
  expect(await host.setArchived(table.campaign, table.owner, true)).toMatchObject({ ok: true });
});

type Deed = (host: Host, shelf: Shelf) => Promise<{ readonly ok: boolean; readonly problem?: Refusal }>;
const of = ({ users }: Shelf, seat: string): string => users[seat] ?? '';
const time = (shelf: Shelf) => ({ topic: 'turn-2', userId: of(shelf, RED), startsAt: inAnHour() });

/** Everything that writes something about a campaign, by users who could do it while it ran. */
const DEEDS: readonly (readonly [name: string, code: Refusal['code'], deed: Deed])[] = [
  [
    'a link for spectators',
    'archived',
    (h, s) => h.invite(s.campaign, s.owner, { role: 'spectator', uses: 1, expiresAt: inAnHour() }),
  ],
  [
    'a link for a player',
    'archived',
    (h, s) => h.invite(s.campaign, s.owner, { role: 'seat', uses: 1, expiresAt: inAnHour() }),
  ],
  ['joining by an old link', 'archived', (h, s) => h.join(s.links.spectator, s.passerBy)],
  ['joining as a referee', 'archived', (h, s) => h.join(s.links.referee, s.passerBy)],
  [
    'revoking a link',
    'archived',
    (h, s) => h.revokeInvitation(s.campaign, s.owner, { invitation: s.linkId, evict: BECAUSE }),
  ],
  [
    'removing a spectator',
    'archived',
    (h, s) => h.removeMember(s.campaign, s.owner, { user: s.guest, reason: BECAUSE }),
  ],
  ['offering the campaign', 'archived', (h, s) => h.offerCampaign(s.campaign, s.owner, of(s, BLUE))],
  [
    'closing it to others',
    'archived',
    (h, s) => h.setVisibility(s.campaign, s.owner, { isPublic: false, isListed: false }),
  ],
  ['taking an offer', 'archived', (h, s) => h.answerOffer(s.campaign, of(s, RED), true)],
  ['declining an offer', 'archived', (h, s) => h.answerOffer(s.campaign, of(s, RED), false)],
  ['a vote', 'war-over', (h, s) => h.vote(s.campaign, RED, of(s, RED), { what: 'finish' })],
  ['a vote to resume', 'war-over', (h, s) => h.vote(s.campaign, RED, of(s, RED), { what: 'resume' })],
  ['ending it again', 'war-over', (h, s) => h.endWar(s.campaign, s.owner, 'Again.')],
  ['a message', 'archived', (h, s) => h.write(s.campaign, RED, { with: [BLUE], text: 'Hello', userId: of(s, RED) })],
  ['a time to meet', 'archived', (h, s) => h.proposeMeeting(s.campaign, RED, { ...time(s), zone: 'Europe/Berlin' })],
  ['agreeing to a time', 'archived', (h, s) => h.agreeMeeting(s.campaign, RED, { ...time(s), n: 1 })],
  [
    'a story',
    'archived',
    (h, s) =>
      h.saveWriteUp(s.campaign, RED, { topic: 'turn-2', title: 'A', text: 'B', captions: [], userId: of(s, RED) }),
  ],
  ['taking a seat', 'war-over', (h, s) => h.takeSeat(s.campaign, RED, s.passerBy)],
  ['leaving a seat', 'war-over', (h, s) => h.leaveSeat(s.campaign, RED, of(s, RED))],
  ['a choice', 'not-in-lobby', (h, s) => h.choose(s.campaign, RED, of(s, RED), { faction: 'odd' })],
  ['a seat run by the computer', 'not-in-lobby', (h, s) => h.letPlay(s.campaign, RED, s.owner, true)],
  ['another start', 'not-in-lobby', (h, s) => h.start(s.campaign, s.owner)],
  ['resuming', 'not-paused', (h, s) => h.resume(s.campaign, s.owner, BECAUSE)],
  ['a pause', 'war-over', (h, s) => h.pause(s.campaign, s.owner, BECAUSE)],
  ['opening a seat', 'war-over', (h, s) => h.openSeat(s.campaign, RED, s.owner, BECAUSE)],
  [
    'a holiday',
    'war-over',
    (h, s) =>
      h.announceHoliday(s.campaign, RED, of(s, RED), {
        firstDay: inThreeDays(),
        lastDay: inThreeDays(),
        zone: 'Europe/Berlin',
      }),
  ],
  ['a link for a deputy', 'war-over', (h, s) => h.inviteDeputy(s.campaign, RED, of(s, RED))],
  ['a draft', 'war-over', (h, s) => h.saveDraft(s.campaign, RED, 1, { add: 3 })],
  [
    'a seal',
    'war-over',
    (h, s) => h.seal(s.campaign, RED, { opening: 1, sheet: { add: 3 }, nonce: nonce('a'), userId: of(s, RED) }),
  ],
  [
    'standing orders',
    'war-over',
    (h, s) => h.setStandingSeal(s.campaign, RED, { phase: 'adding', nonce: nonce('a'), userId: of(s, RED) }),
  ],
];

/** Every row of every table about the campaign, except for the times of last visits. */
async function content(campaign: string): Promise<string> {
  const { rows: tables } = await db.pool.query(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE column_name = 'campaign_id' AND table_schema = 'public' ORDER BY 1`,
  );
  const all = [
    await db.pool.query('SELECT to_jsonb(c) - $2::text AS row FROM campaign c WHERE id = $1', [campaign, 'updated_at']),
  ];
  for (const { name } of tables)
    all.push(
      await db.pool.query(`SELECT to_jsonb(t) AS row FROM "${name}" t WHERE campaign_id = $1 ORDER BY 1`, [campaign]),
    );
  return JSON.stringify(all.map(({ rows }) => rows));
}

test.each(DEEDS)('in the archive %s is refused with %s and changes nothing', async (_name, code, deed) => {
  const before = await content(shelf.campaign);
  expect(await deed(host, shelf)).toMatchObject({ ok: false, problem: { code } });
  expect(await content(shelf.campaign)).toBe(before);
});

test('a vote cannot be taken back there, and invitations are closed', async () => {
  const before = await content(shelf.campaign);
  await host.withdrawVote(shelf.campaign, RED, of(shelf, RED), { what: 'finish' });
  expect(await content(shelf.campaign)).toBe(before);
  expect(await host.invitation(shelf.links.spectator)).toMatchObject({ isOpen: false });
  expect(await host.invitedTo(shelf.links.spectator)).toBeNull();
});
