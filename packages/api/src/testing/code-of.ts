import { TRPCError } from '@trpc/server';

/** The code with which a call is refused; its answer if it is not refused. Rethrows anything else. */
export async function codeOf(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked;
  } catch (error) {
    return error instanceof TRPCError ? error.code : error;
  }
}
