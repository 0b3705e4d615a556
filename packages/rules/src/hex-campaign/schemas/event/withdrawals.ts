import { z } from 'zod';
import { count, faction, hexKey, pieceId, seatKey, shortText } from '../atoms.ts';
import { battleId } from '../battle-atoms.ts';
import { of } from './common.ts';

/** A detachment or garrison of the seat. */
const who = { seat: seatKey, piece: pieceId, name: shortText, hex: hexKey };
/** To the loser; `hex` is the raided one, `by` is null unless the loser sees the raider. HEX-LOOT-08. */
const looted = { seat: seatKey, hex: hexKey, by: seatKey.nullable() };

export const withdrawalsEvents = [
  /** To the owner. HEX-WD-03 to -08, -13. */
  of('withdrew', { ...who, from: hexKey }),
  /** To the owner. HEX-WD-11. */
  of('raider-returned', { ...who, from: hexKey }),
  /** To its opponents who see where it went. */
  of('withdrawal-seen', { seat: seatKey, piece: pieceId, from: hexKey, hex: hexKey }),
  /** To the owner: it found no path and nobody is there to capture it. HEX-WD-09, HEX-TBL-43. */
  of('stood-fast', who),
  /** To the owner and the winner. HEX-WD-01. */
  of('garrison-destroyed', { ...who, battle: battleId }),
  /** To their finder: NPC forces are gone; `lost`: with their hex. HEX-CLAIM-13. */
  of('forces-left', { seat: seatKey, battle: battleId, faction, points: count, hex: hexKey, lost: z.boolean() }),
  /** To the raider: what it carried off from `from`, and the convoy at `hex`. HEX-LOOT-04 to -08. */
  of('raid-looted', {
    ...who,
    from: hexKey,
    convoy: pieceId,
    /** The sum of the following. */
    bp: count,
    convoys: count,
    stored: count,
    resources: count,
  }),
  /** BP of a settlement's store. HEX-LOOT-07. */
  of('store-looted', { ...looted, bp: count }),
  /** RP of the Resource hex `source`. HEX-LOOT-05, -06. */
  of('resources-looted', { ...looted, source: hexKey, rp: count }),
  /** To the seat: BP of a battle, in the convoy `piece`. HEX-AFT-09. */
  of('reward-paid', { seat: seatKey, battle: battleId, hex: hexKey, piece: pieceId, bp: count }),
  /** To the owner. HEX-BMOV-07. */
  of('drop-landed', { ...who, battle: battleId }),
] as const;
