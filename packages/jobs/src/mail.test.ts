import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { createHost, type Delivered, type Host } from '@sealed-orders/host';
import { BECAUSE, BLUE, RED, runningTable, type Table, tally } from '@sealed-orders/host/testing';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createMailer } from './mailer.ts';
import { startNewsLoop } from './news-loop.ts';
import { type MailServer, type MailServerOptions, mailServer } from './testing/mail-server.ts';
import type { WokenLoop } from './woken-loop.ts';

const SITE = 'https://war.example.org';
const FROM = 'Sealed Orders <orders@example.org>';
const database = await testDatabase();
const { connectionString } = database;
const db = createDb({ connectionString, poolSize: 8 });
const clock = { now: new Date('2026-11-20T12:00:00.000Z') };
const host = createHost({ db, clock: () => clock.now, rulesets: () => tally });
/** Players on the page act immediately; others get news after a while. */
const FIVE_MINUTES = 5 * 60_000;
const ends: (() => Promise<void>)[] = [];

beforeEach(async () => {
  clock.now = new Date('2026-11-20T12:00:00.000Z');
  await db.prisma.news.deleteMany();
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

async function server(options: MailServerOptions = {}): Promise<MailServer> {
  const made = await mailServer(options);
  ends.push(made.close);
  return made;
}

interface Sender extends WokenLoop {
  deliver(): Promise<Delivered>;
}

/** What sends mails, and has reported that it cannot. */
function mailing(url: string, on: Host = host) {
  const errors: unknown[] = [];
  const mailer = createMailer({ site: SITE, smtp: { url, from: FROM } }, (error) => void errors.push(error));
  ends.push(async () => mailer.close());
  return { errors, deliver: () => on.news.deliver(['mail'], mailer.send) };
}

/** A process that sends mails automatically from now on. */
function sender(url: string, on: Host = host): Sender {
  const { deliver } = mailing(url, on);
  const loop = startNewsLoop({ deliver, clear: on.news.clear }, console.error);
  ends.push(loop.stop);
  return { ...loop, deliver };
}

/** A phase of a new game has opened; its two players have addresses. */
async function opened(): Promise<Table> {
  const table = await runningTable(db, host, { seconds: 48 * 3600, seats: [RED, BLUE] });
  for (const id of Object.values(table.users))
    await db.prisma.user.update({ where: { id }, data: { email: `${id}@example.org` } });
  const closed = await host.closePhase(table.campaign, table.owner, 0, BECAUSE);
  if (!closed.ok) throw new Error(closed.problem.code);
  clock.now = new Date(clock.now.getTime() + FIVE_MINUTES);
  return table;
}

const idsIn = (messages: readonly { readonly message: string }[]): readonly string[] =>
  messages.map(({ message }) => /^Message-ID: (<.*>)\r$/m.exec(message)?.[1] ?? 'none');

test('a mail says what is owed, until when and where, and how to stop such mails', async () => {
  const mails = await server();
  const table = await opened();
  sender(mails.url);
  const [first, ...others] = await mails.until(2);
  expect(others).toHaveLength(1);
  const message = (first?.message ?? '').replaceAll('=\r\n', '');
  expect(message).toContain('Subject: A game of tally: your orders are needed\r\n');
  expect(message).toContain('The deadline is Sun 22 Nov, 12:00 UTC.');
  expect(message).toContain(`${SITE}/c/${table.slug}`);
  expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(message).toMatch(/^List-Unsubscribe:\s+<https:\/\/war\.example\.org\/unsubscribe\/[\da-f-]{36}>\r$/m);
  expect(message).toContain('Auto-Submitted: auto-generated\r\n');
  expect(first?.to).toEqual([expect.stringMatching(/@example\.org$/)]);
});

test('while the mail server is down nothing is lost, and everything is sent when it is back', async () => {
  const dead = await mailServer();
  await dead.close();
  await opened();
  const { deliver, errors } = mailing(dead.url);
  expect([await deliver(), await deliver(), await deliver()]).toEqual(['failed', 'failed', 'none']);
  expect(errors).toHaveLength(2);
  expect(await db.prisma.news.count({ where: { channel: 'mail', NOT: { doneAt: null } } })).toBe(0);
  const alive = await server();
  clock.now = new Date(clock.now.getTime() + 60_000);
  sender(alive.url);
  expect(await alive.until(2)).toHaveLength(2);
});

test.each([
  [550, 'given-up'],
  [451, null],
])('a recipient that the server refuses with %i: %s', async (code, outcome) => {
  const { users } = await opened();
  const mails = await server({ refuses: { address: `${users[RED]}@example.org`, code } });
  const { deliver } = mailing(mails.url);
  expect([await deliver(), await deliver()].toSorted()).toEqual(['done', 'failed']);
  const ofRed = { userId: users[RED] ?? '', kind: 'orders', channel: 'mail' };
  expect(await db.prisma.news.findFirst({ where: ofRed })).toMatchObject({ outcome });
});

test('two processes at the same time send each mail once', async () => {
  const mails = await server();
  const other = createHost({ db, clock: () => clock.now, rulesets: () => tally });
  for (let i = 0; i < 5; i++) await opened();
  const both = [sender(mails.url), sender(mails.url, other)];
  await mails.until(10);
  for (const one of both) await one.stop();
  expect(await db.prisma.news.count({ where: { channel: 'mail', kind: 'orders', outcome: 'sent' } })).toBe(10);
  expect(new Set(idsIn(mails.mails)).size).toBe(10);
  expect(mails.mails).toHaveLength(10);
});

const CHILD = fileURLToPath(new URL('./testing/mail-child.ts', import.meta.url));

/** A process that sends mails, killed as soon as it reaches its target. */
async function killedWhen(url: string, isThere: () => Promise<unknown>): Promise<void> {
  const args = [CHILD, '--database', connectionString, '--smtp', url];
  const victim = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await isThere();
  const gone = once(victim, 'exit');
  victim.kill('SIGKILL');
  await gone;
}

test('a process killed before the server has asked for the mail leaves it to the next, which sends it once', {
  timeout: 60_000,
}, async () => {
  const mails = await server({ holds: true });
  await opened();
  await db.prisma.news.deleteMany({ where: { kind: 'reminder' } });
  await killedWhen(mails.url, mails.holding);
  expect(await db.prisma.news.count({ where: { doneAt: null } })).toBe(2);
  mails.letGo();
  // It had begun one of the two: others leave that one alone for a while.
  clock.now = new Date(clock.now.getTime() + FIVE_MINUTES);
  const heir = sender(mails.url);
  await mails.until(2);
  await heir.stop();
  expect(await db.prisma.news.count({ where: { channel: 'mail', outcome: 'sent' } })).toBe(2);
  expect(new Set(idsIn(mails.mails)).size).toBe(2);
  expect(mails.mails).toHaveLength(2);
});

test('a process killed while the server takes a mail leaves the others to the next, and that one is not sent again', {
  timeout: 60_000,
}, async () => {
  const silent = await server({ afterMessage: 'silence' });
  await opened();
  await db.prisma.news.deleteMany({ where: { kind: 'reminder' } });
  await killedWhen(silent.url, () => silent.until(1));
  clock.now = new Date(clock.now.getTime() + FIVE_MINUTES);
  const mails = await server();
  const { deliver } = mailing(mails.url);
  expect([await deliver(), await deliver()]).toEqual(['done', 'none']);
  expect(new Set(idsIn([...silent.mails, ...mails.mails])).size).toBe(2);
  expect(mails.mails).toHaveLength(1);
});

test('a mail that the server has taken without an answer is not sent again', async () => {
  const mails = await server({ afterMessage: 'break' });
  await opened();
  const { deliver, errors } = mailing(mails.url);
  expect([await deliver(), await deliver(), await deliver()]).toEqual(['done', 'done', 'none']);
  expect(errors).toHaveLength(2);
  clock.now = new Date(clock.now.getTime() + 60 * 60_000);
  await db.prisma.news.deleteMany({ where: { kind: 'reminder' } });
  expect(await deliver()).toBe('none');
  expect(mails.mails).toHaveLength(2);
  expect(new Set(idsIn(mails.mails)).size).toBe(2);
});

test('a mail that the server refuses temporarily after reading it is sent later, once', async () => {
  const mails = await server({ afterMessage: 452 });
  await opened();
  await db.prisma.news.deleteMany({ where: { kind: 'reminder' } });
  const { deliver } = mailing(mails.url);
  expect([await deliver(), await deliver()]).toEqual(['failed', 'done']);
  expect(await deliver()).toBe('none');
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect([await deliver(), await deliver()]).toEqual(['done', 'none']);
  expect(mails.mails).toHaveLength(2);
  expect(new Set(idsIn(mails.mails)).size).toBe(2);
});

test('a site without a mail server keeps the letters for their readers, and nobody sees those of others', async () => {
  const { users } = await opened();
  const mailer = createMailer({ site: SITE, smtp: null }, () => undefined);
  while ((await host.news.deliver(['mail'], mailer.send)) === 'done');
  const letters = await host.news.letters(users[RED] ?? '');
  expect(letters).toMatchObject([
    { to: `${users[RED]}@example.org`, subject: 'A game of tally: your orders are needed' },
  ]);
});
