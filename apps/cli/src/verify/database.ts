import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDatabase, startEmbedded } from '@sealed-orders/db/embedded';
import { verifyText } from '@sealed-orders/text/cli/verify';
import type { Terminal } from '../command.ts';
import { databaseUrl, dataFolder } from '../env.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** Runs a task on the site's database. Starts the built-in one for it unless the site is using it now. */
export async function withDatabase(terminal: Terminal, task: (url: string) => Promise<number>): Promise<number> {
  const url = databaseUrl();
  if (url !== null) return task(url);
  const folder = resolve(ROOT, dataFolder());
  if (!existsSync(folder)) {
    terminal.err(verifyText.noDatabase(folder));
    return 1;
  }
  const server = await startEmbedded({ folder, durable: true });
  try {
    return await task(await ensureDatabase(server, 'sealed_orders'));
  } finally {
    if (!server.wasRunning) await server.stop();
  }
}
