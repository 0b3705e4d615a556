import { FIGURES } from '../board/figures.ts';
import { seedOf, streamOf } from '../board/seeded.ts';
import type { Point } from '../board/sheet.ts';
import { cornerOf, TILE } from './places.ts';
import type { SectorTerritory } from './sector-view.ts';

const WASHES = ['plains', 'hills', 'forest', 'plains', 'jungle'] as const;
export type Wash = (typeof WASHES)[number];

/** The ground of a territory as it is drawn: a colour, and strokes by the style class that inks them. */
export interface Ground {
  readonly wash: Wash;
  readonly figures: Readonly<Record<string, string>>;
}

const STANDS: Readonly<Record<Wash, { readonly figure: keyof typeof FIGURES; readonly count: number }>> = {
  plains: { figure: 'tuft', count: 9 },
  hills: { figure: 'mound', count: 6 },
  forest: { figure: 'tree', count: 15 },
  jungle: { figure: 'fronds', count: 9 },
};
const APART = 20;
const FIGURE_SIZE = 40;
/** Kept free within the territory: its name and counters above, its foot below. */
const FREE = { side: 18, top: 92, foot: 22 } as const;
const TRIES = 8;

/** Decoration, chosen by the name of the territory alone: it has no meaning in any game. */
export function groundOf({ id, ...place }: Pick<SectorTerritory, 'id' | 'column' | 'row'>): Ground {
  const stream = streamOf(seedOf(...[...id].map((letter) => letter.charCodeAt(0))));
  const wash = WASHES[Math.floor(stream() * WASHES.length)] ?? 'plains';
  const { figure, count } = STANDS[wash];
  const corner = cornerOf(place);
  const stands: Point[] = [];
  for (let i = 0; i < count * TRIES && stands.length < count; i++) {
    const at = {
      x: corner.x + FREE.side + stream() * (TILE.width - 2 * FREE.side),
      y: corner.y + FREE.top + stream() * (TILE.height - FREE.top - FREE.foot),
    };
    if (stands.every((one) => Math.hypot(one.x - at.x, one.y - at.y) >= APART)) stands.push(at);
  }
  const figures: Record<string, string> = {};
  for (const at of stands.toSorted((a, b) => a.y - b.y)) {
    for (const [style, path] of FIGURES[figure](at, FIGURE_SIZE, stream))
      figures[style] = (figures[style] ?? '') + path;
  }
  return { wash, figures };
}
