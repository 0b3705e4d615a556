import { listed, plain } from '../sentence.ts';

const names = (list: readonly string[]): string => plain(listed(list));
const referees = (n: number): string => (n === 1 ? 'a referee' : `up to ${n} referees`);

/** Words on those who see everything, and on those who would like to. */
export const watchersText = {
  title: 'Referees who were let in',
  since: (name: string, when: string): string => `${name} has been a referee since ${when} and sees everything.`,
  now: (name: string): string => `${name} is a referee and sees everything.`,
  until: (name: string, from: string, to: string): string =>
    `${name} was a referee from ${from} to ${to} and saw everything until then.`,
  over: (name: string): string => `${name} was a referee and saw everything until then.`,
  understood: 'Understood',
  asks: {
    title: 'A referee is asked for',
    by: (player: string, seat: string, uses: number): string =>
      `${player}, who plays ${seat}, would like to let ${referees(uses)} in. A referee sees everything: all orders, all armies, all secrets. Nobody comes in unless every other player agrees.`,
    yours: (uses: number): string =>
      `You asked to let ${referees(uses)} in. The link opens when every other player has agreed.`,
    agree: 'I agree',
    refuse: 'I do not agree',
    agreed: 'You agreed. You can change your mind until the referee is in.',
    refused: 'You did not agree, so nobody comes in. You can change your mind.',
    open: (seats: readonly string[]): string => `No answer yet: ${names(seats)}.`,
    against: (seats: readonly string[]): string => `Against it: ${names(seats)}.`,
    all: 'All players have agreed.',
    decide: 'Decide',
    short: (player: string): string => `${player} would like to let a referee in, who would see everything.`,
    failed: 'Your answer did not arrive. Try again in a moment.',
    gone: 'Nobody asks for this referee any more.',
  },
} as const;
