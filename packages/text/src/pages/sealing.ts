/** Why orders were not sealed or taken back, where the sentence for the whole site would say less. */
export const sealingRefusals = {
  paused: 'The campaign is paused, so you can’t seal until it resumes. Your draft is kept.',
  closed: 'The phase has closed. The orders that counted are in the report.',
  'not-awaited': 'You don’t need to write orders in this phase.',
  rejected: 'The rules don’t allow an order on this sheet. Nothing was sealed.',
} as const;
