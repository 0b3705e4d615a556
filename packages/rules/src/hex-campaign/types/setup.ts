import type { Parsed } from '../../kernel/index.ts';
import type { composition, detachmentSetup, seatSetup, settings, setup, unitSetup } from '../schemas/setup.ts';
import type { Chart } from './map.ts';

/** Least and most units of each slot. HEX-DET-09. */
export type Composition = Parsed<typeof composition>;

/** Fields are the catalogue's settings, those that the phases played so far read. */
export type Settings = Parsed<typeof settings>;

/** A unit as an army list or a build order gives it: at roster size, all models ready. */
export type UnitSetup = Parsed<typeof unitSetup>;

export type DetachmentSetup = Parsed<typeof detachmentSetup>;

export type SeatSetup = Parsed<typeof seatSetup>;

/** A setup as given. */
export type GivenSetup = Parsed<typeof setup>;

/** A setup ready for the rules: its chart has Airspaces. */
export type Setup = GivenSetup & { readonly chart: Chart };

export type { OrderClock } from '../../kernel/index.ts';
