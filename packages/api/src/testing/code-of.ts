import { TRPCError } from '@trpc/server';

/** The code that a call is refused with; what it answers when it is not refused, and anything else that is thrown. */
export async function codeOf(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked;
  } catch (error) {
    return error instanceof TRPCError ? error.code : error;
  }
}
