import { apostrophe, counted } from '../sentence.ts';

/** Text about people outside a campaign asking for a seat. */
export const seatRequestsText = {
  /** The link to the page. */
  open: 'Ask for a seat',
  free: (n: number): string => (n === 1 ? 'A seat is free' : `${n} seats are free`),
  page: {
    title: 'Ask for a seat',
    of: (war: string): string => `Ask for a seat: ${war}`,
    says: 'The owner and referees will read your request and reply here. If they accept, the seat is yours straight away.',
    began:
      'This campaign is already under way. You’d take over everything the seat owns and knows. You’ll see how things stand before you start.',
    wish: 'The seat you would like',
    any: 'Any seat',
    /** A seat whose player is away. */
    instead: (seat: string, player: string): string => `${seat}, instead of ${player}`,
    message: 'A few words about you (optional)',
    hint: 'For example, how much time you have and what you have played. They will see your name, too.',
    left: (n: number): string => `${counted(n, 'character', 'characters')} left`,
    send: 'Send request',
    sending: 'Sending …',
    needsAccount: 'You need an account to play. All it takes is a name and a password. Then you’ll be back here.',
    signUp: 'Sign up and ask',
    signIn: 'I have an account',
    gazette: 'Read the gazette first',
    toWar: 'Go to the campaign',
    play: 'Go to your seat',
  },
  states: {
    open: {
      title: 'You have asked for a seat',
      says: (when: string): string => `Sent on ${when}. The answer will appear on this page.`,
    },
    accepted: { title: 'You have a seat', says: 'Your request was accepted. Start by reading how things stand.' },
    declined: { title: 'Your request was declined', says: 'You can ask again if things change.' },
    withdrawn: { title: 'You have withdrawn your request', says: 'You can ask again at any time.' },
  },
  wished: (seat: string | null): string => (seat === null ? 'Any seat' : seat),
  withdraw: 'Withdraw request',
  withdrawn: 'Request withdrawn.',
  asked: 'Request sent.',
  /** Why someone can't ask, by the code of the refusal. */
  whyNot: {
    'already-seated': {
      title: 'You have a seat here',
      says: 'You already play in this campaign.',
      action: 'Go to your seat',
    },
    'is-referee': {
      title: 'You know too much to play',
      says: 'You can see everything in this campaign, or used to.',
      action: 'Go to the campaign',
    },
    'has-played': {
      title: 'You know too much to play',
      says: 'You have already seen this campaign from a seat.',
      action: 'Go to the campaign',
    },
    'war-over': { title: 'The campaign is over', says: 'You can still read all of it.', action: 'Go to the campaign' },
    'seat-taken': {
      title: 'No free seats',
      says: 'All seats are taken. The list of public campaigns shows where a seat is free.',
      action: 'Go to the campaign',
    },
    'name-taken': {
      title: 'Your name is taken here',
      says: 'Someone in this campaign already has your name, or one that looks like it. Change yours on your account page, then come back.',
      action: 'Go to your account',
    },
    'not-asked-for': {
      title: 'By invitation only',
      says: 'The owner of this campaign invites the players, so you can’t ask for a seat.',
      action: 'Go to the campaign',
    },
  },
  notNow: { title: 'You can’t ask for a seat now', action: 'Go to the campaign' },
  /** Why a request was not sent or answered, by the code of the refusal. */
  refusals: {
    'seat-taken': 'Nobody can take that seat now. Choose another one.',
    'name-taken':
      'Someone in the campaign already has this name, or one that looks like it. Names can be changed on the account page.',
    'asked-already': 'You have already asked for a seat in this campaign.',
    'too-many-requests':
      'You have asked for too many seats today, or too many people have asked for one here. Try again tomorrow.',
    'no-such-request': 'The request has already been answered or withdrawn.',
    'already-seated': 'They already have a seat in this campaign.',
    'is-referee': 'They can see everything in this campaign, or used to, so they know too much to play.',
    'has-played': 'They have seen this campaign from another seat, so they know too much to take this one.',
    'war-over': 'The campaign is over.',
    'not-asked-for': 'You can’t ask for a seat in this campaign.',
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
    noneFree: 'No free seats. Open one, or decline.',
  },
  accepting: {
    title: (name: string): string => `Give ${name} a seat?`,
    says: (name: string): string =>
      `${name} gets the seat straight away. If the campaign has begun, everyone will see that they took the seat.`,
    instead: (player: string): string => `${player} loses the seat and will then see only what a spectator sees.`,
    which: 'Seat',
    action: 'Give seat',
    done: (name: string): string => `${name} has the seat.`,
  },
  declining: {
    title: (name: string): string => `Decline ${name}${apostrophe(name)} request?`,
    reason: 'Reason',
    hint: (name: string): string => `${name}, the owner and the referees can read it.`,
    action: 'Decline',
    done: 'Request declined.',
  },
  strangers: {
    label: 'People without a seat',
    values: {
      take: 'can take a free seat, or ask for one',
      ask: 'can ask for a seat',
      invited: 'need an invitation',
    },
    saved: 'Saved.',
  },
} as const;
