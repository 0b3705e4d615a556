import { z } from 'zod';
import { type RuleId, SEAT_PATTERN, type SeatId } from '../../kernel/index.ts';
import {
  type BattleId,
  type CounterId,
  type DetachmentId,
  EFFECTS,
  KINDS,
  MISSIONS,
  PHASES,
  PLANETS,
  RACES,
  SIDES,
  type TerritoryId,
  TRAITS,
  WAYS,
  WINNERS,
} from '../vocabulary.ts';

/** A string schema whose output carries a brand: the pattern justifies it. */
const branded = <Brand extends string>(pattern: RegExp): z.ZodType<Brand, string> =>
  z.string().regex(pattern) as unknown as z.ZodType<Brand, string>;

export const seat = branded<SeatId>(SEAT_PATTERN);
/** Ids never look like integers, so records keep the order of their keys. */
export const territoryId = branded<TerritoryId>(/^[we]([1-9]|1\d|2[0-5])$/);
export const counterId = branded<CounterId>(/^(west|east)-[1-9]\d{0,3}$/);
export const detachmentId = branded<DetachmentId>(/^[we]d[1-9]\d{0,3}$/);
export const battleId = branded<BattleId>(/^b[1-9]\d{0,5}$/);
export const ruleId = branded<RuleId>(/^SEC-[A-Z0-9-]{1,40}$/);

export const side = z.enum(SIDES);
export const race = z.enum(RACES);
export const planet = z.enum(PLANETS);
export const kind = z.enum(KINDS);
export const trait = z.enum(TRAITS);
export const mission = z.enum(MISSIONS);
export const phase = z.enum(PHASES);
export const way = z.enum(WAYS);
export const effect = z.enum(EFFECTS);
export const winner = z.enum(WINNERS);

export const count = z.int().min(0).max(1_000_000);
export const d6 = z.int().min(1).max(6);
/** 0: the set-up. */
export const turn = z.int().min(0).max(100_000);
export const name = z.string().min(1).max(60);
export const reason = z.string().max(1000);

/** Particulars of a refusal or of a correction. */
export const facts = z.record(
  z.string().max(40),
  z.union([z.string().max(200), z.number(), z.boolean(), z.array(z.union([z.string().max(200), z.number()])).max(100)]),
);

export const MOST_SEATS = 12;
/** SEC-MAP-02: five lines of five territories for each side. */
const MOST_TERRITORIES = 50;
/** Detachments of one side. */
const MOST_DETACHMENTS = 200;

export const seats = z.array(seat).max(MOST_SEATS);
export const territoryIds = z.array(territoryId).max(MOST_TERRITORIES);
export const counterIds = z.array(counterId).max(MOST_DETACHMENTS);
export const detachmentIds = z.array(detachmentId).max(MOST_DETACHMENTS);
/** The territories that a flight enters, in order, without the one where it starts. SEC-AIR-03. */
export const route = z.array(territoryId).min(1).max(MOST_TERRITORIES);

/** A value for each side. */
export const bySide = <Value extends z.ZodType>(value: Value) => z.strictObject({ west: value, east: value });
/** A record by ids. */
export const keyed = <Value extends z.ZodType>(value: Value) => z.record(z.string().max(64), value);
