import { z } from 'zod';
import { edges, seatKey } from './atoms.ts';
import { seenSite, seenStronghold } from './pieces.ts';

/** States from before what is not there was left out say so. */
export const hexFacts = z.strictObject({
  control: seatKey.nullable().default(null),
  site: seenSite.nullable().default(null),
  stronghold: seenStronghold.nullable().default(null),
  garrison: seatKey.nullable().default(null),
  /** Whose Capital it is. */
  capital: seatKey.nullable().default(null),
  roads: edges.default([]),
  ruin: z.boolean().default(false),
});
