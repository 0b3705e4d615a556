import type { HexFacts, HexMemory } from '../types/hex-memory.ts';

/** HEX-SIGHT-11: these facts as a memory of a turn, without absent ones. */
export function memoryOf(turn: number, facts: HexFacts): HexMemory {
  const { control, site, stronghold, garrison, capital, roads, ruin } = facts;
  return {
    turn,
    ...(control === null ? {} : { control }),
    ...(site === null ? {} : { site }),
    ...(stronghold === null ? {} : { stronghold }),
    ...(garrison === null ? {} : { garrison }),
    ...(capital === null ? {} : { capital }),
    ...(roads.length === 0 ? {} : { roads }),
    ...(ruin ? { ruin } : {}),
  };
}

const NO_ROADS: HexFacts['roads'] = [];

/** The remembered facts; nothing without a memory. */
export function factsOf(memory: HexMemory | undefined): HexFacts {
  return {
    control: memory?.control ?? null,
    site: memory?.site ?? null,
    stronghold: memory?.stronghold ?? null,
    garrison: memory?.garrison ?? null,
    capital: memory?.capital ?? null,
    roads: memory?.roads ?? NO_ROADS,
    ruin: memory?.ruin ?? false,
  };
}
