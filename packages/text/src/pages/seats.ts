import { listed, plain } from '../sentence.ts';

const names = (list: readonly string[]): string => plain(listed(list));

/** Text for the list of players. */
export const seatsText = {
  gazette: 'Read the gazette',
  write: 'Write for the gazette',
  title: 'Players',
  commitment: (hash: string): string => `Committed as ${hash}`,
  notAsked: 'Nothing due',
  owesOrder: 'Owes a decision',
  noPlayer: 'Seat open',
  referees: (list: readonly string[]): string =>
    list.length === 0
      ? 'No referee: nobody can see more than their own side.'
      : list.length === 1
        ? `Referee, who sees everything: ${names(list)}`
        : `Referees, who see everything: ${names(list)}`,
  you: 'You',
  seedTitle: 'Fair dice',
  seed: 'Before the first turn, the server published this hash of its seed:',
  seedByDay: 'Before the first day, the server published this hash of its seed:',
} as const;
