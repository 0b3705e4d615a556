import { existsSync } from 'node:fs';
import { EmbeddedFailure, type EmbeddedServer, ensureDatabase, startEmbedded } from '@sealed-orders/db/embedded';
import { verifyText } from '@sealed-orders/text/cli/verify';
import type { Terminal } from './command.ts';
import type { SiteData } from './env.ts';

/** Runs a task on a site's database. Starts the built-in one for it unless the site is using it now. */
export async function withDatabase(
  { url, folder }: SiteData,
  terminal: Terminal,
  task: (url: string) => Promise<number>,
): Promise<number> {
  if (url !== null) return task(url);
  if (!existsSync(folder)) {
    terminal.err(verifyText.noDatabase(folder));
    return 1;
  }
  return onBuiltIn(folder, terminal, task);
}

/** Runs a task on the built-in database in a folder, which is made if there is none. */
export async function onBuiltIn(
  folder: string,
  terminal: Terminal,
  task: (url: string) => Promise<number>,
): Promise<number> {
  let server: EmbeddedServer;
  try {
    server = await startEmbedded({ folder, durable: true });
  } catch (error) {
    if (!(error instanceof EmbeddedFailure)) throw error;
    terminal.err(verifyText.noServer(error.code));
    return 1;
  }
  try {
    return await task(await ensureDatabase(server, 'sealed_orders'));
  } finally {
    if (!server.wasRunning) await server.stop();
  }
}
