import { createDb } from '@sealed-orders/db';
import { type Answer, getOf, openConnection, postOf } from './connection.ts';
import { type Followers, startFollowers } from './followers.ts';
import { type LoadJob, type LoadOutcome, loadJobSchema, type OrderTarget, type SqlTarget } from './load-job.ts';
import { newNonce } from './seeded.ts';

/** A sender of one request at a time. The answer is null if the request counts, else what came instead. */
interface Sender {
  send(n: number): Promise<string | null>;
}

interface Senders {
  readonly all: readonly Sender[];
  close(): Promise<void>;
}

/** Every n-th member, starting at the given one: the share of one sender. */
const shareOf = <Member>(members: readonly Member[], from: number, every: number): readonly Member[] =>
  members.filter((_, i) => i % every === from);

/** The requests over HTTP, and whether an answer counts. */
interface Asking {
  readonly port: number;
  readonly buffers: readonly Buffer[];
  counts(answer: Answer): boolean;
}

/** Each connection sends its share of the requests in turn, or all of them if they are fewer than the connections. */
async function httpSenders({ port, buffers, counts }: Asking, count: number): Promise<Senders> {
  const connections = await Promise.all(Array.from({ length: count }, () => openConnection(port)));
  const all = connections.map((connection, i): Sender => {
    const own = buffers.length < count ? buffers : shareOf(buffers, i, count);
    return {
      send: async (n) => {
        const request = own[n % own.length];
        if (request === undefined) return 'nothing to send';
        const answer = await connection.send(request);
        return counts(answer) ? null : `${answer.status} ${answer.body.slice(0, 500)}`;
      },
    };
  });
  return {
    all,
    close: async () => {
      for (const connection of connections) connection.close();
    },
  };
}

const GIVE = '/api/trpc/orders.give';

/** Opened by the first job and left open, as pages are: the later rounds measure orders and nothing else. */
let pages: Promise<Followers> | null = null;

async function orderSenders({ port, orders }: OrderTarget, count: number): Promise<Senders> {
  pages ??= startFollowers(port, orders);
  const followers = await pages;
  const connections = await Promise.all(Array.from({ length: count }, () => openConnection(port)));
  const all = connections.map((connection, i): Sender => {
    const own = shareOf(orders, i, count);
    return {
      send: async (n) => {
        const one = own[n % own.length];
        if (one === undefined) return 'nothing to send';
        const { campaign, cookie, order } = one;
        const { status, body } = await connection.send(postOf(GIVE, cookie, { campaign, order, nonce: newNonce() }));
        const step = /"ok":true.*"n":(\d+)/.exec(body)?.[1];
        if (status !== 200 || step === undefined) return `${status} ${body.slice(0, 500)}`;
        await followers.told(campaign, Number(step));
        return null;
      },
    };
  });
  return {
    all,
    close: async () => {
      for (const connection of connections) connection.close();
    },
  };
}

function sqlSenders({ connectionString, pool, statement, rows }: SqlTarget, count: number): Senders {
  const db = createDb({ connectionString, poolSize: pool });
  const all = Array.from({ length: count }, (_, i): Sender => {
    const own = shareOf(rows, i, count);
    return {
      send: async (n) => {
        const values = own[n % own.length];
        if (values === undefined) return 'nothing to send';
        const { rowCount } = await db.pool.query({ name: 'bare', text: statement, values: [...values] });
        return rowCount === 1 ? null : `${rowCount} rows`;
      },
    };
  });
  return { all, close: () => db.close() };
}

async function sendersFor(target: LoadJob['target'], connections: number): Promise<Senders> {
  if (target.kind === 'sql') return sqlSenders(target, connections);
  if (target.kind === 'orders') return orderSenders(target, connections);
  const { port } = target;
  if (target.kind === 'pages') {
    const buffers = target.requests.map(({ path, headers }) => getOf(path, headers));
    return httpSenders({ port, buffers, counts: ({ status }) => status === target.status }, connections);
  }
  const buffers = target.requests.map(({ path, cookie, json }) => postOf(path, cookie, json));
  const counts = ({ status, body }: Answer): boolean => status === 200 && body.includes(target.success);
  return httpSenders({ port, buffers, counts }, connections);
}

/** Times of answers, ms, and failed ones. */
interface Tally {
  readonly times: number[];
  failed: number;
  failure: string | null;
}

async function ask(sender: Sender, n: number, since: number, tally: Tally): Promise<void> {
  const failure = await sender.send(n);
  if (failure === null) {
    tally.times.push(performance.now() - since);
    return;
  }
  tally.failed += 1;
  tally.failure ??= failure;
}

/** Sends as fast as answers arrive. */
async function closedLoop(sender: Sender, { seconds }: LoadJob, tally: Tally): Promise<void> {
  const end = performance.now() + seconds * 1000;
  for (let n = 0; performance.now() < end; n++) await ask(sender, n, performance.now(), tally);
}

/**
 * Sends by the clock. A time counts from when the request was due, so that one slow answer is charged for the queue
 * behind it.
 */
async function openLoop(sender: Sender, job: LoadJob & { readonly rate: number }, offset: number, tally: Tally) {
  const pause = (1000 * job.connections) / job.rate;
  const begin = performance.now() + offset * (1000 / job.rate);
  for (let n = 0; n * pause < job.seconds * 1000; n++) {
    const due = begin + n * pause;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    // A timer may be late by a millisecond of this process; that is not the server's time.
    await ask(sender, n, early > 0 ? performance.now() : due, tally);
  }
}

async function loaded(job: LoadJob): Promise<LoadOutcome> {
  const { target, connections, rate } = job;
  const tally: Tally = { times: [], failed: 0, failure: null };
  const senders = await sendersFor(target, connections);
  const begin = performance.now();
  await Promise.all(
    senders.all.map((sender, i) =>
      rate === null ? closedLoop(sender, job, tally) : openLoop(sender, { ...job, rate }, i, tally),
    ),
  );
  const seconds = (performance.now() - begin) / 1000;
  await senders.close();
  return { ...tally, seconds };
}

process.on('message', (message) => {
  loaded(loadJobSchema.parse(message)).then((outcome) => process.send?.(outcome));
});
process.on('disconnect', () => pages?.then((opened) => opened.leave()));
