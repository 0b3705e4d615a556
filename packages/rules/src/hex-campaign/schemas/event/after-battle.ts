import { z } from 'zod';
import { CASUALTY_ROWS, DEFENCE_TYPES } from '../../types/vocabulary.ts';
import { count, hexKey, pieceId, seatKey, shortText } from '../atoms.ts';
import { battleId } from '../battle-atoms.ts';
import { publicResult, result } from '../battles.ts';
import { of } from './common.ts';

const d6 = z.int().min(1).max(6);
/** One unit of an army that fought; only its owner reads about it. */
const ofUnit = { seat: seatKey, piece: pieceId, name: shortText, unit: shortText };

/** What a unit lost on the field, as everybody there saw it. */
const unitLosses = z.strictObject({
  seat: seatKey,
  unit: shortText,
  /** Models removed, vehicles destroyed. */
  lost: count,
  /** Vehicles damaged. */
  damaged: count,
});

const ofBattle = {
  battle: battleId,
  hex: hexKey,
  /** Null: NPC forces. */
  attacker: seatKey.nullable(),
  defender: seatKey.nullable(),
};

export const aftermathEvents = [
  /** To seats that fought in it or supported a side. HEX-AFT-03. */
  of('battle-ended', { ...ofBattle, result }),
  /** To others: the setting `battleReports` decides who and when. HEX-SIGHT-12. */
  of('battle-announced', { ...ofBattle, result: publicResult }),
  /** To both sides and the allies who supported them. HEX-AFT-07. */
  of('battle-losses', {
    battle: battleId,
    hex: hexKey,
    units: z.array(unitLosses),
  }),
  /** To the owner. Dice null: the players threw them. HEX-AFT-02. */
  of('broken-tested', {
    ...ofUnit,
    leadership: z.int().min(2).max(12),
    dice: z.tuple([d6, d6]).nullable(),
    rallied: z.boolean(),
  }),
  /** To the owner: the fate of a unit's fallen. HEX-AFT-10, -11, -18, -19. */
  of('casualties', {
    ...ofUnit,
    row: z.enum(CASUALTY_ROWS),
    dice: z.array(d6),
    dead: count,
    wounded: count,
    light: count,
    damaged: count,
    /** It lost its special weapons and equipment. */
    stripped: z.boolean(),
  }),
  /** To the owner. `injury`: the die of HEX-AFT-16; null: the character is dead. HEX-AFT-15. */
  of('second-chance', { ...ofUnit, die: d6, injury: d6.nullable() }),
  /** The setting `battleReports` decides who reads it. HEX-AFT-15. */
  of('character-died', { seat: seatKey, unit: shortText, hex: hexKey }),
  /** To owner and captor. HEX-AFT-06, HEX-TBL-36, HEX-WD-09. */
  of('detachment-captured', { seat: seatKey, by: seatKey, piece: pieceId, name: shortText, hex: hexKey }),
  /** To both sides: destroyed defences. HEX-DEF-17. */
  of('defences-destroyed', { seat: seatKey, hex: hexKey, defences: z.array(z.enum(DEFENCE_TYPES)) }),
  /** To the owner. `lost` from its DXP, then `gained`. HEX-XP-04, -05. */
  of('experience-gained', {
    seat: seatKey,
    piece: pieceId,
    name: shortText,
    lost: count,
    gained: count,
    dxp: count,
    /** Points that it may have now. HEX-XP-06. */
    most: count,
  }),
  /** To the owner: what the Capital at `hex` lost for squads left behind. HEX-RACE-EL-04. */
  of('spirit-stones-lost', { seat: seatKey, hex: hexKey, bp: count }),
  /** To the owner. HEX-AFT-17. */
  of('bionics-ordered', { ...ofUnit, hex: hexKey, cost: count }),
  of('bionics-fitted', { ...ofUnit, hex: hexKey, injuries: z.array(d6) }),
  /** `hex` null: no place could take the BP back. */
  of('bionics-refunded', { ...ofUnit, hex: hexKey.nullable(), bp: count }),
  /** To the owner. HEX-AFT-18. */
  of('equipment-bought', { ...ofUnit, hex: hexKey, cost: count }),
] as const;
