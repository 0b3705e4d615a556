import { apostrophe, counted, listed, plain } from '../sentence.ts';

const names = (all: readonly string[]): string => plain(listed(all));

/** Text for votes by a campaign's players. */
export const votesText = {
  title: 'Decide by vote',
  /** `hasReferee`: whether the campaign has a referee, who looks after its clock. */
  says: (hasReferee: boolean): string =>
    hasReferee
      ? 'The players can end the campaign if more than half vote for it. Half are enough to end a pause set by an owner who plays. The referee decides everything else. Everyone can see who voted.'
      : 'This campaign has no referee, so the players decide. Something happens as soon as more than half of them vote for it. Half are enough to resume the campaign or to stop waiting for missing orders. Everyone can see who voted.',
  nobody: 'No votes yet.',
  so: (voters: readonly string[], needed: number): string =>
    `${names(voters)} voted for it: ${voters.length} of the ${counted(needed, 'vote', 'votes')} needed.`,
  needed: (needed: number): string => (needed === 1 ? '1 vote needed.' : `${needed} votes needed.`),
  /** Beside the map, about an open vote. */
  notice: (voters: readonly string[], title: string): string => `${names(voters)} voted for this: ${title}.`,
  more: (n: number): string => `${counted(n, 'more vote', 'more votes')} needed.`,
  withdraw: 'Withdraw your vote',
  withdrawFrom: (title: string): string => `Withdraw your vote: ${title}`,
  confirm: 'You can withdraw your vote until the matter is decided.',
  last: 'Yours is the deciding vote, so this takes effect straight away.',
  done: 'Vote passed.',
  counted: 'Vote counted.',
  refusals: {
    closed: 'The phase is resolving or has already resolved: look at the report.',
    'has-referee': 'The campaign now has a referee, who decides this.',
    'not-absent': 'The player is back, or the seat is already open.',
    'not-paused': 'The campaign is no longer paused.',
    'no-deadline': 'The phase no longer has a deadline.',
    'not-awaited': 'Nobody has to do anything in this phase, so you can’t move its deadline.',
    'war-over': 'The campaign is over.',
  },
  matters: {
    extend: {
      title: 'Extend the phase',
      says: 'Everyone gets another day to seal, or longer if the extra day would end during quiet hours. Votes lapse when the phase closes.',
      action: 'Vote to extend',
    },
    close: {
      title: 'Stop waiting',
      says: 'The phase is waiting for players who haven’t sealed. This closes it without their orders, just as if their time had run out. Votes lapse when the phase closes.',
      action: 'Vote to close the phase',
    },
    pause: {
      title: 'Pause the campaign',
      says: 'The clock stops until half of the players vote to resume. Votes lapse when the phase closes.',
      action: 'Vote to pause',
    },
    resume: {
      title: 'Resume the campaign',
      says: 'The clock starts again. Votes lapse when the campaign resumes.',
      action: 'Vote to resume',
    },
    finish: {
      title: 'End the campaign early',
      says: 'The campaign ends straight away, without a winner, and can’t be resumed. Votes lapse after two weeks.',
      action: 'Vote to end the campaign',
    },
  },
  /** In games whose orders all count on arrival, day by day. */
  onArrival: {
    pause: 'The clock stops until half of the players vote to resume. Votes lapse when the next day or phase begins.',
    refusals: { closed: 'The campaign has moved on in the meantime, so the vote has lapsed. Look at the log.' },
  },
  /** For the seat of an absent player. */
  openSeat: {
    title: (seat: string): string => `Open ${seat}${apostrophe(seat)} seat`,
    says: (player: string, misses: number): string =>
      `${player} has missed the last ${counted(misses, 'phase', 'phases')}. If the vote passes, someone else can take the seat; until they do, ${player} can come back. ${player} has no vote in this. Votes lapse after two weeks.`,
    saysOnArrival: (player: string, misses: number): string =>
      `${player} has missed the last ${counted(misses, 'deadline', 'deadlines')}. If the vote passes, someone else can take the seat; until they do, ${player} can come back. ${player} has no vote in this. Votes lapse after two weeks.`,
    action: (seat: string): string => `Vote to open ${seat}${apostrophe(seat)} seat`,
  },
} as const;
