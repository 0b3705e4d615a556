import { counted } from '../../sentence.ts';

/** What a player who takes over a seat reads. */
export const handOverText = {
  title: 'Battleforces',
  noForces: 'You have no battleforces.',
  force: (name: string, node: string, points: number): string =>
    `${name} in ${node}, ${points.toLocaleString('en-GB')} points`,
  posts: (count: number): string =>
    `${counted(count, 'postdated order', 'postdated orders')} will be carried out unless you withdraw ${count === 1 ? 'it' : 'them'}:`,
  toPosts: 'Open the postdated orders',
} as const;
