import { z } from 'zod';
import { REACTIONS, RESOURCES, SOURCES, TENURES } from '../vocabulary.ts';
import { count, counterId, detachmentId, kind, name, seat, trait, turn } from './atoms.ts';

/** A line of a detachment's sheet: units of one type. */
export const unit = z.strictObject({
  name,
  /** How many there are. */
  count: z.int().min(1).max(200),
  /** For all of them together. */
  points: z.int().min(0).max(20_000),
  traits: z.array(trait).max(4).default([]),
  /** SEC-DROP-05; 0: it does not intercept. */
  intercept: z.int().min(0).max(6).default(0),
  /** The lowest die that removes one in air combat. SEC-AIR-12. */
  armour: z.int().min(2).max(6).default(5),
  /** How many units each of them can carry. SEC-AIR-06. */
  lift: z.int().min(0).max(100).default(0),
});

const MOST_LINES = 40;

/** A detachment as its commander writes it. SEC-SETUP-02. */
export const newDetachment = z.strictObject({
  name,
  kind,
  units: z.array(unit).min(1).max(MOST_LINES),
  /** SEC-SETUP-03. */
  isCommander: z.boolean().default(false),
});

const MOST_IN_ARMY = 60;
export const army = z.strictObject({ name, detachments: z.array(newDetachment).min(1).max(MOST_IN_ARMY) });

/** Where a detachment is: `map`: where its counter stands; `away`: elsewhere for this turn. SEC-DIR-15. */
const where = z.enum(['hand', 'map', 'orbit', 'away']);

/** Lines of a sheet, counted from 0. Missing lines come last, the cheapest units first. */
export const lossOrder = z
  .array(
    z
      .int()
      .min(0)
      .max(MOST_LINES - 1),
  )
  .max(MOST_LINES);

/** A detachment as its side knows it. Its counter says where it is, and what everyone can see it do. */
export const detachment = newDetachment.extend({
  id: detachmentId,
  xp: count,
  where,
  /** The turn in which it was called away; null: it was not. SEC-DIR-15. */
  awayIn: turn.nullable(),
  /** Null: it has none yet, or is away. */
  counter: counterId.nullable(),
  /** Its counter's present and earlier numbers: a counter that is hidden again gets a new one. SEC-DEPLOY-04. */
  numbers: z.array(z.int().min(1)).max(1000),
  /** Units lost this turn, line by line; restored when it ends. SEC-BTL-11, SEC-AIR-14. */
  lost: z.array(count).max(MOST_LINES),
  /** Wiped out in the air this turn. SEC-AIR-14. */
  isWiped: z.boolean(),
  /** SEC-SCOUT-01: once a turn. */
  hasScouted: z.boolean(),
  /** SEC-AIR-04: whether its flak has rolled for scouts this turn, and has its fire, keeps it for a later one, or has none. */
  scoutFlak: z.enum(['unrolled', 'missed', 'ready', 'kept', 'fired']),
  /** SEC-XP-09: all air combat of the turn is one battle. `flyers`: enemies reduced to half strength. */
  air: z.strictObject({ hasFought: z.boolean(), flyers: count, isHalved: z.boolean() }),
  /** SEC-DROP-04. */
  hasVehiclesInOrbit: z.boolean(),
  /** SEC-MOVE-03, SEC-ATK-04: a commander's bonus for this turn. */
  bonus: z.strictObject({ isMoveUsed: z.boolean(), isAttackUsed: z.boolean() }),
  tenure: z.enum(TENURES),
  /** SEC-CR-04: what it costs each turn; null: nothing. */
  price: z.strictObject({ resource: z.enum(RESOURCES), points: count }).nullable(),
  /** SEC-DIR-13: the visiting commander's moves left this turn. */
  freeMoves: count,
  reaction: z.enum(REACTIONS),
  /** Lines of its sheet in the order in which its side gives up their units in the air. SEC-DROP-06, SEC-AIR-12. */
  lossOrder: lossOrder.default([]),
  /** SEC-SETUP-05: the staff member who fights and reports its battles. */
  keeper: seat.nullable(),
});

/** A sheet as the enemy saw it; later changes are not shown. SEC-SCOUT-05. */
export const seenSheet = newDetachment.extend({ points: count, xp: count });

/** War machines by type. SEC-SCOUT-06. */
export const machines = z.array(z.strictObject({ name, count })).max(40);

/** What a side knows about an enemy counter. SEC-DEPLOY-04, SEC-SCOUT-05, -06, SEC-AIR-15. */
export const dossier = z.strictObject({
  counter: counterId,
  sheet: seenSheet.nullable(),
  /** Null: never told; empty: there are none. */
  machines: machines.nullable(),
  /** Units that fired or were fired at in the air. */
  units: machines,
  source: z.enum(SOURCES),
  turn,
});
