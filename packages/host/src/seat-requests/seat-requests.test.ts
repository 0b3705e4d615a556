import { afterAll, expect, test } from 'vitest';
import { handClock } from '../testing/hand-clock.ts';
import { BECAUSE, BLUE, GREEN, newUser, RED, runningTable, seatedTable, type Table } from '../testing.ts';

const START = new Date('2031-05-01T12:00:00Z');
const { db, clock, hostOf, close } = await handClock(START);
const host = hostOf();
afterAll(close);

const DONE = { ok: true, value: { done: true } };
const refused = (code: string) => ({ ok: false, problem: { code } });
const wish = { seat: null, message: '  I have four evenings a week.  ' };

/** A running war with a free seat. */
async function war(): Promise<Table> {
  clock.now = START;
  const table = await runningTable(db, host, { seats: [RED, BLUE, GREEN], isPublic: true });
  expect(await host.leaveSeat(table.campaign, GREEN, table.users.green ?? '')).toEqual(DONE);
  return table;
}

/** The only open request. */
async function open({ campaign }: Table): Promise<string> {
  const [request] = await host.seatRequests(campaign);
  return request?.id ?? '';
}

const accept = { accepts: true, seat: null } as const;
const decline = { accepts: false, reason: ' We wait for a friend. ' } as const;

test('a stranger asks for a seat, the referee accepts, and the stranger has it', async () => {
  const table = await war();
  const { campaign, owner } = table;
  const stranger = await newUser(db, 'stranger');
  expect(await host.seatAsking(campaign, stranger)).toEqual({ request: null, whyNot: null });
  expect(await host.askForSeat(campaign, stranger, wish)).toEqual(DONE);
  const asked = { seat: null, message: 'I have four evenings a week.', askedAt: START.toISOString() };
  expect(await host.seatRequests(campaign)).toMatchObject([{ ...asked, name: 'stranger' }]);
  expect(await host.seatAsking(campaign, stranger)).toEqual({
    request: { ...asked, state: 'open', reason: null },
    whyNot: 'asked-already',
  });
  expect(await host.answerSeatRequest(campaign, owner, await open(table), accept)).toEqual(DONE);
  expect(await host.membership(campaign, stranger)).toMatchObject({ seat: GREEN });
  expect(await host.seatAsking(campaign, stranger)).toMatchObject({
    request: { state: 'accepted' },
    whyNot: 'already-seated',
  });
  expect(await host.seatRequests(campaign)).toEqual([]);
  expect(await host.deskLog(campaign, { kind: 'spectator' })).toMatchObject([
    { deed: 'accept-request', by: 'owner', person: 'stranger', seats: [GREEN] },
    { deed: 'take-seat', by: 'stranger', seats: [GREEN] },
    { deed: 'leave-seat' },
  ]);
});

test('a request is declined with a reason, which the user who asked and those in charge can read', async () => {
  const table = await war();
  const { campaign, owner } = table;
  const stranger = await newUser(db, 'stranger');
  await host.askForSeat(campaign, stranger, { ...wish, seat: GREEN });
  const request = await open(table);
  expect(await host.answerSeatRequest(campaign, owner, request, { accepts: false, reason: ' ' })).toEqual(
    refused('no-reason'),
  );
  expect(await host.answerSeatRequest(campaign, owner, request, decline)).toEqual(DONE);
  expect(await host.seatAsking(campaign, stranger)).toMatchObject({
    request: { state: 'declined', seat: GREEN, reason: 'We wait for a friend.' },
    whyNot: null,
  });
  const line = { deed: 'decline-request', by: 'owner', person: 'stranger', reason: 'We wait for a friend.' };
  expect((await host.deskLog(campaign, { kind: 'referee' }))[0]).toMatchObject(line);
  for (const viewer of [{ kind: 'spectator' }, { kind: 'seat', seat: RED }] as const)
    expect((await host.deskLog(campaign, viewer)).map(({ deed }) => deed)).not.toContain('decline-request');
  expect(await host.answerSeatRequest(campaign, owner, request, accept)).toEqual(refused('no-such-request'));
  expect(await host.membership(campaign, stranger)).toMatchObject({ seat: null });
});

test('only the owner and referees answer, and the user who asked can withdraw the request', async () => {
  const table = await war();
  const { campaign, users } = table;
  const stranger = await newUser(db, 'stranger');
  await host.askForSeat(campaign, stranger, wish);
  const request = await open(table);
  for (const user of [users.red ?? '', stranger])
    expect(await host.answerSeatRequest(campaign, user, request, accept)).toEqual(refused('not-referee'));
  expect(await host.withdrawSeatRequest(campaign, users.red ?? '')).toEqual(refused('no-such-request'));
  expect(await host.withdrawSeatRequest(campaign, stranger)).toEqual(DONE);
  expect(await host.seatRequests(campaign)).toEqual([]);
  expect(await host.answerSeatRequest(campaign, table.owner, request, accept)).toEqual(refused('no-such-request'));
});

