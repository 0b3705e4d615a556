import type { Parsed } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { campaignLineSchema } from './types.ts';

/** How public wars are grouped for their readers: a war that paused automatically because nobody acted is *asleep*. */
export const WAR_GROUPS = ['played', 'asleep', 'over'] as const;
export type WarGroup = (typeof WAR_GROUPS)[number];

/** How many public wars are on a page of their list, and how many pages there are at most. */
export const PUBLIC_WARS_ON_PAGE = 25;
const MOST_PAGES = 10_000;

/** Which page of the public wars to read: of one group, or of all of them. */
export const wantedWarsSchema = z.object({
  group: z.enum(WAR_GROUPS).nullable(),
  page: z.int().min(1).max(MOST_PAGES),
});
export type WantedWars = Parsed<typeof wantedWarsSchema>;

export const publicWarsSchema = z.strictObject({
  /** In the order of the groups, and in each the newest first. */
  wars: z.array(campaignLineSchema).readonly(),
  /** How many there are on all pages. */
  counts: z.strictObject({ played: z.int(), asleep: z.int(), over: z.int() }).readonly(),
});
export type PublicWars = Parsed<typeof publicWarsSchema>;
