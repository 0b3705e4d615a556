import type { Roster } from '@sealed-orders/formats';
import { TRPCError } from '@trpc/server';
import type { Context } from '../context.ts';
import { keptRoster } from './reviewed.ts';

/** A list of the user by its id. Rejects with `NOT_FOUND` when it is not theirs. */
export type Lists = (id: string) => Promise<Roster>;

/**
 * The lists of one user, each read only once per request: an army may name one list in many detachments, and a long
 * list takes a thirtieth of a second of processor time.
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
