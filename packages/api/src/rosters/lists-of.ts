import type { Roster } from '@sealed-orders/formats';
import { TRPCError } from '@trpc/server';
import type { Context } from '../context.ts';
import { keptRoster } from './reviewed.ts';

/** A list of the user by its id. Rejects with `NOT_FOUND` when it is not theirs. */
export type Lists = (id: string) => Promise<Roster>;

/**
 * The lists of one user, each read once for one request: an army may name one in many detachments, and a long one takes
 * a thirtieth of a second of a processor.
 */
export function listsOf({ host }: Pick<Context, 'host'>, user: string): Lists {
  const known = new Map<string, Promise<Roster>>();
  const read = async (id: string): Promise<Roster> => {
    const kept = await host.roster(user, id);
    if (kept === null) throw new TRPCError({ code: 'NOT_FOUND' });
    return keptRoster(kept);
  };
  return (id) => {
    const list = known.get(id) ?? read(id);
    known.set(id, list);
    return list;
  };
}
