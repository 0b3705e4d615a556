import { z } from 'zod';
import { FIND_KINDS, NO_GOD, NO_TREATY } from '../types/choices.ts';
import {
  DEFENCE_TYPES,
  GODS,
  MARCHES,
  MOVE_CLASSES,
  NO_WEAPON,
  SLOTS,
  TREATY_KINDS,
  TURRET_WEAPONS,
} from '../types/vocabulary.ts';
import {
  airMissionType,
  aspect,
  buildingType,
  count,
  edgeKey,
  faction,
  hexKey,
  pieceId,
  seatKey,
  strongholdLevel,
  treatyKind,
  unitId,
  urbanSize,
} from './atoms.ts';

const name = z.string().trim().min(1).max(60);
const hex = { hex: hexKey };
const piece = { piece: pieceId };
const newUnit = {
  unit: name,
  /** The entry of its race's list that rules name; empty: none. */
  kind: z.string().trim().max(60),
  slot: z.enum(SLOTS),
  moveClass: z.enum(MOVE_CLASSES),
  points: z.int().min(0).max(10_000),
  models: z.int().min(1).max(1000),
};
const of = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

/** Detachments, garrisons and their units. `to`: a hex. */
const armyChanges = [
  of('add-detachment', { ...hex, seat: seatKey, name, ...newUnit }),
  /** Of the player whose settlement or Stronghold is there. */
  of('add-garrison', { ...hex, name, ...newUnit }),
  of('move-piece', { ...piece, to: hexKey }),
  of('to-orbit', piece),
  of('from-orbit', { ...piece, to: hexKey }),
  of('rename-piece', { ...piece, name }),
  of('remove-piece', piece),
  of('add-unit', { ...piece, ...newUnit }),
  of('move-unit', { unit: unitId, to: hexKey }),
  of('change-unit', { unit: unitId, name, points: z.int().min(0).max(10_000) }),
  of('remove-unit', { unit: unitId }),
  of('set-march', { ...piece, march: z.enum(MARCHES) }),
  of('rearm-piece', piece),
] as const;

/** Detachments that are ordered and have not arrived yet, by their ids. */
const constructionChanges = [
  /** In a settlement; nothing is paid for it. */
  of('add-construction', { ...hex, name, ...newUnit, ready: z.int().min(1).max(999) }),
  of('set-ready', { construction: pieceId, ready: z.int().min(1).max(999) }),
  of('end-construction', { construction: pieceId }),
] as const;

/** Convoys and agents. */
const agentChanges = [
  of('add-convoy', { ...hex, seat: seatKey, bp: count }),
  of('set-cargo', { ...piece, bp: count }),
  of('add-spy', { ...hex, seat: seatKey, name, home: hexKey }),
  of('add-diplomat', { ...hex, seat: seatKey, name }),
  /** `target`: a spy and what it infiltrates in its hex, `S1 convoy B2`, `S1 urban 3,4`. */
  of('set-target', { target: z.string().max(200) }),
  of('free-spy', piece),
] as const;

/** What is to be discovered, and forces that were discovered and wait for a later phase. */
const findChanges = [
  of('add-ruin', hex),
  of('remove-ruin', hex),
  of('mark-discovered', hex),
  of('mark-undiscovered', hex),
  /** Found by this detachment, where it stands. Followers are of its owner's race. */
  of('add-find', { ...piece, found: z.enum(FIND_KINDS), race: faction, points: z.int().min(1).max(10_000) }),
  /** `find`: what was found, by whom and where, `followers red 3,4`. */
  of('set-find', { find: z.string().max(200), points: z.int().min(1).max(10_000) }),
  of('end-find', { find: z.string().max(200) }),
] as const;

/** What stands on the map. */
const placeChanges = [
  of('add-settlement', { ...hex, seat: seatKey, size: urbanSize, name }),
  of('change-settlement', { ...hex, size: urbanSize, name }),
  of('give-settlement', { ...hex, seat: seatKey }),
  of('remove-settlement', hex),
  of('add-resource', { ...hex, yield: z.int().min(1).max(300) }),
  of('set-yield', { ...hex, yield: z.int().min(1).max(300) }),
  of('remove-resource', hex),
  of('add-building', { ...hex, building: buildingType }),
  /** An Aspect Shrine. */
  of('add-shrine', { ...hex, aspect }),
  /** `building`: hex and type, `3,4 barracks`; of an Aspect Shrine also its aspect. */
  of('remove-building', { building: z.string().max(80) }),
  of('add-stronghold', { ...hex, seat: seatKey, level: strongholdLevel }),
  of('change-stronghold', { ...hex, level: strongholdLevel }),
  of('give-stronghold', { ...hex, seat: seatKey }),
  of('remove-stronghold', hex),
  of('add-defence', { ...hex, defence: z.enum(DEFENCE_TYPES), weapon: z.enum([NO_WEAPON, ...TURRET_WEAPONS]) }),
  /** `defence`: the Stronghold's hex and the defence, `3,4 d1`. */
  of('remove-defence', { defence: z.string().max(80) }),
  /** It becomes the shrine of this god, or is cursed no more. */
  of('set-curse', { defence: z.string().max(80), god: z.enum([NO_GOD, ...GODS]) }),
  /** A settlement of the seat becomes its Capital. */
  of('set-capital', { seat: seatKey, ...hex }),
  of('lose-capital', { seat: seatKey }),
  /** The RP of a Resource hex go the shortest way to this settlement. */
  of('set-route', { ...hex, to: hexKey }),
  of('end-route', hex),
  of('add-road', { ...hex, to: hexKey }),
  of('remove-road', { road: edgeKey }),
] as const;

