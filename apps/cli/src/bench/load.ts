import { type Connection, openConnection, postOf } from './connection.ts';
import { type LoadJob, type LoadOutcome, loadJobSchema } from './load-job.ts';
import { quantile } from './spread.ts';

/** Times of answers, ms, and what did not count. */
interface Tally {
  readonly times: number[];
  failed: number;
  failure: string | null;
}

async function ask(connection: Connection, request: Buffer, since: number, job: LoadJob, tally: Tally): Promise<void> {
  const { status, body } = await connection.send(request);
  if (status === 200 && body.includes(job.success)) {
    tally.times.push(performance.now() - since);
    return;
  }
  tally.failed += 1;
  tally.failure ??= `${status} ${body.slice(0, 500)}`;
}

/** Sends as fast as answers come. */
async function closedLoop(connection: Connection, requests: readonly Buffer[], job: LoadJob, tally: Tally) {
  const end = performance.now() + job.seconds * 1000;
  for (let i = 0; performance.now() < end; i++) {
    const request = requests[i % requests.length];
    if (request !== undefined) await ask(connection, request, performance.now(), job, tally);
  }
}

/**
 * Sends by the clock. A time counts from when the request was due, so that one slow answer is charged for all that
 * queue behind it.
 */
async function openLoop(
  connection: Connection,
  requests: readonly Buffer[],
  job: LoadJob & { readonly rate: number },
  offset: number,
  tally: Tally,
) {
  const pause = (1000 * job.connections) / job.rate;
  const begin = performance.now() + offset * (1000 / job.rate);
  for (let i = 0; i * pause < job.seconds * 1000; i++) {
    const due = begin + i * pause;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const request = requests[i % requests.length];
    // A timer may be late by a millisecond of this process; that is not the server's time.
    if (request !== undefined) await ask(connection, request, early > 0 ? performance.now() : due, job, tally);
  }
}

async function loaded(job: LoadJob): Promise<LoadOutcome> {
  const tally: Tally = { times: [], failed: 0, failure: null };
  const buffers = job.requests.map(({ path, cookie, json }) => postOf(path, cookie, json));
  const connections = await Promise.all(Array.from({ length: job.connections }, () => openConnection(job.port)));
  const begin = performance.now();
  const { rate } = job;
  await Promise.all(
    connections.map((connection, i) => {
      const own = buffers.filter((_, index) => index % job.connections === i);
      return rate === null
        ? closedLoop(connection, own, job, tally)
        : openLoop(connection, own, { ...job, rate }, i, tally);
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  for (const connection of connections) connection.close();
  const { times, failed, failure } = tally;
  return { answered: times.length, failed, failure, seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

process.once('message', (message) => {
  loaded(loadJobSchema.parse(message)).then((outcome) => process.send?.(outcome, () => process.disconnect()));
});
