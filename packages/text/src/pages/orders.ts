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
  /** Beside the seal. */
  foot: {
    count: 'If the phase closes before you seal, your draft counts if the rules accept it.',
    lapse: 'If the phase closes before you seal, your draft does not count.',
  },
  /** Below it, where the terms say so. */
  readable: 'The referee can read sealed orders.',
  /** Before the referee closes a phase. `unsealed`: what becomes of those without orders. */
  closing: {
    count: (unsealed: string): string => `Drafts that the rules accept count. Without one, ${unsealed}.`,
    lapse: (unsealed: string): string => `Drafts do not count: ${unsealed}.`,
  },
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
