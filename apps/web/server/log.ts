/** Writes a failure to the operator's log: one line of JSON that says where it happened. */
export function logFailure(error: unknown, where: string): void {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const cause = error instanceof Error && error.cause !== undefined ? String(error.cause) : undefined;
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), where, what, cause })}\n`);
}
