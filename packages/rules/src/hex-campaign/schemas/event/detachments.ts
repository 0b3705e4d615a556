import { z } from 'zod';
import { count, hexKey, pieceId, seatKey, shortText } from '../atoms.ts';
import { of } from './common.ts';

/** An own army and what happened to it. */
const own = { seat: seatKey, piece: pieceId, name: shortText };
const paid = { hex: hexKey, cost: count };
const returned = { hex: hexKey.nullable(), refund: count };

export const armiesEvents = [
  /** Paid at `hex`; it arrives next turn. `target`: the Stronghold of a garrison-detachment. HEX-DET-11, HEX-GAR-09. */
  of('detachment-ordered', { ...own, ...paid, target: hexKey.nullable() }),
  /** HEX-DET-11: its hex was lost before it was ready. `paidTo`: the hex that took the refund. */
  of('construction-lost', {
    seat: seatKey,
    name: shortText,
    hex: hexKey,
    refund: count,
    paidTo: hexKey.nullable(),
  }),
  /** `hex` built and paid them. HEX-DET-12, HEX-GAR-12. */
  of('models-replaced', { ...own, ...paid, unit: shortText, models: count }),
  of('rearmed', { ...own, ...paid }),
  /** `unit` null: the whole army. `hex`: the store that took the refund; null: nothing came back. HEX-DET-17. */
  of('disbanded', { ...own, ...returned, unit: shortText.nullable(), models: count }),
  of('models-transferred', { ...own, into: pieceId, unit: shortText, models: count }),
  of('unit-added', { ...own, ...paid, unit: shortText }),
  of('unit-removed', { ...own, ...returned, unit: shortText }),
  of('followers-joined', { ...own, hex: hexKey, points: count }),
  of('mercenaries-hired', { ...own, hex: hexKey, points: count }),
  /** HEX-CLAIM-14: nobody composed them in time. */
  of('find-lapsed', { seat: seatKey, hex: hexKey, found: z.enum(['followers', 'mercenaries']), points: count }),
  of('garrison-settled', { ...own, hex: hexKey }),
  of('garrison-placed', { ...own, ...paid }),
  of('garrison-retargeted', { ...own, hex: hexKey }),
  /** `hex` null: in orbit. */
  of('detachment-arrived', { ...own, hex: hexKey.nullable() }),
] as const;
