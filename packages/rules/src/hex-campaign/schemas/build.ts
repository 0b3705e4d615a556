import { z } from 'zod';
import { DEFENCE_TYPES, TURRET_WEAPONS } from '../types/vocabulary.ts';
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

const of = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

export const buildLine = z.discriminatedUnion('type', [
  // Disbanding: HEX-DET-17, HEX-GAR-08, HEX-BLD-05, HEX-DEF-02, HEX-STR-07
  of('disband', { piece: pieceId }),
  of('disband-models', { piece: pieceId, unit: unitId, models }),
  of('disband-building', { hex: hexKey, building: buildingType, aspect: aspect.nullable().default(null) }),
  of('disband-defence', { hex: hexKey, defence: defenceId, payer: hexKey.nullable().default(null) }),
  of('demolish', { hex: hexKey }),
  // Unloading convoys: HEX-BP-11
  of('unload', { convoy: pieceId, bp: count.min(1) }),
  // Transfers and structure: HEX-DET-19 to -21, HEX-CLAIM-14, HEX-RACE-CH-17
  of('transfer', { piece: pieceId, unit: unitId, to: pieceId, into: unitId, models }),
  of('add-unit', { piece: pieceId, unit: unitSetup }),
  of('remove-unit', { piece: pieceId, unit: unitId }),
  of('compose-followers', { hex: hexKey, units }),
  of('compose-mercenaries', { hex: hexKey, name, units }),
  of('retarget', { piece: pieceId, target: hexKey }),
  // Captives: HEX-CAPT-01, -02, -03, HEX-RACE-CH-13
  of('move-captives', {
    captives: pieceId,
    /** An own detachment or garrison; null: the prison in their hex. */
    to: pieceId.nullable().default(null),
    /** The captor's question at their first imprisonment. HEX-CAPT-03. */
    ask: z.enum(['detachment', 'stronghold', 'urban']).nullable().default(null),
  }),
  of('convert', { captives: pieceId }),
  // Diplomacy: HEX-DIP-10, -12
  of('end-treaty', { with: seatKey, treaty: treatyKind }),
  of('close-capital', { to: seatKey, closed: z.boolean() }),
  of('expel', { diplomat: pieceId }),
  // Rearming and replacing: HEX-DET-12, -24
  of('rearm', { piece: pieceId }),
  of('replace', { piece: pieceId, unit: unitId, models }),
  // After battles: HEX-AFT-17, -18; `cost` from the club's list
  of('bionics', { piece: pieceId, unit: unitId, injuries: z.array(z.int().min(1).max(6)).min(1).max(100) }),
  of('re-equip', { piece: pieceId, unit: unitId, cost: count.min(1) }),
  // New detachments: HEX-DET-10, HEX-GAR-09, in set-up also garrisons: HEX-START-06
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
  // Settlements, buildings, Strongholds, defences: HEX-URB, HEX-BLD, HEX-STR, HEX-DEF
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
  // Roads: HEX-ROAD
  of('road', { edge: edgeKey, payer: hexKey }),
  // Spies and diplomats: HEX-BLD-10, -18
  of('spy', { hex: hexKey }),
  of('diplomat', {}),
  // New convoys: HEX-BP-10
  of('convoy', { hex: hexKey, bp: count }),
  // Routes: HEX-ROUTE-01
  of('route', { hex: hexKey, path: hexPath.nullable() }),
  // The Capital: HEX-RACE-DE-03, HEX-CLAIM-23
  of('move-capital', { hex: hexKey }),
  of('name-capital', { hex: hexKey }),
]);
