import { SEAT_PATTERN, seatId, type Viewer } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

const SEAT = 'seat:';

/** Whose eyes to look through, by the key of the viewer: `referee` sees everything, `spectator` what everybody saw. */
export const viewerSchema = z
  .union([z.enum(['referee', 'spectator']), z.templateLiteral([SEAT, z.string().regex(SEAT_PATTERN)])])
  .transform((key): Viewer => {
    if (key === 'referee' || key === 'spectator') return { kind: key };
    return { kind: 'seat', seat: seatId(key.slice(SEAT.length)) };
  });
