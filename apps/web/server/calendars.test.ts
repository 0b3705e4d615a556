import { BECAUSE, BLUE, newUser, RED, runningTable, sealNumber, type Table } from '@sealed-orders/host/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, testSite } from './testing/site.ts';

const HOURS = 3600;
let site: Site;
let table: Table;

beforeAll(async () => {
  site = await testSite();
  table = await runningTable(site.db, site.host, { seconds: 48 * HOURS, seats: [RED, BLUE] });
  const closed = await site.host.closePhase(table.campaign, table.owner, 0, BECAUSE);
  if (!closed.ok) throw new Error(closed.problem.code);
}, 60_000);
afterAll(() => site.close());

const address = (key: string | null): string => `${site.url}/calendars/${key}.ics`;
const lineIn = (text: string, name: string): string | undefined =>
  text.split('\r\n').find((line) => line.startsWith(`${name}:`));
const calendarOf = (user = ''): Promise<string | null> => site.host.news.setCalendar(user, true);

test('a player subscribes to the deadlines of their seats: the id stays, the sequence grows with each move', async () => {
  const { campaign, owner, users } = table;
  const key = await calendarOf(users[RED]);
  const first = await fetch(address(key));
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await first.text();
  const head = await site.host.head(campaign, { kind: 'seat', seat: RED });
  const due = head?.nextDue ?? '';
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(lineIn(text, 'UID')).toBe(`UID:${campaign}-1@127.0.0.1`);
  expect(lineIn(text, 'SUMMARY')).toBe('SUMMARY:A game of tally: deadline');
  expect(lineIn(text, 'SEQUENCE')).toBe('SEQUENCE:0');
  expect(lineIn(text, 'DTSTART')).toBe(`DTSTART:${due.slice(0, 19).replaceAll(/[-:]/g, '')}Z`);

  // Sealing by others changes nothing.
  await sealNumber(site.host, table, BLUE, 1, 3);
  const tag = first.headers.get('etag') ?? '';
  const again = await fetch(address(key), { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const move = { opening: 1, due, minutes: 60, reason: BECAUSE };
  expect(await site.host.moveDeadline(campaign, owner, move)).toMatchObject({ ok: true });
  const moved = await fetch(address(key), { headers: { 'if-none-match': tag } });
  const later = await moved.text();
  expect(moved.status).toBe(200);
  expect(lineIn(later, 'UID')).toBe(lineIn(text, 'UID'));
  expect(lineIn(later, 'SEQUENCE')).toBe('SEQUENCE:1');
  expect(lineIn(later, 'DTSTART')).not.toBe(lineIn(text, 'DTSTART'));
});

test('a referee’s calendar has the deadlines of their wars, and agreed battles are in the calendars of all concerned', async () => {
  const war = await runningTable(site.db, site.host, { seconds: 48 * HOURS, seats: [RED, BLUE] });
  const { campaign, owner, users } = war;
  const startsAt = new Date(Date.now() + 24 * HOURS * 1000).toISOString();
  const time = { topic: 'turn-1', startsAt, zone: 'UTC', userId: users[RED] ?? '' };
  expect(await site.host.proposeMeeting(campaign, RED, time)).toMatchObject({ ok: true });
  const eventsOf = async (user = '') => {
    const text = await (await fetch(address(await calendarOf(user)))).text();
    return text.split('\r\n').filter((line) => line.startsWith(`UID:${campaign}`));
  };
  const due = `UID:${campaign}-0@127.0.0.1`;
  expect(await eventsOf(owner)).toEqual([due]);
  const agreed = { topic: 'turn-1', n: 1, startsAt, userId: users[BLUE] ?? '' };
  expect(await site.host.agreeMeeting(campaign, BLUE, agreed)).toMatchObject({ ok: true });
  const battle = `UID:${campaign}-turn-1@127.0.0.1`;
  for (const user of [owner, users[RED], users[BLUE]]) expect(await eventsOf(user)).toEqual([due, battle]);
  expect(await eventsOf(table.users[RED]), 'not in this war').toEqual([]);
});

test('a deadline is when the time is up: grace comes after it', async () => {
  const pace = { grace: 2 * HOURS };
  const war = await runningTable(site.db, site.host, { seconds: 48 * HOURS, seats: [RED, BLUE], pace });
  const end = Date.parse((await site.host.head(war.campaign))?.nextDue ?? '');
  const calendar = address(await calendarOf(war.users[RED]));
  const up = new Date(end - 2 * HOURS * 1000).toISOString();
  const begins = `DTSTART:${up.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  expect(lineIn(await (await fetch(calendar)).text(), 'DTSTART')).toBe(begins);

  // A sheet that was sealed automatically, and that others cannot see yet, changes nothing for them.
  await sealNumber(site.host, war, BLUE, 0, 1);
  await site.db.pool.query(
    `UPDATE sealed SET by_user = NULL, sealed_at = sealed_at + interval '4 minutes' WHERE campaign_id = $1`,
    [war.campaign],
  );
  await sealNumber(site.host, war, RED, 0, 1);
  expect(lineIn(await (await fetch(calendar)).text(), 'DTSTART')).toBe(begins);
});

test('a decision with a time of its own is in the calendar of those who owe it', async () => {
  const settings = { answerHours: 24 };
  const war = await runningTable(site.db, site.host, { settings, seats: [RED, BLUE] });
  const { campaign, owner, users } = war;
  const asked = { order: { ask: BLUE }, nonce: 'a'.repeat(32), userId: users[RED] ?? '' };
  expect(await site.host.give(campaign, RED, asked)).toMatchObject({ ok: true });
  const linesOf = async (user = '') => {
    const text = await (await fetch(address(await calendarOf(user)))).text();
    return text.split('\r\n').filter((line) => line.startsWith('SUMMARY:'));
  };
  expect(await linesOf(users[BLUE])).toContain('SUMMARY:A game of tally: answer a question');
  // A referee reads who owes it.
  expect(await linesOf(owner)).toContain('SUMMARY:A game of tally: answer a question (blue)');
  expect((await linesOf(users[RED])).join()).not.toContain('answer a question');
});

test('a new address invalidates the old one; removing it leaves none', async () => {
  const user = table.users[BLUE] ?? '';
  const old = await calendarOf(user);
  const key = await calendarOf(user);
  expect(key).not.toBe(old);
  expect((await fetch(address(old))).status).toBe(404);
  expect((await fetch(address(key))).status).toBe(200);
  expect(await site.host.news.setCalendar(user, false)).toBeNull();
  expect((await fetch(address(key))).status).toBe(404);
});

test('users without a seat who referee no war have an empty calendar', async () => {
  const text = await (await fetch(address(await calendarOf(await newUser(site.db))))).text();
  expect(text).toContain('VCALENDAR');
  expect(text).not.toContain('VEVENT');
});

test.each(['/calendars/', '/calendars/null.ics', `/calendars/${'a'.repeat(32)}.ics`])(
  'there is nothing at %s',
  async (path) => {
    expect((await fetch(site.url + path)).status).toBe(404);
  },
);
