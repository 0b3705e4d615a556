import { listed, plain } from '../sentence.ts';

const names = (list: readonly string[]): string => plain(listed(list));
const referees = (n: number): string => (n === 1 ? 'a referee' : `up to ${n} referees`);

/** Text about referees, who see everything, and about players' requests to let a referee in. */
export const watchersText = {
  title: 'Referees, past and present',
  since: (name: string, when: string): string => `${name} has been a referee since ${when} and can see everything.`,
  now: (name: string): string => `${name} is a referee and can see everything.`,
  until: (name: string, from: string, to: string): string =>
    `${name} was a referee from ${from} to ${to} and could see everything during that time.`,
  over: (name: string): string => `${name} was a referee and could see everything.`,
  understood: 'Understood',
  asks: {
    title: 'Let a referee in?',
    by: (player: string, seat: string, uses: number): string =>
      `${player}, who plays ${seat}, would like to let ${referees(uses)} in. A referee sees everything: all orders, all armies and all secrets. Nobody gets in unless every other player agrees.`,
    yours: (uses: number): string =>
      `You asked to let ${referees(uses)} in. The link will work once every other player has agreed.`,
    agree: 'I agree',
    refuse: 'I don’t agree',
    agreed: 'You have agreed. You can change your mind until the referee joins.',
    refused: 'You don’t agree, so nobody gets in. You can change your mind.',
    open: (seats: readonly string[]): string => `No answer yet: ${names(seats)}.`,
    against: (seats: readonly string[]): string => `Against it: ${names(seats)}.`,
    all: 'All players have agreed.',
    decide: 'Decide',
    short: (player: string): string => `${player} would like to let in a referee, who would see everything.`,
    gone: 'This request is no longer open.',
  },
} as const;
