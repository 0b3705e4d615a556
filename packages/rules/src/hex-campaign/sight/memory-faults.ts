import { isOnMap, sortedKeys } from '../../kernel/index.ts';
import type { State } from '../types.ts';

/** What is wrong with what the seats remember: places off the map, a future turn, an own piece as a ghost. */
export function memoryFaults(state: State): readonly string[] {
  const { size } = state.chart;
  return sortedKeys(state.memory).flatMap((seat) => {
    const memory = state.memory[seat];
    if (memory === undefined) return [];
    const hexes = sortedKeys(memory.hexes).flatMap((hex) => {
      const turn = memory.hexes[hex]?.turn ?? 0;
      const found = isOnMap(size, hex) ? [] : [`${seat} remembers ${hex}, which is off the map`];
      return turn > state.turn ? [...found, `${seat} remembers ${hex} from a turn to come`] : found;
    });
    const ghosts = sortedKeys(memory.ghosts).flatMap((id) => {
      const ghost = memory.ghosts[id];
      if (ghost === undefined) return [];
      const found: string[] = [];
      if (ghost.piece.id !== id) found.push(`${seat} remembers ${id} as ${ghost.piece.id}`);
      if (ghost.piece.seat === seat) found.push(`${seat} remembers its own ${id} as a ghost`);
      if (!isOnMap(size, ghost.piece.hex)) found.push(`${seat} remembers ${id} off the map`);
      if (ghost.turn > state.turn) found.push(`${seat} remembers ${id} from a turn to come`);
      return found;
    });
    return [...hexes, ...ghosts];
  });
}
