import { counted } from '../../sentence.ts';
import { COMMAND_HINTS, COMMAND_NAMES } from '../names.ts';

/** `1 CP`, `5 CP`. */
const cp = (points: number): string => `${points} CP`;

/** Words of the form that composes orders. */
export const composerText = {
  title: 'This order',
  names: COMMAND_NAMES,
  hints: COMMAND_HINTS,
  /** Above the name of the selected battleforce. */
  forceIn: (node: string): string => `Battleforce in ${node}`,
  forcePoints: (points: number, most: number): string =>
    `${points.toLocaleString('en-GB')} of ${most.toLocaleString('en-GB')} points`,
  free: 'free to move',
  choose: 'Tap one of your battleforces, or a node you want to take.',
  chooseTarget: 'Tap a ringed node on the map.',
  addStep: 'Add a step',
  removeStep: 'Remove this step',
  step: (n: number): string => `Step ${n}`,
  cost: cp,
  costRange: (least: number, most: number): string => `${least}–${most} CP`,
  noCost: 'free',
  // What a step leads to.
  takes: (node: string): string => `You take ${node} on arrival.`,
  own: 'It is yours already.',
  openSpace: 'Open space: nobody fights there.',
  attacks: (whom: string): string => `You attack ${whom}.`,
  attacksRok: (whom: string): string => `You attack the Rok of ${whom}.`,
  joinsStack: (place: string): string => `A battle is pending. You join the stack as number ${place}.`,
  oddsLabel: 'Roll needed',
  /** @param needed a target number: 3 means 3+ */
  odds: (needed: number): string => `Succeeds on ${needed}+, ${7 - needed} in 6`,
  noRoll: 'No roll',
  onFailure: 'If the roll fails, the battleforce stays and the CP are lost.',
  onDropFailure: (orbit: string): string => `If the roll fails, it ends in ${orbit}.`,
  tainted: 'Tainted: on 1 to 3 it ignores the order and the CP are lost.',
  seriesRisk: (points: number, steps: number): string =>
    `If step ${steps} fails, the steps after it are cancelled and all ${cp(points)} are lost.`,
  battleCancels: 'A battle cancels the remaining steps of this battleforce, and their CP are lost.',
  balance: {
    title: 'Command points',
    have: 'you have',
    spend: 'this order',
    left: 'left',
    acceleration: (points: number): string =>
      `${counted(points, 'acceleration point', 'acceleration points')} (round) go first.`,
    held: (points: number, until: string): string =>
      `${counted(points, 'acceleration point', 'acceleration points')} can’t be spent until ${until}.`,
  },
  when: { label: 'When', now: 'Now', at: 'At a time', affordable: 'When I can pay' },
  at: { date: 'Date', time: 'Time', zone: (zone: string): string => `In the campaign’s time zone, ${zone}` },
  mayPass: 'Later postdated orders don’t wait for this one',
  give: (steps: number, points: number): string =>
    steps === 1 ? `Give the order, ${cp(points)}` : `Give ${steps} orders, ${cp(points)}`,
  giveSays: 'Carried out immediately, and everyone sees it.',
  giveDaily: (hour: string): string => `Paid now, carried out at ${hour}.`,
  postdate: (when: string): string => `Postdate for ${when}`,
  postdateAffordable: 'Postdate until I can pay',
  postdateSays: 'Only you and the referee see it until it is carried out.',
  wouldBeRefused: 'As things are now, this order would be cancelled.',
  short: (missing: number, when: string): string => `${cp(missing)} short. You can pay on ${when}.`,
  locked: (node: string): string => `In the battle at ${node}: no orders until the result is confirmed.`,
  lockedWaiting: (node: string, place: string): string =>
    `Waiting in the stack at ${node}, number ${place}: no orders until its battle is over.`,
  paused: (until: string | null): string =>
    until === null
      ? 'The war is paused. You can only postdate orders.'
      : `The war is paused until ${until}. You can only postdate orders.`,
  given: 'Order given.',
  notGiven: 'Not given. Try again.',
  posts: {
    title: 'Postdated orders',
    seenBy: 'only you and the referee',
    seenByAll: 'public in this campaign',
    none: 'No postdated orders. You can date orders ahead, for example before a holiday.',
    withdraw: 'Withdraw',
    withdrawn: 'Withdrawn. It cost nothing.',
    dueAt: (time: string): string => `Due ${time}`,
    whenPaid: (points: number, about: string): string => `As soon as you have ${cp(points)}: about ${about}`,
    daily: (hour: string): string => `Carried out at ${hour}`,
    lapsed: 'Lapsed',
    lapsedSays: 'It was not carried out and cost nothing.',
    clear: 'Clear',
  },
} as const;
