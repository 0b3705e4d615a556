import { spawnSync } from 'node:child_process';
import { writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Host, openHost } from '@sealed-orders/host';
import { mended, tally } from '@sealed-orders/host/testing';
import { startScheduler } from '../scheduler.ts';

/**
 * A scheduler as a separate process, which a test may kill. Prints lines of JSON when it listens, each time that it
 * looks for due campaigns, and what it has made. It can be asked to stop in the middle of its steps, while it holds the
 * campaign's row, and says so: with `--hold` for good, with `--halt` in each step until something is written to it.
 * With `--tell` it stops for good when it first announces a change, with `--seats` before it does anything for seats
 * run by the computer. Its rules break where a campaign asks for it, unless they are `--mended`. With `--smtp` it
 * sends mails.
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: '' },
    hold: { type: 'boolean' },
    halt: { type: 'boolean' },
    tell: { type: 'boolean' },
    seats: { type: 'boolean' },
    mended: { type: 'boolean' },
    smtp: { type: 'string' },
  },
});

// Written synchronously: a process that has stopped writes nothing later.
const say = (line: object): void => void writeSync(1, `${JSON.stringify(line)}\n`);

function hold(): never {
  say({ says: 'holding' });
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  throw new Error('nobody wakes it');
}

const holding: typeof tally = { ...tally, apply: hold };

/** A program that ends when there is input: it waits without end, which reading in this process could not. */
const READ = `process.stdin.once('data', () => process.exit())`;

const halting: typeof tally = {
  ...tally,
  apply(...given) {
    say({ says: 'holding' });
    spawnSync(process.execPath, ['-e', READ], { stdio: ['inherit', 'ignore', 'inherit'] });
    return tally.apply(...given);
  },
};

function rulesAsked(): typeof tally {
  if (values.hold === true) return holding;
  if (values.halt === true) return halting;
  return values.mended === true ? mended : tally;
}

const onError = (error: unknown): void => say({ says: 'error', error: String(error) });
const { host, db } = openHost({
  connectionString: values.database,
  poolSize: 6,
  rulesets: rulesAsked,
  // These tests have no players: their campaigns would fall asleep.
  quietRounds: Number.POSITIVE_INFINITY,
  onError,
});
host.subscribe((change) => {
  if (change.what === 'step') say({ says: 'made', campaign: change.campaign, n: change.n });
});
const seen: Host = {
  ...host,
  runDue: (now) => {
    say({ says: 'looks' });
    return host.runDue(now);
  },
  playSeats: values.seats === true ? hold : host.playSeats,
};
const telling =
  values.smtp === undefined
    ? {}
    : { telling: { site: 'https://war.example.org', smtp: { url: values.smtp, from: 'orders@example.org' } } };
const onTold = values.tell === true ? hold : () => undefined;
await startScheduler({ host: seen, db, connectionString: values.database, onTold, ...telling, onError });
say({ says: 'ready' });
