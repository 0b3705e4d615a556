import type { SeatId } from '../../kernel/index.ts';
import { controllerOf, forceOf, forcesOf, isSurface, mapNode, pathsFrom } from '../board/board.ts';
import { mayTakeFrom } from '../board/relations.ts';
import { TAINTS_FROM, WORTH } from '../data/practice.ts';
import type { ForceId, Known, NodeId, Option, Outlook, ReadyCommand } from '../types.ts';
import { nodeValue } from '../victory/values.ts';

type CommandOption = Extract<Option, { readonly type: 'command' }>;
/** How much each node draws a battleforce that is there or could go there. */
type Pulls = ReadonlyMap<NodeId, number>;

/** The command that is worth most for its price, which may have to wait for points; null: nothing is worth anything. */
export function bestCommand(known: Known, seat: SeatId, offered: readonly CommandOption[]): CommandOption | null {
  const [best] = rated(
    known,
    seat,
    offered.filter((option) => isAtHand(known, option)),
  );
  return best === undefined || best.rate <= 0 ? null : best.option;
}

/** The commands that are worth most for their price first; of equals those that were offered first. */
export const byWorth = (known: Known, seat: SeatId, offered: readonly CommandOption[]): readonly CommandOption[] =>
  rated(known, seat, offered).map(({ option }) => option);

function rated(
  known: Known,
  seat: SeatId,
  offered: readonly CommandOption[],
): readonly { readonly option: CommandOption; readonly rate: number }[] {
  const pulls = pullsOf(known, seat);
  return offered
    .map((option) => ({ option, rate: worthOf(known, seat, pulls, option) / Math.max(1, option.price) }))
    .toSorted((a, b) => b.rate - a.rate);
}

/**
 * What it can pay now, or save for. What is free is ordered only if it can be done so many times and no more: everything else costs
 * points, so that the orders come to an end.
 */
function isAtHand({ settings }: Known, { command, price, refusal }: CommandOption): boolean {
  if (price === 0) return refusal === null && (command.type === 'portal' || command.type === 'taint');
  if (refusal === null) return true;
  return refusal.code === 'cannot-pay' && settings.dailyCp > 0 && price <= settings.cpCap;
}

/** In victory points; 0: not worth it. */
function worthOf(known: Known, seat: SeatId, pulls: Pulls, { command, outlook }: CommandOption): number {
  switch (command.type) {
    case 'move':
    case 'call':
      return outlook === null ? 0 : (movementWorth(known, pulls, command, outlook) * outlook.percent) / 100;
    case 'expand':
    case 'corrupt':
      return nodeValue(known, command.node);
    case 'reinforce':
      return WORTH.reinforcement / (1 + forcesOf(known, seat).filter(({ isHulk }) => !isHulk).length);
    case 'portal':
      return WORTH.portal + nodeValue(known, command.node);
    case 'taint':
      return taintWorth(known, command.force);
    default:
      return 0;
  }
}

/** Nothing in the first days, nor for the last battleforce of its player that obeys: beginners learn to move first. */
function taintWorth(known: Known, id: ForceId): number {
  const force = forceOf(known, id);
  if (force === null || known.clock.day < TAINTS_FROM) return 0;
  const obeying = forcesOf(known, force.owner).filter(({ isTainted }) => !isTainted);
  return obeying.length > 1 ? WORTH.taint : 0;
}

function movementWorth(
  known: Known,
  pulls: Pulls,
  command: Extract<ReadyCommand, { readonly type: 'move' | 'call' }>,
  { meets }: Outlook,
): number {
  const from = command.type === 'call' ? command.at : forceOf(known, command.force)?.node;
  const pull = (node: NodeId | undefined): number => (node === undefined ? 0 : (pulls.get(node) ?? 0));
  const nearer = Math.max(0, pull(command.to) - pull(from)) * WORTH.nearer;
  switch (meets) {
    case 'node':
      return nodeValue(known, command.to) + nearer;
    case 'battle':
      return ((nodeValue(known, command.to) + WORTH.battle) * WORTH.winning) / 100;
    case 'nothing':
      return nearer;
    case 'stack':
      return 0;
  }
}

/** The best node that the seat could take, by its worth divided by the number of steps to it. */
function pullsOf(known: Known, seat: SeatId): Pulls {
  const aims = known.map.nodes.filter((node) => {
    const controller = controllerOf(known, node.id);
    return isSurface(node) && controller !== seat && (controller === null || mayTakeFrom(known, seat, controller));
  });
  const pulls = new Map<NodeId, number>();
  for (const { id } of aims) {
    const worth = nodeValue(known, id);
    for (const [node, steps] of stepsFrom(known, id)) {
      pulls.set(node, Math.max(pulls.get(node) ?? 0, worth / (1 + steps)));
    }
  }
  return pulls;
}

/** How many steps each node is away by paths, without the warp, which is closed to most. */
function stepsFrom(known: Known, start: NodeId): ReadonlyMap<NodeId, number> {
  const steps = new Map([[start, 0]]);
  for (const [node, taken] of steps) {
    if (mapNode(known, node).type === 'warp') continue;
    for (const { to } of pathsFrom(known, node)) if (!steps.has(to)) steps.set(to, taken + 1);
  }
  return steps;
}
