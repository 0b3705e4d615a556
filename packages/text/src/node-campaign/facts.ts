import type { Facts } from '@sealed-orders/rules/kernel';
import type { BattleId, ForceId, NodeId, Owner } from '@sealed-orders/rules/node-campaign';
import { figure, type Part, type Sentence, say } from '../sentence.ts';
import { atField, named, theBattle, type Words } from './words.ts';

const isId = <Id extends Owner | NodeId | ForceId | BattleId>(value: unknown): value is Id => typeof value === 'string';

/** A name or a number from the facts, as text. */
export function word(value: unknown): string {
  if (typeof value === 'number') return figure(value);
  return typeof value === 'string' ? value : '';
}

/** The name that a table gives to a fact. */
export const nameIn = (names: Readonly<Record<string, string>>, key: unknown): string | undefined =>
  Object.entries(names).find(([one]) => one === key)?.[1];

/** The player in a fact; `nobody` if there is none. */
export const playerIn = (value: unknown, words: Words, nobody = 'nobody'): Part =>
  isId<Owner>(value) ? words.seat(value) : { kind: 'text', text: nobody };

export const nodeIn = (value: unknown, words: Words): Part =>
  isId<NodeId>(value) ? words.node(value) : { kind: 'text', text: 'a node' };

export const battleIn = ({ battle }: Facts, words: Words): Sentence =>
  isId<BattleId>(battle) ? theBattle(battle, words) : say`a battle`;

/** The end of a clause about a battle: ` at Grayford`; empty for any other id. */
export const atBattle = (id: unknown, words: Words): Sentence => (isId<BattleId>(id) ? atField(id, words) : []);

/** The name of a battleforce; null for any other id. */
export const forceNamed = (id: unknown, words: Words): Part | null => (isId<ForceId>(id) ? words.force(id) : null);

/** The battleforce of a correction. The facts hold its id, name and owner. */
export function forceIn({ force, name, seat }: Facts, words: Words): Sentence {
  const part: Part = {
    kind: 'name',
    text: word(name) || 'a battleforce',
    ...(isId<ForceId>(force) ? { ref: force } : {}),
  };
  return isId<Owner>(seat) ? named(part, seat, words) : [part];
}
