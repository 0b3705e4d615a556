import { capital, counted, quoted } from '../sentence.ts';

/** Text for rewinding a campaign to the opening of a phase. */
export const rewindText = {
  open: 'Rewind',
  overrule: 'Overrule this',
  title: 'Rewind the campaign?',
  says: 'The campaign goes back to the opening of a phase, and the phase starts again with its full time. Everyone can see that you rewound it. The log keeps what was undone.',
  to: 'Phase to go back to',
  openNow: (where: string): string => `${where} (open now)`,
  /** One of several entries with the same name: `Day 12, from Wed 2 Dec, 21:14`. */
  since: (where: string, when: string): string => `${where}, from ${when}`,
  loading: 'Reading the log',
  none: 'There is no phase to go back to.',
  gone: 'This phase has been undone in the meantime.',
  lost: 'What will be undone',
  steps: (steps: number): string =>
    steps === 0 ? 'No steps yet. The phase’s clock starts again.' : `${counted(steps, 'step', 'steps')} of the log.`,
  phases: 'Closed phases',
  outcomes: 'Results',
  rulings: 'Rulings',
  orders: 'Players’ decisions',
  others: 'Other steps',
  sheets: 'Orders of closed phases',
  sheetsOf: (sheets: number): string => counted(sheets, 'order sheet', 'order sheets'),
  openPhase: 'Orders for the open phase',
  paper: {
    sealed: 'sealed orders, which will be lost',
    draft: 'a draft, which will be lost',
  },
  paperAgain: { sealed: 'sealed orders, which become a draft', draft: 'a draft, which stays' },
  /** Rulings, orders and results that the game has no words for. */
  unnamed: { ruling: 'A ruling', order: 'An order', outcome: 'A result', other: 'A change of the clock or of a seat' },
  /** After an order. */
  givenBy: (by: string, seat: string): string => `${by} gave the order for ${seat}.`,
  ruled: (did: string): string => `${capital(did)}.`,
  ordersAgain: 'Players get their own orders for that phase back as a draft.',
  stays:
    'Messages are kept. Dice will be rolled again, even for the same orders. Players keep what they have already seen.',
  name: 'Campaign name',
  nameHint: (name: string): string => `To confirm, type: ${name}`,
  action: 'Rewind the campaign',
  done: 'Campaign rewound.',
  notice: (by: string): string => `${by} rewound the campaign to the opening of this phase.`,
  because: (reason: string): string => `${quoted(reason)}.`,
  yours: 'Your own orders for this phase are a draft again: change or seal them.',
  /** In games whose orders all count on arrival, day by day. */
  onArrival: {
    says: 'The campaign goes back to the beginning of a day or of a game session. Every order since then is undone. Deadlines move too, so that whatever was running then has as much time left as it had. Everyone can see that you rewound it. The log keeps what was undone.',
    to: 'Day to go back to',
    none: 'There is no day to go back to.',
    gone: 'This day has been undone in the meantime.',
    steps: (steps: number): string =>
      steps === 0 ? 'No steps yet.' : `${counted(steps, 'step', 'steps')} of the log.`,
    phases: 'Days',
    orders: 'Players’ orders and decisions',
    notice: (by: string): string => `${by} rewound the campaign. The log shows what still counts.`,
  },
} as const;
