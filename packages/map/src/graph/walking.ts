import type { Point } from '../board/sheet.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

interface Standing {
  readonly id: string;
  readonly at: Point;
}

/** How much farther a node counts that lies aside of the direction. */
const ASIDE = 2;

/**
 * The nearest node in a direction: one that lies rather there than aside, if there is any. The first one if `from` is
 * not among them; null if nothing lies there.
 */
export function toward(nodes: readonly Standing[], from: string | null, direction: Direction): string | null {
  const here = nodes.find(({ id }) => id === from);
  if (here === undefined) return nodes[0]?.id ?? null;
  let best: { readonly id: string; readonly far: number } | null = null;
  for (const isStrict of [true, false]) {
    for (const { id, at } of nodes) {
      const { ahead, aside } = apart(here.at, at, direction);
      if (ahead <= 0 || (isStrict && aside > ahead)) continue;
      const far = ahead + ASIDE * aside;
      if (best === null || far < best.far) best = { id, far };
    }
    if (best !== null) return best.id;
  }
  return null;
}

function apart(from: Point, to: Point, direction: Direction): { readonly ahead: number; readonly aside: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  switch (direction) {
    case 'left':
      return { ahead: -dx, aside: Math.abs(dy) };
    case 'right':
      return { ahead: dx, aside: Math.abs(dy) };
    case 'up':
      return { ahead: -dy, aside: Math.abs(dx) };
    case 'down':
      return { ahead: dy, aside: Math.abs(dx) };
  }
}