test('users who have or had a seat, or see everything, cannot ask; nobody can ask for a taken seat', async () => {
  const table = await war();
  const { campaign, owner, users } = table;
  expect(await host.askForSeat(campaign, users.red ?? '', wish)).toEqual(refused('already-seated'));
  expect(await host.askForSeat(campaign, users.green ?? '', wish)).toEqual(refused('has-played'));
  expect(await host.askForSeat(campaign, owner, wish)).toEqual(refused('is-referee'));
  const stranger = await newUser(db, 'stranger');
  expect(await host.askForSeat(campaign, stranger, { ...wish, seat: RED })).toEqual(refused('seat-taken'));
  await host.endWar(campaign, owner, 'Enough.');
  expect(await host.askForSeat(campaign, stranger, wish)).toEqual(refused('war-over'));
});

test('changes since the request count when it is accepted', async () => {
  const table = await war();
  const { campaign, owner } = table;
  const stranger = await newUser(db, 'stranger');
  await host.askForSeat(campaign, stranger, wish);
  await db.prisma.refereeTerm.create({ data: { campaignId: campaign, userId: stranger, name: 'r', endedAt: START } });
  expect(await host.answerSeatRequest(campaign, owner, await open(table), accept)).toEqual(refused('is-referee'));
  const other = await newUser(db, 'other');
  await host.takeSeat(campaign, GREEN, other);
  expect(await host.answerSeatRequest(campaign, owner, await open(table), accept)).toEqual(refused('seat-taken'));
});

test('users can ask for an opened seat, and get it instead of the one that they wanted', async () => {
  const table = await war();
  const { campaign, owner, users } = table;
  const stranger = await newUser(db, 'stranger');
  await host.openSeat(campaign, BLUE, owner, BECAUSE);
  expect(await host.askForSeat(campaign, stranger, { ...wish, seat: BLUE })).toEqual(DONE);
  expect(await host.answerSeatRequest(campaign, owner, await open(table), { accepts: true, seat: GREEN })).toEqual(
    DONE,
  );
  expect(await host.membership(campaign, stranger)).toMatchObject({ seat: GREEN });
  expect(await host.membership(campaign, users.blue ?? '')).toMatchObject({ seat: BLUE });
});

test('one request for each war, and five a day; of two at the same moment one counts', async () => {
  const tables = [await war(), await war(), await war(), await war(), await war(), await war()];
  const stranger = await newUser(db, 'stranger');
  const [first] = tables;
  const both = await Promise.all([1, 2].map(() => host.askForSeat(first?.campaign ?? '', stranger, wish)));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both).toContainEqual(refused('asked-already'));
  for (const { campaign } of tables.slice(1, 5)) expect(await host.askForSeat(campaign, stranger, wish)).toEqual(DONE);
  const last = tables[5]?.campaign ?? '';
  expect(await host.askForSeat(last, stranger, wish)).toEqual(refused('too-many-requests'));
  clock.now = new Date(START.getTime() + 86_400_001);
  expect(await host.askForSeat(last, stranger, wish)).toEqual(DONE);
});

test('the owner decides whether strangers take seats, ask for them or need an invitation', async () => {
  const table = await war();
  const { campaign, owner, users } = table;
  const stranger = await newUser(db, 'stranger');
  expect(await host.setStrangers(campaign, users.red ?? '', 'ask')).toEqual(refused('not-owner'));
  expect(await host.setStrangers(campaign, owner, 'ask')).toEqual(DONE);
  expect(await host.lobby(campaign, { kind: 'spectator' })).toMatchObject({ strangers: 'ask' });
  expect(await host.takeSeat(campaign, GREEN, stranger)).toEqual(refused('ask-first'));
  expect(await host.setStrangers(campaign, owner, 'invited')).toEqual(DONE);
  expect(await host.takeSeat(campaign, GREEN, stranger)).toEqual(refused('ask-first'));
  expect(await host.askForSeat(campaign, stranger, wish)).toEqual(refused('not-asked-for'));
  const expiresAt = '2031-05-02T12:00:00.000Z';
  const link = await host.invite(campaign, owner, { role: 'seat', expiresAt, uses: 1 });
  expect(await host.join(link.ok ? link.value.code : '', stranger)).toMatchObject({ ok: true, value: { seat: GREEN } });
});

test('before the war an accepted user takes the seat without a record', async () => {
  const table = await seatedTable(db, host, { seats: [RED], freeSeats: [BLUE], isPublic: true });
  const { campaign, owner } = table;
  await host.setStrangers(campaign, owner, 'ask');
  const stranger = await newUser(db, 'stranger');
  expect(await host.takeSeat(campaign, BLUE, stranger)).toEqual(refused('ask-first'));
  expect(await host.askForSeat(campaign, stranger, wish)).toEqual(DONE);
  expect(await host.answerSeatRequest(campaign, owner, await open(table), accept)).toEqual(DONE);
  expect(await host.membership(campaign, stranger)).toMatchObject({ seat: BLUE });
  expect(await host.deskLog(campaign, { kind: 'spectator' })).toEqual([]);
});
