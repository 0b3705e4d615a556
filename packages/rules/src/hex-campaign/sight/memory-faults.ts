import type { HexKey, SeatId } from '../../kernel/index.ts';
import { allHexes, listingOf, sortedKeys } from '../../kernel/index.ts';
import { remembered } from '../movement/memo.ts';
import type { Chart, Memory, State } from '../types.ts';

/** All hexes of a map. Thirty seats remember 700 hexes each: to find one here is cheaper than to read its name. */
const hexesOf = remembered((chart: Chart): ReadonlySet<HexKey> => new Set(allHexes(chart.size)));

/** What is wrong with what the seats remember: places off the map, a future turn, an own piece as a ghost. */
export function memoryFaults(state: State): readonly string[] {
  return sortedKeys(state.memory).flatMap((seat) => {
    const memory = state.memory[seat];
    return memory === undefined ? [] : [...hexFaults(state, seat, memory), ...ghostFaults(state, seat, memory)];
  });
}

function hexFaults({ chart, turn }: State, seat: SeatId, { hexes }: Memory): readonly string[] {
  const map = hexesOf(chart);
  const found: string[] = [];
  const { keys, values } = listingOf(hexes);
  for (const [i, hex] of keys.entries()) {
    if (!map.has(hex)) found.push(`${seat} remembers ${hex}, which is off the map`);
    if ((values[i]?.turn ?? 0) > turn) found.push(`${seat} remembers ${hex} from a turn to come`);
  }
  return found;
}

function ghostFaults({ chart, turn }: State, seat: SeatId, { ghosts }: Memory): readonly string[] {
  const map = hexesOf(chart);
  const found: string[] = [];
  const { keys, values } = listingOf(ghosts);
  for (const [i, id] of keys.entries()) {
    const ghost = values[i];
    if (ghost === undefined) continue;
    if (ghost.piece.id !== id) found.push(`${seat} remembers ${id} as ${ghost.piece.id}`);
    if (ghost.piece.seat === seat) found.push(`${seat} remembers its own ${id} as a ghost`);
    if (!map.has(ghost.piece.hex)) found.push(`${seat} remembers ${id} off the map`);
    if (ghost.turn > turn) found.push(`${seat} remembers ${id} from a turn to come`);
  }
  return found;
}
