import type { Parsed } from '../../kernel/index.ts';
import type { composition, detachmentSetup, seatSetup, settings, setup, unitSetup } from '../schemas/setup.ts';

/** Least and most units of each slot. HEX-DET-09. */
export type Composition = Parsed<typeof composition>;

/** Fields are the catalogue's settings, those that the phases played so far read. */
export type Settings = Parsed<typeof settings>;

/** A unit as an army list or a build order gives it: at roster size, all models ready. */
export type UnitSetup = Parsed<typeof unitSetup>;

export type DetachmentSetup = Parsed<typeof detachmentSetup>;

export type SeatSetup = Parsed<typeof seatSetup>;

export type Setup = Parsed<typeof setup>;

export type { OrderClock } from '../../kernel/index.ts';
