import { apostrophe, counted } from '../sentence.ts';

/** Text for a referee's repairs to a campaign, apart from rewinds. */
export const repairsText = {
  title: 'Repairs',
  dryRun: {
    open: 'Dry run',
    working: 'Working it out',
    title: 'Do a dry run?',
    asks: 'You will see what would happen if the phase closed now. “Who did what” will show everyone in the campaign that you did a dry run in this phase.',
    action: 'Do the dry run',
    refused: 'The rules don’t accept the next step. It would stop the campaign.',
    refusals: {
      closed: 'The campaign has moved on in the meantime: look at the report.',
      'not-awaited': 'Nobody has to do anything in this phase.',
      'no-deadline': 'Nothing will happen unless somebody acts.',
      broken: 'The next step can’t be computed. It would stop the campaign.',
    },
    /** In games whose orders all count on arrival, day by day. */
    onArrival: {
      asks: 'You will see what would happen if nobody did anything until the next day begins, or until the open game session ends. “Who did what” will show everyone in the campaign that you looked, once per day.',
      says: (when: string): string => `If nobody does anything until ${when}`,
      hint: 'Nothing has happened yet. If nobody does anything until then, this is what will happen, dice included. Everyone can see that you did a dry run.',
    },
    label: 'Dry run',
    says: 'If the phase closed now',
    hint: 'None of this has happened yet. If you close the phase, this is what will happen, dice included, unless someone changes something first. Everyone can see that you did a dry run.',
    eyes: 'As seen by',
    referee: 'You (everything)',
    spectator: 'Spectators',
    events: (n: number): string => counted(n, 'event', 'events'),
    list: (n: number): string => (n === 1 ? 'List the event' : `List all ${n} events`),
    /** The heading for events that are not about one side. */
    nobodys: 'Everyone',
    /** `score`: how much, in the words of the game. */
    change: (name: string, by: number, score: string): string => `${name} ${by > 0 ? '+' : '−'}${score}`,
    scores: 'How the score changes',
    key: 'Signs on the map',
    compare: 'Compare by side',
    columns: {
      side: 'Side',
      before: 'Score now',
      after: 'Score then',
      by: 'Change',
      contact: 'Contacts',
      claim: 'Claims',
      loss: 'Losses',
      events: 'Report',
    },
    /** Where something changes, and what it is about. */
    changed: (at: string, subject: string): string => (subject === '' ? at : `${at}: ${subject}`),
    score: (score: number | null): string => (score === null ? '–' : score.toLocaleString('en-GB')),
    by: (by: number): string => (by === 0 ? '0' : `${by > 0 ? '+' : '−'}${Math.abs(by).toLocaleString('en-GB')}`),
    out: 'out of the campaign',
    lookAs: (name: string): string => `See it as ${name}`,
    back: 'Back to now',
  },
  sealFor: {
    open: 'Seal for a seat',
    title: 'Seal for a seat?',
    says: 'Do this for a player who can’t seal. Everyone can see that you did, and the log names you. The player can take the orders back until the phase closes.',
    seat: 'Seat',
    orders: 'What to seal',
    draft: 'Their draft',
    noDraft: 'Their draft (there is none)',
    least: 'Default orders',
    action: 'Seal for them',
    done: 'Sealed.',
    notice: (by: string): string => `${by} sealed your orders for this phase.`,
    takeBack: 'You can take them back until the phase closes.',
  },
  /** A referee reads what a seat has sealed, if the terms allow it. */
  readSealed: {
    open: 'Read sealed orders',
    title: (seat: string): string => `Read ${seat}${apostrophe(seat)} sealed orders?`,
    says: 'The terms of this campaign allow this. Everyone will see that you read them, and why. You’ll see the orders as the player does, but you can’t change them.',
    action: 'Read orders',
    shows: (seat: string): string => `These are the orders that ${seat} has sealed. You can’t change them.`,
    refusals: {
      closed: 'The phase has closed in the meantime. Look at the report.',
      'no-orders': 'The player has taken the orders back in the meantime.',
      'no-reason': 'Say why, in at most 1,000 characters.',
      'not-in-terms': 'The terms of this campaign don’t let the referee read sealed orders.',
    },
  },
  /** A referee writes the orders of a seat. */
  standIn: {
    open: 'Write orders for them',
    decide: 'Decide for them',
    says: (seat: string): string => `You are writing orders for ${seat}. You see only what that seat knows.`,
    notSaved: 'What you write is not saved until you seal it.',
    title: (seat: string): string => `Seal these orders for ${seat}?`,
    giving: {
      title: (seat: string): string => `Give this order for ${seat}?`,
      says: (seat: string): string =>
        `It counts straight away, as if ${seat} had given it. Anyone who can see the order will also see that a referee gave it.`,
      action: 'Give the order',
      readers: (seat: string): string => `${seat} and the referees can read it.`,
      keptReaders: (seat: string): string => `${seat} can see what you did; only referees see why.`,
    },
  },
  branch: {
    open: 'Copy the campaign',
    title: 'Copy the campaign?',
    says: 'This creates a new campaign that starts as this one was when a phase opened. Its seats are free, and each of them knows what it knew then. The dice will be different. The copy is paused and for members only: invite players, then resume it.',
    who: 'Nobody who plays in this campaign, or has played in it, can join the copy until this campaign is over.',
    from: 'Phase to start from',
    name: 'The copy’s name',
    nameOf: (name: string): string => `${name} (copy)`,
    action: 'Create the copy',
    done: 'Copy created. Invite its players, then resume it.',
    /** In games whose orders all count on arrival, day by day. */
    onArrival: {
      says: 'This creates a new campaign that starts as this one was at the beginning of a day or of a game session. Its seats are free, and each of them knows what it knew then. The dice will be different. The copy is paused and for members only: invite players, then resume it.',
      from: 'Day to start from',
    },
    /** In the copy. `where`: turn and phase. */
    mark: (name: string | null, where: string): string =>
      `A copy of ${name === null ? 'another campaign' : `“${name}”`}, from ${where}.`,
  },
  copy: {
    open: 'Copy as a template',
    title: 'Start another campaign like this one',
    says: 'This creates a new campaign with the same settings, map, clock and seats. It starts in the lobby with no players, and nothing that happened here carries over.',
    /** In games without an order clock. */
    saysOnArrival:
      'This creates a new campaign with the same settings, map and seats. It starts in the lobby with no players, and nothing that happened here carries over.',
    name: 'Name',
    nameOf: (name: string): string => `${name} again`,
    action: 'Create the campaign',
    refusals: {
      'too-many-campaigns': 'You can’t have any more unfinished campaigns. End or delete one first.',
    },
  },
} as const;

/** What happens to drafts when the referee closes a phase. `unsealed`: what happens to seats without orders. */
export const closingText = {
  count: (unsealed: string): string => `Drafts that the rules accept will count. Without a draft, ${unsealed}.`,
  lapse: (unsealed: string): string => `Drafts don’t count: ${unsealed}.`,
} as const;
