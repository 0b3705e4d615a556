import { afterAll, expect, test } from 'vitest';
import { tallyHost } from '../testing/tally-host.ts';
import { BECAUSE, BLUE, GREEN, newUser, nonce, RED, runningTable, sealNumber, type Table } from '../testing.ts';
import type { UserId } from '../vocabulary/types.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

const DONE = { ok: true, value: { done: true } };
const refused = (code: string) => ({ ok: false, problem: { code } });
const of = ({ users }: Table, seat: string): string => users[seat] ?? '';

async function link(table: Table, seat = GREEN): Promise<string> {
  const made = await host.inviteDeputy(table.campaign, seat, of(table, seat));
  if (!made.ok) throw new Error(made.problem.code);
  return made.value.code;
}

/** A running war of three in which green has a deputy. */
async function war(): Promise<Table & { readonly deputy: UserId }> {
  const table = await runningTable(db, host, { seats: [RED, BLUE, GREEN], isPublic: true });
  const deputy = await newUser(db, 'deputy');
  expect(await host.join(await link(table), deputy)).toMatchObject({
    ok: true,
    value: { role: 'deputy', seat: GREEN },
  });
  return { ...table, deputy };
}

const seatOf = async ({ campaign }: Table) => (await host.head(campaign))?.seats.find(({ seat }) => seat === GREEN);

test('a deputy sees what the seat sees and gives its orders; everybody can read who it is and who sealed', async () => {
  const { deputy, ...table } = await war();
  const { campaign } = table;
  const membership = { viewer: { kind: 'seat', seat: GREEN }, roles: ['deputy'], seat: GREEN, covered: [] };
  expect(await host.membership(campaign, deputy)).toEqual(membership);
  const sealing = { opening: 0, sheet: { add: 2 }, nonce: nonce('a'), userId: deputy };
  expect(await host.seal(campaign, GREEN, sealing)).toMatchObject({ ok: true });
  expect(await seatOf(table)).toMatchObject({ userName: 'green', deputy: 'deputy', sealed: true, sealedBy: 'deputy' });
  const given = { order: { to: RED, gift: 1 }, nonce: nonce('b'), userId: deputy };
  expect(await host.give(campaign, GREEN, given)).not.toEqual(refused('not-yours'));
  await sealNumber(host, table, GREEN, 0, 3);
  expect(await seatOf(table)).toMatchObject({ sealedBy: null });
  expect(await host.mine(deputy)).toMatchObject([{ id: campaign, seat: GREEN, roles: ['deputy'] }]);
  expect(await host.deskLog(campaign, { kind: 'spectator' })).toMatchObject([
    { deed: 'deputy', by: 'deputy', seats: [GREEN] },
  ]);
});

test('a deputy does not vote, write, go on holiday, give the seat up or name another deputy', async () => {
  const { campaign, deputy } = await war();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const asks = [
    host.vote(campaign, GREEN, deputy, { what: 'finish' }),
    host.write(campaign, GREEN, { with: [RED], text: 'Hello.', userId: deputy }),
    host.announceHoliday(campaign, GREEN, deputy, { firstDay: tomorrow, lastDay: tomorrow, zone: 'UTC' }),
    host.leaveSeat(campaign, GREEN, deputy),
    host.inviteDeputy(campaign, GREEN, deputy),
    host.openSeat(campaign, GREEN, deputy, BECAUSE),
  ];
  const codes = (await Promise.all(asks)).map((answer) => (answer.ok ? null : answer.problem.code));
  expect(codes).toEqual(asks.map(() => 'not-yours'));
});

test.each(['the player', 'the deputy'])(
  '%s ends it; then the deputy sees nothing more and takes no other seat',
  async (who) => {
    const { deputy, ...table } = await war();
    const { campaign, owner } = table;
    const by = who === 'the player' ? of(table, GREEN) : deputy;
    expect(await host.dismissDeputy(campaign, GREEN, of(table, RED))).toEqual(refused('not-yours'));
    expect(await host.dismissDeputy(campaign, GREEN, by)).toEqual(DONE);
    expect(await host.membership(campaign, deputy)).toMatchObject({ viewer: { kind: 'spectator' } });
    const sealing = { opening: 0, sheet: { add: 2 }, nonce: nonce('a'), userId: deputy };
    expect(await host.seal(campaign, GREEN, sealing)).toEqual(refused('not-yours'));
    await host.openSeat(campaign, BLUE, owner, BECAUSE);
    expect(await host.takeSeat(campaign, BLUE, deputy)).toEqual(refused('has-played'));
    expect(await host.dismissDeputy(campaign, GREEN, by)).toEqual(refused('not-yours'));
  },
);

test('players, users who see everything and deputies elsewhere cannot be deputies; a seat has one', async () => {
  const { deputy, ...table } = await war();
  const { owner } = table;
  const code = await link(table, RED);
  expect(await host.join(code, of(table, BLUE))).toEqual(refused('already-seated'));
  expect(await host.join(code, owner)).toEqual(refused('is-referee'));
  expect(await host.join(code, deputy)).toEqual(refused('has-played'));
  expect(await host.join(await link(table), await newUser(db))).toEqual(refused('has-deputy'));
});

test('a deputy does not become a referee', async () => {
  const { campaign, owner, deputy } = await war();
  const expiresAt = '2100-01-01T00:00:00.000Z';
  const made = await host.invite(campaign, owner, { role: 'referee', seat: null, expiresAt, uses: 1 });
  expect(await host.join(made.ok ? made.value.code : '', deputy)).toEqual(refused('has-played'));
});

test('only the player sees the link; it works once, and not after a newer one or without the player', async () => {
  const table = await runningTable(db, host, { seats: [RED, BLUE, GREEN] });
  const { campaign, owner } = table;
  const first = await link(table);
  const second = await link(table);
  expect(await host.invitations(campaign)).toEqual([]);
  expect(await host.deputyLink(campaign, GREEN, of(table, GREEN))).toMatchObject({ code: second });
  expect(await host.deputyLink(campaign, GREEN, owner)).toBeNull();
  expect(await host.join(first, await newUser(db))).toEqual(refused('invitation-revoked'));
  await host.leaveSeat(campaign, GREEN, of(table, GREEN));
  expect(await host.join(second, await newUser(db))).toEqual(refused('invitation-revoked'));
});

test('a deputy leaves with the player they stand in for, and may take the seat over', async () => {
  const { deputy, ...table } = await war();
  const { campaign } = table;
  await host.leaveSeat(campaign, GREEN, of(table, GREEN));
  expect(await host.membership(campaign, deputy)).toMatchObject({ viewer: { kind: 'spectator' } });
  expect(await host.takeSeat(campaign, GREEN, deputy)).toEqual(DONE);
  expect(await seatOf(table)).toMatchObject({ userName: 'deputy', deputy: null });
});
