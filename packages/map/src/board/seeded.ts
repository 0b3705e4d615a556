/** Mixes whole numbers to one seed (FNV-1a over their bytes): the same everywhere, no state. */
export function seedOf(...numbers: readonly number[]): number {
  let hash = 2166136261;
  for (const n of numbers) {
    for (let shift = 0; shift < 32; shift += 8) {
      hash ^= (n >> shift) & 255;
      hash = Math.imul(hash, 16777619);
    }
  }
  return hash >>> 0;
}

/** A stream of numbers from 0 to 1 (mulberry32). For the look of the drawing only: dice come from the rules. */
export function streamOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
