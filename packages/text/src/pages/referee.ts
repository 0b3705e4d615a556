import { counted, listed, plain } from '../sentence.ts';

const SMALL: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven' };

/** What to do about a step that failed. */
const STOPPED =
  'Nothing is lost: sealed orders are kept. Resume the campaign to try the step again. If it stops again, rewind to the opening of a phase, or tell the person who runs this site. They can find the cause.';

const STOPPED_BY_DAY =
  'Nothing is lost. Resume the campaign to try the step again. If it stops again, rewind to the beginning of a day, or tell the person who runs this site. They can find the cause.';

/** Text for the referee's desk. */
export const refereeText = {
  title: 'Referee’s desk',
  missing: (n: number): string => (n === 1 ? 'Waiting for one player' : `Waiting for ${SMALL[n] ?? n} players`),
  /** `n`: how many topics, such as disputed battles, only the referee can decide. */
  undecided: (n: number): string =>
    n === 1 ? 'Waiting for your decision' : `Waiting for ${SMALL[n] ?? n} decisions from you`,
  allSealed: 'All seats have sealed',
  noneAsked: 'Nobody has anything to do right now',
  closes: (when: string, left: string): string => `Closes ${when}, in ${left}.`,
  /** `up`: when the grace period begins. */
  closesLate: (up: string, left: string, when: string): string =>
    `Time is up ${up}, in ${left}. Late players can seal until ${when}.`,
  inGrace: (when: string, left: string): string =>
    `Time is up. Late players can still seal until ${when} (${left} left).`,
  held: (when: string, left: string): string => `Held for missing orders until ${when} (${left} left).`,
  closesAt: (when: string): string => `The phase will close ${when}.`,
  closesAfterGrace: (up: string, when: string): string =>
    `Time will be up ${up}. Late players can then seal until the phase closes, ${when}.`,
  closing: 'Time is up. The phase is resolving.',
  /** `isAsked`: whether the phase is waiting for sheets. */
  noDeadline: (isAsked: boolean): string =>
    isAsked ? 'No deadline: it resolves as soon as everyone has sealed.' : 'No deadline.',
  paused: 'The campaign is paused. The clock has stopped.',
  whilePaused:
    'While the campaign is paused, you can correct the map, make rulings, do a dry run, change the clock and rewind. To close the phase, move its deadline, seal for a player or ping someone, resume the campaign first.',
  pausedBecause: {
    rejected: `The rules refused the next step. ${STOPPED}`,
    faults: `The next step would have left the campaign in an impossible state. ${STOPPED}`,
    broken: `The next step could not be computed. ${STOPPED}`,
    asleep:
      'Nobody acted for three rounds, or for thirty days without a clock. When you resume the campaign, everyone has the full time for the phase again.',
    holiday: 'All players are on holiday. The campaign resumes when the first of them is back.',
    'no-progress': `The campaign kept advancing even though nobody acted. ${STOPPED}`,
    desk: 'The clock is stopped until someone resumes the campaign.',
  },
  resume: 'Resume the campaign',
  resuming: 'Resuming',
  resumed: 'Resumed. Trying the step again.',
  running: 'Resumed. The clock is running again.',
  resumeTitle: 'Resume the campaign?',
  resumeSays: 'The clock starts again. The phase has as much time left as when the campaign was paused.',
  resumeStopped: 'This tries the failed step again, with the orders that were sealed for it.',
  closeNow: 'Close the phase now',
  closeTitle: 'Close the phase now?',
  /** `unsealed`: what happens to seats that haven't sealed. */
  closeSays: (missing: readonly string[], unsealed: string): string =>
    missing.length === 0
      ? 'All seats have sealed. The phase resolves with their orders.'
      : `Not sealed: ${plain(listed(missing))}. ${unsealed}`,
  closeOpenSays:
    'Nobody will be able to make any more decisions in this phase. The rules settle whatever is still open, as if time were up.',
  closingNow: 'Closing the phase',
  closedNow: 'Closed. The phase is resolving.',
  checkLog: 'Check the log',
  checking: 'Checking the log',
  logAgrees: (steps: number): string => `${counted(steps, 'step', 'steps')} replayed. The log is correct.`,
  logDiffers: (steps: readonly number[]): string =>
    `The log is wrong at ${steps.length === 1 ? 'step' : 'steps'} ${plain(listed(steps.map(String)))}. Make a backup and tell the person who runs this site.`,
  notChecked: 'The log could not be checked. Try again.',
  finished: 'The campaign is over.',
  correct: {
    open: 'Correct the map and the books',
    title: 'Correct the map and the books',
    what: 'What to correct',
    choose: 'Choose',
    nobody: 'Nobody',
    reason: 'Reason',
    reasonHint: 'Everyone affected will see this reason. It stays in the log.',
    now: (now: string): string => `Now: ${now}.`,
    limits: (least: number, most: number): string =>
      `A number from ${least.toLocaleString('en-GB')} to ${most.toLocaleString('en-GB')}.`,
    counts: 'Choose losses unit by unit',
    countsHint: 'Units you don’t change follow their side.',
    of: (most: number): string => `of ${most}`,
    points: (points: number): string => `${points.toLocaleString('en-GB')} points`,
    back: (name: string): string => `Let ${name} follow its side again`,
    add: 'Add to the list',
    next: 'Continue',
    loading: 'Loading the form',
    list: 'This ruling',
    /** `changes`: what changes, field by field. */
    item: (edit: string, target: string, changes: readonly string[] = []): string =>
      `${edit}: ${target}${changes.length === 0 ? '' : ` (${changes.join(', ')})`}`,
    /** `Victory points: 12 → 15`; `was`: null if there was nothing. */
    change: (field: string, was: string | null, will: string): string =>
      `${field.replace(/:.*/, '')}: ${was === null ? '' : `${was} → `}${will}`,
    unchanged: 'Nothing has changed yet. Change something to add it to the list.',
    /** In a form for a single correction. */
    unchangedHere: 'Nothing has changed yet. Change something to continue.',
    remove: (item: string): string => `Remove “${item}” from the list`,
    useSelected: 'Use what is selected on the map',
    difference: 'Show the difference',
    comparing: 'Comparing',
    would: 'With this ruling, the log will say:',
    action: 'Make this ruling',
    sending: 'Making the ruling',
    cancel: 'Cancel',
    done: 'Ruling made. It is in the log.',
    failed: 'Nothing was corrected. Check the current value, then try again.',
    nothing: 'There is nothing of this kind to correct.',
    /** The one of several corrections that the rules refuse. */
    refusedOne: (item: string, why: string): string => `“${item}”: ${why}`,
  },
  sheets: 'Order sheets',
  /** In games whose orders all count on arrival, day by day. */
  onArrival: {
    noneAsked: 'Nobody owes a decision',
    reasonHint: 'Everyone who can see the ruling can read this reason. It stays in the log.',
    closes: (when: string, left: string): string => `Next deadline: ${when}, in ${left}.`,
    closing: 'Something is due now.',
    whilePaused: 'While the campaign is paused, you can correct the map, make rulings and rewind.',
    resumeSays:
      'The clock starts again. Everything that was running has as much time left as when the campaign was paused.',
    resumeStopped: 'This tries the failed step again.',
    sheets: 'Players',
    stopped: {
      rejected: `The rules refused the next step. ${STOPPED_BY_DAY}`,
      faults: `The next step would have left the campaign in an impossible state. ${STOPPED_BY_DAY}`,
      broken: `The next step could not be computed. ${STOPPED_BY_DAY}`,
      asleep: 'Nobody acted for a long time. When you resume the campaign, nobody will have lost any time.',
      'no-progress': `The campaign kept advancing even though nobody acted. ${STOPPED_BY_DAY}`,
    },
  },
} as const;
