import { counted } from '../../sentence.ts';
import { viewsText } from './views.ts';

/** Texts for the game night page. */
export const nightText = {
  title: viewsText.night,
  opened: (at: string): string => `Opened by the referee, ${at}`,
  notOpen: {
    title: 'No session is open',
    says: 'The referee opens a session once players have said they are here and all battles are over.',
    here: 'I am here tonight',
    leave: 'I am leaving',
  },
  how: 'How a session works',
  open: 'Open a session',
  openTitle: 'Open a session?',
  close: 'Close the session',
  closeTitle: 'Close the session?',
  /** Who can read the reason for opening or closing a session. */
  reasonReaders: 'Everyone in the campaign can read this reason.',
  ruled: {
    open: 'The session is open.',
    close: 'The session has ended.',
    presence: 'Saved. Everyone can see the change.',
    failed: 'That didn’t work. Try again.',
  },
  /** For the referee, next to a player. */
  ruling: {
    here: {
      label: 'Mark as here',
      title: (who: string): string => `Mark ${who} as here`,
      says: 'For players who have come but can’t say so themselves. If a session is open, they join in from the next round.',
    },
    away: {
      label: 'Mark as away',
      title: (who: string): string => `Mark ${who} as away`,
      says: 'For players who have left without saying so. If a session is open, they sit out from the next round.',
    },
  },
  openSays:
    'In each round, everyone in the war gains an acceleration point, and everyone present gives one order or passes.',
  /** Answers to the players. */
  said: {
    here: 'Everyone can see that you are here.',
    left: 'You have left the game night.',
    passed: 'You have passed this round.',
  },
  rounds: 'Rounds',
  round: (n: number): string => `Round ${n}`,
  upTo: (rounds: number): string => `up to round ${rounds}`,
  done: (done: number, of: number): string => `${done} of ${of} done`,
  /** Below a past round. */
  orderedBy: (names: string): string => (names === '' ? 'everyone passed' : names),
  resting: { title: 'Closed', says: 'until all battles are over' },
  /** `2 of 4 done, 11 min`. */
  doneAndLeft: (done: number, of: number, left: string): string => `${done} of ${of} done, ${left}`,
  noBattle: 'No battle pending',
  battles: (count: number): string => `${counted(count, 'battle', 'battles')} pending`,
  endsSession: 'The first battle ends the session.',
  here: 'Here',
  away: 'Away',
  hereTonight: 'Here tonight',
  hereOf: (here: number, of: number): string => `${here} of ${of} players`,
  nobodyHere: 'Nobody has said they are here yet.',
  state: {
    open: 'can give an order or pass',
    ordered: (at: string): string => `gave an order at ${at}`,
    passed: 'passed',
    done: 'done',
    next: 'here from the next round',
    here: 'here',
    empty: 'no player',
    away: 'away, still gains points',
    notHere: 'away',
  },
  protected: 'can’t be attacked with acceleration points',
  points: (ordinary: number, tonight: number): string => `${ordinary} + ${tonight}`,
  pointsLabel: 'CP + acceleration points',
  /** Above the orders of a player who can act. */
  turn: {
    title: 'Order or pass',
    says: (round: number, players: number): string =>
      `Round ${round} is open to ${counted(players, 'player', 'players')}. First come, first served.`,
    left: 'left this round',
    next: 'You join in from the next round.',
  },
  /** `11:20`: minutes and seconds. */
  countdown: (milliseconds: number): string => {
    const seconds = Math.max(0, Math.floor(milliseconds / 1000));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  },
  ordered: 'Order given',
  passedYou: 'You have passed',
  waitingFor: (names: string): string => `Waiting for ${names}`,
  orders: 'Orders you can give now',
  more: 'The other orders are on the map.',
  noOrders: 'You have no orders to give right now.',
  absent: (who: string, price: number, have: number): string =>
    `Away: ${who}. This needs ${price} ordinary CP; you have ${have}.`,
  present: (who: string): string => `Here: ${who}`,
  startsBattle: (who: string): string => `Starts a battle with ${who} and ends the session`,
  startsBattleLater: (who: string): string => `Starts a battle with ${who}. The session ends after this round`,
  order: (what: string, points: number): string => `${what}, ${points} CP`,
  pass: 'Pass this round',
  thisRound: 'This round, in order of arrival',
  soFar: { title: 'Tonight so far', none: 'No orders yet.' },
  acts: {
    passed: 'passed',
    passedByTime: 'passed because time was up',
    cancelled: (what: string): string => `${what}: cancelled`,
  },
  stillOpen: (until: string): string => `open until ${until}`,
  tonight: { title: 'Acceleration points tonight', player: 'Player', gained: 'Gained', spent: 'Spent', left: 'Left' },
  rules: 'Acceleration points are spent first and can exceed the limit. They can’t pay for attacks on absent players.',
  held: (hours: number): string =>
    `You can spend leftover points once ${counted(hours, 'hour', 'hours')} have passed after the session.`,
  freeAt: (time: string): string => `can be spent from ${time}`,
  over: {
    title: (at: string): string => `The session ended at ${at}`,
    fought: (node: string): string => `Battle at ${node}`,
    ifYouLose: 'If you lose',
    retreats: (nodes: string): string =>
      nodes === '' ? 'Your battleforce has nowhere to retreat.' : `Your battleforce can retreat to ${nodes}.`,
    attacks: (who: string): string => `Attacker: ${who}`,
    holds: (who: string): string => `Holder: ${who}`,
    behind: 'Waiting in the stack',
    nobodyBehind: 'Nobody',
    afterwards: 'Once all battles are over, the referee can open another session.',
    openBattle: 'Open the battle',
    report: 'Report the result',
  },
  speech: {
    opened: (round: number): string => `Round ${round} is open.`,
    left: (minutes: number): string =>
      minutes === 0 ? 'Time is up.' : `${counted(minutes, 'minute', 'minutes')} left.`,
    acted: (who: string): string => `Done this round: ${who}.`,
  },
} as const;
