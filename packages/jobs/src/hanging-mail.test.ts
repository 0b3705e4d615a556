import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { createHost } from '@sealed-orders/host';
import { BECAUSE, BLUE, RED, runningTable, tally } from '@sealed-orders/host/testing';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createMailer } from './mailer.ts';
import type { MailLimits } from './postbox.ts';
import { startTelling } from './telling.ts';
import { type HangingServer, hangingServer, STAGES } from './testing/hanging-server.ts';

const SITE = 'https://war.example.org';
const FROM = 'orders@example.org';
const MINUTE = 60_000;
/** Over at once. */
const SHORT: MailLimits = { asked: 50, taken: 50 };
const database = await testDatabase();
const { connectionString } = database;
const db = createDb({ connectionString, poolSize: 8 });
const clock = { now: new Date('2026-11-20T12:00:00.000Z') };
const host = createHost({ db, clock: () => clock.now, rulesets: () => tally });
const ends: (() => unknown)[] = [];

const passes = (ms: number): void => {
  clock.now = new Date(clock.now.getTime() + ms);
};

/** Two players with addresses, to whom a phase has opened. */
beforeEach(async () => {
  const table = await runningTable(db, host, { seconds: 48 * 3600, seats: [RED, BLUE] });
  for (const id of Object.values(table.users))
    await db.prisma.user.update({ where: { id }, data: { email: `${id}@example.org` } });
  expect(await host.closePhase(table.campaign, table.owner, 0, BECAUSE)).toMatchObject({ ok: true });
  await db.prisma.news.deleteMany({ where: { NOT: { kind: 'orders', channel: 'mail' } } });
  passes(5 * MINUTE);
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await db.prisma.news.deleteMany();
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

async function server(): Promise<HangingServer> {
  const made = await hangingServer();
  ends.push(made.close);
  return made;
}

/** A process that sends mails, when asked to. */
function mailing(url: string, limits?: MailLimits) {
  const errors: string[] = [];
  const mailer = createMailer({ site: SITE, smtp: { url, from: FROM } }, (error) => errors.push(String(error)), limits);
  ends.push(mailer.close);
  return { errors, deliver: () => host.news.deliver(['mail'], mailer.send) };
}

const outcomes = async () =>
  (await db.prisma.news.findMany({ select: { outcome: true } })).map(({ outcome }) => outcome).toSorted();

test.each(STAGES.filter((stage) => stage !== 'message'))(
  'a mail that the server does not answer at %s waits for no longer than its limit, and is sent later',
  async (stage) => {
    const mails = await server();
    const reached = mails.hangNext(stage);
    const impatient = mailing(mails.url, SHORT);
    const hanging = impatient.deliver();
    await reached;
    expect(await hanging).toBe('failed');
    expect(impatient.errors).toEqual(['Error: The mail server did not ask for a message within 0.05 seconds.']);
    passes(MINUTE);
    const { deliver } = mailing(mails.url);
    expect([await deliver(), await deliver(), await deliver()]).toEqual(['done', 'done', 'none']);
    expect(new Set(mails.read).size).toBe(2);
    expect(await outcomes()).toEqual(['sent', 'sent']);
  },
);

test.each(STAGES)('while the server does not answer one mail at %s, others are sent', async (stage) => {
  const mails = await server();
  const reached = mails.hangNext(stage);
  const { deliver } = mailing(mails.url);
  const order: string[] = [];
  const hanging = deliver().then(() => order.push('hanging'));
  await reached;
  expect(await deliver()).toBe('done');
  order.push('other');
  mails.cut();
  await hanging;
  expect(order).toEqual(['other', 'hanging']);
});

test('a message that the server has read without an answer waits for no longer than its limit, and is not sent again', async () => {
  const mails = await server();
  const reached = mails.hangNext('message');
  const { deliver, errors } = mailing(mails.url, { asked: 30_000, taken: 50 });
  const hanging = deliver();
  await reached;
  expect(await hanging).toBe('done');
  expect(errors).toEqual(['Error: The mail server did not take a message within 0.05 seconds.']);
  expect(await deliver()).toBe('done');
  passes(60 * MINUTE);
  expect(await deliver()).toBe('none');
  expect(mails.read).toHaveLength(2);
  expect(new Set(mails.read).size).toBe(2);
});

test('a server that does not begin TLS keeps a mail for no longer than its limit', async () => {
  const mails = await server();
  void mails.hangNext('greeting');
  const { deliver, errors } = mailing(mails.url.replace('smtp:', 'smtps:'), SHORT);
  expect(await deliver()).toBe('failed');
  expect(errors).toEqual(['Error: The mail server did not ask for a message within 0.05 seconds.']);
});

/** Accepts one connection at most in its queue, and prints its port. */
const LISTENS = `const server = require('node:net').createServer((socket) => socket.on('error', () => {}));
server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => console.log(server.address().port));`;

test('a mail server that cannot be reached holds up a mail for no longer than its limit', async () => {
  const child = spawn(process.execPath, ['-e', LISTENS], { stdio: ['ignore', 'pipe', 'inherit'] });
  ends.push(() => child.kill('SIGKILL'));
  const [port] = await once(createInterface({ input: child.stdout }), 'line');
  child.kill('SIGSTOP');
  // The queue of a stopped process is full after a few connections; further ones get no answer.
  const fillers = Array.from({ length: 4 }, () => connect({ port: Number(port), host: '127.0.0.1' }));
  ends.push(() => fillers.map((filler) => filler.destroy()));
  for (const filler of fillers) filler.on('error', () => undefined);
  await once(fillers[0] ?? child, 'connect');
  const { deliver, errors } = mailing(`smtp://127.0.0.1:${port}`, SHORT);
  expect(await deliver()).toBe('failed');
  expect(errors).toEqual(['Error: The mail server did not ask for a message within 0.05 seconds.']);
});

test('a process whose mail server does not answer one mail sends the others meanwhile, and can be stopped', async () => {
  const mails = await server();
  const reached = mails.hangNext('RCPT');
  const smtp = { url: mails.url, from: FROM };
  const telling = startTelling(host, { site: SITE, smtp }, () => undefined);
  await reached;
  await mails.answers();
  // It does not wait long for that mail server either.
  await telling.stop();
  expect(await outcomes()).toEqual([null, 'sent']);
});
