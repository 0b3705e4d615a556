import type { Command, CommandType, Installation, NodeId, Owner } from '@sealed-orders/rules/node-campaign';
import { capital, counted, listed, plain } from '../../sentence.ts';
import { commandClause } from '../commands.ts';
import { longDate } from '../dates.ts';
import { COMMAND_HINTS, COMMAND_NAMES, INSTALLATION_NAMES } from '../names.ts';
import { installation, type Words } from '../words.ts';

interface Target {
  readonly what: Installation;
  readonly owner: Owner | null;
  readonly node: NodeId;
}

/** `1 CP`, `5 CP`. */
const cp = (points: number): string => `${points} CP`;

/** `step 2`, `steps 2 and 3`. */
const steps = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'step' : 'steps'} ${plain(listed(numbers.map(String)))}`;
const willBeCancelled = (numbers: readonly number[]): string => `${steps(numbers)} will be cancelled`;

/** The chance, in percent, that all rolls succeed. A battleforce with a smaller chance is Tainted. */
const chanceOf = (rolls: readonly number[]): number =>
  Math.round(rolls.reduce((chance, needed) => (chance * (7 - needed)) / 6, 1) * 100);

/** `3+ and 4+`. */
const targetNumbers = (rolls: readonly number[]): string => plain(listed(rolls.map((needed) => `${needed}+`)));

/** Why an order has no target, although the player could give it. */
const NO_TARGET: Readonly<Record<CommandType, string>> = {
  move: 'None of your free battleforces can enter a node here.',
  call: 'Your first battleforce can’t enter any node here.',
  redeploy: 'None of your empty nodes is within reach.',
  expand: 'There is no empty node here next to one of yours.',
  reinforce: 'Your reinforcements can’t arrive here.',
  modify: 'You have no free battleforce here.',
  destroy: 'Your free battleforces can’t destroy any installation here.',
  corrupt: 'There is no empty Imperial Guard node here.',
  taint: 'There is no Imperial Guard battleforce here left to taint.',
  'phase-out': 'You have no battleforce here that can phase out.',
  cede: 'You have no node here that you can cede.',
  portal: 'You can’t open a portal here.',
};

/** Texts for the form in which players compose orders. */
export const composerText = {
  title: 'This order',
  /** While the orders that were composed earlier are being read. */
  reading: 'Loading the orders you were composing …',
  names: COMMAND_NAMES,
  hints: COMMAND_HINTS,
  /** Above the name of the selected battleforce. */
  forceIn: (node: string): string => `Battleforce in ${node}`,
  forcePoints: (points: number, most: number): string =>
    `${points.toLocaleString('en-GB')} of ${most.toLocaleString('en-GB')} points`,
  free: 'free to move',
  orders: 'Orders',
  retrain: 'Retrain',
  retrainHint: 'Saves the XP of the units you change. Only with Modify.',
  noTarget: NO_TARGET,
  /** Above the possible targets of an order. Players can also tap nodes on the map. */
  targets: { nodes: 'Or choose from the list', one: 'Choose one' },
  /** An order in a list: `Move Sable Column to Ashen Ridge`. */
  says: (command: Command, words: Words): string => capital(plain(commandClause(command, words))),
  /** What an order destroys: `The Forge quarter`. */
  destroys: ({ what, owner, node }: Target, words: Words): string =>
    capital(plain(installation({ what, owner, node }, INSTALLATION_NAMES[what], words))),
  choose: 'Tap one of your battleforces, or a node you want to take.',
  chooseTarget: 'Tap a ringed node on the map.',
  addStep: 'Add a step',
  removeStep: 'Remove this step',
  step: (n: number): string => `Step ${n}`,
  cost: cp,
  costRange: (least: number, most: number): string => `${least}–${most} CP`,
  // What a step leads to.
  takes: (node: string): string => `You take ${node} on arrival.`,
  own: 'You already control it.',
  guest: 'The node stays with its owner.',
  openSpace: 'Open space: nobody fights there.',
  attacks: (whom: string): string => `You attack ${whom}.`,
  joinsStack: (place: string): string => `A battle is pending. You join the stack as number ${place}.`,
  /** @param rolls target numbers: 3 means 3+, @param percent the chance of success, also counting a roll for Taint */
  odds: (rolls: readonly number[], percent: number): string => {
    const [needed] = rolls;
    if (percent < chanceOf(rolls)) {
      return `Obeys on 4+${needed === undefined ? '' : `, then needs ${targetNumbers(rolls)}`}: ${percent}%`;
    }
    if (needed === undefined) return '';
    return rolls.length === 1
      ? `Succeeds on ${needed}+ (${7 - needed} in 6)`
      : `Needs ${targetNumbers(rolls)}: ${percent}%`;
  },
  onFailure: 'If the roll fails, the battleforce stays where it is and the CP are lost.',
  onDropFailure: (orbit: string): string => `If the roll fails, the battleforce ends up in ${orbit}.`,
  /** In a pill on the map: `3+`, `44%`. */
  oddsShort: (rolls: readonly number[], percent: number): string | null =>
    rolls.length === 1 && percent === chanceOf(rolls) ? targetNumbers(rolls) : percent === 100 ? null : `${percent}%`,
  tainted: 'Tainted: if it rolls 1 to 3, it ignores the order and the CP are lost.',
  /** @param step the one that fails, @param cancelled the steps that depend on it, @param points the price of all of them */
  failureRisk: (step: number, cancelled: readonly number[], points: number): string =>
    `If step ${step} fails, ${willBeCancelled(cancelled)} too, and ${cp(points)} will be lost.`,
  battleRisk: (step: number, cancelled: readonly number[], points: number): string =>
    `Step ${step} starts a battle: ${willBeCancelled(cancelled)}, and ${cp(points)} will be lost.`,
  spokenStep: (n: number, what: string, points: number, total: number): string =>
    `Step ${n}: ${what}, ${cp(points)}. ${cp(total)} in total.`,
  balance: {
    title: 'Command points',
    have: 'you have',
    spend: 'this order',
    left: 'left',
    acceleration: (points: number): string =>
      `${counted(points, 'acceleration point is', 'acceleration points are')} spent first.`,
    /** @param until when the embargo ends; null: it has not begun */
    held: (points: number, until: string | null): string =>
      `${counted(points, 'acceleration point', 'acceleration points')} can’t be spent ${until === null ? 'yet' : `until ${until}`}.`,
  },
  boxes: (have: number, spent: number, most: number): string =>
    spent === 0
      ? `${cp(have)} of at most ${most}`
      : `${cp(have)} of at most ${most}, ${spent} spent, ${have - spent} left`,
  when: { label: 'When', now: 'Now', at: 'At a time', affordable: 'When I can pay', later: 'Later' },
  at: {
    label: 'Day and time',
    missing: 'Choose a day and a time.',
    zone: (zone: string): string => `In the campaign’s time zone, ${zone}`,
  },
  mayPass: 'Later postdated orders don’t wait for this one',
  give: (steps: number, points: number): string =>
    steps === 1 ? `Give the order, ${cp(points)}` : `Give ${steps} orders, ${cp(points)}`,
  giveSays: 'Carried out immediately. Everyone can see it.',
  clear: 'Clear',
  giveDaily: (hour: string): string => `Paid now, carried out at ${hour}.`,
  postdate: (date: string, time: string): string => `Postdate for ${longDate(date)}, ${time}`,
  postdateEmpty: 'Postdate',
  postdateAffordable: 'Give it when I can pay',
  postdateSays: 'The other players can’t see it until it is carried out.',
  /**
   * Shown before the reason why the first of them is impossible.
   * @param cancelled the steps that would be cancelled when the order falls due; empty: all of them
   * @param points the CP that would be lost
   */
  wouldBeCancelled: (cancelled: readonly number[], points: number): string => {
    const lost = points === 0 ? '' : `, and ${cp(points)} would be lost`;
    return `As things are now, ${cancelled.length === 0 ? 'this order' : steps(cancelled)} would be cancelled${lost}.`;
  },
  /** @param on the date from which the player has the points; null: unknown */
  short: (missing: number, on: string | null): string =>
    on === null ? `${cp(missing)} short.` : `${cp(missing)} short. You can pay from ${longDate(on)}, 00:00.`,
  orderWhenPayable: 'Give it when I can pay',
  /** @param points the price of a unit after the first order */
  closesRoster: (force: string, points: number): string =>
    `${force} has no roster yet. Units are free until its first order. After that, each unit costs ${cp(points)}.`,
  enterRoster: 'Enter the roster',
  payableNow: 'You already have the CP, so the order will be carried out immediately.',
  sameTime: (force: string): string =>
    `${force} already has an order for this time. The order given first is carried out first.`,
  locked: (node: string): string => `In the battle at ${node}: no orders until the battle is over.`,
  lockedWaiting: (node: string, place: string): string =>
    `Waiting in the stack at ${node}, number ${place}: no orders until its battle is over.`,
  paused: (until: string | null): string =>
    `The war is paused${until === null ? '' : ` until ${until}`}. You can prepare orders here, and give them once it resumes.`,
  /** During a pause, when players can still postdate orders. */
  pausedNow: (until: string | null): string =>
    `The war is paused${until === null ? '' : ` until ${until}`}. You can postdate orders; none are carried out until it resumes.`,
  given: 'Order given.',
  postdated: 'Order postdated.',
  notGiven: 'The order wasn’t given. Try again.',
  posts: {
    title: 'Postdated orders',
    seenBy: 'hidden from the other players',
    seenByAll: 'public in this campaign',
    none: 'No postdated orders yet. They are useful before a holiday, for example.',
    withdraw: 'Withdraw',
    withdrawn: 'Order withdrawn. It cost nothing.',
    dueAt: (date: string, time: string): string => `Due ${longDate(date)}, ${time}`,
    whenPaid: (points: number, on: string | null): string =>
      `As soon as you have ${cp(points)}${on === null ? '' : `, probably on ${longDate(on)}`}`,
    /** Of another player's order: the reader can't see their points. */
    whenAffordable: 'As soon as the player has the CP',
    tooPoor: 'As things are, you won’t have enough CP by then, and the order will lapse.',
    unknown: 'A postdated order',
    of: (player: string): string => `Postdated orders of ${player}`,
    daily: (hour: string): string => `Carried out at ${hour}`,
    lapsed: 'Lapsed',
    lapsedSays: 'The order was not carried out and cost nothing.',
    clear: 'Clear',
  },
} as const;
