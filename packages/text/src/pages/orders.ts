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
