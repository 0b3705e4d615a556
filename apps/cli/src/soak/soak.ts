import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@sealed-orders/db/embedded';
import { openHost } from '@sealed-orders/host';
import { soakText } from '@sealed-orders/text/cli/soak';
import type { Terminal } from '../command.ts';
import { type Random, randomOf } from '../fuzz/random.ts';
import { allSteps, areEnough, type StepCounts, stepCounts } from './counts.ts';
import type { SoakDatabase } from './database.ts';
import { faultsInTurn, type Inflicted, inflict, type Victims } from './faults.ts';
import { SYSTEMS } from './games.ts';
import { startMails } from './mails.ts';
import type { SoakOptions } from './options.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { allReady, type Kept } from './process.ts';
import { paused, settled, timePasses } from './settle.ts';
import { startSoakSite } from './site.ts';
import { startTables } from './tables.ts';
import { answerOf, until } from './wait.ts';

/** The most steps and the longest time, ms, between two faults. */
const MOST_STEPS = 6;
const MOST_MS = 400;
const SECRET = 'the secret of a soak and of nothing else';

export interface Soak {
  readonly database: SoakDatabase;
  readonly logs: string;
  readonly options: SoakOptions;
  readonly terminal: Terminal;
  /** The clean-up before this process ends, last one first. */
  readonly endings: (() => Promise<unknown>)[];
}

/** Plays, causes faults until enough steps were made, lets everything settle, stops all processes and looks at the result. */
export async function soaked({ database, logs, options, terminal, endings }: Soak): Promise<Outcome> {
  const began = performance.now();
  const { connectionString } = database;
  const mails = await startMails(await freePort());
  const site = await startSoakSite({ connectionString, smtp: mails.url, secret: SECRET, logs });
  const processes = [...site.webs, ...site.schedulers];
  endings.push(() => Promise.all(processes.map((one) => one.stop())));
  const opened = openHost({ connectionString, poolSize: 4, shortestClock: 1, onError: () => undefined });
  const steps = () => answerOf('the number of steps', () => stepCounts(opened));
  const tables = startTables({ opened, ports: site.ports, secret: SECRET, seed: options.seed });
  const clock = timePasses(opened);
  try {
    await allReady(processes);
    const victims: Victims = { ...site, database, mails, steps };
    const faults = await faultsCaused(victims, options, terminal);
    terminal.out(soakText.settling);
    await tables.leave();
    await paused(opened, tables.games);
    await settled(opened);
    const exits = await stopped(processes);
    const made = { ...sumOf(await steps()), seconds: (performance.now() - began) / 1000 };
    return await outcomeOf({ opened, tables, mails, faults, processes, exits, made });
  } finally {
    tables.close();
    await clock.stop();
    await Promise.all(processes.map((one) => one.stop()));
    await opened.close();
    await mails.close();
  }
}

/**
 * Causes one fault after another, at random moments, until this many steps were made and each kind came at least once.
 */
async function faultsCaused(victims: Victims, options: SoakOptions, terminal: Terminal): Promise<readonly Inflicted[]> {
  const random = randomOf(`${options.seed}:faults`);
  const kinds = options.kinds.filter((kind) => kind !== 'disk-full' || victims.database.disk !== null);
  const end = performance.now() + options.minutes * 60_000;
  const faults: Inflicted[] = [];
  for (const kind of faultsInTurn(kinds, random)) {
    const made = await momentOfChance(victims, random);
    if (areEnough(made, options.steps, SYSTEMS) && performance.now() >= end && faults.length >= kinds.length) break;
    terminal.out(soakText.fault(allSteps(made), kind));
    const since = performance.now();
    faults.push(await inflict(kind, victims, random));
    terminal.out(soakText.recovered((performance.now() - since) / 1000));
  }
  return faults;
}

/** Some steps later, and somewhere between two steps or in the middle of one. Returns the number of steps then. */
async function momentOfChance({ steps }: Victims, random: Random): Promise<StepCounts> {
  const before = allSteps(await steps());
  const more = 1 + random.int(MOST_STEPS);
  await until('steps', async () => allSteps(await steps()) >= before + more);
  await pause(random.int(MOST_MS));
  return steps();
}

const sumOf = (counts: StepCounts) => ({ steps: allSteps(counts), bySystem: [...counts] });

async function stopped(processes: readonly Kept[]): Promise<readonly (number | null)[]> {
  const exits: (number | null)[] = [];
  for (const one of processes) exits.push(await one.stop());
  return exits;
}
