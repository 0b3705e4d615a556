'use client';
import type { SeriesStep, ReachedNode } from '@sealed-orders/map/graph';
import type { Command, CommandType, ForceId, NodeId, Option, View } from '@sealed-orders/rules/node-campaign';
import { useState } from 'react';

/** Orders that a player composes: a series of commands, and what the star map shows of them. */
export interface Composer {
  readonly commands: readonly Command[];
  /** The kind of order whose node is being chosen, and for which battleforce; null: none. */
  readonly picking: { readonly type: CommandType; readonly force: ForceId | null } | null;
  readonly pick: (picking: Composer['picking']) => void;
  readonly add: (command: Command) => void;
  readonly remove: (index: number) => void;
  readonly clear: () => void;
  /** What the star map marks. */
  readonly reach: readonly ReachedNode[];
  readonly series: readonly SeriesStep[];
  /** Takes a touched node as the target of the order that is being chosen; false: it is none. */
  readonly touch: (node: NodeId) => boolean;
}

interface Composing {
  /** Null: nobody composes, since the step is past or the reader has no seat. */
  readonly now: View | null;
  readonly options: readonly Option[];
}

const NOTHING: readonly never[] = [];

export function useComposer(_composing: Composing): Composer {
  const [commands, setCommands] = useState<readonly Command[]>([]);
  const [picking, pick] = useState<Composer['picking']>(null);
  return {
    commands,
    picking,
    pick,
    add: (command) => setCommands([...commands, command]),
    remove: (index) => setCommands(commands.filter((_, i) => i !== index)),
    clear: () => setCommands([]),
    reach: NOTHING,
    series: NOTHING,
    touch: () => false,
  };
}
