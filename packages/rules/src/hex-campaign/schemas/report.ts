import { z } from 'zod';
import { MARCHES } from '../types/vocabulary.ts';
import { count, faction, hexKey, hexPath, pieceId, seatKey, shortText, strongholdLevel, urbanSize } from './atoms.ts';
import { building, defence, unit, unitRecord } from './pieces.ts';

export const reportedUnit = z.strictObject({
  ...unit.omit({ id: true, limits: true, record: true }).shape,
  /** Injuries of its special characters, and whether its special weapons are lost; absent: nothing happened to it. */
  hurt: unitRecord.pick({ injuries: true, stripped: true }).exactOptional(),
});
const units = z.array(reportedUnit).max(200);

export const reportedCaptives = z.strictObject({ of: seatKey, race: faction.nullable(), units });
const captives = z.array(reportedCaptives).max(1000);

const located = { seat: seatKey, hex: hexKey };

export const report = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('detachment'),
    ...located,
    piece: pieceId,
    race: faction.nullable(),
    march: z.enum(MARCHES),
    special: shortText.nullable(),
    garrisonDetachment: z.boolean(),
    dxp: count,
    units,
    captives,
  }),
  z.strictObject({ kind: z.literal('convoy'), ...located, piece: pieceId, bp: count }),
  z.strictObject({
    kind: z.literal('stronghold'),
    ...located,
    level: strongholdLevel,
    defences: z.array(defence).max(1000),
    /** Null if nobody holds it. */
    garrison: units.nullable(),
    captives,
  }),
  z.strictObject({
    kind: z.literal('urban'),
    ...located,
    name: shortText,
    faction,
    size: urbanSize,
    bp: count,
    buildings: z.array(building).max(60),
  }),
  z.strictObject({ kind: z.literal('resource'), ...located, yield: count, route: hexPath.nullable() }),
]);
