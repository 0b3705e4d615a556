import { z } from 'zod';
import type { Ghost, Piece, SeenPiece, SeenSite, SeenStronghold, Site, Stronghold, Unit } from '../types.ts';
import { MARCHES, SLOTS } from '../types.ts';
import {
  count,
  faction,
  hexKey,
  moveClass,
  pieceId,
  seatKey,
  shortText,
  strongholdLevel,
  treatment,
  turnNumber,
  unitId,
  urbanSize,
} from './atoms.ts';

const models = z.strictObject({ ready: count, wounded: count, damaged: count, dead: count, captured: count });

const unit = z.strictObject({
  id: unitId,
  name: shortText,
  slot: z.enum(SLOTS),
  moveClass,
  scout: z.boolean(),
  points: count,
  models,
}) satisfies z.ZodType<Unit>;

const base = { id: pieceId, seat: seatKey, hex: hexKey, name: shortText };

export const piece = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('detachment'),
    ...base,
    march: z.enum(MARCHES),
    units: z.array(unit).max(200),
    dxp: count,
    garrisonDetachment: z.boolean(),
    treatment: treatment.nullable(),
  }),
  z.strictObject({ kind: z.literal('garrison'), ...base, units: z.array(unit).max(200) }),
  z.strictObject({ kind: z.literal('convoy'), ...base, bp: count }),
  z.strictObject({ kind: z.literal('spy'), ...base }),
  z.strictObject({ kind: z.literal('diplomat'), ...base }),
]) satisfies z.ZodType<Piece>;

export const site = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('resource'), yield: count }),
  z.strictObject({
    kind: z.literal('urban'),
    size: urbanSize,
    faction,
    name: shortText,
    bp: count,
    buildings: z.array(shortText).max(60),
  }),
]) satisfies z.ZodType<Site>;

export const stronghold = z.strictObject({
  level: strongholdLevel,
  owner: seatKey,
  radar: z.boolean(),
}) satisfies z.ZodType<Stronghold>;

export const seenSite = z.strictObject({
  kind: z.enum(['resource', 'urban']),
  size: urbanSize.nullable(),
  faction: faction.nullable(),
  name: shortText.nullable(),
  yield: count.nullable(),
  bp: count.nullable(),
  buildings: z.array(shortText).nullable(),
}) satisfies z.ZodType<SeenSite>;

export const seenStronghold = z.strictObject({
  level: strongholdLevel,
  owner: seatKey,
}) satisfies z.ZodType<SeenStronghold>;

export const seenPiece = z.strictObject({
  id: pieceId,
  kind: z.enum(['detachment', 'garrison', 'convoy', 'diplomat']),
  seat: seatKey,
  hex: hexKey,
  name: shortText,
  moveClass: moveClass.nullable(),
  garrisonDetachment: z.boolean(),
  points: count.nullable(),
}) satisfies z.ZodType<SeenPiece>;

export const ghost = z.strictObject({ piece: seenPiece, turn: turnNumber }) satisfies z.ZodType<Ghost>;
