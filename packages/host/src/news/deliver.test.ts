import { EventEmitter, once } from 'node:events';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { BECAUSE, BLUE, handClock, RED, runningTable } from '../testing.ts';
import type { Sending } from './deliver.ts';

const START = new Date('2026-11-20T12:00:00.000Z');
const { db, clock, hostOf, close } = await handClock(START);
const [host, other] = [hostOf(), hostOf()];
/** How long other processes leave alone what one has begun. */
const HELD = 5 * 60_000;
afterAll(close);

const sent: string[] = [];
beforeEach(async () => {
  clock.now = START;
  sent.splice(0);
  await db.prisma.news.deleteMany();
  const { campaign, owner, users } = await runningTable(db, host, { seats: [RED, BLUE] });
  await db.prisma.user.update({ where: { id: users[RED] ?? '' }, data: { email: `${users[RED]}@example.org` } });
  expect(await host.pause(campaign, owner, BECAUSE)).toMatchObject({ ok: true });
  // Only what is sent.
  await db.prisma.news.deleteMany({ where: { channel: 'bell' } });
  expect(await db.prisma.news.count()).toBe(1);
});
/** The database works again. */
const mends = () => db.pool.query('DROP FUNCTION IF EXISTS refuse() CASCADE');
afterEach(mends);

const send: Sending = async ({ id }, { handOver }) => {
  await handOver();
  sent.push(id);
  return { kind: 'sent' };
};
const deliver = (sending = send, on = host) => on.news.deliver(['mail'], sending);
const passes = (ms: number): void => {
  clock.now = new Date(clock.now.getTime() + ms);
};

test('a mail that the database cannot record is not sent: on a full disk nobody gets it again and again', async () => {
  await db.pool.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$`);
  await db.pool.query('CREATE TRIGGER refuse BEFORE UPDATE OF done_at ON news FOR EACH ROW EXECUTE FUNCTION refuse()');
  await expect(deliver()).rejects.toThrow('No space left');
  expect(sent).toEqual([]);
  await mends();
  expect([await deliver(), await deliver(), await deliver()]).toEqual(['done', 'done', 'none']);
  expect(sent).toHaveLength(1);
});

test.each([
  ['noted', true],
  ['not noted', false],
])('what was %s as handed over while the connection broke was not sent, and is sent later', async (_title, isNoted) => {
  await db.pool.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`);
  await db.pool.query('CREATE TRIGGER refuse BEFORE UPDATE OF done_at ON news FOR EACH ROW EXECUTE FUNCTION refuse()');
  await expect(deliver()).rejects.toThrow();
  expect(sent).toEqual([]);
  await mends();
  // As if the connection had broken a moment later.
  if (isNoted) await db.prisma.news.updateMany({ data: { doneAt: START, outcome: 'sent' } });
  passes(1000);
  expect([await deliver(), await deliver(), await deliver()]).toEqual(['done', 'done', 'none']);
  expect(sent).toHaveLength(1);
});

test('a letter that another process has handed over meanwhile is not sent again', async () => {
  const late = cutting(async () => ({ kind: 'failed', isFinal: false }));
  await expect(deliver(late)).rejects.toThrow('the connection is gone');
  await mends();
  passes(HELD);
  expect(await deliver(send, other)).toBe('done');
  expect(await deliver()).toBe('failed');
  expect(await db.prisma.news.findFirst()).toMatchObject({ outcome: 'sent' });
  expect(await deliver()).toBe('none');
  expect(sent).toHaveLength(1);
});

