/** Errors in the short notation for Tally. */
export const tallyFormatText = {
  order: "is not an order; write it like 'add 4'",
  oneOrder: 'a sheet of this game has exactly one order',
} as const;
