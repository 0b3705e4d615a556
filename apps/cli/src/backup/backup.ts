import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { BackupFault, backUp } from '@sealed-orders/db/backup';
import { backupText } from '@sealed-orders/text/cli/backup';
import type { Run, Terminal } from '../command.ts';
import { withDatabase } from '../database.ts';
import { siteData } from '../env.ts';
import { reason } from '../reason.ts';

const OUTPUT = '-';

/** Writes everything in the site's database to a file, or to the output. */
export const runBackup: Run = async (args, terminal) => {
  const [name] = args;
  if (name === undefined || args.length > 1) {
    terminal.err(backupText.usage);
    return 2;
  }
  return withDatabase(siteData(), terminal, (url) =>
    name === OUTPUT ? written(url, process.stdout, name, terminal) : inFile(url, resolve(terminal.cwd, name), terminal),
  );
};

/** The file appears when it is complete. 0: it is there. 1: it is not, for the reason that was printed. */
export async function inFile(url: string, file: string, terminal: Terminal): Promise<number> {
  const unfinished = `${file}.unfinished`;
  try {
    await (await open(file, 'wx', 0o600)).close();
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    terminal.err(isThere ? backupText.isThere(file) : backupText.notWritten(file, reason(error)));
    return 1;
  }
  const code = await written(url, createWriteStream(unfinished, { mode: 0o600, flush: true }), file, terminal);
  if (code === 0) await rename(unfinished, file);
  else await Promise.all([unfinished, file].map((each) => rm(each, { force: true })));
  return code;
}

async function written(url: string, output: NodeJS.WritableStream, name: string, terminal: Terminal): Promise<number> {
  let isDisk = false;
  output.on('error', () => {
    isDisk = true;
  });
  try {
    const { tables, rows } = await backUp(url, output);
    // The output may be the backup itself.
    terminal.err(backupText.made(name, tables, rows));
    return 0;
  } catch (error) {
    if (error instanceof BackupFault) terminal.err(backupText.faults[error.code]);
    else terminal.err(isDisk ? backupText.notWritten(name, reason(error)) : backupText.notMade(reason(error)));
    return 1;
  }
}
