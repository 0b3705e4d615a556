import { z } from 'zod';
import type { Report } from '../../types.ts';
import { DEFENCE_TYPES, MARCHES, SLOTS, SPY_MISSIONS } from '../../types.ts';
import {
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
  urbanSize,
} from '../atoms.ts';
import { building, defence, models, spyTarget, unitNature } from '../pieces.ts';
import { of } from './common.ts';

const d6 = z.int().min(1).max(6);
const spy = { seat: seatKey, piece: pieceId, name: shortText, hex: hexKey };
const infiltrated = { target: spyTarget, of: seatKey };

const units = z
  .array(
    z.strictObject({
      kind: unitNature.kind,
      tags: unitNature.tags,
      mount: unitNature.mount,
      mark: god.nullable(),
      name: shortText,
      slot: z.enum(SLOTS),
      moveClass,
      scout: z.boolean(),
      points: count,
      models,
      hurt: z.strictObject({ injuries: z.array(d6).max(100), stripped: z.boolean() }).exactOptional(),
    }),
  )
  .max(200);
const captives = z.array(z.strictObject({ of: seatKey, race: faction.nullable(), units })).max(1000);
const located = { seat: seatKey, hex: hexKey };

const report = z.discriminatedUnion('kind', [
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
]) satisfies z.ZodType<Report>;

export const spiesEvents = [
  of('spy-built', { ...spy, cost: count }),
  of('spy-infiltrated', { ...spy, ...infiltrated, die: d6 }),
  of('spy-switched', { ...spy, ...infiltrated }),
  of('spy-released', { ...spy, ...infiltrated }),
  of('spy-lost', { ...spy, die: d6 }),
  of('spy-caught', { seat: seatKey, from: seatKey, hex: hexKey, target: spyTarget }),
  of('spy-report', { seat: seatKey, report }),
  of('spy-mission', { ...spy, mission: z.enum(SPY_MISSIONS), die: d6, result: z.enum(['caught', 'failed', 'done']) }),
  of('spy-order-refused', { seat: seatKey, piece: pieceId, mission: z.enum(SPY_MISSIONS), code: shortText }),
  of('sabotaged', {
    seat: seatKey,
    hex: hexKey,
    building: buildingType.nullable(),
    defence: z.enum(DEFENCE_TYPES).nullable(),
  }),
  of('poisoned', { seat: seatKey, hex: hexKey, models: count }),
] as const;
