import { counted } from '../sentence.ts';

/** Words about seats that strangers ask for. */
export const seatRequestsText = {
  /** The way to the page. */
  open: 'Ask for a seat',
  free: (n: number): string => (n === 1 ? 'A seat is free' : `${n} seats are free`),
  page: {
    title: 'Ask for a seat',
    of: (war: string): string => `Ask for a seat: ${war}`,
    says: 'Its owner and referees read your request and answer it here. If they accept, the seat is yours at once.',
    began:
      'The war has begun: you take the seat over with everything that it owns and knows. First you read how it stands.',
    wish: 'The seat you would like',
    any: 'Any',
    /** A seat whose player is away, and one that nobody has. */
    instead: (seat: string, player: string): string => `${seat}, instead of ${player}`,
    message: 'A few words about you (optional)',
    hint: 'For instance how much time you have, and what you have played. Your name is shown with it.',
    left: (n: number): string => `${counted(n, 'character', 'characters')} left`,
    send: 'Ask for the seat',
    sending: 'Asking …',
    needsAccount: 'You need an account to play. It takes a name and a password, and brings you back here.',
    signUp: 'Sign up and ask',
    signIn: 'I have an account',
    gazette: 'Read the gazette first',
    toWar: 'To the war',
    play: 'To your seat',
  },
  states: {
    open: {
      title: 'You have asked for a seat',
      says: (when: string): string => `Asked ${when}. You find the answer on this page.`,
    },
    accepted: { title: 'You have a seat', says: 'Your request was accepted. Read first how your side stands.' },
    declined: { title: 'Your request was declined', says: 'You may ask again when things have changed.' },
    withdrawn: { title: 'You have taken your request back', says: 'You may ask again at any time.' },
  },
  wished: (seat: string | null): string => (seat === null ? 'Any seat' : seat),
  withdraw: 'Take the request back',
  withdrawn: 'Your request is taken back.',
  asked: 'Your request is sent.',
  failed: 'That did not work. Nothing was changed. Try again.',
  /** Why somebody may not ask, by the code of the refusal. */
  whyNot: {
    'already-seated': { title: 'You have a seat here', says: 'You play in this war already.', action: 'To your seat' },
    'is-referee': {
      title: 'You know too much to play',
      says: 'You see everything in this war, or once did.',
      action: 'To the war',
    },
    'has-played': {
      title: 'You know too much to play',
      says: 'You have seen this war from a seat. You cannot take another one.',
      action: 'To the war',
    },
    'war-over': { title: 'The war is over', says: 'You can still read all of it.', action: 'To the war' },
    'seat-taken': {
      title: 'No seat is free',
      says: 'All seats have players now. When one becomes free, the list of public wars says so.',
      action: 'To the war',
    },
    'not-asked-for': {
      title: 'Players come by invitation',
      says: 'The owner of this war invites its players. Nobody can ask for a seat.',
      action: 'To the war',
    },
  },
  notNow: { title: 'You cannot ask for a seat now', action: 'To the war' },
  /** Why a request was not sent or answered, by the code of the refusal. */
  refusals: {
    'seat-taken': 'Nobody can take that seat now. Choose another one.',
    'asked-already': 'You have asked for a seat of this war already.',
    'too-many-requests':
      'You have asked for as many seats as you may in a day, or too many people ask here. Try again tomorrow.',
    'no-such-request': 'The request was answered or taken back meanwhile.',
    'already-seated': 'They have a seat in this war already.',
    'is-referee': 'They see everything in this war, or once did: they know too much to play.',
    'has-played': 'They have seen this war from another seat: they know too much to take this one.',
    'war-over': 'The war is over.',
    'not-asked-for': 'Nobody can ask for a seat of this war.',
    'no-reason': 'Say why, in at most 500 characters.',
  },
  list: {
    title: (n: number): string => counted(n, 'request for a seat', 'requests for a seat'),
    chip: (n: number): string => counted(n, 'request for a seat', 'requests for a seat'),
    line: (wish: string, when: string): string => `${wish}, asked ${when}`,
    accept: 'Accept',
    acceptOf: (name: string): string => `Accept ${name}`,
    decline: 'Decline',
    declineOf: (name: string): string => `Decline ${name}`,
    noneFree: 'No seat is free now. Open one, or decline.',
  },
  accepting: {
    title: (name: string): string => `Give ${name} a seat?`,
    says: (name: string): string =>
      `${name} has the seat at once. In a war that has begun everybody reads that they took it.`,
    instead: (player: string): string => `${player} loses the seat and sees no more of the war than a spectator.`,
    which: 'Seat',
    action: 'Give the seat',
    done: (name: string): string => `${name} has the seat.`,
  },
  declining: {
    title: (name: string): string => `Decline the request of ${name}?`,
    reason: 'Reason',
    hint: (name: string): string => `${name}, the owner and the referees read it.`,
    action: 'Decline',
    done: 'The request is declined.',
  },
  strangers: {
    label: 'People without a seat',
    values: {
      take: 'take a free seat, or ask for one',
      ask: 'ask for a seat',
      invited: 'need an invitation',
    },
    saved: 'Saved.',
  },
} as const;
