/** Why the server does not start, in the one sentence that whoever runs it reads. */
export class StartFailure extends Error {}

/** The system's code of an error, such as `EADDRINUSE`; null when it has none. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** What stands in the way, in a few words of the system: its code if it has one. */
export function reasonOf(error: unknown): string {
  // A name with several addresses fails with all their errors at once, and says nothing itself.
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return codeOf(first) ?? (first instanceof Error ? first.message : String(first));
}
