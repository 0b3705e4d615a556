import { z } from 'zod';
import { MOST_UNITS } from '../data/limits.ts';
import { category, count, name, unitId } from './atoms.ts';

/** NODE-BF-02: a unit as its player enters it. */
export const newUnit = z.strictObject({
  name,
  category,
  description: z.string().max(500).default(''),
  points: z.int().min(0).max(3000),
  /** NODE-BF-12. */
  isMindless: z.boolean().default(false),
});

export const unit = newUnit.extend({
  id: unitId,
  xp: count,
  /** NODE-XP-05: the honours that its player chose. */
  honours: z.string().max(200),
});

export const roster = z.array(unit).max(MOST_UNITS);
export const newRoster = z.array(newUnit).max(MOST_UNITS);
