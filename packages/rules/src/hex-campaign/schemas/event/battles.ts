import { z } from 'zod';
import { count, hexKey, pieceId, seatKey, shortText } from '../atoms.ts';
import { battleId, d6 } from '../battle-atoms.ts';
import { battleDice, reinforcement, tableThrow } from '../battle-cards.ts';
import { of } from './common.ts';

const ofBattle = { battle: battleId, hex: hexKey };

export const battlesEvents = [
  /** Public: a battle arose; whether it is a raid is not. HEX-BMOV-08, HEX-SIGHT-12. */
  of('battle-arose', {
    ...ofBattle,
    /** Null: NPC forces. */
    attacker: seatKey.nullable(),
    defender: seatKey,
  }),
  /** To its owner: models changed units before the battle. HEX-TBL-16, -17. */
  of('units-regrouped', {
    ...ofBattle,
    seat: seatKey,
    piece: pieceId,
    name: shortText,
    units: z.array(z.strictObject({ unit: shortText, ready: count })),
  }),
  /** To both sides: the dice of the battle card. HEX-TBL-40. */
  of('battle-card-rolled', { ...ofBattle, dice: battleDice }),
  /** To both sides: the terrain was rerolled. HEX-TBL-02. */
  of('terrain-rerolled', { ...ofBattle, seat: seatKey, die: d6 }),
  /** To both sides: one of them threw table dice. HEX-TBL-18, -20, -23. */
  of('dice-thrown', { ...ofBattle, seat: seatKey, thrown: tableThrow }),
  /** To both sides: one of them called a unit into the battle. HEX-TBL-24. */
  of('reinforcement-called', {
    ...ofBattle,
    seat: seatKey,
    /** Turn of the battle. */
    battleTurn: reinforcement.shape.turn,
    ...reinforcement.pick({ name: true, die: true, bonus: true, enters: true }).shape,
  }),
  /** To both sides: somebody reported; `confirmed`: the other had reported the same, `differs`: something else. */
  of('battle-reported', { ...ofBattle, seat: seatKey, status: z.enum(['awaits', 'confirmed', 'differs']) }),
  /** To both sides: the referee ruled its result. HEX-TBL-41. */
  of('battle-decided', ofBattle),
  /** To both sides: somebody agrees to quick dice, or no longer. HEX-QB-01. */
  of('quick-battle-agreed', { ...ofBattle, seat: seatKey, agree: z.boolean() }),
  /** To all players: somebody would postpone it, or no longer. HEX-QB-11. */
  of('postponement-agreed', { ...ofBattle, seat: seatKey, agree: z.boolean() }),
  /** Public. HEX-QB-11. */
  of('battle-postponed', ofBattle),
  /**
   * To both sides: one of them no longer existed when it was due (HEX-QB-11), they are allies (HEX-BMOV-08), or the
   * referee ruled it (HEX-TURN-13). The sides (null: NPC forces), whether both stay in the hex, and who controls it:
   * absent in logs from before the third edition, and where one side was gone.
   */
  of('battle-called-off', {
    ...ofBattle,
    attacker: seatKey.nullable().exactOptional(),
    defender: seatKey.nullable().exactOptional(),
    stay: z.boolean().exactOptional(),
    holder: seatKey.nullable().exactOptional(),
  }),
  /** To the owner of an army beside several battles. HEX-TBL-25. */
  of('support-lent', { ...ofBattle, seat: seatKey, piece: pieceId, name: shortText }),
] as const;
