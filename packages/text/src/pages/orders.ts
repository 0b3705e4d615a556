/** The state of a seat's orders for the open phase: the same words wherever they appear. */
export const orderStateText = {
  none: 'No orders',
  draft: 'Draft',
  complete: 'Complete',
  sealed: 'Sealed',
} as const;

/** Shown to others for a seat that hasn't sealed, whatever the state of its orders. */
export const notSealedText = 'Not sealed';

/** What happens to orders that a player has written but not sealed. */
export const draftsText = {
  /** Beside the seal. */
  foot: {
    count: 'If the phase closes before you seal, your draft still counts, as long as the rules allow it.',
    lapse: 'If the phase closes before you seal, your draft doesn’t count.',
  },
  /** Below that, if the terms say so. */
  readable: 'The referee can read sealed orders.',
} as const;

/** Which of the two sentences on drafts applies to a campaign. */
export const draftsKey = (draftsCount: boolean): 'count' | 'lapse' => (draftsCount ? 'count' : 'lapse');
