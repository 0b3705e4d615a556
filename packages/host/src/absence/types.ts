import type { Parsed } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

/**
 * What seals for a seat whose player is on holiday, and for one without a player: what the rules do for an absent
 * player, or how the game plays a seat by itself.
 */
export const ABSENCE_POLICIES = ['guard', 'caretaker'] as const;
export type AbsencePolicy = (typeof ABSENCE_POLICIES)[number];

/** Days on which a player wants to be away. */
export interface NewHoliday {
  /** The first and the last day, as `2031-05-01`. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** IANA zone in which these are whole days. */
  readonly zone: string;
}

/** A holiday as everybody may read it: the one that lasts, or else the next one. */
export interface Holiday extends NewHoliday {
  readonly isNow: boolean;
}

/** A link by which somebody becomes the deputy of a seat. */
export const deputyLinkSchema = z.strictObject({
  code: z.string(),
  expiresAt: z.iso.datetime(),
});
export type DeputyLink = Parsed<typeof deputyLinkSchema>;
