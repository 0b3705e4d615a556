import type { Fault } from '../refusal/fault.ts';
import type { Change, ChangeType, State } from '../types.ts';
import { AGENT_EDITS } from './agents.ts';
import { AIR_EDITS } from './air.ts';
import { ARMY_EDITS } from './armies.ts';
import { BOND_EDITS } from './bonds.ts';
import { BOOK_EDITS } from './books.ts';
import { BUILDING_EDITS } from './buildings.ts';
import { CAPITAL_EDITS } from './capitals.ts';
import { CONSTRUCTION_EDITS } from './constructions.ts';
import { DEALING_EDITS } from './dealings.ts';
import { DEFENCE_EDITS } from './defences.ts';
import { FIND_EDITS } from './finds.ts';
import { GROUND_EDITS } from './grounds.ts';
import type { Edits, Made } from './made.ts';
import { NOTICE_EDITS } from './notices.ts';
import { ORBIT_EDITS } from './orbit.ts';
import { SITE_EDITS, WORK_EDITS } from './places.ts';
import { ROUTE_EDITS } from './routes.ts';
import { SPY_EDITS } from './spies.ts';

const CHANGES: Edits<ChangeType> = {
  ...ARMY_EDITS,
  ...ORBIT_EDITS,
  ...CONSTRUCTION_EDITS,
  ...AGENT_EDITS,
  ...SPY_EDITS,
  ...GROUND_EDITS,
  ...FIND_EDITS,
  ...SITE_EDITS,
  ...BUILDING_EDITS,
  ...WORK_EDITS,
  ...DEFENCE_EDITS,
  ...CAPITAL_EDITS,
  ...ROUTE_EDITS,
  ...AIR_EDITS,
  ...BOND_EDITS,
  ...NOTICE_EDITS,
  ...DEALING_EDITS,
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
