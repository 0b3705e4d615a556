import type { SeatId } from '../../kernel/index.ts';
import { isLocked, refused } from '../board/board.ts';
import { type Play, tell } from '../board/play.ts';
import { pay } from '../points/points-in-play.ts';
import { freeze } from '../rosters/rosters-in-play.ts';
import type { Command, ForceId, Paid, Rejection } from '../types.ts';
import { COMMAND_RULES, commandFaults, forceOfCommand, isAgainstAbsent, priceOf } from './commands.ts';
import { carryOut } from './commands-in-play.ts';
import { isCancelled, obeying } from './series.ts';

/** NODE-ORD-03, NODE-CP-10: takes the price of each command. It has been checked that the points are there. */
export const payFor = (play: Play, seat: SeatId, commands: readonly Command[]): readonly Paid[] => {
  const prices = commands.map((command) => priceOf(play.state, seat, command));
  return commands.map((command, i) => pay(play, seat, prices[i] ?? 0, isAgainstAbsent(play.state, seat, command)));
};

/**
 * NODE-ORD-03, -04, -15: pays for a series unless it is paid, and carries it out. In a game night it is the order of the round.
 * NODE-CP-06.
 */
export function carryOutSeries(
  play: Play,
  seat: SeatId,
  commands: readonly Command[],
  paid: readonly Paid[] | null,
): void {
  const bills = paid ?? payFor(play, seat, commands);
  play.state.night?.acted.push(seat);
  const ends = new Map<ForceId, 'stopped' | 'fought'>();
  for (const [i, command] of commands.entries()) {
    if (play.state.ended !== null) return;
    const force = forceOfCommand(command);
    const end = force === null ? undefined : ends.get(force);
    const bill = bills[i] ?? { cp: 0, acceleration: 0 };
    const course = carryOutOne(play, seat, { command, paid: bill, end });
    if (force !== null && course !== 'arrived') ends.set(force, course);
  }
}

interface Turn {
  readonly command: Command;
  readonly paid: Paid;
  /** How an earlier command of the series ended for its battleforce. */
  readonly end: 'stopped' | 'fought' | undefined;
}

function carryOutOne(play: Play, seat: SeatId, { command, paid, end }: Turn): 'arrived' | 'stopped' | 'fought' {
  const [problem] =
    end !== undefined && isCancelled(command, end)
      ? [brokenOff(play, command)]
      : commandFaults(play.state, seat, command);
  const rule = problem?.rule ?? COMMAND_RULES[command.type];
  if (problem !== undefined) {
    const to = paid.cp + paid.acceleration > 0 ? 'all' : [seat];
    const { code, facts } = problem;
    tell(play, { type: 'order-cancelled', rule, to, seat, command, paid, code, facts });
    return end ?? 'arrived';
  }
  tell(play, { type: 'ordered', rule, to: 'all', seat, command, paid });
  const force = obeying(command);
  if (force !== null) freeze(play, force);
  return carryOut(play, seat, command);
}

function brokenOff({ state }: Play, command: Command): Rejection {
  const force = forceOfCommand(command);
  const isFighting = force !== null && isLocked(state, force);
  return refused(isFighting ? 'force-locked' : 'series-broken', 'NODE-ORD-03', ['force']);
}
