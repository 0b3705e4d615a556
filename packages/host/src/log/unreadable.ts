import { z } from 'zod';

/** What is stored of a campaign does not match its schemas, or breaks its rules: it would fail again. */
export class Unreadable extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what} cannot be read: ${String(cause)}`, { cause });
    this.name = 'Unreadable';
  }
}

/** Whether something stored could not be read: asking again would not help. */
export const isUnreadable = (error: unknown): boolean => error instanceof Unreadable || error instanceof z.ZodError;

/** One of several campaigns; null: it cannot be read, which must not keep the others from their readers. */
export async function readable<Read>(read: () => Promise<Read>): Promise<Read | null> {
  try {
    return await read();
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
}
