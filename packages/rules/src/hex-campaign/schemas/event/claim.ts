import { z } from 'zod';
import { count, faction, hexKey, pieceId, seatKey, shortText, strongholdLevel, treatment } from '../atoms.ts';
import { of } from './common.ts';

const d6 = z.int().min(1).max(6);
const by = seatKey.nullable();

export const claimEvents = [
  of('urban-taken', {
    seat: seatKey,
    from: seatKey,
    hex: hexKey,
    name: shortText,
    treatment,
    die: d6.nullable(),
  }),
  /** The table requires a harsher treatment than the taker ordered. */
  of('treatment-worsened', {
    seat: seatKey,
    hex: hexKey,
    name: shortText,
    /** The settlement as it was found. */
    faction,
    ordered: treatment,
    treatment,
  }),
  of('urban-lost', { seat: seatKey, hex: hexKey, name: shortText, by }),
  of('stronghold-taken', {
    seat: seatKey,
    from: seatKey,
    hex: hexKey,
    level: strongholdLevel,
    /** Destroyed by instruction, not kept. HEX-CLAIM-20. */
    razed: z.boolean(),
  }),
  of('stronghold-lost', { seat: seatKey, hex: hexKey, by }),
  of('claimed', { seat: seatKey, piece: pieceId, hex: hexKey, from: by }),
  of('claim-failed', {
    seat: seatKey,
    piece: pieceId,
    hex: hexKey,
    /** `unseen`: the seat cannot see what stopped it. */
    code: z.enum(['occupied', 'partner-land', 'urban', 'sea', 'contested', 'no-supply', 'no-capital', 'unseen']),
  }),
  of('control-lost', { seat: seatKey, hex: hexKey, by }),
  of('discovery', {
    seat: seatKey,
    piece: pieceId,
    hex: hexKey,
    die: d6,
    found: z.enum(['nothing', 'resource', 'urban', 'enemies', 'followers', 'mercenaries']),
    amount: count.nullable(),
    dice: z.array(z.int().min(1).max(36)),
  }),
  /** What others with the hex in sight learn of a discovery: its kind. */
  of('discovery-seen', {
    seat: seatKey,
    hex: hexKey,
    found: z.enum(['resource', 'urban', 'enemies', 'followers', 'mercenaries']),
  }),
  /** Public: `seat` lost its Capital. `hex` is null if the place is secret. HEX-CLAIM-22. */
  of('capital-fell', { seat: seatKey, hex: hexKey.nullable() }),
  /** To the taker of a Capital in a secret place. */
  of('capital-taken', { seat: seatKey, of: seatKey, hex: hexKey }),
] as const;
