import { type Listening, listenOn } from '@sealed-orders/db/listen';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { CHANNEL, type ChangeListener } from './changes.ts';
import type { Change } from './types.ts';

const of = { from: z.string(), campaign: z.string() };

const messageSchema = z.discriminatedUnion('what', [
  z.object({ ...of, what: z.enum(['step', 'seals', 'lobby', 'due']), n: z.number().int() }),
  z.object({ ...of, what: z.literal('talk'), seats: z.array(seatSchema) }),
  z.object({ ...of, what: z.enum(['topics', 'desk']), viewers: z.array(z.string()) }),
  z.object({ ...of, what: z.literal('screen'), user: z.string() }),
]);

export interface ListenOptions {
  readonly connectionString: string;
  /** Messages of this origin are ignored: this process knows of them already. */
  readonly except: string;
  readonly onChange: ChangeListener;
  /** The connection was lost and has been restored: messages may have been missed. */
  readonly onGap: () => void;
}

/** Parses a message of another process; null when it is our own or is not understood. */
function heard(payload: string, except: string): Change | null {
  const parsed = messageSchema.safeParse(readJson(payload));
  if (!parsed.success || parsed.data.from === except) return null;
  const { from: _from, ...change } = parsed.data;
  return change;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Listens for changes that other processes announce, on a connection of its own, until stopped. Resolves once it
 * listens.
 */
export function listenForChanges({ connectionString, except, onChange, onGap }: ListenOptions): Promise<Listening> {
  const onMessage = (payload: string): void => {
    const change = heard(payload, except);
    if (change !== null) onChange(change);
  };
  return listenOn({ connectionString, channel: CHANNEL, onMessage, onGap });
}
