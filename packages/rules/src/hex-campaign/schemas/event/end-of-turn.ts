import { z } from 'zod';
import { count, hexKey, pieceId, seatKey, shortText } from '../atoms.ts';
import { of } from './common.ts';

const d6 = z.int().min(1).max(6);

export const endingsEvents = [
  /** To the owner: a die for each wounded or damaged model of a unit, and how many recovered. HEX-END-01. */
  of('recovery-rolled', {
    seat: seatKey,
    piece: pieceId,
    name: shortText,
    hex: hexKey,
    unit: shortText,
    dice: z.array(d6).max(100_000),
    /** Of the place. HEX-END-02. */
    bonus: z.int().min(0).max(2),
    ready: count,
  }),
  /** Public. HEX-END-05. */
  of('beaten', { seat: seatKey }),
  /** Public. HEX-END-06, -07. */
  of('campaign-ended', { winners: z.array(seatKey) }),
] as const;
