import { keysOf, lookup } from '../../kernel/index.ts';
import { SIGHT } from '../data/sight.ts';
import { seatNumber } from '../ground/ground.ts';
import { gridOf, indexOf } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { hasRadar } from '../places/radar.ts';
import type { Placed } from '../roll/placed.ts';
import { rollOf } from '../roll/roll.ts';
import type { State, Stronghold } from '../types.ts';

/** A lookout with its sight radius. */
export interface Lookout {
  /** Index of the hex. */
  readonly at: HexIndex;
  readonly radius: number;
  /** HEX-SPY-02: a spy's. Not even allies share it, because that would reveal the spy. */
  readonly isSecret: boolean;
}

/** A seat's lookouts. */
export interface Posts {
  readonly pieces: readonly (Pick<Placed, 'at' | 'sight'> & { readonly piece: Pick<Placed['piece'], 'kind'> })[];
  readonly strongholds: readonly Pick<Lookout, 'at' | 'radius'>[];
  /** Index of its Capital's hex. */
  readonly capital: HexIndex | null;
}

/** HEX-SIGHT-04, -05: how far a Stronghold sees. */
export const strongholdSight = (stronghold: Stronghold, turn: number): number =>
  hasRadar(stronghold, turn) ? SIGHT.radar : SIGHT.stronghold;

/**
 * HEX-SIGHT-02 to -07: the lookouts of a seat. The Capital sees one hex further than a Stronghold, its radar or the
 * scouts of its garrison would.
 */
export function lookoutsFrom({ pieces, strongholds, capital }: Posts): readonly Lookout[] {
  const found: Lookout[] = [];
  let radius: number = SIGHT.stronghold;
  for (const { piece, at, sight } of pieces) {
    if (piece.kind === 'garrison' && at === capital) radius = Math.max(radius, sight);
    found.push({ at, radius: sight, isSecret: piece.kind === 'spy' });
  }
  for (const stronghold of strongholds) {
    if (stronghold.at === capital) radius = Math.max(radius, stronghold.radius);
    found.push({ ...stronghold, isSecret: false });
  }
  if (capital !== null) found.push({ at: capital, radius: radius + SIGHT.capitalBonus, isSecret: false });
  return found;
}

/** Every seat's own lookouts, by its number. */
export function lookouts(state: State): readonly (readonly Lookout[])[] {
  const { chart, seatOrder, seats } = state;
  const { own } = rollOf(state);
  const strongholds = strongholdsOf(state);
  return seatOrder.map((seat, number) => {
    const capital = lookup(seats, seat)?.capital ?? null;
    return lookoutsFrom({
      pieces: own[number] ?? [],
      strongholds: strongholds[number] ?? [],
      capital: capital === null ? null : indexOf(gridOf(chart), capital),
    });
  });
}

/** The Strongholds of each seat, by its number. */
function strongholdsOf({ chart, seatOrder, strongholds, turn }: State): readonly Posts['strongholds'][] {
  const found: Pick<Lookout, 'at' | 'radius'>[][] = seatOrder.map(() => []);
  for (const hex of keysOf(strongholds)) {
    const stronghold = strongholds[hex];
    if (stronghold === undefined) continue;
    const post = { at: indexOf(gridOf(chart), hex), radius: strongholdSight(stronghold, turn) };
    found[seatNumber(seatOrder, stronghold.owner)]?.push(post);
  }
  return found;
}
