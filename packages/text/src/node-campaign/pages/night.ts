import { counted } from '../../sentence.ts';

/** Words of the game night page. */
export const nightText = {
  title: 'Game night',
  opened: (at: string, by: string): string => `Opened ${at} by ${by}`,
  notOpen: {
    title: 'No session is open',
    says: 'The referee opens a session when players have said they are here and no battle is pending.',
    here: 'I am here tonight',
    leave: 'I am leaving',
  },
  open: 'Open a session',
  close: 'Close the session',
  openSays:
    'Each round everyone in the war gains an acceleration point, and everyone present gives one order or passes.',
  rounds: 'Rounds',
  round: (n: number): string => `Round ${n}`,
  upTo: (rounds: number): string => `up to ${rounds}`,
  done: (done: number, of: number): string => `${done} of ${of} done`,
  /** `2 of 4 done, 11 min`. */
  doneAndLeft: (done: number, of: number, left: string): string => `${done} of ${of} done, ${left}`,
  noBattle: 'No battle pending',
  battles: (count: number): string => `${counted(count, 'battle', 'battles')} pending`,
  endsSession: 'The first battle ends the session.',
  here: 'Here',
  away: 'Away',
  state: {
    open: 'may order or pass',
    ordered: (at: string): string => `ordered at ${at}`,
    passed: 'passed',
    away: 'away, gains the points too',
  },
  protected: 'can’t be attacked with tonight’s points',
  points: (ordinary: number, tonight: number): string => `${ordinary} + ${tonight}`,
  pointsLabel: 'CP + acceleration points',
  /** Above the orders of a player who may act. */
  turn: {
    title: 'Your order, or a pass',
    says: (round: number, players: number): string =>
      `Round ${round} is open to ${counted(players, 'player', 'players')}. First come, first served.`,
    left: 'for everyone',
  },
  ordered: 'You have ordered',
  passedYou: 'You have passed',
  waitingFor: (names: string): string => `Waiting for ${names}`,
  orders: 'Orders you can give',
  more: 'All others are on the map.',
  absent: (who: string, price: number, have: number): string =>
    `Away: ${who}. Needs ${price} ordinary CP; you have ${have}.`,
  present: (who: string): string => `Here: ${who}`,
  startsBattle: (who: string): string => `Starts a battle with ${who} and ends the session`,
  startsBattleLater: (who: string): string => `Starts a battle with ${who}. The session ends after this round`,
  order: (what: string, points: number): string => `${what}, ${points} CP`,
  pass: 'Pass this round',
  thisRound: 'This round, in order of arrival',
  stillOpen: (until: string): string => `open until ${until}`,
  tonight: { title: 'Tonight’s points', gained: 'Gained', spent: 'Spent', left: 'Left' },
  rules: 'Acceleration points are spent first and may exceed the limit. They can’t pay for attacks on absent players.',
  held: (hours: number): string => `What is left can be spent ${counted(hours, 'hour', 'hours')} after the session.`,
  freeAt: (time: string): string => `can be spent from ${time}`,
  over: {
    title: (at: string): string => `The session ended at ${at}`,
    fought: (node: string): string => `Battle at ${node}`,
    ifYouLose: 'If you lose',
    behind: 'In the stack',
    nobodyBehind: 'Nobody waits in the stack',
    afterwards: 'When no battle is pending, the referee can open another session.',
    openBattle: 'Open the battle',
    report: 'Report the result',
  },
  speech: {
    opened: (round: number): string => `Round ${round} is open.`,
    left: (minutes: number): string => `${counted(minutes, 'minute', 'minutes')} left.`,
    acted: (who: string): string => `Done: ${who}.`,
  },
} as const;
