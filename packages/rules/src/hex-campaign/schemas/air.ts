import { z } from 'zod';
import { airMissionType, airspace, hexKey, pieceId, seatKey } from './atoms.ts';
import { seenPiece } from './pieces.ts';

export const airMission = z.strictObject({
  seat: seatKey,
  airspace,
  mission: airMissionType,
  /** Urban hex of a Strategic Bombardment. */
  target: hexKey.nullable(),
});

export const airSupport = z.strictObject({
  seat: seatKey,
  airspace,
  army: pieceId.nullable(),
});

export const recon = z.strictObject({
  hexes: z.array(hexKey).max(20_000),
  pieces: z.array(seenPiece).max(5_000),
});

export const airControl = z.strictObject({ airspace, seats: z.array(seatKey) });

export const pastAirControl = z.strictObject({
  ...airControl.shape,
  /** Seats that were enemies then; a treaty made since does not open a port. */
  against: z.array(seatKey),
});
