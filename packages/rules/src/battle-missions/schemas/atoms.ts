import { z } from 'zod';
import { type RuleId, SEAT_PATTERN, type SeatId } from '../../kernel/index.ts';
import {
  ABILITIES,
  ACTS,
  ARRIVALS,
  DAMAGES,
  type EntryId,
  FATES,
  KINDS,
  LEVELS,
  LIGHTS,
  OBJECTIVES,
  type PhoneId,
  PLACES,
  QUARTERS,
  ROLES,
  SCOPES,
  SIDES,
  SPECIAL_RULES,
  type SelectionId,
  type UnitId,
} from '../vocabulary.ts';

/** A string schema whose output carries a brand: the pattern justifies it. */
const branded = <Brand extends string>(pattern: RegExp): z.ZodType<Brand, string> =>
  z.string().regex(pattern) as unknown as z.ZodType<Brand, string>;

export const seat = branded<SeatId>(SEAT_PATTERN);
/** Ids never look like integers, so records keep the order of their keys. */
export const phoneId = branded<PhoneId>(/^p\d$/);
export const entryId = branded<EntryId>(/^p\d#[1-9]\d{0,4}$/);
export const unitId = branded<UnitId>(/^[ab]u[1-9]\d{0,2}$/);
export const selectionId = branded<SelectionId>(/^[ab]s[1-9]\d{0,2}$/);
export const ruleId = branded<RuleId>(/^MSN-[A-Z]{2,8}-\d{2}$/);

export const side = z.enum(SIDES);
export const role = z.enum(ROLES);
export const level = z.enum(LEVELS);
export const special = z.enum(SPECIAL_RULES);
export const scope = z.enum(SCOPES);
export const light = z.enum(LIGHTS);
export const objective = z.enum(OBJECTIVES);
export const kind = z.enum(KINDS);
export const ability = z.enum(ABILITIES);
export const place = z.enum(PLACES);
export const arrival = z.enum(ARRIVALS);
export const act = z.enum(ACTS);
export const fate = z.enum(FATES);
export const damage = z.enum(DAMAGES);
export const quarter = z.enum(QUARTERS);

export const d6 = z.int().min(1).max(6);
export const count = z.int().min(0).max(10_000);
export const points = z.int().min(0).max(100_000);
/** A game turn; with the extra ones. MSN-COMP-01, MSN-LEN-03. */
export const turn = z.int().min(1).max(15);
export const name = z.string().min(1).max(60);
/** Of an entry on its phone, from 1 on. */
export const number = z.int().min(1).max(99_999);
/** In hundredths of an inch; a place off the table is possible. */
export const length = z.int().min(-10_000).max(20_000);
export const point = z.strictObject({ x: length, y: length });

/** A value for each side. */
export const bySide = <Value extends z.ZodType>(value: Value) => z.strictObject({ a: value, b: value });
/** A record by ids. */
export const keyed = <Value extends z.ZodType>(value: Value) => z.record(z.string().max(64), value);
