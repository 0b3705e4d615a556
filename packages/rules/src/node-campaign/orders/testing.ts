import { board, type War, war } from '../testing.ts';
import type { Command, Faction, Order } from '../types.ts';

type Pieces = Parameters<typeof board>[0];
const FACTIONS: Readonly<Record<string, Faction>> = { red: 'orks', blue: 'imperial-guard' };
export type Factions = Readonly<Record<string, Faction>>;

interface Staged {
  readonly factions?: Factions;
  readonly settings?: Readonly<Record<string, unknown>>;
}

export const on = (pieces: Pieces, { factions = FACTIONS, settings = {} }: Staged = {}): War =>
  war(factions, { settings, given: board(pieces) });

export const codes = (problems: readonly { readonly code: string }[]) => problems.map(({ code }) => code);
export const at = (made: War, id: string) => made.state.forces[id]?.node;
export const cp = (made: War, id: string) => made.state.purses[id]?.cp;
export const told = (made: War, type: string) => made.story.filter((event) => event.type === type);

export const later = (list: readonly Command[], when: Extract<Order, { type: 'commands' }>['when']): Order => ({
  type: 'commands',
  commands: list,
  when,
});

export const on6May = (time: string, date = '2031-05-06') => ({ kind: 'on', date, time }) as const;
