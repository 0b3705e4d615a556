/** Numbers drawn one after the other: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A whole number from 0 up to, but not including, `below`. */
  whole(below: number): number;
  /** The same items shuffled. */
  shuffled<Item>(items: readonly Item[]): Item[];
}

/**
 * Seeded random numbers for maps. Campaign dice never come from here: a map is made before the campaign begins,
 * and everybody may see how.
 */
export function randomFrom(seed: string): Random {
  let state = mixed(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  const whole = (below: number) => Math.floor((next() / 2 ** 32) * below);
  return {
    whole,
    shuffled(items) {
      const left = [...items];
      return items.flatMap(() => left.splice(whole(left.length), 1));
    },
  };
}

/** Hashes a text: texts that differ in one letter give numbers that differ in half their bits. */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) | 0;
}

/** A rolling landscape: a height from 0 to 1 for every point, smooth over the length of a wave. */
export type Landscape = (x: number, y: number) => number;

const CORNERS = 64;

export function landscape(random: Random, wave: number): Landscape {
  const heights = Array.from({ length: CORNERS * CORNERS }, () => random.whole(1024) / 1024);
  const corner = (x: number, y: number) => heights[(y % CORNERS) * CORNERS + (x % CORNERS)] ?? 0;
  const one: Landscape = (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [eased(x - left), eased(y - top)];
    const above = corner(left, top) * (1 - u) + corner(left + 1, top) * u;
    const below = corner(left, top + 1) * (1 - u) + corner(left + 1, top + 1) * u;
    return above * (1 - v) + below * v;
  };
  return (x, y) => (2 * one(x / wave, y / wave) + one((2 * x) / wave + 17, (2 * y) / wave + 17)) / 3;
}

const eased = (t: number) => t * t * (3 - 2 * t);
