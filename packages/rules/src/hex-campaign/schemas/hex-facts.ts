import { z } from 'zod';
import { edges, seatKey } from './atoms.ts';
import { seenSite, seenStronghold } from './pieces.ts';

/** Older states still list absent facts explicitly. */
export const hexFacts = z.strictObject({
  control: seatKey.nullable().default(null),
  site: seenSite.nullable().default(null),
  stronghold: seenStronghold.nullable().default(null),
  garrison: seatKey.nullable().default(null),
  /** The seat whose Capital it is. */
  capital: seatKey.nullable().default(null),
  roads: edges.default([]),
  ruin: z.boolean().default(false),
});