/** Cuts the connections on which the next delivery would be noted. */
const cutting =
  (sending: Sending): Sending =>
  async (item, errand) => {
    const delivery = await sending(item, errand);
    await db.pool.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'the connection is gone' USING ERRCODE = '57P01'; END $$`);
    await db.pool.query('CREATE TRIGGER refuse BEFORE UPDATE ON news FOR EACH ROW EXECUTE FUNCTION refuse()');
    return delivery;
  };

/** As a notification: a second copy is shown only once. */
const showing: Sending = async ({ id }) => {
  sent.push(id);
  return { kind: 'sent' };
};

test.each([
  ['handed over before', send],
  ['not handed over before', showing],
])('deliveries sent while the database was away are noted later, and not sent again: %s', async (_title, sending) => {
  await expect(deliver(cutting(sending))).rejects.toThrow('the connection is gone');
  await mends();
  // Another process looks first, and leaves it alone.
  expect(await deliver(send, other)).toBe('none');
  expect(await deliver()).toBe('done');
  expect(sent).toHaveLength(1);
  expect(await db.prisma.news.findFirst()).toMatchObject({ outcome: 'sent' });
  expect(await deliver()).toBe('none');
});

test('a delivery refused while the database was away is tried again', async () => {
  const refused = cutting(async (item, errand) => {
    await send(item, errand);
    return { kind: 'failed', isFinal: false };
  });
  await expect(deliver(refused)).rejects.toThrow('the connection is gone');
  await mends();
  expect(await deliver()).toBe('failed');
  expect(await db.prisma.news.findFirst()).toMatchObject({ outcome: null, doneAt: null, tries: 1 });
});

test('a letter that a process had handed over when it was killed is not sent again', async () => {
  const killed = deliver(async (item, errand) => {
    await send(item, errand);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  passes(HELD);
  expect(await deliver(send, other)).toBe('none');
  expect(sent).toHaveLength(1);
});

test('if two processes have begun the same item, one hands it over', async () => {
  const waiting = new EventEmitter();
  const hasBegun = once(waiting, 'begun');
  const slow = deliver(async (item, errand) => {
    const mayGoOn = once(waiting, 'go on');
    waiting.emit('begun');
    await mayGoOn;
    return send(item, errand);
  });
  await hasBegun;
  passes(HELD);
  expect(await deliver(send, other)).toBe('done');
  waiting.emit('go on');
  expect(await slow).toBe('done');
  expect(sent).toHaveLength(1);
});

test('an item that one channel is sending is not sent by another, nor twice by its own', async () => {
  const others: unknown[] = [];
  const meanwhile: Sending = async (item, errand) => {
    others.push(await host.news.deliver(['push', 'hook'], send), await deliver());
    return send(item, errand);
  };
  expect(await deliver(meanwhile)).toBe('done');
  expect(others).toEqual(['none', 'none']);
  expect(sent).toHaveLength(1);
});

test('news that its reader no longer wants is not handed over, and does not come again', async () => {
  const drop = () => db.prisma.news.updateMany({ data: { doneAt: clock.now, outcome: 'dropped' } });
  const stopped: Sending = async (item, errand) => {
    await drop();
    return send(item, errand);
  };
  expect(await deliver(stopped)).toBe('done');
  expect(sent).toEqual([]);
  await db.prisma.news.updateMany({ data: { doneAt: null, outcome: null, sendAt: START } });
  const failing = async () => {
    await drop();
    return { kind: 'failed', isFinal: false } as const;
  };
  expect(await deliver(failing)).toBe('failed');
  expect(await db.prisma.news.findFirst()).toMatchObject({ outcome: 'dropped' });
});

test('an item that could not be sent waits as if it had not been noted', async () => {
  expect(await deliver(async () => ({ kind: 'failed', isFinal: false }))).toBe('failed');
  expect(await db.prisma.news.findFirst()).toMatchObject({ outcome: null, doneAt: null, tries: 1 });
});

test('an item that a process began and does not finish is sent by another after a while', async () => {
  const killed = deliver(async () => {
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  passes(HELD - 1);
  expect(await deliver(send, other)).toBe('none');
  passes(1);
  expect(await deliver(send, other)).toBe('done');
  expect(sent).toHaveLength(1);
});

test('a letter that cannot be made does not hold up the others', async () => {
  const { campaign, owner, users } = await runningTable(db, host, { seats: [RED, BLUE] });
  await db.prisma.user.update({ where: { id: users[BLUE] ?? '' }, data: { email: `${users[BLUE]}@example.org` } });
  passes(1);
  expect(await host.pause(campaign, owner, BECAUSE)).toMatchObject({ ok: true });
  const failing = deliver(async () => {
    throw new Error('no letter');
  });
  await expect(failing).rejects.toThrow('no letter');
  expect(await deliver()).toBe('done');
  expect(await deliver()).toBe('none');
  expect(sent).toHaveLength(1);
});
