import { lookup } from '@sealed-orders/rules/kernel';
import type {
  Earning,
  ForceId,
  Owner,
  ReadyCommand,
  Rejection,
  SpecialRule,
  Target,
  View,
} from '@sealed-orders/rules/node-campaign';

type SpecialOrder = NonNullable<SpecialRule['order']>;

/** The uses of an order as rings: true for those that are spent. */
export const rings = ({ used, most }: NonNullable<SpecialOrder['uses']>): readonly boolean[] =>
  Array.from({ length: most }, (_, i) => i < used);

/** Why there is no target at all, if the reason is the same for each; null: there are some, or the reasons differ. */
export function sharedRefusal(targets: readonly Target[]): Rejection | null {
  const [first] = targets;
  const refusal = first?.refusal ?? null;
  return refusal !== null && targets.every((target) => target.refusal?.code === refusal.code) ? refusal : null;
}

/** What an order of a faction is about, for a list. */
export interface TargetName {
  readonly key: string;
  /** Whose it is now; null: nobody's. */
  readonly owner: Owner | null;
  readonly name: string;
  /** The node of a battleforce. */
  readonly node: string | null;
  /** Who gets it. */
  readonly to: Owner | null;
}

/** Names the target of a command; null: it is not about one thing. */
export function targetName(view: Pick<View, 'forces' | 'nodes' | 'map'>, command: ReadyCommand): TargetName | null {
  const nodeName = (id: string): string => view.map.nodes.find((node) => node.id === id)?.name ?? id;
  if (command.type === 'taint' || command.type === 'phase-out') {
    const force = forceIn(view, command.force);
    return force === undefined
      ? null
      : { key: force.id, owner: force.owner, name: force.name, node: nodeName(force.node), to: null };
  }
  if (!('node' in command)) return null;
  const { node } = command;
  const to = command.type === 'cede' ? command.to : null;
  const owner = lookup(view.nodes, node)?.controller ?? null;
  return { key: `${node} ${to ?? ''}`, owner, name: nodeName(node), node: null, to };
}

const forceIn = ({ forces }: Pick<View, 'forces'>, id: ForceId) => lookup(forces, id);

/** What a faction has scored altogether. */
export const scoredIn = (earnings: readonly Earning[]): number => earnings.reduce((total, { sum }) => total + sum, 0);
