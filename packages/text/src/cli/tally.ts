/** What is wrong with how a short text of the counting game is written. */
export const tallyFormatText = {
  order: "is not an order; write it like 'add 4'",
  oneOrder: 'a sheet of this game is one order',
} as const;
