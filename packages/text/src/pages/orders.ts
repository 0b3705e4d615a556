import { capital } from '../sentence.ts';

/** How far the orders of a seat for the open phase are: one word each, wherever they are told. */
export const orderStateText = {
  none: 'Nothing',
  draft: 'Draft',
  complete: 'Complete',
  sealed: 'Sealed',
} as const;

/** What others see of a seat that has not sealed, however far it is. */
export const notSealedText = 'Not sealed';

/** What becomes of orders that were written and not sealed. */
export const draftsText = {
  label: 'Orders that were not sealed',
  /** On the form for a new campaign. */
  choices: { count: 'Count at the deadline', lapse: 'Do not count' },
  hints: {
    count: 'When a phase closes, a draft counts for a player who has not sealed, if the rules accept it.',
    lapse: 'When a phase closes, only sealed orders count.',
  },
  /** In the terms of a campaign. */
  terms: { label: 'Unsealed drafts', count: 'count if the rules accept them', lapse: 'do not count' },
  /** Beside the seal. */
  foot: {
    count: 'If the phase closes before you seal, your draft counts if the rules accept it.',
    lapse: 'If the phase closes before you seal, your draft does not count.',
  },
  /** Before the referee closes a phase. `unsealed`: what becomes of those without orders. */
  closing: {
    count: (unsealed: string): string => `Drafts that the rules accept count. Without one, ${unsealed}.`,
    lapse: (unsealed: string): string => `Drafts do not count: ${unsealed}.`,
  },
} as const;

/** For a player whose orders were not sealed when the phase closed, where drafts do not count. */
export const lateText = {
  label: 'Your orders came too late',
  title: (at: string): string => `Closed at ${at}`,
  /** `done`: what was done instead, in the words of the game. */
  says: (done: string): string =>
    `Your orders were not sealed, so ${done} this time. What you wrote is kept here to read.`,
  draft: (at: string | null): string => (at === null ? 'My draft' : `My draft, ${at}`),
} as const;

/** Which of two sentences on drafts holds in a campaign. */
export const draftsKey = (draftsCount: boolean): 'count' | 'lapse' => (draftsCount ? 'count' : 'lapse');

/** Words of standing orders, which are sealed as soon as a phase opens. */
export const standingText = {
  label: (phase: string): string => `Always seal ${phase} for me`,
  /** `orders`: what is sealed, in the words of the game. */
  hint: (orders: string): string =>
    `From the next turn on it is sealed when it opens: ${orders}. The others see the seal a few minutes later, like any other. You can take it back each time.`,
  on: (orders: string): string => `${capital(orders)}. You can take it back each time.`,
  failed: 'This was not changed. Try again.',
  listTitle: 'Sealed for you',
  end: 'Stop',
  endNamed: (phase: string): string => `Stop sealing ${phase} for me`,
} as const;
