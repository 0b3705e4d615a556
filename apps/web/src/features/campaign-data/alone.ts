import type { Head } from './campaign-data.ts';

export type Company = Pick<Head, 'you' | 'referees'> & {
  readonly seats: readonly Pick<Head['seats'][number], 'seat' | 'playsItself'>[];
};

/** Whether the reader plays without other people: all other seats play by themselves, and nobody is the referee. */
export const isAlone = ({ you, referees, seats }: Company): boolean =>
  you !== null && referees.length === 0 && seats.every(({ seat, playsItself }) => seat === you || playsItself);
