import { z } from 'zod';
import { DEFENCE_TYPES, TURRET_WEAPONS } from '../../types.ts';
import { count, hexKey, seatKey, shortText, strongholdLevel } from '../atoms.ts';
import { of } from './common.ts';

const place = { seat: seatKey, hex: hexKey };
const defence = z.enum(DEFENCE_TYPES);
const weapon = z.enum(TURRET_WEAPONS).nullable();
const between = z.tuple([hexKey, hexKey]);
const needs = z.union([z.literal(1), z.literal(3), z.literal(5)]);

export const strongholdEvents = [
  of('stronghold-built', { ...place, level: strongholdLevel, payer: hexKey, cost: count }),
  of('stronghold-demolished', { ...place, level: strongholdLevel }),
  of('defence-built', { ...place, defence, weapon, payer: hexKey, cost: count }),
  of('tower-converted', {
    ...place,
    defence: z.enum(['aa-tower', 'turret-tower', 'radar-tower']),
    weapon,
    payer: hexKey,
    cost: count,
  }),
  of('defence-disbanded', { ...place, defence, weapon, store: hexKey.nullable(), bp: count }),
  of('defences-surplus', { ...place, defences: z.array(defence), bp: count }),
  of('road-tried', {
    seat: seatKey,
    between,
    needs,
    die: z.int().min(1).max(6).nullable(),
    built: z.boolean(),
    payer: hexKey.nullable(),
    cost: count,
  }),
  of('free-road-spared', { seat: seatKey, between, code: shortText }),
] as const;
