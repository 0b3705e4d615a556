import { z } from 'zod';
import { SITE_KINDS } from '../../types/vocabulary.ts';
import { count, hexKey, seatKey } from '../atoms.ts';
import { of } from './common.ts';

const d6 = z.int().min(1).max(6);

export const startEvents = [
  of('site-placed', { seat: seatKey, hex: hexKey, site: z.enum(SITE_KINDS) }),
  /** The seats' corners by their hexes. HEX-START-16. */
  of('zone-dealt', { seat: seatKey, centre: hexKey }),
  /** Sites to be placed. HEX-START-03, -04. */
  of('size-rolled', { seat: seatKey, die: d6, size: z.union([z.literal(1), z.literal(2), z.literal(3)]) }),
  of('rp-rolled', { seat: seatKey, die: d6, yield: count }),
] as const;
