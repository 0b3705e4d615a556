/** Why something failed, in the words of the system. An address with several machines fails with several errors. */
export const reason = (error: unknown): string => {
  const [first = error] = error instanceof AggregateError ? error.errors : [];
  return first instanceof Error ? first.message : String(first);
};
