import { z } from 'zod';

/** The choices of a seat, by the game's entry. */
export const choicesSchema = z.record(z.string().max(40), z.string().max(40));
export type Choices = z.infer<typeof choicesSchema>;
