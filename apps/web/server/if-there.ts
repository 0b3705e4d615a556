import { TRPCError } from '@trpc/server';

/** Null: a moment ago the war was made private, or deleted. */
export async function ifThere<Read>(read: () => Promise<Read>): Promise<Read | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TRPCError) return null;
    throw error;
  }
}
