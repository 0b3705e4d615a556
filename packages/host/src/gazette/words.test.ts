import type { Viewer } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import { tallyHost } from '../testing/tally-host.ts';
import { BLUE, newUser, RED, runningTable, sealNumber, type Table } from '../testing.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

const { gazette } = host;
const REFEREE: Viewer = { kind: 'referee' };
const DONE = { ok: true, value: { done: true } };
const refused = (code: string) => ({ ok: false, problem: { code } });

const war = (): Promise<Table> => runningTable(db, host, { isPublic: true });
const red = ({ users }: Table): string => users.red ?? '';

async function closed(table: Table, opening: number): Promise<void> {
  await sealNumber(host, table, RED, opening, 1);
  await sealNumber(host, table, BLUE, opening, 2);
  await host.runDue();
}

test('the referee writes the headline of the last closed issue until the next one is closed', async () => {
  const table = await war();
  const { campaign, owner } = table;
  const wanted = { round: 1, title: ' Red counts to seven ', lead: 'Nobody had expected that.' };
  expect(await gazette.setHeadline(campaign, owner, wanted)).toEqual(refused('closed'));
  await closed(table, 0);
  expect(await gazette.setHeadline(campaign, owner, wanted)).toEqual(DONE);
  const headline = { title: 'Red counts to seven', lead: wanted.lead, by: 'owner' };
  expect(await gazette.round(campaign, 1)).toMatchObject({ headline });
  expect(await gazette.desk(campaign, REFEREE)).toMatchObject({ closed: 1, headline });
  expect(await gazette.setHeadline(campaign, owner, { ...wanted, title: 'Red counts' })).toEqual(DONE);
  await closed(table, 1);
  expect(await gazette.setHeadline(campaign, owner, { ...wanted, title: 'Too late' })).toEqual(refused('closed'));
  expect(await gazette.round(campaign, 1)).toMatchObject({ headline: { title: 'Red counts' } });
  expect(await gazette.round(campaign, 2)).toMatchObject({ headline: null });
  const line = { deed: 'headline', by: 'owner', seats: [] };
  expect(await host.deskLog(campaign, { kind: 'spectator' })).toMatchObject([line, line]);
});

test('without a title an issue gets the headline of its events again', async () => {
  const table = await war();
  const { campaign, owner } = table;
  await closed(table, 0);
  await gazette.setHeadline(campaign, owner, { round: 1, title: 'Red counts', lead: '' });
  expect(await gazette.setHeadline(campaign, owner, { round: 1, title: ' ', lead: '' })).toEqual(DONE);
  expect(await gazette.round(campaign, 1)).toMatchObject({ headline: null });
});

test('only a referee writes headlines and withholds communiqués, not an owner who plays, a player or a stranger', async () => {
  const table = await war();
  const { campaign, owner } = table;
  await gazette.say(campaign, RED, red(table), { round: 1, text: 'We count.' });
  await closed(table, 0);
  const wanted = { round: 1, title: 'Red counts', lead: '' };
  for (const user of [red(table), await newUser(db)]) {
    expect(await gazette.setHeadline(campaign, user, wanted)).toEqual(refused('not-referee'));
    expect(await gazette.withhold(campaign, user, { round: 1, seat: RED, isWithheld: true, reason: 'Rude.' })).toEqual(
      refused('not-referee'),
    );
  }
  await db.prisma.seat.updateMany({ where: { campaignId: campaign, seat: BLUE }, data: { userId: owner } });
  expect(await gazette.setHeadline(campaign, owner, wanted)).toEqual(refused('not-referee'));
  expect(await gazette.round(campaign, 1)).toMatchObject({ headline: null, communiques: [{ text: 'We count.' }] });
});

test('only its own seat sees a communiqué before the issue of its round appears', async () => {
  const table = await war();
  const { campaign } = table;
  const before = await gazette.round(campaign, 1);
  expect(await gazette.say(campaign, RED, red(table), { round: 1, text: ' We only want to count. ' })).toEqual(DONE);
  expect(await gazette.round(campaign, 1)).toEqual(before);
  for (const viewer of [REFEREE, { kind: 'spectator' }, { kind: 'seat', seat: BLUE }] as const)
    expect(await gazette.desk(campaign, viewer)).toMatchObject({ own: null, communiques: [] });
  expect(await gazette.desk(campaign, { kind: 'seat', seat: RED })).toMatchObject({
    open: 1,
    own: 'We only want to count.',
  });
  await closed(table, 0);
  expect(await gazette.round(campaign, 1)).toMatchObject({
    communiques: [{ seat: RED, text: 'We only want to count.' }],
  });
  expect(await gazette.say(campaign, RED, red(table), { round: 1, text: 'No, more.' })).toEqual(refused('closed'));
});

