/** Why the server cannot start, in one sentence for the operator. */
export class StartFailure extends Error {}

/** The system's error code, such as `EADDRINUSE`; null when there is none. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** The cause in a few words: the system's error code if there is one. */
export function reasonOf(error: unknown): string {
  // A host name with several addresses fails with all their errors, and the outer error says nothing.
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return codeOf(first) ?? (first instanceof Error ? first.message : String(first));
}
