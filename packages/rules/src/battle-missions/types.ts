import type { z } from 'zod';
import type { Rejection as KernelRejection, Parsed } from '../kernel/index.ts';
import type { RefusalCode } from './data/refusals.ts';
import type { state, view } from './schemas/board.ts';
import type { entry, entryBody, facts, roll, stored, unitState } from './schemas/entry.ts';
import type { event } from './schemas/event.ts';
import type { order, ruling } from './schemas/order.ts';
import type { brief, fixed, settings, setup, unit } from './schemas/setup.ts';
import type { PhoneId } from './vocabulary.ts';

export type * from './vocabulary.ts';
export type { RefusalCode };

export type Setup = Parsed<typeof setup>;
export type Settings = Parsed<typeof settings>;
export type Brief = Parsed<typeof brief>;
export type Fixed = Parsed<typeof fixed>;
export type Unit = Parsed<typeof unit>;
export type UnitState = Parsed<typeof unitState>;
export type Roll = Parsed<typeof roll>;
export type Entry = Parsed<typeof entry>;
export type EntryBody = Parsed<typeof entryBody>;
export type BodyOf<Type extends EntryBody['type']> = Extract<EntryBody, { readonly type: Type }>;
export type Facts = Parsed<typeof facts>;
export type Stored = Parsed<typeof stored>;
export type Rejection = KernelRejection<RefusalCode>;

export type State = Parsed<typeof state>;
export type View = Parsed<typeof view>;
export type Order = Parsed<typeof order>;
export type Ruling = Parsed<typeof ruling>;
export type Event = Parsed<typeof event>;

/** The values that a draft may be parsed from: with defaults left out. */
export type SetupDraft = z.input<typeof setup>;

/** What a seat may do now; entries are drawn from the sheet. */
export type Option =
  | { readonly type: 'join' }
  | { readonly type: 'enter'; readonly phone: PhoneId; readonly body: EntryBody };

export interface MissionGame {
  setup: Setup;
  state: State;
  /** Everything counts on arrival. */
  sheet: never;
  order: Order;
  ruling: Ruling;
  event: Event;
  view: View;
  past: { readonly id: string };
  option: Option;
  refusal: RefusalCode;
}
