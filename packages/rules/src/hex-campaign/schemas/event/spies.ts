import { z } from 'zod';
import { REFUSALS } from '../../data/refusals.ts';
import { DEFENCE_TYPES, SPY_MISSIONS } from '../../types/vocabulary.ts';
import { buildingType, count, hexKey, pieceId, seatKey, shortText } from '../atoms.ts';
import { spyTarget } from '../pieces.ts';
import { report } from '../report.ts';
import { of } from './common.ts';

const d6 = z.int().min(1).max(6);
const spy = { seat: seatKey, piece: pieceId, name: shortText, hex: hexKey };
const infiltrated = { target: spyTarget, of: seatKey };

export const spiesEvents = [
  of('spy-built', { ...spy, cost: count }),
  of('spy-infiltrated', { ...spy, ...infiltrated, die: d6 }),
  /** Without a die. HEX-SPY-07. */
  of('spy-switched', { ...spy, ...infiltrated }),
  /** Its target is gone, or has another owner. HEX-SPY-09. */
  of('spy-released', { ...spy, ...infiltrated }),
  /** To its owner: it was caught and is dead. HEX-SPY-05. */
  of('spy-lost', { ...spy, die: d6 }),
  /** To its victim. HEX-SPY-05. */
  of('spy-caught', { seat: seatKey, from: seatKey, hex: hexKey, target: spyTarget }),
  /** The rule tells the source: a mission, a caught spy, captives. */
  of('spy-report', { seat: seatKey, report }),
  of('spy-mission', { ...spy, mission: z.enum(SPY_MISSIONS), die: d6, result: z.enum(['caught', 'failed', 'done']) }),
  /** HEX-BORD-16: it guarded, as ordered. */
  of('spy-guarded', spy),
  of('spy-order-refused', { seat: seatKey, piece: pieceId, mission: z.enum(SPY_MISSIONS), code: z.enum(REFUSALS) }),
  /** To the spy's owner and to the owner of the place; both null: there was nothing to break. HEX-SPY-11. */
  of('sabotaged', {
    seat: seatKey,
    hex: hexKey,
    building: buildingType.nullable(),
    defence: z.enum(DEFENCE_TYPES).nullable(),
  }),
  /** To the spy's owner and to the owner of the army. HEX-SPY-11. */
  of('poisoned', { seat: seatKey, hex: hexKey, models: count }),
] as const;
