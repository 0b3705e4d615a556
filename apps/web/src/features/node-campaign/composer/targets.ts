import type { ReachedNode, SeriesStep } from '@sealed-orders/map/graph';
import type { SeatId } from '@sealed-orders/rules/kernel';
import {
  type Command,
  type CommandOption,
  type CommandType,
  type ForceId,
  type Known,
  type NodeId,
  type PlannedStep,
  planSeries,
  type SeriesPlan,
} from '@sealed-orders/rules/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import type { Selection } from '../selection.ts';

/** What an order is wanted for: an own battleforce, a node, or anything. */
export interface About {
  readonly force: ForceId | null;
  readonly node: NodeId | null;
}

type OnBoard = Pick<Known, 'forces'>;

/** Kinds whose target is chosen in a list: the map has no place for it. */
const LISTED: readonly CommandType[] = ['destroy', 'taint'];
export const isListed = (type: CommandType): boolean => LISTED.includes(type);

/** What the selection asks for: somebody else's battleforce stands for its node. */
export function aboutOf({ forces }: OnBoard, you: string, selection: Selection): About {
  if (selection === null) return { force: null, node: null };
  if (selection.kind === 'node') return { force: null, node: selection.node };
  const force = forces[selection.force];
  return force?.owner === you ? { force: force.id, node: null } : { force: null, node: force?.node ?? null };
}

/** The node in which an order does something. */
export function targetOf({ forces }: OnBoard, command: Command): NodeId | null {
  if ('to' in command && command.type !== 'cede') return command.to;
  if ('node' in command) return command.node;
  return 'force' in command ? (forces[command.force]?.node ?? null) : null;
}

/** The options of a kind that are about this: of a battleforce that is meant, and in a node that is meant. */
export function optionsAbout(
  { next, after }: Pick<SeriesPlan, 'next' | 'after'>,
  type: CommandType,
  { force, node }: About,
): readonly CommandOption[] {
  return next.filter(({ command }) => {
    if (command.type !== type) return false;
    const isOfForce = force === null || type === 'taint' || !('force' in command) || command.force === force;
    return isOfForce && (node === null || targetOf(after, command) === node);
  });
}

/** The nodes that can be chosen, each with what the cheapest order there costs. */
export function reachOf(known: OnBoard, options: readonly CommandOption[]): readonly ReachedNode[] {
  const reached = new Map<NodeId, ReachedNode & { readonly cost: number }>();
  for (const { command, price, outlook, refusal } of options) {
    const node = targetOf(known, command);
    if (node === null || refusal !== null || (reached.get(node)?.cost ?? Number.POSITIVE_INFINITY) <= price) continue;
    const odds = outlook === null ? null : composerText.oddsShort(outlook.rolls, outlook.percent);
    reached.set(node, { node, cost: price, odds });
  }
  return [...reached.values()];
}

/** The steps as the map draws them, without those that change only a battleforce. `isSealed`: they have been given. */
export const stepsOnMap = (steps: readonly PlannedStep[], isSealed = false): readonly SeriesStep[] =>
  steps.flatMap((step, i) => {
    const place = placeOf(step);
    const state: SeriesStep['state'] = isSealed ? 'sealed' : step.refusal === null ? 'complete' : 'draft';
    return place === null ? [] : [{ number: i + 1, state, ...place }];
  });

/** A player's postdated orders as the map draws them, numbered in the order in which they were given. */
export const postsOnMap = (known: Known, you: SeatId): readonly SeriesStep[] =>
  stepsOnMap(
    known.posts
      .filter(({ seat }) => seat === you)
      .flatMap(({ commands }) => planSeries(known, you, commands, true).steps),
    true,
  );

function placeOf({ command, from }: PlannedStep): Pick<SeriesStep, 'from' | 'to'> | null {
  switch (command.type) {
    case 'move':
    case 'redeploy':
    case 'phase-out':
      return from === null ? null : { from, to: command.to };
    case 'call':
      return { from: command.at, to: command.to };
    case 'modify':
    case 'destroy':
    case 'taint':
      return null;
    default:
      return { from: null, to: command.node };
  }
}
