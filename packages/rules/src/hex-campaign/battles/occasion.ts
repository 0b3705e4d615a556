import type { Sides } from '../sides/sides.ts';
import { fieldOf, isSpent } from '../sides/support.ts';
import type { Battle, BattleSide, PieceId } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { defencesAt, type Mustered, muster } from './muster.ts';
import type { BattlesPlay } from './play.ts';

/** What judging a report needs from its battle: the true state on the server, the reader's view on a page. */
export interface Occasion {
  readonly sides: Sides;
  /** HEX-XP-01. */
  readonly countsXp: boolean;
  /** Units that may have taken part, by piece and unit. */
  readonly there: ReadonlyMap<string, Mustered>;
  /** Whether the reporting side knows if a piece was there: the unknown is not judged. */
  readonly judged: (piece: PieceId) => boolean;
  /** Works of the Stronghold; null: not all are known to the judging side. HEX-TBL-09. */
  readonly defences: readonly string[] | null;
  /** Whether an army has helped in another battle. HEX-TBL-25. */
  readonly isSpent: (piece: PieceId) => boolean;
}

/**
 * A battle from the true state.
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

/** The pieces whose presence a side knows: those in the hex, its own, and those on its side. */
function judgedBy(play: BattlesPlay, battle: Battle, by: BattleSide): (piece: PieceId) => boolean {
  const seat = battle[by]?.seat ?? null;
  const there = new Set([
    ...BATTLE_SIDES.flatMap((side) => battle[side]?.armies ?? []),
    ...battle.supporters.filter(({ side }) => side === by).map(({ piece }) => piece),
  ]);
  return (piece) => there.has(piece) || (play.pieces.get(piece) ?? play.orbit.get(piece))?.seat === seat;
}
