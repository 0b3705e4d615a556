import { z } from 'zod';

/** A unit of an army list: slot and movement class as the format of the lists names them. */
const listedUnitSchema = z.object({
  name: z.string(),
  slot: z.string(),
  moveClass: z.string(),
  scout: z.boolean(),
  models: z.int(),
  points: z.number(),
});

/** A force made of army lists, with what the player chose for it. */
export const listedForceSchema = z.object({
  name: z.string(),
  choices: z.record(z.string(), z.string()),
  units: z.array(listedUnitSchema).readonly(),
});
export type ListedForce = Readonly<z.infer<typeof listedForceSchema>>;
