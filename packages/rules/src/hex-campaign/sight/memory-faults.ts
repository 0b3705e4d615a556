import type { SeatId } from '../../kernel/index.ts';
import { lookup, sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { gridOf, indexOf } from '../map/grid.ts';
import { OFF_MAP } from '../map/numbers.ts';
import type { Memory, State } from '../types.ts';
import { ghostsIn } from './ghost-cache.ts';
import { hexCacheOf } from './hex-cache.ts';

/** Faults in the seats' memories: places off the map, a future turn, an own piece as a ghost. */
export function memoryFaults(state: State): readonly string[] {
  return sortedKeys(state.memory).flatMap((seat) => {
    const memory = lookup(state.memory, seat);
    return memory === undefined ? [] : [...hexFaults(state, seat, memory), ...ghostFaults(state, seat, memory)];
  });
}

/** Thirty seats remember 700 hexes each: they are checked one by one only if the cache reports a fault. */
function hexFaults({ chart, turn }: State, seat: SeatId, { looks }: Memory): readonly string[] {
  const grid = gridOf(chart);
  const { latest, isOdd } = hexCacheOf(grid, looks);
  if (latest <= turn && !isOdd) return [];
  const known = new Set<HexKey>();
  return looks.flatMap((look) =>
    look.hexes.flatMap((hex) => {
      const isTwice = known.has(hex);
      known.add(hex);
      return [
        ...(indexOf(grid, hex) === OFF_MAP ? [`${seat} remembers ${hex}, which is off the map`] : []),
        ...(isTwice ? [`${seat} remembers ${hex} twice`] : []),
        ...(look.turn > turn ? [`${seat} remembers ${hex} from a turn to come`] : []),
      ];
    }),
  );
}

function ghostFaults({ chart, turn }: State, seat: SeatId, { ghosts }: Memory): readonly string[] {
  const { keys, values, places } = ghostsIn(gridOf(chart), ghosts);
  const found: string[] = [];
  for (let i = 0; i < keys.length; i++) {
    const [id, ghost] = [keys[i], values[i]];
    if (ghost === undefined) continue;
    if (ghost.piece.id !== id) found.push(`${seat} remembers ${id} as ${ghost.piece.id}`);
    if (ghost.piece.seat === seat) found.push(`${seat} remembers its own ${id} as a ghost`);
    if (places[i] === OFF_MAP) found.push(`${seat} remembers ${id} off the map`);
    if (ghost.turn > turn) found.push(`${seat} remembers ${id} from a turn to come`);
  }
  return found;
}
