import { z } from 'zod';
import { REFUSALS } from '../../data/refusals.ts';
import {
  airMissionType,
  airspace,
  buildingType,
  count,
  hexKey,
  pieceId,
  seatKey,
  shortText,
  urbanSize,
} from '../atoms.ts';
import { seenPiece, seenSite } from '../pieces.ts';
import { of } from './common.ts';

const d6 = z.int().min(1).max(6);
const flight = { seat: seatKey, airspace, mission: airMissionType };

export const airEvents = [
  /** A mission that no squadron could be given. */
  of('air-order-refused', { ...flight, airspace: count, target: hexKey.nullable(), code: z.enum(REFUSALS) }),
  /** An own squadron was turned back. HEX-AIR-04, -05. */
  of('squadron-negated', flight),
  /** An own interceptor holds its Airspace, with or without an enemy squadron turned back. HEX-AIR-05. */
  of('interceptor-holds', { seat: seatKey, airspace, stopped: z.boolean() }),
  /** To each player with squadrons or own hexes there. HEX-AIR-06. */
  of('airspace-controlled', { seat: seatKey, airspace, seats: z.array(seatKey) }),
  /** To the owner of the Capital: how many of their reinforcements get through. HEX-AIR-12. */
  of('reinforcements-attacked', { seat: seatKey, airspace, dice: z.array(d6), needs: d6, bp: count }),
  /** To an attacker who knows where the Capital is. HEX-AIR-12. */
  of('reinforcements-cut', { seat: seatKey, of: seatKey, airspace, bp: count }),
  /** To the bomber: the dice, and how hard they hit; not the target's buildings. HEX-AIR-09. */
  of('bombed', {
    seat: seatKey,
    hex: hexKey,
    die: d6,
    damage: z.enum(['none', 'building', 'heavy']),
    /** Buildings that were to be destroyed; there may have been fewer. */
    buildings: count,
  }),
  /** To the bomber: there was nothing to bomb. HEX-AIR-09. */
  of('bombing-failed', { seat: seatKey, hex: hexKey, code: z.enum(['no-settlement', 'no-enemy']) }),
  /** To the settlement's owner. HEX-AIR-09. */
  of('settlement-bombed', {
    seat: seatKey,
    hex: hexKey,
    name: shortText,
    die: d6,
    /** AA weapons that took part of the die. */
    aa: count,
    lost: z.array(buildingType),
    size: urbanSize,
    shrunk: z.boolean(),
  }),
  /** To others who have the hex in sight. */
  of('bombing-seen', { seat: seatKey, hex: hexKey }),
  /** What a Recon listed. HEX-AIR-07. */
  of('recon-report', {
    seat: seatKey,
    airspace,
    die: d6,
    sites: z.array(z.strictObject({ hex: hexKey, control: seatKey.nullable(), site: seenSite })),
    pieces: z.array(seenPiece),
  }),
  /** A Tactical Bombardment got through: an army may be supported. HEX-AIR-10. */
  of('air-support-ready', { seat: seatKey, airspace }),
  of('air-support-assigned', { seat: seatKey, airspace, army: pieceId, hex: hexKey }),
  of('air-support-refused', { seat: seatKey, support: count, code: z.enum(REFUSALS) }),
] as const;
