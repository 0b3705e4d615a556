import type { Sides } from '../sides/sides.ts';
import { fieldOf, isSpent } from '../sides/support.ts';
import type { Battle, BattleSide, PieceId } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { defencesAt, type Mustered, muster } from './muster.ts';
import type { BattlesPlay } from './play.ts';

/** What judging a report asks of its battle. The server answers from the truth, a page from its reader's view. */
export interface Occasion {
  readonly sides: Sides;
  /** HEX-XP-01. */
  readonly countsXp: boolean;
  /** Units that may have had a part, by piece and unit. */
  readonly there: ReadonlyMap<string, Mustered>;
  /** Whether the one who reports knows if a piece was there: what he does not know is not judged. */
  readonly judged: (piece: PieceId) => boolean;
  /** Works of the Stronghold; null: the one who judges does not know all of them. HEX-TBL-09. */
  readonly defences: readonly string[] | null;
  /** Whether an army has helped in another battle. HEX-TBL-25. */
  readonly isSpent: (piece: PieceId) => boolean;
}

/**
 * A battle as it truly is.
 * @param by the side that reports; null: the referee, who knows all
 */
export function occasionOf(play: BattlesPlay, battle: Battle, by: BattleSide | null): Occasion {
  const field = fieldOf(play);
  return {
    sides: battle,
    countsXp: play.before.settings.unitXp !== 'off',
    there: muster(play, battle),
    judged: by === null ? () => true : judgedBy(play, battle, by),
    defences: defencesAt(play, battle),
    isSpent: (piece) => isSpent(field, battle, piece),
  };
}

/** The pieces of which a side knows whether they were there: those in the hex, its own, and those on its side. */
function judgedBy(play: BattlesPlay, battle: Battle, by: BattleSide): (piece: PieceId) => boolean {
  const seat = battle[by]?.seat ?? null;
  const there = new Set([
    ...BATTLE_SIDES.flatMap((side) => battle[side]?.armies ?? []),
    ...battle.supporters.filter(({ side }) => side === by).map(({ piece }) => piece),
  ]);
  return (piece) => there.has(piece) || (play.pieces.get(piece) ?? play.orbit.get(piece))?.seat === seat;
}
