import { z } from 'zod';
import { REFUSALS } from '../../data/refusals.ts';
import { DEFENCE_TYPES, TURRET_WEAPONS } from '../../types/vocabulary.ts';
import { count, hexKey, seatKey, strongholdLevel } from '../atoms.ts';
import { of } from './common.ts';

const place = { seat: seatKey, hex: hexKey };
const defence = z.enum(DEFENCE_TYPES);
const weapon = z.enum(TURRET_WEAPONS).nullable();
const between = z.tuple([hexKey, hexKey]);
const needs = z.union([z.literal(1), z.literal(3), z.literal(5)]);

export const strongholdEvents = [
  /** `level`: its present level. */
  of('stronghold-built', { ...place, level: strongholdLevel, payer: hexKey, cost: count }),
  of('stronghold-demolished', { ...place, level: strongholdLevel }),
  of('defence-built', { ...place, defence, weapon, payer: hexKey, cost: count }),
  of('tower-converted', {
    ...place,
    /** Its present level. */
    defence: z.enum(['aa-tower', 'turret-tower', 'radar-tower']),
    weapon,
    payer: hexKey,
    cost: count,
  }),
  /** `store`: where the refund went; null: no store was near enough. */
  of('defence-disbanded', { ...place, defence, weapon, store: hexKey.nullable(), bp: count }),
  /** More than the Stronghold has room for after a change of level or owner. HEX-DEF-16. */
  of('defences-surplus', { ...place, defences: z.array(defence), bp: count }),
  of('road-tried', {
    seat: seatKey,
    between,
    /** The least die that succeeds; 1: no throw. HEX-ROAD-04, -05. */
    needs,
    die: z.int().min(1).max(6).nullable(),
    built: z.boolean(),
    /** Null: a free road of the set-up. HEX-START-14. */
    payer: hexKey.nullable(),
    cost: count,
  }),
  /** A free road no longer needed in its turn, because an earlier action had built it. HEX-START-14. */
  of('free-road-spared', { seat: seatKey, between, code: z.enum(REFUSALS) }),
] as const;
