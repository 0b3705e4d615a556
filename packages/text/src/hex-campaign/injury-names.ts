/** Lasting injuries by die. HEX-AFT-16. */
const INJURY_NAMES: Readonly<Record<number, string>> = {
  1: 'one eye lost (BS −1)',
  2: 'one hand lost (can use only one one-handed weapon)',
  3: 'damaged nerves (WS −1)',
  4: 'damaged muscles (S −1)',
  5: 'a head injury (Ld −1; on a roll of 1, no action that turn)',
  6: 'a broken body (T −1)',
};

/** An injury by its die. */
export const injuryName = (die: number): string => INJURY_NAMES[die] ?? 'an injury';
