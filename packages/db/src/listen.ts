import pg from 'pg';

export interface ListenOptions {
  readonly connectionString: string;
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  /** The connection was lost and has been restored: messages may have been missed. */
  readonly onGap: () => void;
}

export interface Listening {
  stop(): Promise<void>;
}

/** Delays between attempts to reconnect, ms; the last one repeats. */
const PAUSES = [50, 200, 1000];

/** How long each of the two steps of an attempt may take, connecting and listening, ms. */
const CONNECT = 10_000;

/** Listens to a PostgreSQL channel on a connection of its own, until stopped. Resolves once it listens. */
export async function listenOn(options: ListenOptions): Promise<Listening> {
  let client = await connected(options);
  let stopped = false;
  let attempt = 0;
  let timer: NodeJS.Timeout | undefined;

  const reconnect = async (): Promise<void> => {
    try {
      client = await connected(options);
    } catch {
      again();
      return;
    }
    if (stopped) return void client.end();
    attempt = 0;
    watch();
    options.onGap();
  };
  const again = (): void => {
    if (stopped) return;
    timer = setTimeout(reconnect, PAUSES[Math.min(attempt, PAUSES.length - 1)]);
    attempt += 1;
  };
  const watch = (): void => void client.once('end', again);

  watch();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await client.end();
    },
  };
}

async function connected({ connectionString, channel, onMessage }: ListenOptions): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT,
    query_timeout: CONNECT,
  });
  // A broken connection also ends, and the end is handled.
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => onMessage(payload ?? ''));
  try {
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    // A connection that fails to listen would stay open forever.
    client.end().catch(() => undefined);
    throw error;
  }
  return client;
}
