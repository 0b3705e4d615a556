import { counted } from '../sentence.ts';

/** Words of what a referee does to keep a war going and to set it right, besides a rewind. */
export const repairsText = {
  title: 'Set it right',
  dryRun: {
    open: 'Dry run',
    working: 'Working it out',
    failed: 'That did not work. Nothing was changed. Try again.',
    refused: 'The rules refuse this step: closing the phase now would stop the campaign.',
    refusals: {
      closed: 'The phase is being run or has been run already: look at the report.',
      'not-awaited': 'This phase asks nobody for anything.',
      broken: 'The step cannot be worked out: closing the phase now would stop the campaign.',
    },
    label: 'Dry run',
    says: 'If the phase closed now.',
    hint: 'Nothing has happened yet. Closing the phase gives this, dice included, as long as nobody changes anything. Everybody reads that you looked.',
    eyes: 'As seen by',
    referee: 'You, everything',
    spectator: 'Spectators',
    events: (n: number): string => counted(n, 'event', 'events'),
    change: (name: string, by: number): string =>
      `${name} ${by > 0 ? '+' : '−'}${Math.abs(by).toLocaleString('en-GB')}`,
    scores: 'How the score changes',
    compare: 'Compare by side',
    columns: { side: 'Side', before: 'Score now', after: 'Then', by: 'Change', events: 'Reads' },
    score: (score: number | null): string => (score === null ? '–' : score.toLocaleString('en-GB')),
    by: (by: number): string => (by === 0 ? '0' : `${by > 0 ? '+' : '−'}${Math.abs(by).toLocaleString('en-GB')}`),
    out: 'out of the war',
    lookAs: (name: string): string => `See it as ${name}`,
    back: 'Back to now',
  },
  sealFor: {
    open: 'Seal for a seat',
    title: 'Seal for a seat?',
    says: 'For a player who cannot do it. Everybody reads that you did, and the log names you. The player can take the orders back until the phase closes.',
    seat: 'Seat',
    orders: 'What is sealed',
    draft: 'Their draft',
    noDraft: 'Their draft (there is none)',
    least: 'The least possible orders',
    action: 'Seal for them',
    done: 'Sealed.',
    notice: (by: string): string => `${by} sealed your orders for this phase.`,
    takeBack: 'You can take them back until the phase closes.',
  },
  /** A referee reads what a seat has sealed, where the terms allow it. */
  readSealed: {
    open: 'Read sealed orders',
    title: (seat: string): string => `Read the sealed orders of ${seat}?`,
    says: 'The terms of this campaign let you. Everybody reads that you did, and why. You see them as the player does, and change nothing.',
    action: 'Read them',
    shows: (seat: string): string => `The orders that ${seat} has sealed. You change nothing.`,
    failed: 'That did not work. Try again.',
    refusals: {
      closed: 'The phase has closed meanwhile: look at the report.',
      'no-orders': 'They have taken their orders back meanwhile.',
      'no-reason': 'Say why, in at most 1,000 characters.',
      'not-in-terms': 'The terms of this campaign do not let the referee read sealed orders.',
    },
  },
  /** A referee writes the orders of a seat. */
  standIn: {
    open: 'Write orders for them',
    decide: 'Decide for them',
    says: (seat: string): string => `You give the orders of ${seat}, with what it knows.`,
    notSaved: 'What you write is not saved. It counts when you seal it.',
    title: (seat: string): string => `Seal these orders for ${seat}?`,
    giving: {
      title: (seat: string): string => `Give this order for ${seat}?`,
      says: (seat: string): string =>
        `It counts at once, as if ${seat} had given it. ${seat} and the referees read that you did, and why.`,
      action: 'Give the order',
    },
  },
  branch: {
    open: 'Copy the war',
    title: 'Go on from here in another war?',
    says: 'A new war begins as this one was when a phase opened. Its seats are free, and each knows what it knew. Other dice fall. It is not public and is paused: invite players, then resume it.',
    who: 'As long as this war lasts, nobody who plays it or has played it can come into the copy.',
    from: 'From the opening of',
    name: 'Name of the copy',
    nameOf: (name: string): string => `${name}, another course`,
    action: 'Make the copy',
    done: 'The copy is made. Invite its players, then resume it.',
    failed: 'That did not work. Nothing was created. Try again.',
    /** In the copy. `where`: turn and phase. */
    mark: (name: string | null, where: string): string =>
      `A copy of ${name === null ? 'another war' : `“${name}”`}, begun as it was in ${where}.`,
  },
  copy: {
    open: 'Copy as a template',
    title: 'Begin another like it',
    says: 'A new campaign in its lobby, with the same settings, map, clock and seats. Nobody is in it, and nothing of what happened here.',
    name: 'Name',
    nameOf: (name: string): string => `${name}, once more`,
    action: 'Copy it',
    failed: 'That did not work. Nothing was created. Try again.',
    refusals: {
      'too-many-campaigns': 'You have as many unfinished campaigns as you may. End or delete one first.',
    },
  },
} as const;
