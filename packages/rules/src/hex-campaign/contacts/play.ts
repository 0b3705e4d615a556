import type { Instant, Readers, Table } from '../../kernel/index.ts';
import type { Facts } from '../corrections/made.ts';
import type { Play } from '../play.ts';
import type { Event, State } from '../types.ts';

/** What goes on in all chapters can follow from a ruling on one battle. */
export type ContactsPlay = Play;

/** When and why the referee rules, and with which dice. */
export interface Ruling extends Table {
  readonly at: Instant;
  readonly reason: string;
}

/** The state after a ruling on one battle, what is told of it and to whom, and what followed. */
export interface Ruled {
  readonly state: State;
  readonly told: readonly { readonly facts: Facts; readonly to: Readers }[];
  readonly events: readonly Event[];
  /** What others may see of it in the end. */
  readonly unseen: Pick<Play, 'discoveries' | 'losses'>;
}