test('only the player of the seat can change or take back a communiqué, until its round is closed', async () => {
  const table = await war();
  const { campaign, users } = table;
  await gazette.say(campaign, RED, red(table), { round: 1, text: 'One.' });
  expect(await gazette.say(campaign, RED, users.blue ?? '', { round: 1, text: 'Mine.' })).toEqual(refused('closed'));
  await gazette.say(campaign, RED, users.blue ?? '', { round: 1, text: '' });
  expect(await gazette.say(campaign, RED, red(table), { round: 1, text: 'Two.' })).toEqual(DONE);
  expect(await gazette.desk(campaign, { kind: 'seat', seat: RED })).toMatchObject({ own: 'Two.' });
  expect(await gazette.say(campaign, RED, red(table), { round: 1, text: '' })).toEqual(DONE);
  await closed(table, 0);
  expect(await gazette.round(campaign, 1)).toMatchObject({ communiques: [] });
});

test('a referee withholds a communiqué with a reason for referees, and shows it again', async () => {
  const table = await war();
  const { campaign, owner } = table;
  await gazette.say(campaign, RED, red(table), { round: 1, text: 'You fools.' });
  const rude = { round: 1, seat: RED, isWithheld: true, reason: 'Rude.' };
  expect(await gazette.withhold(campaign, owner, rude)).toEqual(refused('no-communique'));
  await closed(table, 0);
  expect(await gazette.withhold(campaign, owner, { ...rude, reason: ' ' })).toEqual(refused('no-reason'));
  expect(await gazette.withhold(campaign, owner, { ...rude, seat: BLUE })).toEqual(refused('no-communique'));
  expect(await gazette.withhold(campaign, owner, rude)).toEqual(DONE);
  expect(JSON.stringify((await gazette.round(campaign, 1))?.communiques)).not.toMatch(/fools|Rude/);
  expect((await gazette.round(campaign, 1))?.communiques).toMatchObject([{ seat: RED, text: null }]);
  expect(await gazette.desk(campaign, REFEREE)).toMatchObject({
    communiques: [{ text: 'You fools.', withheld: 'Rude.' }],
  });
  expect(await gazette.withhold(campaign, owner, { ...rude, isWithheld: false, reason: 'It is a quotation.' })).toEqual(
    DONE,
  );
  expect((await gazette.round(campaign, 1))?.communiques).toMatchObject([{ text: 'You fools.' }]);
  expect(await host.deskLog(campaign, { kind: 'spectator' })).toMatchObject([
    { deed: 'show-again', seats: [RED], by: 'owner', reason: null },
    { deed: 'withhold', seats: [RED], by: 'owner', reason: null },
  ]);
  expect(await host.deskLog(campaign, REFEREE)).toMatchObject([{ reason: 'It is a quotation.' }, { reason: 'Rude.' }]);
});

test('texts that are too long are refused and change nothing', async () => {
  const table = await war();
  const { campaign, owner } = table;
  expect(await gazette.say(campaign, RED, red(table), { round: 1, text: 'x'.repeat(401) })).toEqual(
    refused('too-long'),
  );
  await closed(table, 0);
  const wanted = { round: 1, title: 'x'.repeat(91), lead: '' };
  expect(await gazette.setHeadline(campaign, owner, wanted)).toEqual(refused('too-long'));
  expect(await gazette.round(campaign, 1)).toMatchObject({ headline: null, communiques: [] });
});

test('the deputy of a seat can write its communiqué, and other deputies cannot', async () => {
  const table = await war();
  const { campaign } = table;
  const [deputy, nobody] = await Promise.all([newUser(db, 'deputy'), newUser(db)]);
  const link = await host.inviteDeputy(campaign, RED, red(table));
  expect(await host.join(link.ok ? link.value.code : '', deputy)).toMatchObject({ ok: true });
  const wanted = { round: 1, text: 'Red is away, and counts.' };
  expect(await gazette.say(campaign, RED, nobody, wanted)).toEqual(refused('closed'));
  expect(await gazette.say(campaign, BLUE, deputy, wanted)).toEqual(refused('closed'));
  expect(await gazette.say(campaign, RED, deputy, wanted)).toEqual(DONE);
  expect(await gazette.desk(campaign, { kind: 'seat', seat: RED })).toMatchObject({ own: wanted.text });
  expect(await gazette.say(campaign, RED, deputy, { round: 1, text: '' })).toEqual(DONE);
  expect(await gazette.desk(campaign, { kind: 'seat', seat: RED })).toMatchObject({ own: null });
});

/** A war in which everybody reads a communiqué of red. */
async function warWithWords(): Promise<Table> {
  const table = await war();
  await gazette.say(table.campaign, RED, red(table), { round: 1, text: 'You fools.' });
  await closed(table, 0);
  return table;
}

const rude = { round: 1, seat: RED, text: ' That is rude. ' };
const fair = { round: 1, seat: RED, reason: 'They only count.' };

