const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** `one battle`, `three battles`: small numbers are written as words, as in running text. */
export const numbered = (n: number, one: string, many: string): string =>
  `${NUMBERS[n] ?? n.toLocaleString('en-GB')} ${n === 1 ? one : many}`;
