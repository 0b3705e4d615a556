import { counted, listed, plain } from '../sentence.ts';
import { duration } from '../times.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** `3 min ago`, `16 h ago`, `4 days ago`: when a player was last here, for a referee at a glance. */
function ago(milliseconds: number): string {
  if (milliseconds < MINUTE) return 'just now';
  if (milliseconds >= DAY) return `${counted(Math.floor(milliseconds / DAY), 'day', 'days')} ago`;
  return `${duration(milliseconds).replace(/ \d+ min$/, '')} ago`;
}

/** Text for the desk that covers all campaigns. */
export const deskBoardText = {
  title: 'Desk',
  heading: 'Your desk',
  says: 'The campaigns that you own or referee.',
  /** `campaigns`: how many campaigns the missing players are in. */
  headline: (missing: number, campaigns: number): string => {
    if (missing === 0) return 'Not waiting for anyone';
    const where = campaigns > 1 ? ` in ${campaigns} campaigns` : '';
    return `Waiting for ${counted(missing, 'player', 'players')}${where}`;
  },
  stopped: (n: number): string => `${counted(n, 'campaign has', 'campaigns have')} stopped.`,
  next: (name: string, time: string): string => `Next deadline: ${name}, ${time}.`,
  closes: (when: string, left: string): string => `Closes ${when}, in ${left}`,
  held: (when: string, left: string): string => `Held for missing orders until ${when} (${left} left)`,
  inGrace: (when: string, left: string): string => `Time is up. Grace period until ${when} (${left} left)`,
  closing: 'Time is up. The phase is resolving.',
  noDeadline: 'No deadline',
  lobby: (taken: number, seats: number): string => `In the lobby, ${taken} of ${seats} seats taken`,
  toLobby: 'Open the lobby',
  paused: 'Paused',
  open: (topics: string): string => `${topics} open`,
  disputed: (n: number): string => `${n} disputed`,
  topics: {
    /** The leaders of the sides. */
    between: (names: readonly string[]): string => plain(listed(names)),
    disputed: 'Disputed',
    rule: 'Decide',
    look: 'View',
  },
  truth: {
    title: 'See everything',
    says: 'or only what one seat sees',
    all: 'All',
    open: (name: string): string => `All: everything in ${name}`,
  },
  log: { all: (n: number): string => `All ${n} entries` },
  asPlayer: 'You play here, so you can only see who has sealed.',
  /** In games whose orders all count on arrival, day by day. */
  onArrival: {
    due: (when: string, left: string): string => `Next deadline: ${when} your time, in ${left}`,
    closing: 'Something is due now.',
    asPlayer: 'You play here, so you can’t see who owes a decision.',
    decisions: 'Decisions',
    missed: (deadlines: number): string => counted(deadlines, 'deadline', 'deadlines'),
    absent: 'No orders',
    ping: {
      says: 'They see a notice with your reason on the campaign page and in their list of campaigns, until they decide or the day or phase ends. If only referees can read the reason, the notice leaves it out. You can ping each player once an hour.',
      refusals: {
        closed: 'The day or phase has ended in the meantime. Nobody was pinged.',
        'not-awaited': 'They have decided in the meantime. Nobody was pinged.',
      },
    },
  },
  columns: {
    seat: 'Seat',
    player: 'Player',
    orders: 'Orders',
    seen: 'Last seen',
    local: 'Local time',
    missed: 'Missed',
    absent: 'If absent',
    actions: 'Actions',
  },
  noPlayer: 'Nobody',
  notAsked: 'Nothing due',
  late: 'Late',
  seen: ago,
  seenLong: (time: string): string => `Last here ${time}`,
  neverSeen: 'Not seen yet',
  noZone: 'Not given',
  missedNone: 'None',
  missed: (phases: number): string => counted(phases, 'phase', 'phases'),
  /** What happens to the seat of an absent player, under the terms. */
  absent: { guard: 'Default orders', caretaker: 'Computer plays' },
  /** What happens, under the terms, if the player keeps missing phases. */
  opensAfter: (left: number): string =>
    left === 1 ? 'Seat opens after the next miss' : `Seat opens after ${left} more misses`,
  vote: (title: string, votes: number): string => `Vote: ${title} (${counted(votes, 'vote', 'votes')} so far)`,
  letters: (n: number): string => counted(n, 'new letter', 'new letters'),
  zone: (zone: string): string => `Their time zone is ${zone.replaceAll('_', ' ')}.`,
  empty: {
    title: 'No campaigns to run yet',
    says: 'Campaigns that you own or referee appear here, with the players who haven’t sealed yet.',
    action: 'Start a campaign',
  },
  ping: {
    open: 'Ping',
    openFor: (player: string): string => `Ping ${player}`,
    all: (n: number): string => (n === 1 ? 'Ping the missing player' : `Ping all ${n} missing players`),
    title: (players: readonly string[]): string => `Ping ${plain(listed(players))}?`,
    says: 'They see a notice with your reason on the campaign page and in their list of campaigns, until they seal or the phase closes. If only referees can read the reason, the notice leaves it out. You can ping each player once an hour.',
    action: 'Ping',
    /** Nobody else is allowed to learn that a player owes a decision. */
    readers: 'Only the players you ping and the referees can read it.',
    keptReaders: 'The players you ping can see that you pinged them; only referees see why.',
    done: (n: number): string => (n === 1 ? 'Pinged.' : `${n} players pinged.`),
    at: (time: string): string => `Pinged ${time}`,
    refusals: {
      closed: 'The phase has closed in the meantime. Nobody was pinged.',
      'not-awaited': 'They have sealed in the meantime. Nobody was pinged.',
      'pinged-lately': 'They have already been pinged in the last hour. Nobody was pinged again.',
    },
  },
  eyes: {
    /** Labels of the links to what other viewers see. */
    seat: (name: string): string => `See what ${name} sees`,
    spectator: 'See what spectators see',
  },
} as const;

/** Text for a player whom a referee pinged. */
export const pingedText = {
  chip: 'The referee is waiting',
  notice: (by: string): string => `${by} is waiting for you.`,
  because: (reason: string): string => `“${reason}”`,
  says: 'Seal your orders, or make the decision this page asks for.',
  /** In games without order sheets. */
  decide: 'Make the decision this page asks for.',
} as const;

/** Text above a campaign that a referee is looking at as someone else. */
export const seeAsText = {
  label: 'See as',
  spectatorName: 'Spectators',
  seat: (name: string): string => `You see what ${name} sees.`,
  spectator: 'You see what spectators see.',
  referee: 'You see everything.',
  readOnly: 'You can’t change anything here.',
  back: 'Back to your own view',
  desk: 'Open desk',
} as const;
