/** Why orders were not sealed or taken back, where the sentence for the whole site would say less. */
export const sealingRefusals = {
  paused: 'The campaign is paused: nothing is sealed until it is resumed. Your draft is kept.',
  closed: 'The phase has closed. The orders that counted are in the report.',
  'not-awaited': 'You do not need to write orders in this phase.',
  rejected: 'The rules refuse an order on this sheet. Nothing was sealed.',
} as const;
