import { counted, listed, plain } from '../sentence.ts';
import { ARCHIVED } from './archive.ts';

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
  choice: (choice: string, seat: string): string => `${choice} of ${seat}`,
  army: {
    title: 'Your army',
    none: 'No army list yet',
    /** `forces`: how many of what, in the words of the game. */
    attached: (forces: string, points: number): string => `${forces}, ${counted(points, 'point', 'points')}`,
    hidden: 'Army attached',
    missing: 'No army yet',
    forceName: (force: string, n: number): string => `${force} ${n}`,
    name: 'Name',
    noneTicked: 'Tick at least one list.',
    remove: (name: string): string => `Remove ${name}`,
    save: 'Set this army',
    saved: 'Army set.',
    listGone: 'A list of this army is gone. Nothing was set: look the army over and set it again.',
    points: (n: number): string => counted(n, 'point', 'points'),
    whole: (n: number): string => `The whole army has ${counted(n, 'point', 'points')}.`,
    upload: 'Bring or type in an army list',
    toLists: 'Your lists: bring, type in, edit or replace one',
    review: 'Review',
    needsOne: 'Take a ready-made army above, type one in, or upload a list.',
    readyMade: {
      title: 'Ready-made armies',
      says: 'No list at hand? Take one of these with a tap. You can change it until the campaign starts.',
      choose: (choice: string): string => `Choose your ${choice.toLowerCase()} first: each has its own.`,
      take: 'Take it',
      takeOf: (army: string): string => `Take the army ${army}`,
      units: (units: readonly string[]): string => units.join(', '),
      itself: 'A ready-made army',
    },
    advice: {
      overLimit: (points: number, limit: number): string =>
        `${points.toLocaleString('en-GB')} points are more than the ${limit.toLocaleString('en-GB')} that an army may have.`,
      small: (force: string, points: number, least: number): string =>
        `A ${force.toLowerCase()} needs at least ${least.toLocaleString('en-GB')} points; this one has ${points.toLocaleString('en-GB')}.`,
      large: (force: string, points: number, most: number): string =>
        `A ${force.toLowerCase()} has at most ${most.toLocaleString('en-GB')} points; this one has ${points.toLocaleString('en-GB')}.`,
      slot: (name: string, found: number, least: number, most: number): string =>
        `${name}: ${least} to ${most} are allowed, and ${found === 0 ? 'none is' : found === 1 ? '1 is' : `${found} are`} here.`,
    },
    terms: {
      title: 'What makes a legal first army',
      points: (n: number): string => `Up to ${n.toLocaleString('en-GB')} points in all.`,
      force: (force: string, least: number, most: number): string =>
        `Each ${force.toLowerCase()} has ${least.toLocaleString('en-GB')} to ${most.toLocaleString('en-GB')} points.`,
      slots: (force: string, slots: readonly string[]): string => `Each ${force.toLowerCase()} has ${names(slots)}.`,
      slot: (name: string, least: number, most: number): string => `${least} to ${most} ${name}`,
      weak: (force: string, points: number): string =>
        `A ${force.toLowerCase()} with fewer than ${points} points ready for combat is weak: it can only guard, recover or go home.`,
    },
  },
  board: 'The map',
  arrange: {
    /** `hasMap`: whether the game is played on a map. */
    open: (hasMap: boolean): string => (hasMap ? 'Change map and seats' : 'Change seats'),
    title: (hasMap: boolean): string => (hasMap ? 'Map and seats' : 'Seats'),
    says: 'You can change this until the campaign starts. Players keep their seats, and see the change at once.',
    map: 'Map',
    kept: 'As it is',
    other: 'Another one',
    held: (name: string): string => `${name} sits here`,
    back: 'Back to the lobby',
    save: 'Save the changes',
    saving: 'Saving',
    saved: 'Changed. Everybody in the lobby sees it.',
    fits: 'Take fewer seats, or choose another map.',
    refused: 'Nothing was changed: the rules do not take these seats on this map.',
  },
  invite: {
    title: 'Invite',
    says: 'Whoever opens the link may come in until it expires.',
    role: 'As',
    roles: { seat: 'player', referee: 'referee', spectator: 'spectator' },
    later: 'The link works as long as a seat is free or open. Open one under Seats and players.',
    uses: 'For how many people',
    make: 'Make a link',
    link: 'Invitation link',
    copy: 'Copy',
    copied: 'Link copied.',
    notCopied: 'This browser does not let the page copy. The link is marked: copy it by hand.',
    notMade: 'No link was made: no connection to the server, or you may not invite any more.',
    lasts: 'It works for',
    durations: { day: 'one day', week: 'one week', month: '30 days' },
    consent:
      'Because you are a player, a referee can use this link only after all other players have agreed. They are asked as soon as you create the link.',
  },
  links: {
    title: 'Links',
    roles: { seat: 'For a player', deputy: 'For a deputy', referee: 'For a referee', spectator: 'For a spectator' },
    seat: (seat: string): string => `For the player of ${seat}`,
    made: (by: string, when: string): string => `Made by ${by}, ${when}.`,
    open: (uses: number, until: string): string => `Works for ${counted(uses, 'person', 'people')}, until ${until}.`,
    closed: {
      'used-up': 'Used up.',
      expired: (when: string): string => `Expired ${when}.`,
      revoked: 'Revoked.',
    },
    waitsFor: (seats: readonly string[]): string => `Closed until these players agree: ${names(seats)}.`,
    usedBy: (guests: readonly string[]): string => `Used by ${names(guests)}.`,
    use: (name: string, when: string, isIn: boolean): string => `${name} (${when}${isIn ? '' : ', no longer here'})`,
    older: (n: number): string => counted(n, 'link that is closed', 'links that are closed'),
    revoke: 'Revoke',
    evict: 'Revoke and remove those who used it',
    evictTitle: 'Remove those who used this link?',
    evictSays: (guests: readonly string[], hasBegun: boolean): string =>
      `The link is revoked, and ${names(guests)} can no longer take part.${
        hasBegun ? ' A seat that becomes free keeps its army and its sealed orders, and somebody else can take it.' : ''
      }`,
    revoked: 'The link no longer lets anybody in.',
    evicted: 'The link is revoked, and those who used it are removed.',
    failed: 'Nothing was changed: no connection to the server, or you may not do this any more.',
  },
  members: {
    title: 'Referees and spectators',
    roles: { referee: 'Referee', spectator: 'Spectator' },
    remove: 'Remove',
    removeOf: (name: string): string => `Remove ${name}`,
    removeTitle: (name: string): string => `Remove ${name}?`,
    removeSays: {
      referee:
        'They see no more of this campaign, and the links that they made are revoked. That they saw everything stays on record.',
      spectator: 'They can no longer take part. A public campaign can still be watched by everybody.',
    },
    removed: (name: string): string => `${name} is removed.`,
    /** Others do not know who watches. */
    reasonReaders: 'Only you and the referees read it, and that you removed them.',
  },
  start: {
    action: 'Start the campaign',
    busy: 'Starting',
    missing: 'Before it can start:',
    waits: 'The owner starts the campaign when everybody is there.',
    ready: 'The campaign can start.',
    unarmed: (seats: readonly string[]): string => `Without an army: ${names(seats)}.`,
  },
  terms: {
    title: 'Terms',
    clock: 'Order clock',
    watch: 'Who may watch',
    referee: 'Referee, who sees everything',
    referees: (list: readonly string[]): string => (list.length === 0 ? 'Nobody' : names(list)),
    withoutReferee:
      'Without a referee, phases close when everybody has sealed or the time is up. The owner can pause and resume the war, but cannot close a phase early, move its deadline or correct a result. By vote, more than half of the players can extend a phase by a day, pause and resume the war, open the seat of a player who has missed two phases, and end the war.',
  },
  seed: 'The server’s seed for all dice is committed as',
  refusals: {
    'seat-taken': 'Somebody else took this seat first.',
    'already-seated': 'You already have a seat.',
    'is-referee': 'A referee knows too much to play.',
    'not-in-lobby': 'The campaign has begun.',
    archived: ARCHIVED,
    'no-such-army': 'Your race has no such army. Choose again.',
    'no-such-seat': 'There is no such seat in this campaign.',
    'not-paused': 'The campaign is not paused.',
    rejected: 'The rules do not allow this yet.',
  },
  failed: 'That did not work. Nothing was changed.',
  missing: {
    'seat-empty': (seats: readonly string[]): string => `No player yet: ${names(seats)}.`,
    'choice-missing': (choice: string, seats: readonly string[]): string =>
      `No ${choice.toLowerCase()} yet: ${names(seats)}.`,
    seat: (seat: string): string => `The army of ${seat} breaks a rule. Choose it again.`,
    terms: 'The terms of this campaign are not in order.',
  },
} as const;

