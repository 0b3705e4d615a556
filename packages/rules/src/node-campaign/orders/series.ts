import type { SeatId } from '../../kernel/index.ts';
import { controllerOf, forceOf, isOpenSpace, mapNode, nodeState, playerOf, refused } from '../board/board.ts';
import { mayTakeFrom } from '../board/relations.ts';
import { isDefended } from '../movement/entry.ts';
import { spendable, unbound } from '../points/points.ts';
import type { Command, Force, ForceId, Known, NodeId, NodeState, Owner, Player, Rejection } from '../types.ts';
import { commandFaults, forceOfCommand, isAgainstAbsent, priceOf } from './commands.ts';

/** NODE-ORD-03: the price of a series at the prices of this moment. */
export const seriesPrice = (known: Known, seat: SeatId, commands: readonly Command[]): number =>
  commands.reduce((sum, command) => sum + priceOf(known, seat, command), 0);

/** NODE-CP-04, NODE-ORD-04: why a series cannot be given now. */
export function seriesFaults(known: Known, seat: SeatId, commands: readonly Command[]): readonly Rejection[] {
  const problems = boardFaults(known, seat, commands);
  return problems.length > 0 ? problems : paymentFaults(known, seat, commands);
}

/** NODE-ORD-04: why a series is not legal now, besides its price: each command as it would be if those before it succeed. */
function boardFaults(known: Known, seat: SeatId, commands: readonly Command[]): readonly Rejection[] {
  let then = known;
  for (const [i, command] of commands.entries()) {
    const problems = commandFaults(then, seat, command);
    if (problems.length > 0) return problems.map((one) => ({ ...one, path: ['commands', i, ...one.path] }));
    then = afterSuccess(then, seat, command);
  }
  return [];
}

/** NODE-CP-04: the points are not there. */
export function paymentFaults(known: Known, seat: SeatId, commands: readonly Command[]): readonly Rejection[] {
  const [price, points] = [seriesPrice(known, seat, commands), spendable(known, seat)];
  return price > points ? [refused('cannot-pay', 'NODE-CP-04', ['commands'], { price, points })] : [];
}

/** NODE-CP-10: why the points of a game night cannot pay for a command. Others are refused if there are not enough. */
export function protectionFaults(known: Known, seat: SeatId, command: Command): readonly Rejection[] {
  const [price, points] = [priceOf(known, seat, command), unbound(known, seat)];
  const isShort = price > points && isAgainstAbsent(known, seat, command);
  return isShort ? [refused('protected-absent', 'NODE-CP-10', ['commands', 0], { price, points })] : [];
}

const isLegal = (known: Known, seat: SeatId, command: Command): boolean =>
  commandFaults(known, seat, command).length === 0;

/** NODE-ORD-04: the board if a series succeeds and brings no battle. Commands that are not legal when their turn comes change nothing. */
export const afterSeries = (known: Known, seat: SeatId, commands: readonly Command[]): Known =>
  commands.reduce((then, command) => (isLegal(then, seat, command) ? afterSuccess(then, seat, command) : then), known);

/**
 * NODE-ORD-03, -04: the places of the commands that are cancelled with one of them: `stopped`, if its roll fails; `fought`, if it
 * brings a battle.
 */
export function cancelledWith(
  known: Known,
  seat: SeatId,
  commands: readonly Command[],
  { place, end }: { readonly place: number; readonly end: 'stopped' | 'fought' },
): readonly number[] {
  const failed = commands[place];
  const force = failed === undefined ? null : forceOfCommand(failed);
  let then = afterSeries(known, seat, commands.slice(0, place));
  const cancelled: number[] = [];
  for (const [i, command] of commands.entries()) {
    if (i <= place) continue;
    const isBrokenOff = force !== null && forceOfCommand(command) === force && isCancelled(command, end);
    if (isBrokenOff || commandFaults(then, seat, command).length > 0) cancelled.push(i);
    else then = afterSuccess(then, seat, command);
  }
  return cancelled;
}

/** A command that would be cancelled: its place in the series, why, and its price. */
export interface Cancelled {
  readonly place: number;
  readonly refusal: Rejection;
  readonly points: number;
}

/** NODE-ORD-04: the commands of a paid series that are not legal when their turn comes, as things are: their price is lost. */
export function cancelledIn(known: Known, seat: SeatId, commands: readonly Command[]): readonly Cancelled[] {
  let then = known;
  return commands.flatMap((command, place) => {
    const [refusal] = commandFaults(then, seat, command);
    if (refusal !== undefined) return [{ place, refusal, points: priceOf(known, seat, command) }];
    then = afterSuccess(then, seat, command);
    return [];
  });
}

