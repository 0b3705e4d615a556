import type { Readers } from '../../kernel/index.ts';
import type { Facts } from '../corrections/made.ts';
import type { Play } from '../play.ts';

/** What goes on in all chapters can follow from a ruling on one battle. */
export type ContactsPlay = Play;

/** What a ruling on one battle did, besides the events of what followed, and who reads of it. */
export interface Ruled {
  readonly facts: Facts;
  readonly to: Readers;
}
