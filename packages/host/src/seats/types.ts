import type { Parsed } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

/**
 * What seals for a seat whose player is on holiday, and for one without a player: what the rules do for an absent
 * player, or how the game plays a seat by itself.
 */
export const ABSENCE_POLICIES = ['guard', 'caretaker'] as const;
export type AbsencePolicy = (typeof ABSENCE_POLICIES)[number];

/** Days on which a player wants to be away. */
const newHolidaySchema = z.strictObject({
  /** The first and the last day, as `2031-05-01`. */
  firstDay: z.string(),
  lastDay: z.string(),
  /** IANA zone in which these are whole days. */
  zone: z.string(),
});
export type NewHoliday = Parsed<typeof newHolidaySchema>;

/** A holiday as everybody may read it: the current one, or else the next one. */
export const holidaySchema = newHolidaySchema.extend({ isNow: z.boolean() });
export type Holiday = Parsed<typeof holidaySchema>;

/** A link by which one user becomes the deputy of a seat. */
export const deputyLinkSchema = z.strictObject({
  code: z.string(),
  expiresAt: z.iso.datetime(),
});
export type DeputyLink = Parsed<typeof deputyLinkSchema>;
