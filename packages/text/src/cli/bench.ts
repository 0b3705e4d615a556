/** Text around the bench's figures. */
export const benchText = {
  heading: ['What', 'Figure', 'Target', 'Ratio', 'Reference in the same run', 'Cost in references'],
  unknownParts: (unknown: readonly string[], known: readonly string[]): string =>
    `no such part: ${unknown.join(', ')}; choose from ${known.join(', ')}`,
  notBuilt: 'The pages are not built, so the server cannot be measured: run `npm start` once.',
} as const;
