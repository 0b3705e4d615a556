import { apostrophe, counted, listed, plain } from '../sentence.ts';
import { ARCHIVED } from './archive.ts';

const names = (list: readonly string[]): string => plain(listed(list));

/** Text for the lobby. */
export const lobbyText = {
  lobby: 'Lobby',
  seats: 'Seats',
  by: (owner: string): string => `Started by ${owner}`,
  free: 'Free',
  you: 'You',
  take: 'Take this seat',
  leave: 'Leave the seat',
  /** The owner frees someone else's seat. */
  release: {
    action: 'Free the seat',
    actionOf: (seat: string): string => `Free the seat: ${seat}`,
    title: (seat: string): string => `Free ${seat}${apostrophe(seat)} seat?`,
    says: (player: string): string =>
      `${player} loses the seat, and their army is removed. They can take a free seat again if the campaign is open to them.`,
    done: (seat: string): string => `${seat}${apostrophe(seat)} seat is free.`,
  },
  move: 'Move to this seat',
  choice: (choice: string, seat: string): string => `${seat}${apostrophe(seat)} ${choice.toLowerCase()}`,
  army: {
    title: 'Your army',
    none: 'No army lists yet',
    attachedSays: 'Your army is set. You can change it until the campaign starts.',
    /** `forces`: how many of what, in the words of the game: `2 detachments`. */
    attached: (forces: string, points: number): string => `${forces}, ${counted(points, 'point', 'points')}`,
    hidden: 'Army attached',
    outside: 'Breaks the terms:',
    missing: 'No army yet',
    forceName: (force: string, n: number): string => `${force} ${n}`,
    name: 'Name',
    noneTicked: 'Tick at least one list.',
    remove: (name: string): string => `Remove ${name}`,
    save: 'Set this army',
    saved: 'Army set.',
    listGone:
      'One of the lists in this army no longer exists, so the army wasn’t set. Check the army and set it again.',
    points: (n: number): string => counted(n, 'point', 'points'),
    whole: (n: number): string => `The whole army has ${counted(n, 'point', 'points')}.`,
    upload: 'Upload, paste or type in an army list',
    toLists: 'Your lists: upload, type in, edit or replace',
    review: 'Review',
    needsOne: 'Take a ready-made army above, type one in, or upload a list.',
    readyMade: {
      title: 'Ready-made armies',
      says: 'No list of your own? Tap an army to take it. You can choose another until the campaign starts.',
      choose: (choice: string): string =>
        `Choose your ${choice.toLowerCase()} first. Each ${choice.toLowerCase()} has its own armies.`,
      take: 'Take army',
      takeOf: (army: string): string => `Take army: ${army}`,
      instead: 'Take this instead',
      insteadOf: (army: string): string => `Take this instead: ${army}`,
      taken: 'Your army',
      units: (units: readonly string[]): string => units.join(', '),
      itself: 'A ready-made army',
    },
    advice: {
      overLimit: (points: number, limit: number): string =>
        `${points.toLocaleString('en-GB')} points; an army can have at most ${limit.toLocaleString('en-GB')}.`,
      small: (force: string, points: number, least: number): string =>
        `A ${force.toLowerCase()} needs at least ${least.toLocaleString('en-GB')} points; this one has ${points.toLocaleString('en-GB')}.`,
      large: (force: string, points: number, most: number): string =>
        `A ${force.toLowerCase()} can have at most ${most.toLocaleString('en-GB')} points; this one has ${points.toLocaleString('en-GB')}.`,
      slot: (name: string, found: number, least: number, most: number): string =>
        `${found} ${name}; ${found < least ? `at least ${least} needed` : `${most === 0 ? 'none' : `at most ${most}`} allowed`}.`,
    },
    terms: {
      title: 'Rules for your first army',
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
    /** `hasMap`: whether the game has a map. */
    open: (hasMap: boolean): string => (hasMap ? 'Change map and seats' : 'Change seats'),
    title: (hasMap: boolean): string => (hasMap ? 'Map and seats' : 'Seats'),
    says: 'You can change these until the campaign starts. Players keep their seats and see the change straight away.',
    map: 'Map',
    kept: 'Keep this map',
    other: 'Another map',
    held: (name: string): string => `Taken by ${name}`,
    back: 'Back to the lobby',
    save: 'Save the changes',
    saving: 'Saving',
    saved: 'Saved. Everyone in the lobby can see it.',
    fits: 'Choose fewer seats or another map.',
    refused: 'Nothing was changed, because this map doesn’t work with these seats.',
  },
  invite: {
    title: 'Invite',
    says: 'Anyone with the link can join until it expires.',
    role: 'Invite as',
    roles: { seat: 'player', referee: 'referee', spectator: 'spectator' },
    later: 'The link works while a seat is free or open. You can open a seat under Seats and players.',
    uses: 'For how many people',
    make: 'Create a link',
    link: 'Invitation link',
    copy: 'Copy',
    copied: 'Link copied.',
    notCopied: 'Your browser didn’t let this page copy the link. It is selected, so you can copy it yourself.',
    lasts: 'How long it works',
    durations: { day: 'one day', week: 'one week', month: '30 days' },
    consent:
      'Because you’re a player, a referee can’t use this link until all the other players have agreed. We’ll ask them as soon as you create it.',
  },
  links: {
    title: 'Links',
    roles: { seat: 'For a player', deputy: 'For a deputy', referee: 'For a referee', spectator: 'For a spectator' },
    seat: (seat: string): string => `For ${seat}${apostrophe(seat)} player`,
    made: (by: string, when: string): string => `Created by ${by}, ${when}.`,
    open: (uses: number, until: string): string => `Works for ${counted(uses, 'person', 'people')}, until ${until}.`,
    closed: {
      'used-up': 'Used up.',
      expired: (when: string): string => `Expired ${when}.`,
      revoked: 'Revoked.',
    },
    waitsFor: (seats: readonly string[]): string => `Waiting for these players to agree: ${names(seats)}.`,
    usedBy: (guests: readonly string[]): string => `Used by ${names(guests)}.`,
    use: (name: string, when: string, isIn: boolean): string => `${name} (${when}${isIn ? '' : ', no longer here'})`,
    older: (n: number): string => counted(n, 'closed link', 'closed links'),
    revoke: 'Revoke',
    evict: 'Revoke and remove its users',
    evictTitle: 'Remove everyone who used this link?',
    evictSays: (guests: readonly string[], hasBegun: boolean): string =>
      `The link is revoked, and ${names(guests)} can no longer take part.${
        hasBegun ? ' Any seat they hold keeps its army and its sealed orders, and someone else can take it.' : ''
      }`,
    /** In games without sealed orders. */
    evictSaysOnArrival: (guests: readonly string[], hasBegun: boolean): string =>
      `The link is revoked, and ${names(guests)} can no longer take part.${
        hasBegun ? ' Any seat they hold keeps everything it owns, and someone else can take it.' : ''
      }`,
    revoked: 'Link revoked.',
    evicted: 'Link revoked. Everyone who used it was removed.',
  },
  members: {
    title: 'Referees and spectators',
    roles: { referee: 'Referee', spectator: 'Spectator' },
    remove: 'Remove',
    removeOf: (name: string): string => `Remove ${name}`,
    removeTitle: (name: string): string => `Remove ${name}?`,
    removeSays: {
      referee:
        'They lose access to this campaign, and the links they created are revoked. Everyone can still see that they were a referee and saw everything.',
      spectator: 'They will no longer be a member. If the campaign is public, they can still watch it.',
    },
    removed: (name: string): string => `${name} was removed.`,
    /** Others don't know who is watching. */
    reasonReaders: 'Only you and the referees can see that you removed them, and why.',
  },
  start: {
    action: 'Start the campaign',
    busy: 'Starting',
    missing: 'Before the campaign can start:',
    waits: 'The owner will start the campaign when everyone is ready.',
    ready: 'The campaign can start.',
    vacant: (seats: readonly string[]): string =>
      `${names(seats)} ${seats.length === 1 ? 'has' : 'have'} no player yet.`,
    unarmed: (seats: readonly string[]): string => `${names(seats)} ${seats.length === 1 ? 'has' : 'have'} no army.`,
    outside: (seats: readonly string[]): string =>
      seats.length === 1
        ? `${names(seats)}${apostrophe(names(seats))} army breaks the terms.`
        : `The armies of ${names(seats)} break the terms.`,
    anyway: {
      title: 'Start the campaign anyway?',
      says: 'Nobody can change an army once the campaign has started.',
      action: 'Start anyway',
      /** If nothing is missing any more by the time the owner confirms. */
      settled: { title: 'Start the campaign?', says: 'Everyone is ready now.' },
    },
  },
  terms: {
    title: 'Terms',
    clock: 'Order clock',
    watch: 'Who may watch',
    /** `byHand`: how many settings the owner changed; `byPreset`: how many the preset changes. */
    settings: (byHand: number, byPreset: number): string =>
      byHand > 0
        ? `${counted(byHand, 'setting', 'settings')} changed by the owner.`
        : `All settings are as in the ${byPreset > 0 ? 'preset' : 'rules'}.`,
    referee: 'Referee, who sees everything',
    referees: (list: readonly string[]): string => (list.length === 0 ? 'Nobody' : names(list)),
    withoutReferee:
      'Without a referee, phases close when everyone has sealed or when time is up. The owner can pause the campaign if the terms allow it, but can’t close a phase early, move its deadline or correct a result. By majority vote, the players can extend a phase by a day, pause the campaign, open the seat of a player who has missed two phases, or end the campaign. Half of them are enough to end a pause.',
    /** In games whose orders all count on arrival, day by day. */
    onArrival: {
      withoutReferee:
        'Without a referee, nobody can give a player more time or correct a result. The owner can pause the campaign if the terms allow it. By majority vote, the players can pause the campaign, open the seat of a player who has missed two deadlines in a row, or end the campaign. Half of them are enough to end a pause.',
    },
  },
  seed: 'Hash of the server’s dice seed:',
  refusals: {
    'seat-taken': 'Someone else took this seat first.',
    'already-seated': 'You already have a seat.',
    'is-referee': 'A referee knows too much to play.',
    'not-in-lobby': 'The campaign has already begun.',
    archived: ARCHIVED,
    'no-such-army': 'Your race doesn’t have that army. Choose again.',
    'no-such-seat': 'This campaign has no such seat.',
    'not-paused': 'The campaign is not paused.',
    rejected: 'The rules don’t allow this yet.',
  },
  missing: {
    'seat-empty': (seats: readonly string[]): string => `No player yet: ${names(seats)}.`,
    'no-player': 'Nobody has a seat yet.',
    'choice-missing': (choice: string, seats: readonly string[]): string =>
      `No ${choice.toLowerCase()} yet: ${names(seats)}.`,
    seat: (seat: string): string => `${seat}${apostrophe(seat)} army breaks a rule. Choose it again.`,
    terms: 'Something is wrong with the terms of this campaign.',
  },
} as const;

/** Text for the page behind an invitation link. */
export const joinText = {
  title: (name: string): string => `Join ${name}`,
  by: {
    seat: (name: string): string => `${name} invites you to play.`,
    deputy: (name: string): string =>
      `${name} invites you to be their deputy: you will see what their seat sees, and you can give its orders. You can’t play another seat in this campaign or become its referee.`,
    referee: (name: string): string => `${name} invites you to be the referee.`,
    spectator: (name: string): string => `${name} invites you to watch.`,
  },
  game: 'Game',
  seats: 'Seats',
  seatsFree: (seats: number, free: number): string =>
    free === 0 ? `${seats}` : `${seats}, of which ${free} ${free === 1 ? 'is' : 'are'} free`,
  terms: 'What you agree to',
  as: {
    seat: 'You are invited as a player.',
    deputy:
      'You are invited to be a player’s deputy: you will see what that seat sees, and you can give its orders. You can’t play another seat in this campaign or become its referee.',
    referee: 'You are invited to be the referee.',
    spectator: 'You are invited to watch.',
  },
  expires: (when: string): string => `The link works until ${when}.`,
  /** `phase`: in the words of the game. */
  running: (turn: number, phase: string): string =>
    `This campaign has already begun. It is now turn ${turn}, ${phase}.`,
  /** In games whose rounds are days; before the first one is the set-up. */
  runningByDay: (day: number): string =>
    day === 0
      ? 'This campaign has already begun. Its set-up is still under way.'
      : `This campaign has already begun. It is now day ${day}.`,
  takesOver: (seats: readonly string[]): string =>
    seats.length === 1
      ? `You’ll take over ${names(seats)} as it stands, with its armies and its score.`
      : `You’ll take over a seat as it stands, with its armies and its score: ${seats.slice(0, -1).join(', ')} or ${seats.at(-1) ?? ''}.`,
  seat: 'Your seat',
  anySeat: 'Any free seat',
  seatGone: 'Someone else took this seat first. Choose another.',
  accept: 'Join',
  busy: 'Joining',
  signUp: 'Create account and join',
  signIn: 'Sign in and join',
  unknown: {
    title: 'This link doesn’t work',
    says: 'It may be mistyped, expired, used up or revoked, or there are no seats left. Ask for a new link.',
    action: 'Go to the home page',
  },
  isIn: {
    title: 'You are already in this campaign',
    says: 'You don’t need this link, and nobody else can use it any more.',
    action: 'Go to the campaign',
  },
  notNow: { title: 'You can’t join now', action: 'Go to the home page' },
  waits: {
    title: 'Not all players have agreed yet',
    says: 'A player invited you to referee a campaign that has already begun. The link won’t work until all the other players have agreed. Try again later.',
    action: 'Go to the home page',
  },
  refused: {
    'name-taken': {
      title: 'Your name is taken here',
      says: 'Someone in this campaign already has your name, or one that looks like it. Change yours on your account page, then open this link again.',
      action: 'Go to your account',
    },
    'seat-taken': {
      title: 'No free seats',
      says: 'Someone else got there first. Ask for another link.',
      action: 'Go to the home page',
    },
    'is-referee': {
      title: 'You are the referee',
      says: 'A referee knows too much to play.',
      action: 'Go to the home page',
    },
    archived: {
      title: 'The campaign is archived',
      says: 'The campaign is over, and its owner has archived it. Nobody can join it any more.',
      action: 'Go to the home page',
    },
    'already-seated': {
      title: 'You are a player',
      says: 'A player can’t be the referee as well.',
      action: 'Go to the home page',
    },
    'has-deputy': {
      title: 'The seat has a deputy',
      says: 'Someone else became the deputy before you. The player can dismiss them and send you a new link.',
      action: 'Go to the home page',
    },
    'has-played': {
      title: 'You know too much to play here',
      says: 'You have seen this campaign from another seat.',
      action: 'Go to the home page',
    },
    'knows-copy': {
      title: 'You know too much to play here',
      says: 'You have seen the campaign that this one was copied from, or a copy of this one.',
      action: 'Go to the home page',
    },
    'war-over': {
      title: 'The campaign is over',
      says: 'Nobody can join it any more.',
      action: 'Go to the home page',
    },
  },
  unreachable: 'No connection to the server. You may have joined already: try again when you are back online.',
} as const;
