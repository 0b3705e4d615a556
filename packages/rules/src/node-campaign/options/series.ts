import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { forceOf, isLocked, playerOf, refused } from '../board/board.ts';
import { MOST_COMMANDS } from '../data/limits.ts';
import { reinforcementNodes } from '../holding/holding.ts';
import { commandFaults, forceOfCommand, hasCommand, isAgainstAbsent, priceOf } from '../orders/commands.ts';
import { afterSeries, cancelledWith, seriesPrice } from '../orders/series.ts';
import { leftAfter, spendable } from '../points/points.ts';
import type {
  Command,
  CommandType,
  ForceId,
  Known,
  PlannedStep,
  Purse,
  Rejection,
  Risk,
  SeriesPlan,
} from '../types.ts';
import { COMMANDS } from '../vocabulary.ts';
import { commandOptions, modifyOptions, outlookOn } from './commands.ts';

/**
 * NODE-ORD-03, -04, NODE-CP-12: what a series leads to and what could follow. `isLater`: it is to be postdated, so that neither its
 * price, nor a game night, nor a battle of an own battleforce hinders it now. NODE-ORD-05.
 */
export function planSeries(known: Known, seat: SeatId, commands: readonly Command[], isLater: boolean): SeriesPlan {
  const board = isLater ? undisturbed(known, seat) : known;
  const isFull = commands.length >= MOST_COMMANDS;
  const [next, modify] = isFull
    ? [[], []]
    : [commandOptions(board, seat, commands), modifyOptions(board, seat, commands)];
  return {
    steps: stepsOf(board, seat, commands),
    price: seriesPrice(known, seat, commands),
    board,
    after: afterSeries(board, seat, commands),
    next: isLater ? next.map((option) => ({ ...option, refusal: null })) : next,
    modify: isLater ? modify.map((option) => ({ ...option, refusal: null })) : modify,
    purse: lookup(known.purses, seat) ?? null,
    left: purseAfter(known, seat, commands),
  };
}

/** As if the player's battles and the game night were over: what is postdated is judged when it falls due. */
function undisturbed(known: Known, seat: SeatId): Known {
  const others = Object.entries(known.battles).filter(([, { stack }]) => stack.every(({ owner }) => owner !== seat));
  return { ...known, night: null, battles: Object.fromEntries(others) };
}

function stepsOf(known: Known, seat: SeatId, commands: readonly Command[]): readonly PlannedStep[] {
  const prices = commands.map((command) => priceOf(known, seat, command));
  return commands.map((command, place) => {
    const then = afterSeries(known, seat, commands.slice(0, place));
    const force = forceOfCommand(command);
    const outlook = outlookOn(then, seat, command);
    const ends: readonly Risk['end'][] = [
      ...(outlook !== null && outlook.percent < 100 ? (['stopped'] as const) : []),
      ...(outlook?.meets === 'battle' || outlook?.meets === 'stack' ? (['fought'] as const) : []),
    ];
    const risks = ends.map((end): Risk => {
      const cancelled = cancelledWith(known, seat, commands, { place, end });
      const lost = end === 'stopped' ? [place, ...cancelled] : cancelled;
      return { end, cancelled, points: lost.reduce((sum, i) => sum + (prices[i] ?? 0), 0) };
    });
    const [refusal = null] = commandFaults(then, seat, command);
    const from = force === null ? null : (forceOf(then, force)?.node ?? null);
    return { command, price: prices[place] ?? 0, outlook, from, refusal, risks };
  });
}

/** NODE-CP-12, -10: what is left of the player's points; null: they are not enough, or not known. */
export function purseAfter(known: Known, seat: SeatId, commands: readonly Command[]): Purse | null {
  const purse = lookup(known.purses, seat);
  if (purse === undefined || seriesPrice(known, seat, commands) > spendable(known, seat)) return null;
  return commands.reduce((left, command) => {
    const withHeld = known.night !== null && !isAgainstAbsent(known, seat, command);
    return leftAfter(left, priceOf(known, seat, command), withHeld);
  }, purse);
}

/** NODE-ORD-14: the kinds of orders that a player has, in the order of the table; Call for Help until it has been given. */
export const commandTypes = (known: Known, seat: SeatId): readonly CommandType[] =>
  COMMANDS.filter((type) => hasCommand(known, seat, type) && (type !== 'call' || playerOf(known, seat).isUncalled));

const FOR_OWN_FORCES: readonly CommandType[] = ['move', 'redeploy', 'modify', 'destroy', 'phase-out'];

/**
 * Why no order of a kind can be given at all, whatever its target: to this battleforce, if the kind is for one. Null: only because
 * no target fits.
 */
export function whyNone(known: Known, seat: SeatId, type: CommandType, force: ForceId | null): Rejection | null {
  const isEarly = playerOf(known, seat).isUncalled && type !== 'call' && type !== 'reinforce';
  if (isEarly) return refused('not-called', 'NODE-FAC-SM-05', ['type']);
  if (FOR_OWN_FORCES.includes(type) && force !== null && isLocked(known, force)) {
    return refused('force-locked', 'NODE-ORD-06', ['force']);
  }
  const samples: readonly Command[] = SAMPLES[type]?.(known, seat) ?? [];
  const faults = samples.flatMap((command) => commandFaults(known, seat, command));
  return faults.find(({ code }) => code === 'no-uses-left' || code === 'too-many-forces') ?? null;
}

type Samples = (known: Known, seat: SeatId) => readonly Command[];

/** Commands of a kind whose faults may concern all of the kind. */
const SAMPLES: Readonly<Partial<Record<CommandType, Samples>>> = {
  reinforce: (known, seat) => reinforcementNodes(known, seat).map((node) => ({ type: 'reinforce', node })),
  taint: ({ forces }) => Object.values(forces).map(({ id: force }) => ({ type: 'taint', force })),
  portal: ({ map }) => map.nodes.map(({ id: node }) => ({ type: 'portal', node })),
};
