import { apostrophe, listed, plain } from '../sentence.ts';

/** Text for a campaign on one screen, which its sides hand to each other. */
export const screenText = {
  name: 'One screen for several sides',
  /** On the cover, which gives nothing away. `next`: the names of the seats that have to act. */
  title: (next: readonly string[]): string => {
    const [only] = next;
    if (only === undefined) return 'The page is covered';
    return next.length === 1 ? `Hand over to ${only}` : `Next: ${plain(listed(next))}`;
  },
  says: (next: readonly string[]): string => {
    const [only] = next;
    if (only === undefined) return 'Nobody here has orders to give right now. Each side sees only what it may know.';
    return next.length === 1
      ? `Nothing on this page gives anything away. ${only} will see only what ${only} may know.`
      : 'They all have orders to give, and any of them can go first. Nothing on this page gives anything away.';
  },
  /** The button that opens a seat's page. */
  open: (seat: string): string => `I play ${seat}: open ${seat}${apostrophe(seat)} page`,
  until: (due: string): string => `There is time until ${due}, so you can close this page and come back later.`,
  others: 'Nothing to do now:',
  /** On the form for a new campaign, and in its terms. */
  setting: {
    name: 'Screens',
    choices: { own: 'Each player has their own', one: 'Several sides share one' },
    hints: {
      own: 'Each account can hold one seat.',
      one: 'Before the start, each account can take several seats. Only one of them is shown at a time: after its orders, the page covers itself until the next player opens theirs. The site sends no news about these seats. This can’t be changed later.',
    },
    says: 'One account can hold several seats and show them one at a time',
  },
  /** In the lobby. */
  lobby: {
    take: 'Take this seat too',
    show: 'Show this seat',
    showOf: (seat: string): string => `Show the seat ${seat}`,
    yours: 'You, covered',
  },
} as const;
