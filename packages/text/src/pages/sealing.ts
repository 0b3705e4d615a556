/** Why orders were not sealed or taken back, where the site-wide sentence would be too vague. */
export const sealingRefusals = {
  paused: 'The campaign is paused, so you can’t seal until it resumes. Your draft is kept.',
  closed: 'The phase has closed. The report shows which orders counted.',
  'not-awaited': 'You don’t need to write orders in this phase.',
  rejected: 'The rules don’t allow one of the orders on this sheet. Nothing was sealed.',
} as const;

/** The same, in case the page can't reach the server or the reader is signed out. */
export const sealingFailures = {
  notSealed: {
    lost: 'No connection to the server. Your orders may or may not be sealed: check when you are back online. Your draft is kept.',
    'signed-out': 'Nothing was sealed: you are signed out. Your draft is kept.',
  },
  notTakenBack: {
    lost: 'No connection to the server. Your orders may or may not be taken back: check when you are back online.',
    'signed-out': 'Nothing was taken back: you are signed out.',
  },
} as const;
