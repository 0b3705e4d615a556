import { writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Host, openHost } from '@sealed-orders/host';
import { tally } from '@sealed-orders/host/testing';
import { startScheduler } from '../scheduler.ts';

/**
 * A scheduler as a process of its own, that a test may kill. Says in lines of JSON when it listens, each time that it
 * looks for what is due, what it has made, and, asked to hold, that it stands still for good in the middle of a step,
 * with the campaign's row in its hand.
 */
const { values } = parseArgs({ options: { database: { type: 'string', default: '' }, hold: { type: 'boolean' } } });

// Written at once: who stands still for good writes nothing later.
const say = (line: object): void => void writeSync(1, `${JSON.stringify(line)}\n`);

const holding: typeof tally = {
  ...tally,
  apply() {
    say({ says: 'holding' });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    throw new Error('nobody wakes it');
  },
};

const onError = (error: unknown): void => say({ says: 'error', error: String(error) });
const { host } = openHost({
  connectionString: values.database,
  poolSize: 6,
  rulesets: () => (values.hold === true ? holding : tally),
  onError,
});
host.subscribe(({ what, campaign, n }) => {
  if (what === 'step') say({ says: 'made', campaign, n });
});
const seen: Host = {
  ...host,
  runDue: (now) => {
    say({ says: 'looks' });
    return host.runDue(now);
  },
};
await startScheduler({ host: seen, connectionString: values.database, onError });
say({ says: 'ready' });
