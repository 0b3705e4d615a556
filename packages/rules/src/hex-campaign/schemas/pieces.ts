import { z } from 'zod';
import { DEFENCE_TYPES, LIMIT_KINDS, MARCHES, SLOTS, TURRET_WEAPONS, UNIT_TAGS } from '../types/vocabulary.ts';
import {
  aspect,
  buildingType,
  count,
  faction,
  god,
  hexKey,
  hexPath,
  moveClass,
  pieceId,
  seatKey,
  shortText,
  strongholdLevel,
  treatment,
  turnNumber,
  unitId,
  urbanSize,
} from './atoms.ts';

export const models = z.strictObject({ ready: count, wounded: count, damaged: count, dead: count, captured: count });

export const limit = z.strictObject({
  /** What is counted: units with the same name share the limit. */
  name: shortText.min(1),
  kind: z.enum(LIMIT_KINDS),
  /** With `per-detachment`: how many. */
  most: z.int().min(1).max(100).default(1),
});

/** A unit's kind; not needed by units that no rule names. */
export const unitNature = z.strictObject({
  /** The entry of its race's list that rules name (`tactical-squad`), or empty for any other unit. */
  kind: shortText.default(''),
  tags: z.array(z.enum(UNIT_TAGS)).max(20).default([]),
  limits: z.array(limit).max(20).default([]),
  /** The vehicle or beast that carries it whole: `rhino`, `raider`; null on foot. */
  mount: shortText.nullable().default(null),
  /** HEX-RACE-CH-03 to -06: the god whose mark or gifts it bears. */
  mark: god.nullable().default(null),
});

export const unitRecord = z.strictObject({
  /** Permanent injuries of a special character, in order: dice of HEX-AFT-16. */
  injuries: z.array(z.int().min(1).max(6)).max(100),
  /** Injuries with paid bionics, until it recovers. HEX-AFT-17. */
  bionics: z.array(z.int().min(1).max(6)).max(100).exactOptional(),
  /** It lost its special weapons and equipment. HEX-AFT-18. */
  stripped: z.boolean(),
  /** HEX-XP-01. */
  xp: count,
});

export const unit = z.strictObject({
  ...unitNature.shape,
  id: unitId,
  name: shortText,
  slot: z.enum(SLOTS),
  moveClass,
  scout: z.boolean(),
  /** Of the whole unit at roster size. */
  points: count,
  models,
  /** Absent: nothing happened to it. */
  record: unitRecord.exactOptional(),
});

const base = { id: pieceId, seat: seatKey, hex: hexKey, name: shortText };

export const spyTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['detachment', 'convoy']), piece: pieceId }),
  z.strictObject({ kind: z.enum(['stronghold', 'urban', 'resource']), hex: hexKey }),
]);

export const infiltrated = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['detachment', 'convoy']), piece: pieceId, of: seatKey }),
  z.strictObject({ kind: z.enum(['stronghold', 'urban', 'resource']), hex: hexKey, of: seatKey }),
]);

export const detachment = z.strictObject({
  kind: z.literal('detachment'),
  ...base,
  march: z.enum(MARCHES),
  units: z.array(unit).max(200),
  dxp: count,
  /** Its highest DXP ever: its status stays. Absent: its current DXP. HEX-XP-05. */
  bestDxp: count.exactOptional(),
  /** The turn in whose battle orders it may only guard, because it moved in reserve or went to orbit. HEX-BORD-15. */
  guardsIn: turnNumber.exactOptional(),
  /** HEX-GAR: a garrison in the field; exempt from HEX-MORD-12. */
  garrisonDetachment: z.boolean(),
  /** What to do with an enemy Urban hex that it enters; null: the minimum. HEX-MORD-14, HEX-MOV-08. */
  treatment: treatment.nullable(),
  /** Race of its units if not the owner's: mercenaries, converted. */
  race: faction.nullable().default(null),
  /** Its special detachment: a key of its race's list; null: a normal one. HEX-DET-23. */
  special: shortText.nullable().default(null),
  /** Its structure can never be changed. HEX-DET-25. */
  fixed: z.boolean().default(false),
  /** Released and not yet rearmed. HEX-DET-24. */
  disarmed: z.boolean().default(false),
  /** Where a garrison-detachment will settle. HEX-GAR-09. */
  target: hexKey.nullable().default(null),
});

