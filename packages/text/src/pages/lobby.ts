import { counted, listed, plain } from '../sentence.ts';

const names = (list: readonly string[]): string => plain(listed(list));

/** Words of the lobby. */
export const lobbyText = {
  lobby: 'Lobby',
  says: 'The campaign starts when every seat is taken and its owner says so.',
  seats: 'Seats',
  by: (owner: string): string => `Started by ${owner}`,
  free: 'Free',
  you: 'You',
  take: 'Take this seat',
  leave: 'Leave the seat',
  faction: (seat: string): string => `Race of ${seat}`,
  chooseFaction: 'Choose a race',
  army: {
    title: 'Your army',
    says: 'Attach army lists; several may join into one detachment. Without lists your seat starts without detachments.',
    none: 'No army list yet',
    attached: (n: number, points: number): string =>
      `${counted(n, 'detachment', 'detachments')}, ${points.toLocaleString('en-GB')} points`,
    hidden: 'Army attached',
    missing: 'No army yet',
    detachment: 'Detachment',
    detachmentName: (n: number): string => `Detachment ${n}`,
    name: 'Name',
    march: 'Marches',
    marches: { normal: 'on foot', vehicles: 'in vehicles', fast: 'fast' },
    noneTicked: 'Tick at least one list.',
    add: 'Detachment',
    remove: (name: string): string => `Remove ${name}`,
    save: 'Set this army',
    saved: 'Army set.',
    listGone: 'A list of this army is gone. Nothing was set: look the army over and set it again.',
    points: (n: number): string => `${n.toLocaleString('en-GB')} points`,
    upload: 'Upload an army list',
    review: 'Review',
    needsOne: 'Upload an army list first, then come back.',
  },
  invite: {
    title: 'Invite',
    says: 'Whoever opens the link may come in until it expires.',
    role: 'As',
    roles: { seat: 'player', referee: 'referee', spectator: 'spectator' },
    uses: 'For how many people',
    make: 'Make a link',
    link: 'Invitation link',
    copy: 'Copy',
    copied: 'Link copied.',
    notCopied: 'This browser does not let the page copy. The link is marked: copy it by hand.',
    notMade: 'No link was made: no connection to the server, or you may not invite any more.',
    expires: (when: string): string => `Works until ${when}.`,
  },
  start: {
    action: 'Start the campaign',
    busy: 'Starting',
    missing: 'Before it can start:',
    waits: 'The owner starts the campaign when everybody is there.',
    ready: 'Everything is in order.',
    unarmed: (seats: readonly string[]): string => `Without an army, and so without detachments: ${names(seats)}.`,
  },
  terms: {
    title: 'Terms',
    clock: 'Order clock',
    watch: 'Who may watch',
    map: 'Preset',
    referee: 'Referee, who sees everything',
    referees: (list: readonly string[]): string => (list.length === 0 ? 'Nobody' : names(list)),
  },
  seed: 'The server’s seed for all dice is committed as',
  refusals: {
    'seat-taken': 'Somebody else took this seat first.',
    'already-seated': 'You already have a seat.',
    'is-referee': 'A referee knows too much to play.',
    'not-in-lobby': 'The campaign has begun.',
    'no-such-seat': 'There is no such seat in this campaign.',
    'not-paused': 'The campaign is not paused.',
    rejected: 'The rules do not allow this yet.',
    other: 'That did not work. Nothing was changed.',
  },
  missing: {
    'seat-empty': (seats: readonly string[]): string => `No player yet: ${names(seats)}.`,
    'faction-missing': (seats: readonly string[]): string => `No race yet: ${names(seats)}.`,
    other: (field: string): string => `The setup is not in order: ${field}.`,
  },
} as const;

/** Words of the page behind an invitation link. */
export const joinText = {
  title: (name: string): string => `Come to ${name}`,
  as: {
    seat: 'You are invited as a player.',
    referee: 'You are invited as referee.',
    spectator: 'You are invited to watch.',
  },
  expires: (when: string): string => `The link works until ${when}.`,
  accept: 'Come in',
  busy: 'Opening',
  signIn: 'Sign in to come in',
  unknown: {
    title: 'This link leads nowhere',
    says: 'It may be mistyped, expired or used up. Ask for a new one.',
    action: 'To the start page',
  },
  refused: {
    'seat-taken': {
      title: 'No seat is free',
      says: 'Somebody else took it first. Ask for another link.',
      action: 'To the start page',
    },
    'is-referee': {
      title: 'You are its referee',
      says: 'A referee knows too much to play.',
      action: 'To the start page',
    },
    'already-seated': {
      title: 'You play in it',
      says: 'Whoever plays cannot lead the campaign as well.',
      action: 'To the start page',
    },
  },
  unreachable: 'No connection to the server. Nothing was changed: try again.',
} as const;
