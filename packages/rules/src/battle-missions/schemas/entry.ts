import { z } from 'zod';
import { instantSchema } from '../../kernel/index.ts';
import { MOST_DISTANCE_DICE } from '../data/dice.ts';
import {
  act,
  arrival,
  bySide,
  count,
  d6,
  damage,
  entryId,
  fate,
  keyed,
  name,
  number,
  phoneId,
  place,
  point,
  points,
  quarter,
  selectionId,
  side,
  turn,
  unitId,
} from './atoms.ts';
import { brief, MOST_UNITS, unit } from './setup.ts';

const of = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });
const rolls = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape });

/** What is rolled, and for what: dice of the same subject are thrown once. MSN-COMP-05. */
export const roll = z.discriminatedUnion('kind', [
  rolls('mission', {}),
  rolls('coin', {}),
  rolls('light', {}),
  rolls('first-turn', {}),
  rolls('reserve', { selection: selectionId, turn }),
  rolls('scatter', { selection: selectionId }),
  /** A target that is concealed, in daylight: a sight check. MSN-CONC-02. `attempt`: of the unit in this turn. */
  rolls('night-check', { unit: unitId, turn, attempt: number }),
  rolls('sight-check', { unit: unitId, target: unitId, turn, attempt: number }),
  rolls('barrage', {
    unit: unitId,
    turn,
    attempt: number,
    distanceDice: z.int().min(1).max(MOST_DISTANCE_DICE),
    isSeen: z.boolean(),
  }),
  rolls('length', { turn }),
]);

/** The final state of a unit, as far as the sheet asks for it. MSN-VP-03, -04, MSN-OBJ-02. */
export const unitState = z.strictObject({
  fate,
  models: count,
  /** Of a single model. */
  wounds: count,
  damage: z.array(damage).max(2),
  /** With setting `scoring` at `manual`; null: not ticked. */
  isScoring: z.boolean().nullable(),
});

/** A loot counter, or a quarter of the table. MSN-OBJ-03, -05. */
export const ground = z.union([z.string().regex(/^loot-([1-9]|1[0-2])$/), quarter]);

/** What a phone can write down. */
export const entryBody = z.discriminatedUnion('type', [
  // MSN-COMP-01, -03, -07
  of('brief', { brief }),
  of('army', { side, units: z.array(unit).max(MOST_UNITS) }),
  /** `brief`: the entry with the mission that is confirmed; null: the one that the battle began with. */
  of('confirm-brief', { brief: entryId.nullable() }),
  // MSN-DS-02, MSN-RES-01, MSN-INF-01
  of('place', { selection: selectionId, place }),
  of('set-aside', {}),
  of('placed', { unit: unitId }),
  of('deployed', {}),
  // MSN-COMP-05; null: the server throws
  of('roll', { roll, dice: z.array(d6).min(1).max(60).nullable() }),
  of('confirm-dice', { roll: entryId }),
  of('not-used', { roll: entryId }),
  // MSN-COMP-04, -09
  of('first', { side }),
  of('end-turn', { turn, side }),
  // MSN-CONC-05
  of('acted', { unit: unitId, act }),
  // MSN-RES-05, -06, MSN-DS-06 to -08
  of('arrive', { selection: selectionId, by: arrival }),
  /** MSN-RES-08: it is available, but there is no room to come on in this turn. */
  of('blocked', { selection: selectionId, turn }),
  of('land', { unit: unitId, aim: point.nullable(), lost: count, isDestroyed: z.boolean() }),
  // MSN-COMP-06
  of('state', { unit: unitId, state: unitState }),
  of('holds', { ground, side: side.nullable() }),
  of('inside', { unit: unitId, isInside: z.boolean() }),
  of('bonus', { side, bonus: z.string().max(31), isEarned: z.boolean() }),
  of('gave-up', { side, what: z.enum(['retreat', 'surrender']), isSo: z.boolean() }),
  of('close', { totals: bySide(points) }),
  // MSN-COMP-11
  of('strike', { entry: entryId }),
  // MSN-COMP-10
  of('offer-pen', { to: phoneId.nullable() }),
  of('keep-pen', { offer: entryId }),
  of('take-pen', { offer: entryId }),
  of('claim-pen', {}),
  /** The referee's only. */
  of('give-pen', { phone: phoneId }),
]);

/** One line of a phone. MSN-COMP-10. */
export const entry = z.strictObject({
  phone: phoneId,
  number,
  /** The side that entered it: that of the phone, or of those to whom it was handed. */
  by: side,
  /** For each other phone, the number of its last entry that this phone had. */
  seen: keyed(number),
  /** The entry that it was entered because of, and with which it is struck. MSN-COMP-11. */
  because: entryId.nullable(),
  /** By the clock of the phone: shown, never judged. */
  at: instantSchema,
  /** The name of whoever entered it, for the log. */
  who: name,
  body: entryBody,
});

/** What only the server can say about an entry. */
export const facts = z.strictObject({
  arrivedAt: instantSchema,
  /** The dice that it threw. */
  dice: z.array(d6).max(60).nullable(),
  /** Of `claim-pen`: whether the phone with the pen had been silent for long enough. */
  isGranted: z.boolean(),
  /** It arrived after both sides had closed the sheet. */
  isLate: z.boolean(),
});

/** An entry as the log keeps it; null: not yet on the server. */
export const stored = z.strictObject({ entry, facts: facts.nullable() });
