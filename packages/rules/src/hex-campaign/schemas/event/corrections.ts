import { z } from 'zod';
import { count, facts, hexKey, pieceId, seatKey, shortText, turnNumber } from '../atoms.ts';
import { battleId } from '../battle-atoms.ts';
import { models } from '../pieces.ts';
import { of } from './common.ts';

/** The referee's words. */
const told = { reason: z.string().max(1000) };

/** HEX-TURN-13: corrections by the referee. */
export const correctionsEvents = [
  /** To everybody, or under `vpVisibility` own to the seat. The change only, as some may not know the total yet. */
  of('vp-corrected', { seat: seatKey, change: z.int().min(-1_000_000).max(1_000_000), ...told }),
  /** To the seat. */
  of('bp-corrected', { seat: seatKey, hex: hexKey, bp: count, was: count, ...told }),
  of('debt-corrected', { seat: seatKey, debt: count, was: count, ...told }),
  /** To the hex's controller now, and to the former one. */
  of('control-given', { seat: seatKey, hex: hexKey, ...told }),
  of('control-taken', { seat: seatKey, hex: hexKey, ...told }),
  /** `seat` broke a promise to `with`. Public for an open deal, without the words. HEX-DIP-04. */
  of('promise-ruled', { seat: seatKey, with: seatKey, made: turnNumber, ...told }),
  /** To the owner of the unit. */
  of('models-corrected', { seat: seatKey, piece: pieceId, name: shortText, unit: shortText, models, ...told }),
  /**
   * To a seat whose affair it is: what rests on a result that was overruled, and stays. An army, a place or a book that
   * has changed again since; or what the turn has paid meanwhile: the bonus for VP, maintenance, income, a defeat.
   */
  of('left-standing', {
    /** Null: of claims on the hex. */
    battle: battleId.nullable(),
    hex: hexKey,
    what: z.enum(['piece', 'place', 'book', 'bonus', 'upkeep', 'income', 'defeat', 'find']),
    seat: seatKey,
    name: shortText.exactOptional(),
    at: hexKey.exactOptional(),
    ...told,
  }),
  /** One edit of a ruling, or (`undone`) of one that was taken back: to those whose affairs it is. */
  of('corrected', { edit: z.string().max(40), facts, undone: z.boolean(), ...told }),
] as const;
