import { TRPCError } from '@trpc/server';

/** What is told only when the war is over. Before that it is forbidden to everybody, whoever asks. */
export function afterTheWar<Value>(found: Value | null): Value {
  if (found === null) throw new TRPCError({ code: 'FORBIDDEN' });
  return found;
}
