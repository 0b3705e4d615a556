import { apostrophe, listed, plain } from '../sentence.ts';
import { duration } from '../times.ts';

const MINUTE = 60_000;

/** `1 h`, `2 days`: by how much a deadline is moved. */
const span = (minutes: number): string => duration(Math.abs(minutes) * MINUTE).replace(/ 0 (h|min)$/, '');

/** `Azure’s seat`. */
const theirs = (seats: readonly string[]): string => {
  const names = plain(listed(seats));
  return `${names}${apostrophe(names)} seat`;
};

/** Text for a referee's changes to the clock and for the list of deeds. */
export const deskText = {
  title: 'Who did what',
  reason: 'Reason',
  reasonHint: 'Everyone in the campaign can read it.',
  keptHint: 'Everyone can see what you did; only referees see why.',
  keep: 'Only referees can read the reason',
  by: 'By how much',
  at: 'To a day and time',
  misfit: {
    extend: (due: string): string => `Choose a time after the current deadline, ${due}.`,
    'bring-forward': (due: string): string => `Choose a time between now and the current deadline, ${due}.`,
  },
  inQuietHours: 'That is during quiet hours, but the deadline will stay as you set it.',
  span,
  /** For a form that is sent without a reason. */
  noReason: 'Say why.',
  refusals: {
    closed: 'The phase is resolving or has already resolved: look at the report.',
    'deadline-moved': 'Someone else has moved the deadline. Check the new one, then decide.',
    'not-awaited': 'Nobody has to do anything in this phase, so you can’t move its deadline.',
    'bad-time':
      'The new deadline must be in the future, at most a year away, and different from the current one. Choose another time.',
    'not-paused': 'The campaign is no longer paused.',
    'no-reason': 'Say why, in at most 1,000 characters.',
    'wrong-name': 'That isn’t the name of this campaign. Nothing was changed.',
    'no-such-phase': 'That phase has been undone in the meantime. Nothing was changed.',
    'early-copy': 'This campaign is itself a copy. You can copy it once the original is over.',
    'war-over': 'The campaign is over. Nothing was changed.',
    'not-in-terms': 'The terms of this campaign don’t let the referee read sealed orders.',
    'sealed-already': 'They have sealed in the meantime. Their own orders stand.',
    'no-orders': 'Nothing to seal: there is no draft, or this phase has no default orders.',
    rejected: 'The rules don’t accept their draft as it is. Nothing was sealed.',
  },
  deeds: {
    pause: {
      open: 'Pause',
      title: 'Pause the campaign?',
      says: 'The clock stops. Drafts and sealed orders are kept. Nobody can save or seal orders until the campaign resumes, with as much time left as now.',
      action: 'Pause the campaign',
      done: 'Paused. The clock is stopped.',
    },
    extend: {
      open: 'Extend',
      title: 'Extend the phase?',
      says: 'Everyone gets more time to seal. The phase still closes early if everyone seals, as the terms say.',
      action: 'Extend the phase',
      done: 'Phase extended.',
    },
    'bring-forward': {
      open: 'Bring forward',
      title: 'Bring the deadline forward?',
      says: 'Everyone gets less time to seal.',
      action: 'Bring it forward',
      done: 'Deadline brought forward.',
    },
  },
  line: {
    pause: (by: string): string => `${by} paused the campaign.`,
    resume: (by: string): string => `${by} resumed the campaign.`,
    close: (by: string): string => `${by} closed the phase.`,
    hold: (by: string): string => `${by} held the phase for missing orders.`,
    clock: (by: string): string => `${by} changed the clock, starting with the next phase.`,
    rewind: (by: string): string => `${by} rewound the campaign.`,
    branch: (by: string): string => `${by} copied the campaign as it was when a phase opened.`,
    'dry-run': (by: string): string => `${by} did a dry run of the phase before it closed.`,
    'read-sealed': (by: string, seats: readonly string[]): string =>
      `${by} read the orders sealed by ${plain(listed(seats))}.`,
    'remove-write-up': (by: string, seats: readonly string[]): string =>
      `${by} removed a battle story by ${plain(listed(seats))}.`,
    'remove-picture': (by: string, seats: readonly string[]): string =>
      `${by} removed a picture by ${plain(listed(seats))}.`,
    withhold: (by: string, seats: readonly string[]): string =>
      `${by} withheld a communiqué by ${plain(listed(seats))}.`,
    'show-again': (by: string, seats: readonly string[]): string =>
      `${by} put a communiqué by ${plain(listed(seats))} back in the gazette.`,
    'let-stand': (by: string, seats: readonly string[]): string =>
      `${by} let a reported communiqué by ${plain(listed(seats))} stand.`,
    headline: (by: string): string => `${by} changed the headline of the latest issue of the gazette.`,
    template: (by: string): string => `${by} created a new campaign with the settings of this one.`,
    'make-public': (by: string): string => `${by} put the campaign on the lists of this site. Anyone can watch it.`,
    'make-unlisted': (by: string): string => `${by} made the campaign unlisted. Anyone with the link can watch it.`,
    'make-private': (by: string): string => `${by} closed the campaign to everyone but its members.`,
    /** The desk's log adds from when to when. */
    'go-ahead': (by: string): string => `${by} went ahead.`,
    finish: (by: string): string => `${by} ended the campaign.`,
    'accept-request': (by: string, person: string, seats: readonly string[]): string =>
      `${by} gave ${plain(listed(seats))} to ${person}, who had asked for a seat.`,
    'decline-request': (by: string, person: string): string => `${by} declined a seat request from ${person}.`,
    'seal-for': (by: string, seats: readonly string[]): string => `${by} sealed orders for ${plain(listed(seats))}.`,
    /** For readers who are not allowed to know what the ruling was about. */
    rule: (by: string): string => `${by} made a ruling.`,
    meet: (by: string, seats: readonly string[]): string => `${by} set a time for ${plain(listed(seats))} to meet.`,
    /** For readers who are not allowed to know which player the order was for. */
    'give-for': (by: string, seats: readonly string[]): string =>
      `${by} gave an order for ${seats.length === 0 ? 'a player' : plain(listed(seats))}.`,
    ping: (by: string, seats: readonly string[]): string => `${by} pinged ${plain(listed(seats))}.`,
    extend: (by: string, minutes: number): string => `${by} extended the phase by ${span(minutes)}.`,
    'bring-forward': (by: string, minutes: number): string => `${by} brought the deadline forward by ${span(minutes)}.`,
    'open-seat': (by: string, seats: readonly string[]): string => `${by} opened ${theirs(seats)}.`,
    'close-seat': (by: string, seats: readonly string[]): string => `${by} closed ${theirs(seats)} to others.`,
    'take-seat': (by: string, seats: readonly string[]): string => `${by} took over ${plain(listed(seats))}.`,
    'leave-seat': (by: string, seats: readonly string[]): string => `${by} gave up ${plain(listed(seats))}.`,
    'come-back': (by: string, seats: readonly string[]): string => `${by} is back and keeps ${plain(listed(seats))}.`,
    deputy: (by: string, seats: readonly string[]): string => `${by} became the deputy for ${plain(listed(seats))}.`,
    'no-deputy': (by: string, seats: readonly string[]): string =>
      `${by} is no longer the deputy for ${plain(listed(seats))}.`,
    owner: (by: string): string => `${by} took over the campaign as its owner.`,
    'remove-player': (by: string, person: string, seats: readonly string[]): string =>
      `${by} removed ${person}, who played ${plain(listed(seats))}.`,
    'remove-referee': (by: string, person: string): string => `${by} removed ${person}, a referee.`,
    'remove-spectator': (by: string, person: string): string => `${by} removed ${person}, a spectator.`,
  },
  /** In place of a name: the players, by vote. */
  voters: (seats: readonly string[]): string => `The players, by a vote of ${plain(listed(seats))},`,
  /** Deeds without a single author. */
  byItself: {
    'open-seat': (seats: readonly string[]): string =>
      `${theirs(seats)} is now open to others, because its player missed too many phases in a row.`,
    resume: 'The campaign resumed: a player is back from holiday.',
    pauseOver: (minutes: number): string =>
      `The campaign resumed automatically: the pause of ${span(minutes)} was over.`,
    hold: 'The phase was held for missing orders, as the terms say.',
    extend: (minutes: number): string =>
      `The site was down, so the deadline is ${span(minutes)} later. Nobody lost any time.`,
  },
  because: (reason: string): string => `“${reason}”`,
  kept: 'The reason is for referees only.',
  keptShown: (reason: string): string => `“${reason}” (for referees only)`,
  paused: 'The campaign is paused.',
  /** What players can do meanwhile. */
  meanwhile:
    'Drafts and sealed orders are kept, but you can’t save or seal anything until it resumes. You can still look at the map and the reports, and write messages.',
  holiday:
    'All players are on holiday. When the first of them is back, the campaign resumes, with the full time for the phase.',
  stopped: 'A step failed. The owner or a referee can try it again.',
  /** In games whose orders all count on arrival, day by day. */
  onArrival: {
    pause:
      'The clock stops. No orders are carried out until the campaign resumes. Whatever is running then has as much time left as it has now.',
    meanwhile:
      'No orders are carried out until it resumes. You can still look at the map and the log, and write messages.',
    holiday:
      'All players are on holiday. When the first of them is back, the campaign resumes, and nobody loses any time.',
    refusals: {
      closed: 'The campaign has moved on in the meantime. Nothing was changed.',
      'pause-used':
        'The campaign has already been paused in this day or phase. Until the next one begins, only a referee or a vote of the players can pause it again.',
      'no-such-phase': 'That day or phase has been undone in the meantime. Nothing was changed.',
    },
    line: {
      branch: (by: string): string => `${by} copied the campaign.`,
      'dry-run': (by: string): string => `${by} did a dry run of the day before it ended.`,
    },
    byItself: {
      'open-seat': (seats: readonly string[]): string =>
        `${theirs(seats)} is now open to others, because its player missed too many deadlines in a row.`,
    },
  },
} as const;
