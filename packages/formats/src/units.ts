import type { Parsed } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

export const SLOTS = ['hq', 'elite', 'troops', 'fast-attack', 'heavy-support'] as const;
export type Slot = (typeof SLOTS)[number];

export const MOVE_CLASSES = ['infantry', 'tracked', 'wheeled', 'walker', 'skimmer'] as const;
export type MoveClass = (typeof MOVE_CLASSES)[number];

/** Limits of a counter and a sheet. The rules limit the points. */
export const UNIT_LIMITS = { nameLength: 80, models: 999, unitsPerDetachment: 100 } as const;

const nameSchema = z.string().min(1).max(UNIT_LIMITS.nameLength);

const unitDraftSchema = z.strictObject({
  name: nameSchema,
  slot: z.enum(SLOTS),
  moveClass: z.enum(MOVE_CLASSES),
  scout: z.boolean(),
  models: z.int().min(1).max(UNIT_LIMITS.models),
  points: z.int().min(0),
});

export type UnitDraft = Parsed<typeof unitDraftSchema>;

/** A draft saved as JSON. */
export const detachmentDraftSchema = z.strictObject({
  name: nameSchema,
  units: z.array(unitDraftSchema).min(1).max(UNIT_LIMITS.unitsPerDetachment).readonly(),
  /** Sum of the units' points. */
  points: z.int().min(0),
  /** Sum of their models. */
  rosterSize: z.int().min(1),
});

/** A detachment from army lists, ready to be set up. */
export type DetachmentDraft = Parsed<typeof detachmentDraftSchema>;
