import { z } from 'zod';
import { idPattern, type RuleId, SEAT_PATTERN, type SeatId } from '../../kernel/index.ts';
import type { BattleId, ForceId, NodeId, UnitId } from '../vocabulary.ts';
import { FACTIONS, GUARD, MISSIONS, UNIT_CATEGORIES } from '../vocabulary.ts';

/** A string schema whose output carries a brand: the pattern justifies it. */
const branded = <Brand extends string>(pattern: RegExp): z.ZodType<Brand, string> =>
  z.string().regex(pattern) as unknown as z.ZodType<Brand, string>;

/** Ids never look like integers, so that records keep their order by key. */
const NODE_PATTERN = idPattern('[A-Za-z][A-Za-z0-9-]{0,15}');

export const seat = branded<SeatId>(SEAT_PATTERN);
export const nodeId = branded<NodeId>(NODE_PATTERN);
export const forceId = branded<ForceId>(/^f\d{1,6}$/);
export const unitId = branded<UnitId>(/^u\d{1,6}$/);
export const battleId = branded<BattleId>(/^b\d{1,6}$/);
export const ruleId = branded<RuleId>(/^NODE-[A-Z0-9-]{1,40}$/);

export const owner = z.union([seat, z.literal(GUARD)]);
export const faction = z.enum(FACTIONS);
export const mission = z.enum(MISSIONS);
export const category = z.enum(UNIT_CATEGORIES);

export const count = z.int().min(0).max(1_000_000);
export const d6 = z.int().min(1).max(6);
/** Target number of a difficult path; 0: no roll. */
export const difficulty = z.union([z.literal(0), z.int().min(2).max(6)]);
/** 0: the set-up. */
export const day = z.int().min(0).max(100_000);
/** A name is more than blanks, and has none around it. */
export const name = z.string().trim().min(1).max(60);
export const reason = z.string().max(1000);

/** Particulars of a refusal or of a correction. */
export const facts = z.record(
  z.string().max(40),
  z.union([z.string().max(200), z.number(), z.boolean(), z.array(z.union([z.string().max(200), z.number()])).max(100)]),
);

export const MOST_NODES = 120;
export const nodeIds = z.array(nodeId).max(MOST_NODES);
