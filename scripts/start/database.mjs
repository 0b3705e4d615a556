import { plainCause } from '../bootstrap/disk.mjs';
import { explained } from '../bootstrap/enter.mjs';
import { Stop, sentences, steps } from '../bootstrap/messages.mjs';
import { skipped, step } from '../bootstrap/progress.mjs';

const CONNECT_MS = 10_000;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const REFUSED = ['28P01', '28000'];
const NO_SUCH_DATABASE = '3D000';
const NOT_PERMITTED = '42501';

/** The database to use: the one in DATABASE_URL, or the built-in server's. Returns its connection string. */
export function database({ databaseUrl, dataFolder }, life) {
  return databaseUrl === null ? builtIn(dataFolder, life) : foreign(databaseUrl);
}

/** Brings the tables up to date. */
export function migrated(url) {
  return step(steps.migrate, async () => {
    const { ForeignTables, migrate } = await import('@sealed-orders/db/migrate');
    try {
      await migrate(url);
    } catch (error) {
      if (error instanceof ForeignTables) throw new Stop(sentences.databaseNotOurs(place(url)));
      if (error.code === NOT_PERMITTED) throw new Stop(sentences.databaseNotPermitted(place(url)));
      const text = `${error} ${error.hint ?? ''}`;
      const plain = plainCause(text, place(url));
      throw plain === null ? new Stop(sentences.migrateFailed, text) : new Stop(plain);
    }
  });
}

async function builtIn(folder, life) {
  const { ensureDatabase, EmbeddedFailure, startEmbedded } = await import('@sealed-orders/db/embedded');
  try {
    const server = await step(steps.postgres, () => startEmbedded({ folder, durable: true }));
    life.atEnd(() => server.stop());
    if (server.wasRunning) skipped(steps.takenOver);
    await watched(server, folder, life);
    return await ensureDatabase(server, 'sealed_orders');
  } catch (error) {
    if (!(error instanceof EmbeddedFailure)) throw error;
    throw stopFor(error, folder, sentences.postgresFailed);
  }
}

/** No other program watches this server: it is restarted when it dies, or else everything ends. */
async function watched(server, folder, life) {
  const { watchEmbedded } = await import('@sealed-orders/db/embedded');
  let back = () => undefined;
  const watching = watchEmbedded(server, {
    onDown: () => step(steps.revive, () => new Promise((resolve) => (back = resolve))),
    onBack: () => back(),
    onLost: (failure) => {
      if (life.isEnding) return;
      const stop = stopFor(failure, folder, sentences.postgresLost);
      // Printed again at the end, because the server's own output while it stops comes in between.
      life.end(explained(stop), stop.message);
    },
  });
  life.atEnd(() => watching.stop());
}

/**
 * Why the built-in server is not available, in one sentence; `otherwise` if only PostgreSQL's own message explains it.
 */
function stopFor(failure, folder, otherwise) {
  const sentence = {
    'unsupported-platform': sentences.noEmbedded,
    'no-space': sentences.diskFull,
    'not-permitted': sentences.notPermitted(folder),
    'init-failed': otherwise,
    'start-failed': otherwise,
  }[failure.code];
  return new Stop(sentence, sentence === otherwise ? failure.detail : '');
}

function foreign(url) {
  if (!/^postgres(ql)?:$/.test(urlOf(url)?.protocol ?? '')) throw new Stop(sentences.badDatabaseUrl);
  return step(steps.foreign, async () => {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query("SELECT current_setting('server_version') AS name");
      if (Number.parseInt(rows[0].name, 10) < 13) throw new Stop(sentences.databaseTooOld(rows[0].name));
      return url;
    } catch (error) {
      throw error instanceof Stop ? error : new Stop(refusal(error, url));
    } finally {
      await client.end().catch(() => undefined);
    }
  });
}

/** Why a connection failed. A server that answers but refuses us gives its own reason. */
export function refusal(error, url) {
  if (REFUSED.includes(error.code) || /password must be/.test(error.message)) {
    return sentences.databaseRefused(place(url));
  }
  if (error.code === NO_SUCH_DATABASE) return sentences.databaseMissing(place(url));
  const isAnswer = isFromServer(error.code) || /does not support SSL/.test(error.message);
  return isAnswer ? sentences.databaseTurnsAway(place(url), error.message) : sentences.databaseUnreachable(place(url));
}

/** The server's codes have five characters, including digits; the system's codes begin with E and have no digits. */
const isFromServer = (code) => /^(?=.*\d)[0-9A-Z]{5}$/.test(code ?? '');

/** The address without the password. */
function place(url) {
  const parsed = urlOf(url);
  return parsed === null ? 'DATABASE_URL' : `${parsed.host}${parsed.pathname}`;
}

function urlOf(text) {
  return URL.canParse(text) ? new URL(text) : null;
}