/** Aircraft. */
const airChanges = [
  /** Over the Airspace of the hex; a Strategic Bombardment hits the settlement in it. */
  of('add-mission', { ...hex, seat: seatKey, mission: airMissionType }),
  /** `mission`: its seat, Airspace and kind, `red 3 recon`; of a Strategic Bombardment also its target. */
  of('remove-mission', { mission: z.string().max(200) }),
  /** A Tactical Bombardment of `seat` supports this army. */
  of('add-air-support', { ...piece, seat: seatKey }),
  /** `support`: its seat, Airspace and army, `red 3 R1`; without an army if none is named yet. */
  of('remove-air-support', { support: z.string().max(200) }),
] as const;

/** Captives and treaties. */
const bondChanges = [
  /** A detachment becomes the captive of `seat`, in its prison at `prison`. */
  of('capture', { ...piece, seat: seatKey, prison: hexKey }),
  of('move-captives', { captives: pieceId, prison: hexKey }),
  of('free-captives', { captives: pieceId, to: hexKey }),
  of('add-treaty', { seat: seatKey, with: seatKey, treaty: treatyKind, secret: z.boolean() }),
  /** `treaty`: its kind and partners, `pact red blue`, with `secret` behind it. */
  of('end-treaty', { treaty: z.string().max(200) }),
  of('add-notice', { treaty: z.string().max(200), ends: z.int().min(1).max(999) }),
  of('set-notice', { treaty: z.string().max(200), ends: z.int().min(1).max(999) }),
  of('end-notice', { treaty: z.string().max(200) }),
  /** A promise of this deal no longer holds, and nobody has broken it. */
  of('end-promise', { deal: z.string().max(40) }),
] as const;

const terms = { treaty: z.enum([NO_TREATY, ...TREATY_KINDS]), secret: z.boolean(), gives: count, takes: count };

/** Offers on the table, and what is on its way between two seats. BP of an offer come from the Capital. */
const dealingChanges = [
  of('add-deal', { seat: seatKey, with: seatKey, ...terms, promise: z.string().max(200) }),
  /** `offer`: the deal. */
  of('change-deal', { offer: z.string().max(40), ...terms, signed: z.boolean() }),
  of('remove-deal', { offer: z.string().max(40) }),
  /** BP from the seat's settlement at `hex`, which is where they go back to. */
  of('add-delivery', { seat: seatKey, with: seatKey, bp: count, ...hex }),
  /** `delivery`: its sender, its receiver and its load, `red blue 50 3,4`; its captives behind it. */
  of('set-delivery', { delivery: z.string().max(20_000), bp: count }),
  of('end-delivery', { delivery: z.string().max(20_000) }),
] as const;

/** Ratings. VP, debt and stores are corrections of their own. */
const bookChanges = [
  of('set-strategy', { seat: seatKey, strategy: z.int().min(0).max(5) }),
  of('set-dxp', { piece: pieceId, dxp: count }),
  of('set-xp', { unit: unitId, xp: count }),
  /** Its permanent injuries, and the loss of its special weapons. */
  of('heal-unit', { unit: unitId }),
  /** `loss`: a seat and a very rare thing or special character that it can buy again, `red hero`. */
  of('forget-loss', { loss: z.string().max(300) }),
  /** A seat that was beaten is in again. */
  of('return-player', { seat: seatKey }),
] as const;

/** HEX-TURN-13: what a referee adds, moves, changes and removes by hand. */
export const change = z.discriminatedUnion('type', [
  ...armyChanges,
  ...constructionChanges,
  ...agentChanges,
  ...findChanges,
  ...placeChanges,
  ...airChanges,
  ...bondChanges,
  ...dealingChanges,
  ...bookChanges,
]);
