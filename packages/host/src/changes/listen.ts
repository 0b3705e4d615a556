import pg from 'pg';
import { z } from 'zod';
import type { Change } from '../types.ts';
import { CHANNEL, type ChangeListener } from './changes.ts';

const messageSchema = z.object({
  from: z.string(),
  what: z.enum(['step', 'seals', 'lobby', 'due']),
  campaign: z.string(),
  n: z.number().int(),
});

export interface ListenOptions {
  readonly connectionString: string;
  /** Whose own messages are left out: they were heard in the process. */
  readonly except: string;
  readonly onChange: ChangeListener;
  /** The connection was lost and is there again: anything may have been missed. */
  readonly onGap: () => void;
}

export interface Listening {
  stop(): Promise<void>;
}

/** Waiting times between attempts to connect again, ms; the last is repeated. */
const PAUSES = [50, 200, 1000];

/** Parses what another process told; null when it is not ours or not understood. */
function heard(payload: string | undefined, except: string): Change | null {
  const parsed = messageSchema.safeParse(readJson(payload));
  if (!parsed.success || parsed.data.from === except) return null;
  const { what, campaign, n } = parsed.data;
  return { what, campaign, n };
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Hears the changes that other processes tell, on a connection of its own, until stopped. Resolves when it hears. */
export async function listenForChanges(options: ListenOptions): Promise<Listening> {
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

async function connected({ connectionString, except, onChange }: ListenOptions): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  // A broken connection also ends, and that is what is acted on.
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => {
    const change = heard(payload, except);
    if (change !== null) onChange(change);
  });
  await client.connect();
  await client.query(`LISTEN ${CHANNEL}`);
  return client;
}
