import { z } from 'zod';
import type { BuildLine } from '../types.ts';
import { DEFENCE_TYPES, TURRET_WEAPONS } from '../types.ts';
import {
  aspect,
  buildingType,
  count,
  edgeKey,
  hexKey,
  hexPath,
  pieceId,
  seatKey,
  shortText,
  treatyKind,
  unitId,
} from './atoms.ts';
import { unitSetup } from './setup.ts';

const units = z.array(unitSetup).min(1).max(100);
const name = shortText.min(1).max(80);
const prefer = z.array(hexKey).max(60).default([]);
const weapon = z.enum(TURRET_WEAPONS).nullable().default(null);
const defenceId = z.string().max(40);
const models = z.int().min(1).max(1000);

const of = <Type extends BuildLine['type'], Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

/** A line of a build sheet, in the order of HEX-TURN-09. */
export const buildLine = z.discriminatedUnion('type', [
  of('disband', { piece: pieceId }),
  of('disband-models', { piece: pieceId, unit: unitId, models }),
  of('disband-building', { hex: hexKey, building: buildingType, aspect: aspect.nullable().default(null) }),
  of('disband-defence', { hex: hexKey, defence: defenceId, payer: hexKey.nullable().default(null) }),
  of('demolish', { hex: hexKey }),
  of('unload', { convoy: pieceId, bp: count.min(1) }),
  of('transfer', { piece: pieceId, unit: unitId, to: pieceId, into: unitId, models }),
  of('add-unit', { piece: pieceId, unit: unitSetup }),
  of('remove-unit', { piece: pieceId, unit: unitId }),
  of('compose-followers', { hex: hexKey, units }),
  of('compose-mercenaries', { hex: hexKey, name, units }),
  of('retarget', { piece: pieceId, target: hexKey }),
  of('move-captives', {
    captives: pieceId,
    to: pieceId.nullable().default(null),
    ask: z.enum(['detachment', 'stronghold', 'urban']).nullable().default(null),
  }),
  of('convert', { captives: pieceId }),
  of('end-treaty', { with: seatKey, treaty: treatyKind }),
  of('close-capital', { to: seatKey, closed: z.boolean() }),
  of('expel', { diplomat: pieceId }),
  of('rearm', { piece: pieceId }),
  of('replace', { piece: pieceId, unit: unitId, models }),
  of('bionics', { piece: pieceId, unit: unitId, injuries: z.array(z.int().min(1).max(6)).min(1).max(100) }),
  of('re-equip', { piece: pieceId, unit: unitId, cost: count.min(1) }),
  of('new-detachment', {
    hex: hexKey,
    name,
    special: shortText.nullable().default(null),
    units,
    orbit: z.boolean().default(false),
    prefer,
  }),
  of('new-garrison-detachment', { hex: hexKey, name, units, target: hexKey, prefer }),
  of('new-garrison', { hex: hexKey, name, units }),
  of('found', { hex: hexKey, payer: hexKey }),
  of('grow', { hex: hexKey }),
  of('building', { hex: hexKey, building: buildingType, aspect: aspect.nullable().default(null) }),
  of('exploit', { hex: hexKey, on: z.boolean() }),
  of('upkeep-order', { buildings: z.array(buildingType).max(60) }),
  of('stronghold', { hex: hexKey, payer: hexKey }),
  of('defence', { hex: hexKey, defence: z.enum(DEFENCE_TYPES), weapon, payer: hexKey }),
  of('convert-tower', {
    hex: hexKey,
    defence: defenceId,
    to: z.enum(['aa-tower', 'turret-tower', 'radar-tower']),
    weapon,
    payer: hexKey,
  }),
  of('road', { edge: edgeKey, payer: hexKey }),
  of('spy', { hex: hexKey }),
  of('diplomat', {}),
  of('convoy', { hex: hexKey, bp: count }),
  of('route', { hex: hexKey, path: hexPath.nullable() }),
  of('move-capital', { hex: hexKey }),
  of('name-capital', { hex: hexKey }),
]) satisfies z.ZodType<BuildLine>;
