import { listed, plain } from '../sentence.ts';

const names = (list: readonly string[]): string => plain(listed(list));

/** Words of the list of players. */
export const seatsText = {
  gazette: 'Read the gazette',
  write: 'Write for the gazette',
  title: 'Players',
  commitment: (hash: string): string => `Committed as ${hash}`,
  notAsked: 'Not asked',
  owesOrder: 'Owes a decision',
  noPlayer: 'Seat open',
  referees: (list: readonly string[]): string =>
    list.length === 0 ? 'No referee: nobody sees more than a player.' : `Referee, who sees everything: ${names(list)}`,
  you: 'You',
  seedTitle: 'Fair dice',
  seed: 'The server’s seed was committed before the first turn as',
} as const;
