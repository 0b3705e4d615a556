import { z } from 'zod';
import { instantSchema } from '../../kernel/index.ts';
import { keyed, phoneId, seat, side } from './atoms.ts';
import { stored } from './entry.ts';
import { setup } from './setup.ts';

/** A phone at the table, or one that was. MSN-COMP-10. */
const phone = z.strictObject({
  id: phoneId,
  seat,
  side,
  /** When the server last had anything of it. */
  lastSign: instantSchema,
});

/** A battle: what it began with, and every entry. The sheet follows from them and is not stored. */
export const state = z.strictObject({
  setup,
  phones: keyed(phone),
  entries: keyed(stored),
  /** The phone with the pen has been silent for so long that another may take it. MSN-COMP-10. */
  isPenLost: z.boolean(),
  /** When anything was entered last. MSN-MARGIN-11. */
  lastEntry: instantSchema,
  /** Closed as it stood, because nobody went on. MSN-MARGIN-11. */
  isLeft: z.boolean(),
});

/** What a viewer has of it: the table is open, so both sides have everything; others the result. */
export const view = z.strictObject({
  you: seat.nullable(),
  isReferee: z.boolean(),
  setup,
  /** By phone. */
  sides: keyed(side),
  first: phoneId.nullable(),
  /** Empty for those who may not read along before both sides have closed the sheet. */
  entries: keyed(stored),
  isPenLost: z.boolean(),
  isLeft: z.boolean(),
});
