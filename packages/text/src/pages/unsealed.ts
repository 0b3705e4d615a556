/** What happens to orders that nobody sealed: the choice on the form, and the line in the terms. */
export const unsealedText = {
  label: 'Unsealed orders',
  /** On the form for a new campaign. */
  choices: { count: 'Count at the deadline', lapse: 'Don’t count' },
  hints: {
    count: 'If a player hasn’t sealed when a phase closes, their draft still counts, as long as the rules allow it.',
    lapse: 'When a phase closes, only sealed orders count.',
  },
  /** In the terms of a campaign. */
  terms: { label: 'Unsealed drafts', count: 'Count if the rules allow them', lapse: 'Don’t count' },
} as const;
