import type { Side } from '@sealed-orders/rules/sector-campaign';
import { capital, counted, signed } from '../../sentence.ts';
import { SIDE_NAMES } from '../names.ts';

/** `1 VP`, `3 VP`. */
const vp = (points: number): string => `${points} VP`;

interface SealedFacts {
  /** Null: there is no directive. */
  readonly isIgnored: boolean | null;
  /** VP. */
  readonly upkeep: number;
  /** VP; null: the campaign has no purchases. */
  readonly bought: number | null;
}

/** Words of the sheet at the start of a turn. */
export const commandText = {
  title: 'Command sheet',
  where: (turn: number): string => `Turn ${turn}, before the aerial missions`,
  /** `375 points`. */
  points: (points: number): string => `${points.toLocaleString('en-GB')} points`,
  price: (points: number): string => (points === 0 ? '0' : signed(-points)),
  directive: {
    title: 'Directive',
    secret: (size: 'minor' | 'major'): string => `secret, announced as ${size}`,
    forced: 'It follows from last turn’s directive: no dice were rolled.',
    dice: (dice: readonly number[]): string => `Rolled ${dice.join(' and ')}`,
    /** `7, Keep up the pressure`. */
    head: (number: number, name: string): string => `${number}, ${name}`,
    accept: 'Accept',
    acceptSays: 'Nothing to pay now',
    ignore: 'Ignore it',
    ignoreSays: 'No task this turn',
    fails: {
      points: (points: number): string => `Failure costs detachments worth ${points} points, for good.`,
      price: (price: number): string => `Failure costs ${vp(price)}, even below 0.`,
      score: 'Failure costs 4 VP.',
      emergency: 'If you lose a territory, next turn’s directive is Emergency elsewhere.',
      none: 'Failure costs nothing.',
    },
    brings: {
      visit: 'The visiting commander',
      visitSays: 'A supreme commander detachment of up to 500 points, in your second or third line.',
      offensive: 'The reserves',
      offensiveSays: 'Up to four detachments of up to 250 points each, in any territories of yours.',
    },
  },
  returns: {
    title: 'Back from elsewhere',
    says: 'Where they return: your second or third line.',
    usual: 'The usual place',
  },
  upkeep: {
    title: 'Upkeep',
    pay: 'Pay',
    paid: 'Paid',
    leaves: (points: number): string => `${points} points. If you don’t pay, it leaves.`,
    forced: 'It is isolated and can’t leave, so you pay for it in any case.',
  },
  purchases: {
    title: 'Purchases',
    most: (limit: number): string => `up to ${vp(limit)} a turn, including upkeep`,
    add: 'Add',
    remove: 'Remove',
    at: 'Where',
    entry: (resource: string, place: string | null): string => (place === null ? resource : `${resource} in ${place}`),
  },
  alter: {
    says: 'Until you seal this sheet, you can alter your detachments.',
    open: 'Open your army',
  },
  sums: {
    score: 'score',
    sheet: 'this sheet',
    left: (target: number): string => `left (${target} to win)`,
    boxes: (spent: number, limit: number): string => `${spent} of ${limit} VP for resources`,
  },
  seen: {
    title: (side: Side): string => `What ${SIDE_NAMES[side]} will see`,
    score: (before: number, after: number): string =>
      before === after ? `Your score stays at ${before}.` : `Your score falls from ${before} to ${after}.`,
    size: (size: 'minor' | 'major'): string => `Your directive is ${size}.`,
    not: 'It doesn’t learn which directive it is, what you bought, or why.',
  },
  seal: 'Seal the command sheet',
  /** `Accept the directive, 2 VP for upkeep, buy nothing`. */
  sealSays: ({ isIgnored, upkeep, bought }: SealedFacts): string => {
    const clauses = [
      isIgnored === null ? null : isIgnored ? 'ignore the directive' : 'accept the directive',
      upkeep === 0 ? null : `${vp(upkeep)} for upkeep`,
      bought === null ? null : bought === 0 ? 'buy nothing' : `${vp(bought)} for purchases`,
    ].filter((one) => one !== null);
    return clauses.length === 0 ? 'You can’t alter any more detachments this turn.' : capital(clauses.join(', '));
  },
  sealed: 'Sealed',
  waiting: 'Your sheet is sealed. Both sheets are opened together; then the aerial missions begin.',
  otherSealed: (side: Side): string => `${SIDE_NAMES[side]} has sealed its sheet.`,
  otherOpen: (side: Side): string => `${SIDE_NAMES[side]} has not sealed its sheet yet.`,
} as const;

/** Words of the choices at the end of a turn. */
export const turnEndText = {
  title: 'End of the turn',
  where: (turn: number): string => `Turn ${turn}`,
  momentum: {
    title: 'Momentum',
    /** `Choose 2 effects`. */
    says: (count: number): string => `Choose ${counted(count, 'effect', 'effects')} for next turn’s battles`,
    secret: 'The enemy learns how many, but not which.',
    rest: (count: number): string =>
      `${counted(count, 'effect is', 'effects are')} still to be chosen. Any that you don’t choose becomes a Re-Roll.`,
    more: (name: string): string => `One more ${name}`,
    less: (name: string): string => `One fewer ${name}`,
  },
  points: {
    title: 'Detachments to give up',
    says: (points: number): string => `Choose detachments worth at least ${points} points. They leave for good.`,
    sum: (points: number, of: number): string => `${points} of ${of} points`,
  },
  add: {
    title: 'A detachment to add',
    says: 'Up to 250 points, for good. You don’t have to add one.',
    none: 'Add nothing',
  },
  keep: { title: 'A reserve to keep', says: 'One of the reserves may join your army for good.', none: 'Keep none' },
  seal: 'Seal your choices',
  sealSays: 'Both sides’ choices are opened together.',
  sealed: 'Sealed',
  waiting: 'Your choices are sealed.',
} as const;

/** Words of what a side sets in advance: who declares first, and how detachments react. */
export const lastingText = {
  title: 'Set in advance',
  first: {
    title: 'If you win the roll',
    says: 'Counts from the next roll on. Only your side can see it.',
    asked: 'In this campaign, the winner of the roll chooses each time.',
    saved: 'Saved',
  },
  react: {
    title: 'Reactions in the air',
    says: 'What interceptors, escorts and flak do when you are away.',
    none: 'None of your detachments can react in the air.',
    saved: 'Saved',
  },
} as const;

/** Words of the card of command resources. */
export const resourcesText = {
  title: 'Command resources',
  both: 'Directive and command resources',
  none: 'Nothing for this turn.',
  bombardments: (uses: number): string => counted(uses, 'use left', 'uses left'),
  engineers: (place: string): string => `in ${place}, fortified at the end of the turn`,
  momentum: 'Momentum',
  directive: {
    yours: (size: 'minor' | 'major'): string => `Your directive, ${size}`,
    theirs: (side: Side, size: 'minor' | 'major'): string => `${SIDE_NAMES[side]}’s directive is ${size}, face down`,
    ignored: 'Ignored',
    attacked: (done: number, of: number): string => `${done} of ${of} territories attacked`,
  },
} as const;
