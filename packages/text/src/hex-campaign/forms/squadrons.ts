import { counted } from '../../sentence.ts';

/** `1st`, `2nd`, `11th`. */
export function ordinal(n: number): string {
  const isTeen = n % 100 >= 11 && n % 100 <= 13;
  const ending = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][n % 10];
  return `${n}${ending ?? 'th'}`;
}

/** A squadron's label: squadrons have no names of their own. */
export const squadronName = (n: number): string => `${ordinal(n)} Squadron`;

/** Words for every sheet that lists squadrons. The air form loads its own. */
export const squadronsText = {
  cleared: (n: number): string => `${squadronName(n)}’s mission cleared.`,
  notThere: 'The squadron can’t fly this mission there.',
  stay: (n: number): string =>
    `${counted(n, 'squadron', 'squadrons')} ${n === 1 ? 'has' : 'have'} no mission and ${n === 1 ? 'stays' : 'stay'} on the ground`,
} as const;
