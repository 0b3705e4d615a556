/** What becomes of orders that were not sealed, as it is chosen for a campaign and told in its terms. */
export const unsealedText = {
  label: 'Orders that were not sealed',
  /** On the form for a new campaign. */
  choices: { count: 'Count at the deadline', lapse: 'Do not count' },
  hints: {
    count: 'When a phase closes, a draft counts for a player who has not sealed, if the rules accept it.',
    lapse: 'When a phase closes, only sealed orders count.',
  },
  /** In the terms of a campaign. */
  terms: { label: 'Unsealed drafts', count: 'count if the rules accept them', lapse: 'do not count' },
} as const;
