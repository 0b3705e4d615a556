import type { Order } from '../index.ts';
import { node, type War } from '../testing.ts';
import type { RefusalCode } from '../types.ts';

export const nodes = (...ids: readonly string[]) => ids.map(node);
export const place = (...ids: readonly string[]): Order => ({ type: 'place', nodes: nodes(...ids) });

export const held = ({ state }: War, owner: string): readonly string[] =>
  state.map.nodes.map(({ id }) => id).filter((id) => state.nodes[id]?.controller === owner);

export const stands = ({ state }: War, owner: string): readonly string[] =>
  Object.values(state.forces).flatMap((force) => (force.owner === owner ? [force.node] : []));

export const codes = (found: readonly { readonly code: RefusalCode }[]): readonly RefusalCode[] =>
  found.map(({ code }) => code);

export const asked = ({ state }: War): readonly [string | null, readonly string[]] => [
  state.setUp?.step ?? null,
  state.setUp?.owed ?? [],
];

export const ORSANA = ['O1', 'O2', 'O3', 'O4', 'O5', 'O6', 'O7', 'O8', 'O9', 'O10', 'O11', 'O12'];
export const VELL = ['V1', 'V2', 'V3', 'V4', 'V5'];