export const garrison = z.strictObject({ kind: z.literal('garrison'), ...base, units: z.array(unit).max(200) });
export const convoy = z.strictObject({ kind: z.literal('convoy'), ...base, bp: count });
export const spy = z.strictObject({
  kind: z.literal('spy'),
  ...base,
  /** Where it was built. HEX-SPY-05, HEX-BLD-10. */
  home: hexKey,
  target: infiltrated.nullable().default(null),
});
export const diplomat = z.strictObject({ kind: z.literal('diplomat'), ...base });

export const piece = z.discriminatedUnion('kind', [detachment, garrison, convoy, spy, diplomat]);

export const building = z.strictObject({
  type: buildingType,
  /** Of an Aspect Shrine; null for all others. HEX-BLD-24. */
  aspect: aspect.nullable().default(null),
  /** Turn in which it, or its last upgrade, was paid; 0 before the campaign. HEX-BLD-04. */
  built: turnNumber.default(0),
  /** The turn in which sabotage disables it; null: none. HEX-SPY-11. */
  disabled: turnNumber.nullable().default(null),
});

export const resourceSite = z.strictObject({
  kind: z.literal('resource'),
  /** RP a turn, 50 to 300. */
  yield: count,
  /** The route of its RP: hexes after the Resource hex, the last an own Urban hex; null: lost. HEX-ROUTE-01. */
  route: hexPath.nullable().default(null),
  /** Turn in which its controller got it; it yields from the next turn on. HEX-ROUTE-07. */
  since: turnNumber.default(0),
});

export const urbanSite = z.strictObject({
  kind: z.literal('urban'),
  size: urbanSize,
  faction,
  name: shortText,
  /** Stored BP. HEX-BP-01. */
  bp: count,
  buildings: z.array(building).max(60),
  /** Turn of its founding or last step in size; 0 before the campaign. HEX-URB-05. */
  grown: turnNumber.default(0),
  /** Whether its Exploitation Center exploits. HEX-BLD-17. */
  exploits: z.boolean().default(true),
});

export const site = z.discriminatedUnion('kind', [resourceSite, urbanSite]);

export const defence = z.strictObject({
  /** Unique in its Stronghold: `d1`, `d2`. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  type: z.enum(DEFENCE_TYPES),
  /** Of a turret or turret tower. */
  weapon: z.enum(TURRET_WEAPONS).nullable().default(null),
  /** Its owner when it was built: its armament stays theirs. */
  race: faction,
  /** BP paid for it, conversions included. */
  paid: count,
  built: turnNumber.default(0),
  /** HEX-SPY-11: disabled in that turn; null: none. */
  disabled: turnNumber.nullable().default(null),
  /** HEX-RACE-CH-09, -10: cursed as the shrine of a god, or of all (`undivided`). */
  shrine: god.nullable().default(null),
});

export const stronghold = z.strictObject({
  level: strongholdLevel,
  owner: seatKey,
  /** Turn in which it was built or last upgraded; 0 before the campaign. HEX-STR-04. */
  raised: turnNumber.default(0),
  defences: z.array(defence).max(1000).default([]),
});

export const seenSite = z.strictObject({
  kind: z.enum(['resource', 'urban']),
  /** Urban only. */
  size: urbanSize.nullable(),
  faction: faction.nullable(),
  name: shortText.nullable(),
  /** Own sites only. */
  yield: count.nullable(),
  bp: count.nullable(),
  buildings: z.array(building).nullable(),
});

export const seenStronghold = z.strictObject({
  level: strongholdLevel,
  /** Null for one that the viewer or an ally has lost: the present owner is unknown. HEX-SIGHT-11. */
  owner: seatKey.nullable(),
  /** Own ones only. */
  defences: z.array(defence).nullable().default(null),
});

export const seenPiece = z.strictObject({
  id: pieceId,
  kind: z.enum(['detachment', 'garrison', 'convoy', 'diplomat']),
  seat: seatKey,
  hex: hexKey,
  /** Only its owner and the referee know its name. */
  name: z.never().exactOptional(),
  moveClass: moveClass.nullable(),
  garrisonDetachment: z.boolean(),
  /** Points rounded to 500s under `sightDetail` sizeBand, exact under full, null under presence. */
  points: count.nullable(),
});

export const ghost = z.strictObject({ piece: seenPiece, turn: turnNumber });
