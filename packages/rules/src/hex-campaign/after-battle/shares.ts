/** Points of this many models out of a unit of that size: a fraction if the points are not divisible by it. */
export interface Share {
  readonly points: number;
  readonly models: number;
  readonly of: number;
}

interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** Shares of one size are added as whole numbers; there are few sizes, so the common denominator stays small. */
function summed(shares: Iterable<Share>): Fraction {
  const bySize = new Map<number, number>();
  for (const { points, models, of } of shares) bySize.set(of, (bySize.get(of) ?? 0) + points * models);
  let [over, under] = [0n, 1n];
  for (const [size, sum] of bySize) {
    if (size <= 0) continue;
    const of = BigInt(size);
    over = over * of + BigInt(sum) * under;
    under *= of;
    const common = gcd(over, under);
    over /= common;
    under /= common;
  }
  return { over, under };
}

/** HEX-AFT-07: points of all shares together, rounded down once. */
export function wholePoints(shares: Iterable<Share>): number {
  const { over, under } = summed(shares);
  return Number(over / under);
}

/** HEX-AFT-22: points of all shares together, rounded to the nearest whole number, halves up. */
export function nearestPoints(shares: Iterable<Share>): number {
  const { over, under } = summed(shares);
  return Number((2n * over + under) / (2n * under));
}
