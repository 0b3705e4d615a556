import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { BackupFault, type OpenBackup, openBackup, restore } from '@sealed-orders/db/backup';
import { backupText } from '@sealed-orders/text/cli/backup';
import type { Run, Terminal } from '../command.ts';
import { onBuiltIn } from '../database.ts';
import { type SiteData, siteData } from '../env.ts';
import { reason } from '../reason.ts';
import { verifiedAll } from '../verify/all.ts';

const INPUT = '-';

/** Fills the site's empty database from a backup and verifies all logs. */
export const runRestore: Run = async (args, terminal) => {
  const [name] = args;
  if (name === undefined || args.length > 1) {
    terminal.err(backupText.usageOfRestore);
    return 2;
  }
  const input = name === INPUT ? process.stdin : createReadStream(resolve(terminal.cwd, name));
  return restored(input, name, siteData(), terminal);
};

/** 0: everything is there and all logs agree. 1: nothing was restored, or a log differs, as was printed. */
export async function restored(
  input: NodeJS.ReadableStream,
  name: string,
  { url, folder }: SiteData,
  terminal: Terminal,
): Promise<number> {
  let backup: OpenBackup;
  try {
    backup = await openBackup(input);
  } catch (error) {
    const isFault = error instanceof BackupFault;
    terminal.err(isFault ? backupText.faults[error.code] : backupText.noFile(name, reason(error)));
    return 1;
  }
  const fill = (connectionString: string) => filled(connectionString, backup, terminal);
  return url === null ? onBuiltIn(folder, terminal, fill) : fill(url);
}

async function filled(connectionString: string, backup: OpenBackup, terminal: Terminal): Promise<number> {
  try {
    const { rows } = await restore(connectionString, backup);
    terminal.out(backupText.restored(rows));
  } catch (error) {
    const isFault = error instanceof BackupFault;
    terminal.err(isFault ? backupText.faults[error.code] : backupText.notRestored(reason(error)));
    return 1;
  }
  const code = await verifiedAll(connectionString, terminal);
  if (code !== 0) terminal.err(backupText.differs);
  return code;
}
