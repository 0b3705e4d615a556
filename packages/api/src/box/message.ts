import { z } from 'zod';

/** A message of a box, without its number. */
export const messageShape = {
  isFromReferee: z.boolean(),
  by: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
} as const;
