import { counted, listed, plain } from '../sentence.ts';

const names = (all: readonly string[]): string => plain(listed(all));

/** Words for what the players of a campaign decide together. */
export const votesText = {
  title: 'Decide by vote',
  /** `hasReferee`: whether somebody else looks after the clock. */
  says: (hasReferee: boolean): string =>
    hasReferee
      ? 'More than half of the players can end the war. The rest is up to the referee. Everybody sees who voted.'
      : 'This campaign has no referee, so its players decide. What more than half of them vote for is done at once. Everybody sees who voted.',
  nobody: 'Nobody has voted for it.',
  so: (voters: readonly string[], needed: number): string =>
    `For it so far: ${names(voters)}. ${needed === 1 ? 'One vote decides.' : `${needed} votes decide.`}`,
  needed: (needed: number): string => (needed === 1 ? 'One vote decides.' : `${needed} votes decide.`),
  withdraw: 'Take your vote back',
  withdrawFrom: (title: string): string => `Take your vote back: ${title}`,
  confirm: 'You can take your vote back until it is decided.',
  last: 'Yours is the deciding vote: it is done at once.',
  done: 'Decided, and done.',
  counted: 'Your vote counts.',
  failed: 'Your vote was not counted. Try again.',
  refusals: {
    closed: 'The phase is being run or has been run already: look at the report.',
    'has-referee': 'The campaign has a referee now, who decides this.',
    'not-absent': 'The player is back, or the seat is open already.',
    'not-paused': 'The campaign is not paused any more.',
    'no-deadline': 'The phase has no deadline any more.',
    'not-awaited': 'This phase asks nobody for anything, so its end cannot be moved.',
    'war-over': 'The war is over.',
  },
  matters: {
    extend: {
      title: 'Extend the phase',
      says: 'Everybody has a day longer to seal, or until the end of the quiet hours after it. Votes lapse when the phase closes.',
      action: 'Vote to extend',
    },
    close: {
      title: 'Wait no longer',
      says: 'The phase is held for players who have not sealed. It closes at once without them, as it would when their time is up. Votes lapse when the phase closes.',
      action: 'Vote to close the phase',
    },
    pause: {
      title: 'Pause the campaign',
      says: 'The clock stops until the players vote to resume, or the owner resumes it. Votes lapse when the phase closes.',
      action: 'Vote to pause',
    },
    resume: {
      title: 'Resume the campaign',
      says: 'The clock runs again. Votes lapse after two weeks.',
      action: 'Vote to resume',
    },
    finish: {
      title: 'End the war early',
      says: 'The war ends at once and without a winner, and cannot be resumed. Votes lapse after two weeks.',
      action: 'Vote to end the war',
    },
  },
  /** For the seat of an absent player. */
  openSeat: {
    title: (seat: string): string => `Open the seat of ${seat}`,
    says: (player: string, misses: number): string =>
      `${player} has missed the last ${counted(misses, 'phase', 'phases')}. Somebody else could take the seat; until then ${player} can come back. ${player} has no vote in this. Votes lapse after two weeks.`,
    action: (seat: string): string => `Vote to open ${seat}`,
  },
} as const;
