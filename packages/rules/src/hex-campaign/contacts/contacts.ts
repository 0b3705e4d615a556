import type { Fault } from '../refusal/fault.ts';
import type { ContactEdit } from '../types.ts';
import { ruleOff } from './call-off.ts';
import type { ContactsPlay, Ruled } from './play.ts';

/** HEX-TURN-13: carries out a ruling on one battle, or says why it cannot be done. */
export function ruleContact(play: ContactsPlay, edit: ContactEdit): Ruled | Fault {
  switch (edit.type) {
    case 'call-off':
      return ruleOff(play, edit.battle);
  }
}
