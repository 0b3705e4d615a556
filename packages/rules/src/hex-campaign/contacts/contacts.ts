import type { Fault } from '../refusal/fault.ts';
import type { ContactEdit, State } from '../types.ts';
import { ruleOff } from './call-off.ts';
import { overruleClaim } from './claims.ts';
import { overruleBattle } from './overrule.ts';
import type { Ruled, Ruling } from './play.ts';

/** HEX-TURN-13: the state after a ruling on one battle, or why it cannot be made. */
export function ruleContact(state: State, edit: ContactEdit, course: Ruling): Ruled | Fault {
  switch (edit.type) {
    case 'call-off':
      return ruleOff(state, edit.battle, course);
    case 'overrule-claim':
      return overruleClaim(state, edit, course);
    case 'overrule-battle':
      return overruleBattle(state, edit, course);
  }
}
