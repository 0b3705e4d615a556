import { lookup, sortedKeys } from '../kernel/index.ts';
import type { Battle } from './sheet/fold.ts';
import { type Sheet, sheetOf } from './sheet/sheet.ts';
import type { PhoneId, State, View } from './types.ts';

/** A state or a view as a battle: both have all entries, so both come to the same sheet. Null: no phone has joined. */
export function battleOf({ setup, sides, first, entries }: Pick<View, 'setup' | 'sides' | 'first' | 'entries'>): Battle | null {
  return first === null ? null : { setup, phones: sides, first, entries: Object.values(entries) };
}

/** The phone that began: the server gives out the names in order. MSN-COMP-10. */
export const firstPhone = ({ phones }: Pick<State, 'phones'>): PhoneId | null => {
  const [first] = sortedKeys(phones);
  return first === undefined ? null : (lookup(phones, first)?.id ?? null);
};

export const sidesOf = ({ phones }: Pick<State, 'phones'>): View['sides'] =>
  Object.fromEntries(Object.values(phones).map(({ id, side }) => [id, side]));

/** The battle of a state. */
export const stateBattle = (state: State): Battle | null =>
  battleOf({ setup: state.setup, sides: sidesOf(state), first: firstPhone(state), entries: state.entries });

/** The sheet of a state; null: no phone has joined. */
export function stateSheet(state: State): Sheet | null {
  const battle = stateBattle(state);
  return battle === null ? null : sheetOf(battle);
}