test('a reader reports a communiqué; only referees learn of it, and withhold it or let it stand', async () => {
  const table = await warWithWords();
  const { campaign, owner } = table;
  const reader = await newUser(db, 'reader');
  const before = await gazette.round(campaign, 1);
  expect(await gazette.complain(campaign, reader, rude)).toEqual(DONE);
  expect(await gazette.complain(campaign, reader, { ...rude, text: 'Very rude.' })).toEqual(DONE);
  const read = { complaints: [{ round: 1, seat: RED, about: 'You fools.', text: 'Very rude.', by: 'reader' }] };
  expect(await gazette.desk(campaign, REFEREE)).toMatchObject(read);
  for (const viewer of [{ kind: 'spectator' }, { kind: 'seat', seat: RED }] as const)
    expect(await gazette.desk(campaign, viewer)).toMatchObject({ complaints: [] });
  expect(await gazette.round(campaign, 1)).toEqual(before);
  expect(await gazette.letStand(campaign, reader, fair)).toEqual(refused('not-referee'));
  expect(await gazette.letStand(campaign, owner, fair)).toEqual(DONE);
  expect(await gazette.letStand(campaign, owner, { ...fair, reason: ' ' })).toEqual(refused('no-reason'));
  expect(await host.deskLog(campaign, REFEREE)).toMatchObject([
    { deed: 'let-stand', seats: [RED], reason: 'They only count.' },
  ]);
  for (const viewer of [{ kind: 'spectator' }, { kind: 'seat', seat: RED }] as const)
    expect(await host.deskLog(campaign, viewer)).toEqual([]);
  expect(await gazette.complain(campaign, reader, rude)).toEqual(DONE);
  expect(await gazette.desk(campaign, REFEREE)).toMatchObject({ complaints: [] });
  const second = await newUser(db);
  expect(await gazette.complain(campaign, second, rude)).toEqual(DONE);
  expect(await gazette.withhold(campaign, owner, { ...rude, isWithheld: true, reason: 'Rude.' })).toEqual(DONE);
  expect(await gazette.desk(campaign, REFEREE)).toMatchObject({ complaints: [] });
  expect(await gazette.complain(campaign, await newUser(db), rude)).toEqual(refused('no-communique'));
});

test('the referee is notified of it once, until it is settled', async () => {
  const table = await warWithWords();
  const { campaign, owner } = table;
  const data = { email: `${owner}@example.org` };
  await db.prisma.user.update({ where: { id: owner }, data, select: { id: true } });
  for (const _ of [1, 2]) expect(await gazette.complain(campaign, await newUser(db), rude)).toEqual(DONE);
  const news = { where: { campaignId: campaign, kind: 'reported', channel: 'mail' }, select: { userId: true } };
  expect(await db.prisma.news.findMany(news)).toEqual([{ userId: owner }]);
  const told: string[] = [];
  const send = async ({ kind }: { readonly kind: string }) => {
    told.push(kind);
    return { kind: 'sent' } as const;
  };
  while ((await host.news.deliver(['mail'], send)) === 'done');
  expect(told).toEqual(['reported']);
  await gazette.letStand(campaign, owner, fair);
  await db.prisma.news.updateMany({
    where: { campaignId: campaign, channel: 'mail' },
    data: { doneAt: null, outcome: null },
  });
  while ((await host.news.deliver(['mail'], send)) === 'done');
  expect(told).toEqual(['reported']);
});

test('readers cannot report what they cannot read, send an empty report, or send dozens', async () => {
  const { campaign, ...table } = await warWithWords();
  const shut = await runningTable(db, host, { isPublic: false });
  const reader = await newUser(db);
  expect(await gazette.complain(shut.campaign, reader, rude)).toEqual(refused('no-such-campaign'));
  await gazette.say(campaign, RED, table.users.red ?? '', { round: 2, text: 'Not yet.' });
  for (const given of [
    { ...rude, round: 2 },
    { ...rude, round: 9 },
    { ...rude, seat: BLUE },
  ])
    expect(await gazette.complain(campaign, reader, given)).toEqual(refused('no-communique'));
  for (const text of [' ', 'x'.repeat(501)])
    expect(await gazette.complain(campaign, reader, { ...rude, text })).toEqual(refused('no-reason'));
  const about = { campaignId: campaign, seat: RED, userId: reader, text: 'Rude.', madeAt: new Date() };
  const said = { campaignId: campaign, seat: RED, text: 'You fools.', savedAt: new Date() };
  const rounds = Array.from({ length: 10 }, (_, i) => i + 100);
  await db.prisma.communique.createMany({ data: rounds.map((round) => ({ ...said, round })) });
  await db.prisma.complaint.createMany({ data: rounds.map((round) => ({ ...about, round })) });
  expect(await gazette.complain(campaign, reader, rude)).toEqual(refused('too-many-complaints'));
});
