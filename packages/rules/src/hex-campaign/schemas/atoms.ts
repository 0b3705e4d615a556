import { z } from 'zod';
import type { RuleId, SeatId } from '../../kernel/index.ts';
import { idPattern, SEAT_PATTERN } from '../../kernel/index.ts';
import type { EdgeKey, HexKey } from '../../space/hex.ts';
import { HEX_PATTERN } from '../../space/hex.ts';
import type { PieceId, UnitId } from '../types/vocabulary.ts';
import {
  AIR_MISSIONS,
  ASPECTS,
  BUILDING_TYPES,
  CRAFTWORLDS,
  FACTIONS,
  GODS,
  MOVE_CLASSES,
  PHASES,
  SETUP_PHASES,
  TREATMENTS,
  TREATY_KINDS,
} from '../types/vocabulary.ts';

/** Ids never look like integers, so that records keep their order by key. */
const PIECE_PATTERN = idPattern('[A-Za-z][A-Za-z0-9-]{0,63}');
const EDGE_PATTERN = /^-?(0|[1-9]\d*),-?(0|[1-9]\d*)\|-?(0|[1-9]\d*),-?(0|[1-9]\d*)$/;

/** A string schema whose output carries a brand: the pattern justifies it. */
const branded = <Brand extends string>(pattern: RegExp): z.ZodType<Brand, Brand> =>
  z.string().regex(pattern) as unknown as z.ZodType<Brand, Brand>;

export const hexKey = branded<HexKey>(HEX_PATTERN);
export const edgeKey = branded<EdgeKey>(EDGE_PATTERN);
export const seatKey = branded<SeatId>(SEAT_PATTERN);
export const pieceId = branded<PieceId>(PIECE_PATTERN);
export const unitId = branded<UnitId>(PIECE_PATTERN);
export const ruleId = branded<RuleId>(/^(HEX|NODE|SEC|MSN|SKM)-[A-Z0-9-]{1,40}$/);

export const count = z.int().min(0).max(1_000_000);
/** 0 is the set-up before the first turn. */
export const turnNumber = z.int().min(0).max(100_000);
export const shortText = z.string().max(200);
export const phase = z.enum([...SETUP_PHASES, ...PHASES]);
export const faction = z.enum(FACTIONS);
export const moveClass = z.enum(MOVE_CLASSES);
export const treatment = z.enum(TREATMENTS);
export const god = z.enum(GODS);
export const craftworld = z.enum(CRAFTWORLDS);
export const buildingType = z.enum(BUILDING_TYPES);
export const aspect = z.enum(ASPECTS);
export const treatyKind = z.enum(TREATY_KINDS);
export const airMissionType = z.enum(AIR_MISSIONS);
/** One base-36 digit of the chart. */
export const airspace = z.int().min(1).max(35);
/** Particulars of a refusal. */
export const facts = z.record(
  z.string().max(40),
  z.union([z.string().max(200), z.number(), z.boolean(), z.array(z.union([z.string().max(200), z.number()])).max(500)]),
);
export const urbanSize = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export const strongholdLevel = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const hexPath = z.array(hexKey).max(20_000);
export const edges = z.array(edgeKey).max(100_000);
