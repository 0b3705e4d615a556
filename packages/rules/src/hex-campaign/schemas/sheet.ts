import { z } from 'zod';
import { MOST_TURNS, REINFORCED_FROM_TURN } from '../data/battle-turns.ts';
import { SPY_MISSIONS, TABLE_DICE } from '../types/vocabulary.ts';
import {
  airMissionType,
  airspace,
  count,
  edges,
  god,
  hexKey,
  hexPath,
  pieceId,
  seatKey,
  treatment,
  treatyKind,
  unitId,
} from './atoms.ts';
import { battleId } from './battle-atoms.ts';
import { battleReport, funReport, lossItems } from './battles.ts';
import { buildLine } from './build.ts';
import { change } from './changes.ts';
import { contactEdit } from './contacts.ts';
import { dealSide } from './dealings.ts';
import { spyTarget } from './pieces.ts';
import { rulingId } from './settled.ts';

const base = {
  piece: pieceId,
  /** What to do with enemy Urban hexes and Strongholds this turn, before the standing instruction. HEX-MORD-14. */
  treatment: treatment.exactOptional(),
};
const high = z.boolean().exactOptional();
const shrine = z.strictObject({ defence: z.string().max(40), god, payer: hexKey });

export const movementOrder = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('path'),
    ...base,
    /** Empty only for a spy that chooses a target in its own hex. HEX-SPY-09. */
    path: hexPath,
    high,
    /** For a spy: what it prefers to infiltrate where it stops. HEX-SPY-04. */
    target: spyTarget.exactOptional(),
  }),
  z.strictObject({ type: z.literal('follow'), ...base, target: pieceId, high }),
  z.strictObject({ type: z.literal('advance'), ...base }),
  z.strictObject({
    type: z.literal('guard'),
    ...base,
    /** For a spy: another target in the same hex to switch to. HEX-SPY-07. */
    switchTo: spyTarget.exactOptional(),
  }),
  z.strictObject({ type: z.literal('recover'), ...base }),
  z.strictObject({ type: z.literal('move-and-claim'), ...base, path: hexPath }),
  z.strictObject({
    type: z.literal('claim-area'),
    ...base,
    /** Instead of claiming, a building of the own Stronghold here becomes a cursed shrine. HEX-RACE-CH-08. */
    shrine: shrine.exactOptional(),
  }),
  z.strictObject({ type: z.literal('reserve'), ...base, path: hexPath }),
  z.strictObject({ type: z.literal('to-orbit'), ...base }),
  z.strictObject({ type: z.literal('webway'), ...base, to: hexKey }),
]);

export const airOrder = z.strictObject({
  airspace,
  mission: airMissionType,
  /** Urban hex of a Strategic Bombardment; null for the other missions. */
  target: hexKey.nullable().default(null),
});
const air = z.array(airOrder).max(500);

export const battleTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hex'), hex: hexKey }),
  z.strictObject({ kind: z.literal('army'), piece: pieceId }),
]);
const ofArmy = {
  piece: pieceId,
  /** Preferred hexes if it must leave, the best first. HEX-WD-10, HEX-BMOV-07. */
  retreat: z.array(hexKey).max(12).exactOptional(),
};

export const battleOrder = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.enum(['attack', 'planned-attack', 'raid', 'planned-raid']),
    ...ofArmy,
    target: battleTarget,
    /** The hex in between on a long raid. HEX-RACE-DE-11. */
    via: hexKey.exactOptional(),
    /** Treatment of an Urban hex or Stronghold that it takes. HEX-MORD-14. */
    treatment: treatment.exactOptional(),
  }),
  z.strictObject({ type: z.literal('withdraw'), ...ofArmy, to: hexKey }),
  z.strictObject({ type: z.literal('support'), ...ofArmy, target: pieceId }),
  z.strictObject({ type: z.enum(['defend', 'guard']), ...ofArmy }),
]);

const lines = z.array(buildLine).max(2000);
const places = z.array(hexKey).max(20);

export const spyMission = z.strictObject({
  piece: pieceId,
  mission: z.enum(SPY_MISSIONS),
  switchTo: spyTarget.exactOptional(),
});

/** One Tactical Bombardment, by its number among them, and the army that it supports. */
export const airSupport = z.strictObject({ support: z.int().min(0).max(5000), army: pieceId });

/** At most as many orders as a seat can have pieces. */
export const written = z.discriminatedUnion('phase', [
  z.strictObject({ phase: z.literal('placement'), capital: hexKey, urban: places, resources: places }),
  z.strictObject({ phase: z.literal('free-roads'), roads: edges.max(200) }),
  z.strictObject({ phase: z.literal('spending'), lines }),
  z.strictObject({ phase: z.literal('build'), lines }),
  z.strictObject({ phase: z.literal('air-orders'), air }),
  z.strictObject({
    phase: z.literal('movement-orders'),
    orders: z.array(movementOrder).max(2000),
    air: air.exactOptional(),
  }),
  z.strictObject({
    phase: z.literal('battle-orders'),
    orders: z.array(battleOrder).max(2000).default([]),
    spies: z.array(spyMission).max(500),
    /** HEX-AIR-10: which army each Tactical Bombardment supports, by the number of the support. */
    airSupport: z.array(airSupport).max(500),
  }),
]);

const read = new WeakSet<object>();

/** What a seat seals. */
export const sheet = written.transform((given) => {
  read.add(given);
  return given;
});

