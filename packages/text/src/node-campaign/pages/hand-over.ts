import { counted } from '../../sentence.ts';

/** What a player reads who takes over a seat. */
export const handOverText = {
  title: 'Battleforces',
  noForces: 'You have no battleforce.',
  force: (name: string, node: string, points: number): string =>
    `${name} in ${node}, ${points.toLocaleString('en-GB')} points`,
  posts: (count: number): string =>
    `${counted(count, 'postdated order', 'postdated orders')} will be carried out unless you withdraw ${count === 1 ? 'it' : 'them'}:`,
  toPosts: 'Open the postdated orders',
} as const;
