import { plainCause } from '../bootstrap/disk.mjs';
import { Stop, sentences, steps } from '../bootstrap/messages.mjs';
import { skipped, step } from '../bootstrap/progress.mjs';

const CONNECT_MS = 10_000;

/** The database to use: the one of DATABASE_URL, or the built-in server's. Gives its connection string. */
export function database({ databaseUrl, dataFolder }, life) {
  return databaseUrl === null ? builtIn(dataFolder, life) : foreign(databaseUrl);
}

/** Brings the tables up to date. */
export function migrated(url) {
  return step(steps.migrate, async () => {
    const { migrate } = await import('@sealed-orders/db/migrate');
    try {
      await migrate(url);
    } catch (error) {
      const text = String(error);
      if (/permission denied/i.test(text)) throw new Stop(sentences.databaseNotPermitted(place(url)), text);
      throw new Stop(plainCause(text, place(url)) ?? sentences.migrateFailed, text);
    }
  });
}

async function builtIn(folder, life) {
  const { ensureDatabase, EmbeddedFailure, startEmbedded } = await import('@sealed-orders/db/embedded');
  try {
    const server = await step(steps.postgres, () => startEmbedded({ folder, durable: true }));
    life.atEnd(() => server.stop());
    if (server.wasRunning) skipped(steps.takenOver);
    return await ensureDatabase(server, 'sealed_orders');
  } catch (error) {
    if (!(error instanceof EmbeddedFailure)) throw error;
    const sentence = {
      'unsupported-platform': sentences.noEmbedded,
      'no-space': sentences.diskFull,
      'not-permitted': sentences.notPermitted(folder),
      'init-failed': sentences.postgresFailed,
      'start-failed': sentences.postgresFailed,
    }[error.code];
    throw new Stop(sentence, sentence === sentences.postgresFailed ? error.detail : '');
  }
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

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
function refusal(error, url) {
  if (error.code === '28P01' || error.code === '28000') return sentences.databaseRefused(place(url));
  if (error.code === '3D000') return sentences.databaseMissing(place(url));
  return sentences.databaseUnreachable(place(url));
}

/** Where it is, without the password. */
function place(url) {
  const parsed = urlOf(url);
  return parsed === null ? 'DATABASE_URL' : `${parsed.host}${parsed.pathname}`;
}

function urlOf(text) {
  return URL.canParse(text) ? new URL(text) : null;
}
