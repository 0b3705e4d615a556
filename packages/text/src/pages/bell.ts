/** Text for the list that the bell opens. */
export const bellText = {
  title: 'News',
  none: 'No news yet. You’ll see it here when a campaign is waiting for you or something happens in one.',
  new: 'New: ',
  choose: 'Choose what else we send you',
  /** What happened in the campaign, by kind; `times`: how often at that moment. */
  says: {
    orders: () => 'A phase opened that needs your orders.',
    decision: (times) => (times === 1 ? 'You were asked for a decision.' : `You were asked for ${times} decisions.`),
    ping: () => 'A referee reminded you that the campaign is waiting for you.',
    message: () => 'Someone wrote to you.',
    held: () => 'Time was up, but the phase was held for missing orders.',
    moved: () => 'The deadline has changed.',
    paused: () => 'The campaign was paused.',
    resumed: () => 'The campaign resumed.',
    ended: () => 'The campaign is over. You can now watch all of it.',
    vote: () => 'The players are voting on something.',
    'seat-requested': () => 'Someone asked for a seat.',
    'hook-off': () => 'A hook that you added could not be reached and was switched off.',
    reported: () => 'A reader reported a communiqué.',
  },
} as const satisfies {
  readonly says: Readonly<Record<string, (times: number) => string>>;
  readonly [word: string]: unknown;
};
