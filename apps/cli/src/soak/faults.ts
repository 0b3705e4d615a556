import { setTimeout as pause } from 'node:timers/promises';
import type { FaultKind } from '@sealed-orders/text/cli/soak';
import type { Random } from '../fuzz/random.ts';
import { allSteps, type StepCounts } from './counts.ts';
import type { SoakDatabase } from './database.ts';
import type { SoakMails } from './mails.ts';
import { allReady, type Kept } from './process.ts';
import { until } from './wait.ts';

/** What can fail. */
export interface Victims {
  readonly webs: readonly Kept[];
  readonly schedulers: readonly Kept[];
  readonly database: SoakDatabase;
  readonly mails: SoakMails;
  /** The steps in all logs; waits while the database is down. */
  steps(): Promise<StepCounts>;
}

/** A fault that was caused, in ms of this process's clock. */
export interface Inflicted {
  readonly kind: FaultKind;
  readonly from: number;
  readonly to: number;
}

/** How long a disk stays full, and a mail server is out of order, ms. */
const FULL = 3000;
const NO_MAIL = 4000;

/** How long after that a mail must have arrived, ms: no sender waits longer than a minute for a server without an answer. */
const MAIL_AGAIN = 120_000;

type Harm = (victims: Victims, random: Random) => Promise<void>;

const HARMS: Readonly<Record<FaultKind, Harm>> = {
  'web-killed': async ({ webs }, random) => random.pick(webs).kill(),
  'scheduler-killed': async ({ schedulers }, random) => random.pick(schedulers).kill(),
  'postgres-killed': ({ database }) => database.killServer(),
  'backend-killed': async ({ database }) => void (await database.killBackend()),
  'connections-cut': async ({ database }) => void (await database.cutConnections()),
  'all-killed': async ({ webs, schedulers, database }) => {
    for (const one of [...webs, ...schedulers]) one.kill();
    await database.killServer();
  },
  'disk-full': async ({ database: { disk } }) => {
    await disk?.fill();
    await pause(FULL);
    await disk?.free();
  },
  'mail-busy': ({ mails }) => withoutMail(mails, 'busy'),
  'mail-hangs': ({ mails }) => withoutMail(mails, 'hangs'),
  'mail-gone': ({ mails }) => withoutMail(mails, 'gone'),
};

async function withoutMail(mails: SoakMails, mood: 'busy' | 'hangs' | 'gone'): Promise<void> {
  await mails.become(mood);
  await pause(NO_MAIL);
  await mails.become('takes');
  const before = mails.taken.length;
  await until(`a mail after the fault mail-${mood}`, () => mails.taken.length > before, MAIL_AGAIN);
}

/** Causes a fault, and waits until everything is up again and a step has been made since. */
export async function inflict(kind: FaultKind, victims: Victims, random: Random): Promise<Inflicted> {
  const from = performance.now();
  await HARMS[kind](victims, random);
  const to = performance.now();
  await victims.database.back();
  await allReady([...victims.webs, ...victims.schedulers]);
  const before = allSteps(await victims.steps());
  await until('a step', async () => allSteps(await victims.steps()) > before);
  return { kind, from, to };
}

/** All kinds that this machine allows, in random order: none is repeated before all have been caused. */
export function* faultsInTurn(kinds: readonly FaultKind[], random: Random): Generator<FaultKind> {
  for (;;) {
    const left = [...kinds];
    while (left.length > 0) {
      const [next] = left.splice(random.int(left.length), 1);
      if (next !== undefined) yield next;
    }
  }
}
