import { z } from 'zod';
import { listingOf } from '../../kernel/index.ts';
import type { HexLook, HexMemory } from '../types/hex-memory.ts';
import { hexKey, pieceId, turnNumber } from './atoms.ts';
import { hexFacts } from './hex-facts.ts';
import { memoryOf } from './hex-memory.ts';
import { ghost } from './pieces.ts';

const fields = { turn: turnNumber, ...hexFacts.shape };

const hexMemory = z.strictObject(fields).transform(({ turn, ...facts }): HexMemory => memoryOf(turn, facts));

const hexLook = z
  .strictObject({ hexes: z.array(hexKey).min(1), ...fields })
  .transform(({ hexes, turn, ...facts }): HexLook => ({ ...memoryOf(turn, facts), hexes }));

const hexTable = z.record(hexKey, hexMemory);

/** Older states, from before equal hexes were merged, have a table of them instead. */
export const memory = z
  .strictObject({ looks: z.array(hexLook).optional(), hexes: hexTable.optional(), ghosts: z.record(pieceId, ghost) })
  .refine(({ looks, hexes }) => (looks === undefined) !== (hexes === undefined), 'either looks or hexes')
  .transform(({ looks, hexes = {}, ghosts }) => ({
    /** The oldest first. No hex is in two of them. */
    looks: looks ?? looksFrom(hexes),
    ghosts,
  }));

/** Each hex has its own look. */
function looksFrom(hexes: z.infer<typeof hexTable>): readonly HexLook[] {
  const { keys, values } = listingOf(hexes);
  return values.map((known, i) => ({ ...known, hexes: keys.slice(i, i + 1) })).sort((a, b) => a.turn - b.turn);
}
