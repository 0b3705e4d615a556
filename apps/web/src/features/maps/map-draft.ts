import { z } from 'zod';
import { kept } from '../browser/kept.ts';

const draftSchema = z.object({
  /** The version that was drawn on. */
  before: z.string(),
  map: z.unknown(),
});

/** The unsaved drawing on a map. It survives a reload; each tab has its own, so that two do not mix. */
export const mapDraft = (id: string) => kept(`map draft ${id}`, (found) => draftSchema.parse(found), 'tab');