/** Whether this object is a sheet already parsed by the schema: sheets never change, so it need not be parsed again. */
export const isReadSheet = (given: unknown): given is z.output<typeof written> =>
  typeof given === 'object' && given !== null && read.has(given);

const dealId = z.string().max(40);

export const dealOrder = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('offer'),
    to: seatKey,
    secret: z.boolean().default(false),
    treaty: treatyKind.nullable().default(null),
    gives: dealSide,
    takes: dealSide,
    promise: z.string().max(2000).default(''),
  }),
  z.strictObject({
    type: z.literal('sign'),
    deal: dealId,
    /** Own Urban hex that pays what is taken. */
    from: hexKey.nullable().default(null),
  }),
  z.strictObject({ type: z.literal('withdraw'), deal: dealId }),
  /** HEX-DIP-04: whether the other has broken a promise of a deal. */
  z.strictObject({ type: z.literal('judge-promise'), deal: dealId, broken: z.boolean() }),
]);

const ofBattle = { battle: battleId };

export const battleDecision = z.discriminatedUnion('type', [
  /** HEX-TBL-41: the result. Equal reports from both sides settle it. */
  z.strictObject({ type: z.literal('battle-report'), ...ofBattle, report: battleReport }),
  /** HEX-QB-01. */
  z.strictObject({ type: z.literal('quick-battle'), ...ofBattle, agree: z.boolean() }),
  /** HEX-QB-11. */
  z.strictObject({ type: z.literal('postpone-battle'), ...ofBattle, agree: z.boolean() }),
  /** HEX-QB-07: a quarter of the enemy's losses. */
  z.strictObject({ type: z.literal('pick-losses'), ...ofBattle, items: lossItems }),
  /** HEX-QB-05: the seat's own. */
  z.strictObject({ type: z.literal('choose-losses'), ...ofBattle, items: lossItems }),
  /** HEX-TBL-38. */
  z.strictObject({ type: z.literal('decide-captives'), ...ofBattle, kill: z.boolean() }),
  /** HEX-TBL-25, HEX-QB-09: the one battle that an army beside several supports. */
  z.strictObject({ type: z.literal('lend-support'), ...ofBattle, piece: pieceId }),
  /** HEX-TBL-02: the owner of the Stronghold has the terrain die rerolled. */
  z.strictObject({ type: z.literal('reroll-terrain'), ...ofBattle }),
  /** HEX-TBL-18, -20, -23: table dice, each once. */
  z.strictObject({ type: z.literal('throw-dice'), ...ofBattle, what: z.enum(TABLE_DICE) }),
  /** HEX-TBL-24: one unit of an army beside the battle is called in for one of its turns. */
  z.strictObject({
    type: z.literal('call-reinforcement'),
    ...ofBattle,
    piece: pieceId,
    unit: unitId,
    turn: z.int().min(REINFORCED_FROM_TURN).max(MOST_TURNS),
  }),
]);

export const funOrder = z.strictObject({ type: z.literal('fun-battle'), with: seatKey, report: funReport });

/** What counts as soon as it is sent. HEX-DIP-02. */
export const order = z.discriminatedUnion('type', [...dealOrder.options, ...battleDecision.options, funOrder]);

/** HEX-TBL-41, HEX-QB-01, -11: decisions about a battle that only the referee may make. */
export const battleRuling = z.discriminatedUnion('type', [
  /** HEX-TBL-41, -43: the result of a battle if the sides do not agree or nobody leads the enemy. */
  z.strictObject({ type: z.literal('decide-battle'), ...ofBattle, report: battleReport }),
  /** HEX-QB-11. */
  z.strictObject({ type: z.literal('postpone-battle'), ...ofBattle }),
  /** HEX-QB-01: dice decide everything still open. */
  z.strictObject({ type: z.literal('settle-battle'), ...ofBattle }),
]);

/** HEX-TURN-13: corrections by the referee. */
export const correction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('set-vp'), seat: seatKey, vp: count }),
  /** A settlement's stored BP. */
  z.strictObject({ type: z.literal('set-bp'), hex: hexKey, bp: count }),
  z.strictObject({ type: z.literal('set-debt'), seat: seatKey, debt: count }),
  /** `seat` null: nobody's. */
  z.strictObject({ type: z.literal('set-control'), hex: hexKey, seat: seatKey.nullable() }),
  /** HEX-DIP-04: `seat` has broken a promise of this deal. */
  z.strictObject({ type: z.literal('break-promise'), deal: z.string().max(40), seat: seatKey }),
  /** The other models of the roster are dead. */
  z.strictObject({ type: z.literal('set-models'), unit: unitId, ready: count, wounded: count, damaged: count }),
]);

/** One thing to correct. */
export const edit = z.discriminatedUnion('type', [...correction.options, ...change.options, ...contactEdit.options]);

/** HEX-TURN-13: several corrections in one ruling, carried out in turn, all or none. */
const corrections = z.strictObject({ type: z.literal('corrections'), edits: z.array(edit).min(1).max(40) });

/** HEX-TURN-13: takes such a ruling back. */
export const undoing = z.strictObject({ type: z.literal('undo-corrections'), ruling: rulingId });

/**
 * What only the referee may do. A single correction of the first six types needs no list: logs from before there were
 * lists have them so.
 */
export const ruling = z.discriminatedUnion('type', [
  ...battleRuling.options,
  ...correction.options,
  corrections,
  undoing,
]);
