import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedFailure, failureFrom } from './failure.ts';
import { isHeld } from './server.ts';

/** A server that can be restarted. */
export interface Restartable {
  url(database: string): string;
  revive(): Promise<void>;
}

/** Callbacks of a watcher. */
export interface Told {
  /** It no longer answers and is being restarted. */
  readonly onDown: () => void;
  /** It answers again at the same address. */
  readonly onBack: () => void;
  /** It cannot be restarted. Nobody watches it from now on. */
  readonly onLost: (failure: EmbeddedFailure) => void;
}

export interface Watching {
  /** Resolves when watching has ended. */
  stop(): Promise<void>;
}

/** How long to try to restart a server, ms: the last statement of a dead one may hold its memory. */
const PATIENCE = 30_000;
const BETWEEN = 500;
const CONNECT = 5000;
/** The server is recovering from a crash, which can take any time. */
const STARTING = '57P03';

/**
 * Watches a server and restarts it whenever it dies. It holds a connection open, which ends as soon as the server does;
 * polling would notice later. The connection also ends when the server restarts on its own.
 */
export function watchEmbedded(server: Restartable, told: Told): Watching {
  const stopping = new AbortController();
  const watch = async (): Promise<void> => {
    let line = await connection(server);
    for (;;) {
      if (line instanceof pg.Client) await ended(line, stopping.signal);
      if (stopping.signal.aborted) return;
      told.onDown();
      const again = await revived(server, stopping.signal);
      if (again === null) return;
      told.onBack();
      line = again;
    }
  };
  const watched = watch().catch((error: unknown) => told.onLost(failureOf(error)));
  return {
    async stop() {
      stopping.abort();
      await watched;
    },
  };
}

/** Restarts the server until it answers; returns a connection, or null when watching has ended. */
async function revived(server: Restartable, stopping: AbortSignal): Promise<pg.Client | null> {
  let end = Date.now() + PATIENCE;
  while (!stopping.aborted) {
    const line = await server.revive().then(() => connection(server), failureOf);
    if (line instanceof pg.Client) return line;
    if (line instanceof pg.DatabaseError && line.code === STARTING) end = Date.now() + PATIENCE;
    if (isForGood(line) || Date.now() > end) throw line;
    await pause(BETWEEN);
  }
  return null;
}

/** A connection to the server, or the reason why there is none. */
async function connection(server: Restartable): Promise<pg.Client | Error> {
  const connectionString = server.url('postgres');
  const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: CONNECT });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end();
    // It may run and still accept nobody: each connection writes a little.
    const failure = failureFrom(String(error), 'start-failed');
    if (failure.code === 'no-space') return failure;
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Resolves when the connection has ended or is no longer needed. */
async function ended(client: pg.Client, stopping: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    client.once('end', resolve);
    stopping.addEventListener('abort', () => resolve(), { once: true });
    if (stopping.aborted) resolve();
  });
  await client.end();
}

/** Failures that another try would not change. */
const isForGood = (error: Error): boolean => error instanceof EmbeddedFailure && !isHeld(error.detail);

function failureOf(error: unknown): EmbeddedFailure {
  return error instanceof EmbeddedFailure ? error : new EmbeddedFailure('start-failed', String(error));
}
