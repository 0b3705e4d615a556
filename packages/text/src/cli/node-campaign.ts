/** Errors in the short notation for the node campaign. */
export const nodeFormatText = {
  force: "is not a battleforce; write it like 'red O4', 'red D3 hulk', 'blue O9 from O8' or 'red O4: 500 500 / 80'",
  battle: "is not a battle; write it like 'O4: f1 f2, f3' or 'O9: red rok, f2', in quotes",
  noForce: (id: string): string => `there is no battleforce called ${id}`,
  notAnOrder: (text: string): string => `${text} is not an order; write it like 'move f1 O4' or in full`,
  noSheets: 'this game has no sheets: write orders one by one',
} as const;
