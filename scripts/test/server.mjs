import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { locked } from '../start/lock.mjs';

const FOLDER = join(ROOT, '.data', 'test');

/** One PostgreSQL for all tests of this run, started at its first use and deleted with its data at the end. */
export function testServer(life) {
  let starting = null;
  return () => {
    starting ??= started(life);
    return starting;
  };
}

async function started(life) {
  const { startEmbedded } = await import('@sealed-orders/db/embedded');
  life.atEnd(locked(FOLDER));
  const server = await startEmbedded({ folder: FOLDER, durable: false });
  life.atEnd(async () => {
    await server.stop();
    await rm(server.data, { recursive: true, force: true });
  });
  return server;
}
