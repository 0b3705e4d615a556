import { board, type War, war } from '../testing.ts';
import type { Faction } from '../types.ts';

type Pieces = Parameters<typeof board>[0];
const FACTIONS: Readonly<Record<string, Faction>> = { red: 'chaos', blue: 'imperial-guard', green: 'necrons' };
export type Factions = Readonly<Record<string, Faction>>;

interface Staged {
  readonly factions?: Factions;
  readonly settings?: Readonly<Record<string, unknown>>;
}

export const on = (pieces: Pieces, { factions = FACTIONS, settings = {} }: Staged = {}): War => {
  const cp = Object.fromEntries(Object.keys(factions).map((id) => [id, 14]));
  return war(factions, { settings, given: board({ cp, ...pieces }) });
};

export const codes = (problems: readonly { readonly code: string }[]) => problems.map(({ code }) => code);
export const at = (made: War, id: string) => made.state.forces[id]?.node;
export const controller = (made: War, id: string) => made.state.nodes[id]?.controller;
export const stacks = (made: War) =>
  Object.values(made.state.battles).map(({ stack }) => stack.map(({ owner }) => owner));
