import type { Fault } from '../refusal/fault.ts';
import type { Change, ChangeType, State } from '../types.ts';
import { AGENT_EDITS } from './agents.ts';
import { ARMY_EDITS } from './armies.ts';
import { BOND_EDITS } from './bonds.ts';
import { BOOK_EDITS } from './books.ts';
import type { Edits, Made } from './made.ts';
import { SITE_EDITS, WORK_EDITS } from './places.ts';

const CHANGES: Edits<ChangeType> = {
  ...ARMY_EDITS,
  ...AGENT_EDITS,
  ...SITE_EDITS,
  ...WORK_EDITS,
  ...BOND_EDITS,
  ...BOOK_EDITS,
};

/** Changes of these types, each with its own. */
type Any<Types extends ChangeType> = {
  readonly [Type in Types]: { readonly type: Type } & Extract<Change, { readonly type: Type }>;
}[Types];

/** HEX-TURN-13: the state with one change by the referee, or why the rules forbid it. */
export function changed<Type extends ChangeType>(state: State, change: Any<Type>): Made | Fault {
  const type: Type = change.type;
  return CHANGES[type](state, change);
}
