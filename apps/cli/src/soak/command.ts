import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { soakText } from '@sealed-orders/text/cli/soak';
import { isBuilt } from '../bench/site.ts';
import type { Run, Terminal } from '../command.ts';
import { startSoakDatabase } from './database.ts';
import { type SoakOptions, soakOptions } from './options.ts';
import { reported } from './report.ts';
import { soaked } from './soak.ts';
import { Stuck } from './wait.ts';

/**
 * `soak [--steps 200] [--minutes 0] [--seed abc] [--faults …]`: plays campaigns through the real site, while its
 * processes, its database, its disk and its mail server fail, and compares what was accepted with the result. 0 when
 * nothing is lost, duplicated or wrong.
 */
export const runSoak: Run = async (args, terminal) => {
  const options = soakOptions(args);
  if (typeof options === 'string') {
    terminal.err(options);
    return 2;
  }
  if (!isBuilt()) {
    terminal.err(soakText.notBuilt);
    return 1;
  }
  terminal.out(soakText.begins(options));
  const endings: (() => Promise<unknown>)[] = [];
  const end = async (): Promise<void> => {
    for (const ending of endings.splice(0).reverse()) await ending();
  };
  const leave = (): void => void end().finally(() => process.exit(130));
  process.once('SIGINT', leave);
  process.once('SIGTERM', leave);
  try {
    return await soakedOn(options, terminal, endings);
  } finally {
    await end();
    process.removeListener('SIGINT', leave);
    process.removeListener('SIGTERM', leave);
  }
};

async function soakedOn(
  options: SoakOptions,
  terminal: Terminal,
  endings: (() => Promise<unknown>)[],
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'sealed-orders-soak-'));
  const logs = await mkdtemp(join(tmpdir(), 'sealed-orders-soak-output-'));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  const database = await startSoakDatabase(folder);
  endings.push(database.stop);
  if (database.disk === null) terminal.out(soakText.noDisk);
  const code = await soaked({ database, logs, options, terminal, endings }).then(
    (outcome) => reported(outcome, terminal),
    (error: unknown) => {
      if (!(error instanceof Stuck)) throw error;
      terminal.out(soakText.check(false, error.message));
      terminal.out(soakText.tally(0, 1));
      return 1;
    },
  );
  if (code === 0) await rm(logs, { recursive: true, force: true });
  else terminal.out(soakText.outputKept(logs));
  return code;
}
