import { counted, listed, plain } from '../sentence.ts';
import { duration } from '../times.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** `3 min`, `16 h`, `4 days`: how long ago a player was here, as a referee reads it at a glance. */
function ago(milliseconds: number): string {
  if (milliseconds < MINUTE) return 'just now';
  if (milliseconds >= DAY) return `${counted(Math.floor(milliseconds / DAY), 'day', 'days')} ago`;
  return `${duration(milliseconds).replace(/ \d+ min$/, '')} ago`;
}

/** Words of the desk over all campaigns. */
export const deskBoardText = {
  title: 'Desk',
  heading: 'Your desk',
  says: 'The campaigns that you own or are a referee of.',
  headline: (missing: number): string =>
    missing === 0 ? 'Nobody is missing' : `${counted(missing, 'seat is', 'seats are')} missing`,
  stopped: (n: number): string => `${counted(n, 'campaign has', 'campaigns have')} stopped.`,
  next: (name: string, time: string): string => `Next: ${name} closes ${time}.`,
  closes: (when: string, left: string): string => `Closes ${when}, in ${left}`,
  held: (when: string, left: string): string => `Held for missing orders until ${when}, for ${left} more`,
  inGrace: (when: string, left: string): string =>
    `The time is up. Open for those who are late until ${when}, another ${left}`,
  closing: 'The time is up. The phase is being run.',
  noDeadline: 'No deadline',
  lobby: (taken: number, seats: number): string => `In the lobby, ${taken} of ${seats} seats taken`,
  toLobby: 'Open the lobby',
  paused: 'Paused',
  open: (topics: string): string => `${topics} open`,
  disputed: (n: number): string => `${n} disputed`,
  topics: {
    /** Those who lead the sides. */
    between: (names: readonly string[]): string => plain(listed(names)),
    disputed: 'Disputed',
    rule: 'Decide',
    look: 'Look',
  },
  truth: {
    title: 'The whole truth',
    says: 'or through the eyes of a seat',
    all: 'All',
    open: (name: string): string => `Open ${name} and see everything`,
  },
  log: { all: (n: number): string => `All ${n} entries` },
  asPlayer: 'You play here: you see of the others only who has sealed.',
  columns: {
    seat: 'Seat',
    player: 'Player',
    orders: 'Orders',
    seen: 'Seen',
    local: 'Local time',
    missed: 'Missed',
    absent: 'If absent',
    actions: 'Ping and look',
  },
  noPlayer: 'Nobody',
  notAsked: 'Not asked',
  late: 'Late',
  seen: ago,
  seenLong: (time: string): string => `Last here ${time}`,
  neverSeen: 'Not seen yet',
  noZone: 'Not given',
  missedNone: 'none',
  missed: (phases: number): string => counted(phases, 'phase', 'phases'),
  /** By the terms of the campaign. */
  absent: { guard: 'Guards', caretaker: 'Plays by itself' },
  /** By the terms, if the player goes on missing. */
  opensAfter: (left: number): string => (left === 1 ? 'Opens after the next miss' : `Opens after ${left} more misses`),
  letters: (n: number): string => counted(n, 'new letter', 'new letters'),
  zone: (zone: string): string => `Their time zone is ${zone.replaceAll('_', ' ')}.`,
  empty: {
    title: 'You have no campaign to look after',
    says: 'Campaigns that you own or are a referee of appear here, with everybody who is missing.',
    action: 'Start a campaign',
  },
  ping: {
    open: 'Ping',
    openFor: (player: string): string => `Ping ${player}`,
    all: (n: number): string => (n === 1 ? 'Ping the one who is missing' : `Ping all ${n} who are missing`),
    title: (players: readonly string[]): string => `Ping ${plain(listed(players))}?`,
    says: 'They see a notice with your reason on the page of the campaign and in their list of campaigns, until they have sealed or the phase closes. Each player can be pinged once an hour.',
    action: 'Ping',
    done: (n: number): string => (n === 1 ? 'Pinged.' : `${n} players pinged.`),
    at: (time: string): string => `Pinged ${time}`,
    refusals: {
      closed: 'The phase has closed meanwhile.',
      'not-awaited': 'They have sealed meanwhile. Nobody was pinged.',
      'pinged-lately': 'They were pinged within the last hour. Nobody was pinged again.',
    },
  },
  eyes: {
    /** The names of links to what others see. */
    seat: (name: string): string => `See what ${name} sees`,
    spectator: 'See what spectators see',
  },
} as const;

/** Words for a player whom a referee pinged. */
export const pingedText = {
  chip: 'The referee waits for you',
  notice: (by: string): string => `${by} waits for you.`,
  because: (reason: string): string => `“${reason}”`,
  says: 'Seal your orders, or decide what the page asks you.',
} as const;

/** Words over a campaign that a referee sees through the eyes of somebody else. */
export const seeAsText = {
  label: 'See as',
  spectatorName: 'Spectators',
  seat: (name: string): string => `You see what ${name} sees.`,
  spectator: 'You see what spectators see.',
  referee: 'You see everything.',
  readOnly: 'Nothing can be changed here.',
  back: 'Back to your own view',
  desk: 'To the desk',
} as const;
