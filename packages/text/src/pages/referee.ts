import { counted, listed, plain } from '../sentence.ts';

const SMALL: Readonly<Record<number, string>> = { 2: 'Two', 3: 'Three', 4: 'Four', 5: 'Five', 6: 'Six', 7: 'Seven' };

/** What to do about a step that could not be made. */
const STOPPED =
  'Nothing is lost: sealed orders are kept. Resume the campaign to try the step again. If it stops again, take the war back to the opening of a phase, or tell whoever runs this site, who can read the cause.';

/** Words of the referee's desk. */
export const refereeText = {
  title: 'Referee’s desk',
  missing: (n: number): string => (n === 1 ? 'One seat is missing' : `${SMALL[n] ?? n} seats are missing`),
  allSealed: 'All seats have sealed',
  noneAsked: 'Nobody has anything to decide now',
  closes: (when: string, left: string): string => `Closes ${when}, in ${left}.`,
  inGrace: (when: string, left: string): string =>
    `The time is up. The phase is open for those who are late until ${when}, another ${left}.`,
  held: (when: string, left: string): string => `Held for missing orders until ${when}, for ${left} more.`,
  closesAt: (when: string): string => `Then it closes ${when}.`,
  closing: 'The time is up. The phase is being run.',
  /** `isAsked`: whether sheets are waited for. */
  noDeadline: (isAsked: boolean): string => (isAsked ? 'No deadline: it runs when all have sealed.' : 'No deadline.'),
  paused: 'The campaign is paused. Nothing runs until it is resumed.',
  pausedBecause: {
    rejected: `The rules refused the step that was due. ${STOPPED}`,
    faults: `The step that was due would have left the campaign with faults. ${STOPPED}`,
    broken: `The step that was due could not be computed. ${STOPPED}`,
    asleep:
      'Nobody acted for three rounds, or for thirty days without a clock. When you resume it, every player has the full time of the phase again.',
    holiday: 'All players are on holiday. It goes on by itself when the first is back.',
    'no-progress': `Steps came one after another without anybody having acted. ${STOPPED}`,
    desk: 'It was paused from this desk.',
  },
  resume: 'Resume the campaign',
  resuming: 'Resuming',
  resumed: 'Resumed. The step that was due is tried now.',
  running: 'Resumed. The clock runs again.',
  resumeTitle: 'Resume the campaign?',
  resumeSays: 'The clock runs again. The phase has as much time left as when it was paused.',
  resumeStopped: 'The step that could not be made is tried again, with the orders that were sealed for it.',
  closeNow: 'Close the phase now',
  closeTitle: 'Close the phase now?',
  /** `unsealed`: what becomes of those who have not sealed. */
  closeSays: (missing: readonly string[], unsealed: string): string =>
    missing.length === 0
      ? 'All seats have sealed. The phase is run with their orders.'
      : `Not sealed: ${plain(listed(missing))}. ${unsealed}`,
  closeOpenSays:
    'Nobody decides anything in this phase any more. The rules settle what is still open, as if the time were up.',
  closingNow: 'Closing the phase',
  closedNow: 'Closed. The phase is being run.',
  checkLog: 'Check the log',
  checking: 'Checking the log',
  logAgrees: (steps: number): string => `${counted(steps, 'step', 'steps')} replayed. The log agrees.`,
  logDiffers: (steps: readonly number[]): string =>
    `The log does not agree at ${steps.length === 1 ? 'step' : 'steps'} ${steps.join(', ')}. Keep a backup, and tell whoever runs this site.`,
  notChecked: 'The log could not be checked. Try again.',
  finished: 'The war is over.',
  correct: {
    open: 'Correct something by hand',
    title: 'Correct by hand',
    what: 'What to correct',
    choose: 'Choose',
    nobody: 'Nobody',
    reason: 'Reason',
    reasonHint: 'Everybody who learns of it reads it, and the log keeps it.',
    now: (now: number): string => `Now: ${now.toLocaleString('en-GB')}.`,
    limits: (least: number, most: number): string =>
      `A number from ${least.toLocaleString('en-GB')} to ${most.toLocaleString('en-GB')}.`,
    action: 'Correct it',
    sending: 'Correcting',
    cancel: 'Cancel',
    done: 'Corrected. It is in the log.',
    failed: 'It was not corrected. Look at what stands there now, then try again.',
    nothing: 'There is nothing of this kind to correct now.',
  },
  sheets: 'Sheets of orders',
} as const;
