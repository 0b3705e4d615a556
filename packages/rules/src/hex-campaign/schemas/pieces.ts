import { z } from 'zod';
import type {
  Building,
  Defence,
  Detachment,
  Ghost,
  Infiltrated,
  Limit,
  Piece,
  SeenPiece,
  SeenSite,
  SeenStronghold,
  Site,
  SpyTarget,
  Stronghold,
  Unit,
} from '../types.ts';
import { DEFENCE_TYPES, LIMIT_KINDS, MARCHES, SLOTS, TURRET_WEAPONS, UNIT_TAGS } from '../types.ts';
import {
  aspect,
  buildingType,
  count,
  faction,
  god,
  hexKey,
  hexPath,
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

export const models = z.strictObject({ ready: count, wounded: count, damaged: count, dead: count, captured: count });

const limit = z.strictObject({
  name: shortText.min(1),
  kind: z.enum(LIMIT_KINDS),
  most: z.int().min(1).max(100).default(1),
}) satisfies z.ZodType<Limit>;

/** What a unit is; a unit that no rule names needs none of it. */
export const unitNature = {
  kind: shortText.default(''),
  tags: z.array(z.enum(UNIT_TAGS)).max(20).default([]),
  limits: z.array(limit).max(20).default([]),
  mount: shortText.nullable().default(null),
  mark: god.nullable().default(null),
};

const unit = z.strictObject({
  ...unitNature,
  id: unitId,
  name: shortText,
  slot: z.enum(SLOTS),
  moveClass,
  scout: z.boolean(),
  points: count,
  models,
  record: z
    .strictObject({
      injuries: z.array(z.int().min(1).max(6)).max(100),
      bionics: z.array(z.int().min(1).max(6)).max(100).exactOptional(),
      stripped: z.boolean(),
      xp: count,
    })
    .exactOptional(),
}) satisfies z.ZodType<Unit>;

const base = { id: pieceId, seat: seatKey, hex: hexKey, name: shortText };

export const spyTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['detachment', 'convoy']), piece: pieceId }),
  z.strictObject({ kind: z.enum(['stronghold', 'urban', 'resource']), hex: hexKey }),
]) satisfies z.ZodType<SpyTarget>;

const infiltrated = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['detachment', 'convoy']), piece: pieceId, of: seatKey }),
  z.strictObject({ kind: z.enum(['stronghold', 'urban', 'resource']), hex: hexKey, of: seatKey }),
]) satisfies z.ZodType<Infiltrated>;

const detachmentShape = z.strictObject({
  kind: z.literal('detachment'),
  ...base,
  march: z.enum(MARCHES),
  units: z.array(unit).max(200),
  dxp: count,
  bestDxp: count.exactOptional(),
  guardsIn: turnNumber.exactOptional(),
  garrisonDetachment: z.boolean(),
  treatment: treatment.nullable(),
  race: faction.nullable().default(null),
  special: shortText.nullable().default(null),
  fixed: z.boolean().default(false),
  disarmed: z.boolean().default(false),
  target: hexKey.nullable().default(null),
});
export const detachment = detachmentShape satisfies z.ZodType<Detachment>;

export const piece = z.discriminatedUnion('kind', [
  detachmentShape,
  z.strictObject({ kind: z.literal('garrison'), ...base, units: z.array(unit).max(200) }),
  z.strictObject({ kind: z.literal('convoy'), ...base, bp: count }),
  z.strictObject({ kind: z.literal('spy'), ...base, home: hexKey, target: infiltrated.nullable().default(null) }),
  z.strictObject({ kind: z.literal('diplomat'), ...base }),
]) satisfies z.ZodType<Piece>;

export const building = z.strictObject({
  type: buildingType,
  aspect: aspect.nullable().default(null),
  built: turnNumber.default(0),
  disabled: turnNumber.nullable().default(null),
}) satisfies z.ZodType<Building>;

export const site = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('resource'),
    yield: count,
    route: hexPath.nullable().default(null),
    since: turnNumber.default(0),
  }),
  z.strictObject({
    kind: z.literal('urban'),
    size: urbanSize,
    faction,
    name: shortText,
    bp: count,
    buildings: z.array(building).max(60),
    grown: turnNumber.default(0),
    exploits: z.boolean().default(true),
  }),
]) satisfies z.ZodType<Site>;

export const defence = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  type: z.enum(DEFENCE_TYPES),
  weapon: z.enum(TURRET_WEAPONS).nullable().default(null),
  race: faction,
  paid: count,
  built: turnNumber.default(0),
  disabled: turnNumber.nullable().default(null),
  shrine: god.nullable().default(null),
}) satisfies z.ZodType<Defence>;

export const stronghold = z.strictObject({
  level: strongholdLevel,
  owner: seatKey,
  raised: turnNumber.default(0),
  defences: z.array(defence).max(1000).default([]),
}) satisfies z.ZodType<Stronghold>;

export const seenSite = z.strictObject({
  kind: z.enum(['resource', 'urban']),
  size: urbanSize.nullable(),
  faction: faction.nullable(),
  name: shortText.nullable(),
  yield: count.nullable(),
  bp: count.nullable(),
  buildings: z.array(building).nullable(),
}) satisfies z.ZodType<SeenSite>;

export const seenStronghold = z.strictObject({
  level: strongholdLevel,
  owner: seatKey,
  defences: z.array(defence).nullable().default(null),
}) satisfies z.ZodType<SeenStronghold>;

export const seenPiece = z.strictObject({
  id: pieceId,
  kind: z.enum(['detachment', 'garrison', 'convoy', 'diplomat']),
  seat: seatKey,
  hex: hexKey,
  moveClass: moveClass.nullable(),
  garrisonDetachment: z.boolean(),
  points: count.nullable(),
}) satisfies z.ZodType<SeenPiece>;

export const ghost = z.strictObject({ piece: seenPiece, turn: turnNumber }) satisfies z.ZodType<Ghost>;