/** A series without one of its commands, and without those that were legal only after it. */
export function withoutCommand(
  known: Known,
  seat: SeatId,
  commands: readonly Command[],
  place: number,
): readonly Command[] {
  let [whole, rest] = [known, known];
  return commands.filter((command, i) => {
    const [was, is] = [isLegal(whole, seat, command), isLegal(rest, seat, command)];
    if (was) whole = afterSuccess(whole, seat, command);
    if (i === place) return false;
    if (is) rest = afterSuccess(rest, seat, command);
    return is || !was;
  });
}

/** The board if a command succeeds and brings no battle: what later commands of a series are judged by. */
function afterSuccess(known: Known, seat: SeatId, command: Command): Known {
  switch (command.type) {
    case 'move':
    case 'redeploy':
      return entered(known, seat, command.force, command.to);
    case 'phase-out':
      return withForce(known, command.force, { node: command.to });
    case 'call':
      return withPlayer(oneMore(known), seat, { isUncalled: false });
    case 'reinforce':
      return oneMore(known);
    case 'expand':
    case 'corrupt':
      return withNode(known, command.node, { controller: seat });
    case 'cede':
      return withNode(known, command.node, { controller: command.to });
    case 'portal':
      return withPortal(known, seat, command.node);
    case 'taint': {
      const { used } = playerOf(known, seat);
      const tainted = withForce(known, command.force, { isTainted: true });
      return withPlayer(tainted, seat, { used: { ...used, taint: used.taint + 1 } });
    }
    case 'destroy':
      return withoutInstallation(known, command);
    case 'modify':
      return known;
  }
}

const withForce = (known: Known, id: ForceId, change: Partial<Force>): Known => {
  const force = forceOf(known, id);
  return force === null ? known : { ...known, forces: { ...known.forces, [id]: { ...force, ...change } } };
};

const withNode = (known: Known, id: NodeId, change: Partial<NodeState>): Known => ({
  ...known,
  nodes: { ...known.nodes, [id]: { ...nodeState(known, id), ...change } },
});

const withPlayer = (known: Known, seat: SeatId, change: Partial<Player>): Known => ({
  ...known,
  players: { ...known.players, [seat]: { ...playerOf(known, seat), ...change } },
});

/** A battleforce that is still to come has no id: it leaves room for one less. */
function oneMore(known: Known): Known {
  const { maxBattleforces } = known.settings;
  const left = maxBattleforces === null ? null : maxBattleforces - 1;
  return { ...known, settings: { ...known.settings, maxBattleforces: left } };
}

function entered(known: Known, seat: SeatId, force: ForceId, to: NodeId): Known {
  const there = withForce(known, force, { node: to });
  const controller: Owner | null = controllerOf(known, to);
  const isBarred = controller !== null && !mayTakeFrom(known, seat, controller);
  const isTaken = !isOpenSpace(mapNode(known, to)) && !isDefended(known, seat, to) && !isBarred;
  return isTaken ? withNode(there, to, { controller: seat }) : there;
}

function withPortal(known: Known, seat: SeatId, node: NodeId): Known {
  const { used } = playerOf(known, seat);
  const { portals } = nodeState(known, node);
  const opened = withNode(known, node, { portals: [...portals, seat] });
  return withPlayer(opened, seat, { used: { ...used, portal: used.portal + 1 } });
}

function withoutInstallation(known: Known, command: Extract<Command, { readonly type: 'destroy' }>): Known {
  const node = forceOf(known, command.force)?.node;
  if (node === undefined) return known;
  const { portals } = nodeState(known, node);
  const changes: Readonly<Record<typeof command.what, Partial<NodeState>>> = {
    site: { isSiteIntact: false },
    rok: { rok: null },
    colony: { colony: null },
    portal: { portals: portals.filter((one) => one !== command.owner) },
  };
  return withNode(known, node, changes[command.what]);
}

/** The battleforce that carries out a command: tainting one is no order to it. */
export const obeying = (command: Command): ForceId | null =>
  command.type === 'taint' ? null : forceOfCommand(command);

/** NODE-BF-06: the battleforces without a unit whose free roster these commands close. */
export const rostersClosedBy = ({ forces }: Pick<Known, 'forces'>, commands: readonly Command[]): readonly ForceId[] =>
  [...new Set(commands.flatMap((command) => obeying(command) ?? []))].filter((id) => {
    const force = forceOf({ forces }, id);
    return force !== null && !force.isFrozen && force.units.length === 0;
  });

/** NODE-ORD-03: a battle cancels all that follows for the battleforce, a failed roll what depends on where it stands. */
export const isCancelled = (command: Command, end: 'stopped' | 'fought'): boolean =>
  end === 'fought' || command.type !== 'modify';
