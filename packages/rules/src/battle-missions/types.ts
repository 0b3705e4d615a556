import type { z } from 'zod';
import type { Rejection as KernelRejection, Parsed } from '../kernel/index.ts';
import type { RefusalCode } from './data/refusals.ts';
import type { entry, entryBody, facts, roll, stored, unitState } from './schemas/entry.ts';
import type { brief, fixed, settings, setup, unit } from './schemas/setup.ts';

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

/** The values that a draft may be parsed from: with defaults left out. */
export type SetupDraft = z.input<typeof setup>;
