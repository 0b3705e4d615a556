import { TRPCError } from '@trpc/server';

/** Null: the campaign was made private or deleted a moment ago. */
export async function ifThere<Read>(read: () => Promise<Read>): Promise<Read | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TRPCError) return null;
    throw error;
  }
}