/** Words of the page behind an invitation link. */
export const joinText = {
  title: (name: string): string => `Come to ${name}`,
  by: {
    seat: (name: string): string => `${name} invites you to play.`,
    deputy: (name: string): string =>
      `${name} invites you to be the deputy of a player: you see what that seat sees and may give its orders. You cannot play another seat of this war or become its referee.`,
    referee: (name: string): string => `${name} invites you to be its referee.`,
    spectator: (name: string): string => `${name} invites you to watch.`,
  },
  game: 'Game',
  seats: 'Seats',
  seatsFree: (seats: number, free: number): string => (free === 0 ? `${seats}` : `${seats}, ${free} free`),
  terms: 'What you agree to',
  as: {
    seat: 'You are invited as a player.',
    deputy:
      'You are invited as the deputy of a player: you see what that seat sees and may give its orders. You cannot play another seat of this war or become its referee.',
    referee: 'You are invited as referee.',
    spectator: 'You are invited to watch.',
  },
  expires: (when: string): string => `The link works until ${when}.`,
  seat: 'Your seat',
  anySeat: 'Any that is free',
  seatGone: 'Somebody else took this seat first. Choose another.',
  accept: 'Come in',
  busy: 'Opening',
  signUp: 'Make an account and come in',
  signIn: 'Sign in to come in',
  unknown: {
    title: 'This link leads nowhere',
    says: 'It may be mistyped, expired, used up or revoked, or no seat is free any more. Ask for a new one.',
    action: 'To the start page',
  },
  isIn: {
    title: 'You are in this war already',
    says: 'This link lets nobody else in, and you do not need it.',
    action: 'To the war',
  },
  notNow: { title: 'You cannot come in now', action: 'To the start page' },
  waits: {
    title: 'The players have not all agreed yet',
    says: 'A player invited you as referee while the war runs. The link opens when all other players have agreed: try again later.',
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
    archived: {
      title: 'The campaign is in the archive',
      says: 'The war is over and its owner has put it away. Nobody can come in any more.',
      action: 'To the start page',
    },
    'already-seated': {
      title: 'You play in it',
      says: 'Whoever plays cannot be its referee as well.',
      action: 'To the start page',
    },
    'has-deputy': {
      title: 'The seat has a deputy',
      says: 'Somebody else was named before you. The player can end that, and send you a new link.',
      action: 'To the start page',
    },
    'has-played': {
      title: 'You know too much to play here',
      says: 'You have seen this war from another seat.',
      action: 'To the start page',
    },
    'knows-copy': {
      title: 'You know too much to play here',
      says: 'You know the war that this one is a copy of, or a copy of this one.',
      action: 'To the start page',
    },
    'war-over': {
      title: 'The war is over',
      says: 'Nobody can join it any more.',
      action: 'To the start page',
    },
  },
  unreachable: 'No connection to the server. Nothing was changed: try again.',
} as const;
