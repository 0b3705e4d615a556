import { requireDisk } from '../bootstrap/disk.mjs';
import { explained } from '../bootstrap/enter.mjs';
import { readyLine, Stop, sentences } from '../bootstrap/messages.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { built } from './build.mjs';
import { database, migrated } from './database.mjs';
import { demoLoaded } from './demo.mjs';
import { settings } from './env.mjs';
import { fontsCut } from './fonts.mjs';
import { generated } from './generate.mjs';
import { lifetime } from './lifetime.mjs';
import { locked } from './lock.mjs';
import { requireFreePort } from './port.mjs';
import { ownSecret } from './secret.mjs';
import { served } from './server.mjs';

/** The least space that a running site needs, in megabytes. */
const RUN_SPACE = 200;

/** From installed packages to a running site. Common causes of failure are checked before anything begins. */
export async function main(args) {
  const wanted = settings(args);
  const life = lifetime();
  try {
    await requireDisk(ROOT, RUN_SPACE);
    life.atEnd(locked(wanted.dataFolder));
    if (wanted.databaseUrl === null) await requireDisk(wanted.dataFolder, RUN_SPACE);
    await requireFreePort(wanted.port);
    await bringUp(wanted, life);
  } catch (error) {
    // Programs that we end during shutdown fail too, and that is expected.
    if (!life.isEnding) await life.end(explained(error));
  }
}

async function bringUp(wanted, life) {
  await generated();
  await fontsCut();
  const url = await database(wanted, life);
  await migrated(url);
  const logins = wanted.isDemo ? await demoLoaded(url) : [];
  if (!wanted.isDev) await built();
  const address = `http://localhost:${wanted.port}`;
  const server = await served({
    PORT: String(wanted.port),
    DATABASE_URL: url,
    NODE_ENV: wanted.isDev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    SEALED_ORDERS_DEMO: wanted.isDemo ? '1' : '0',
    NEXTAUTH_SECRET: wanted.secret ?? ownSecret(wanted.dataFolder),
    NEXTAUTH_URL: wanted.publicUrl ?? address,
  });
  life.served();
  server.once('exit', (code, signal) => {
    if (life.isEnding) return;
    life.end(explained(new Stop(sentences.serverEnded(signal ?? `code ${code}`))));
  });
  console.log(readyLine(address, logins));
}
