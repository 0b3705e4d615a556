import { sha256Hex } from '@sealed-orders/rules/kernel';

/**
 * Random numbers that are the same for the same seed, fast enough for millions of draws. Not for campaigns: those have
 * dice.
 */
export interface Random {
  /** 0 to `below` - 1. */
  int(below: number): number;
  /** True in `percent` of a hundred cases. */
  chance(percent: number): boolean;
  /** An element of a list that is not empty. */
  pick<Value>(list: readonly Value[]): Value;
}

/** Small fast counter (sfc32) on the first 128 bits of the seed's hash. */
export function randomOf(seed: string): Random {
  const hash = sha256Hex(seed);
  const word = (n: number): number => Number.parseInt(hash.slice(8 * n, 8 * n + 8), 16) | 0;
  let [a, b, c, d] = [word(0), word(1), word(2), word(3)];
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  const int = (below: number): number => Math.floor(next() * below);
  return {
    int,
    chance: (percent) => next() * 100 < percent,
    pick: (list) => {
      const picked = list[int(list.length)];
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
  };
}
