import { fixed, type Point } from '../board/sheet.ts';
import { cornerOf, TILE } from './places.ts';
import type { SectorTerritory } from './sector-view.ts';

/** The line between the two sides, and its teeth, alternately towards both. */
export interface BattleLine {
  readonly edges: string;
  readonly teeth: string;
}

/** Along every edge between territories that different sides hold. */
export function battleLine(territories: readonly SectorTerritory[]): BattleLine {
  const held = new Map(territories.map((one) => [`${one.column} ${one.row}`, one]));
  const edges = territories.flatMap((one): readonly (readonly [Point, Point])[] => {
    const { x, y } = cornerOf(one);
    const far = { x: x + TILE.width, y: y + TILE.height };
    const isFront = (column: number, row: number): boolean => {
      const other = held.get(`${column} ${row}`);
      return other !== undefined && other.holder !== one.holder;
    };
    return [
      ...(isFront(one.column + 1, one.row) ? [[{ x: far.x, y }, far] as const] : []),
      ...(isFront(one.column, one.row + 1) ? [[{ x, y: far.y }, far] as const] : []),
    ];
  });
  return {
    edges: edges.map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`).join(''),
    teeth: edges.map(([a, b]) => teethAlong(a, b)).join(''),
  };
}

/** Apart along the line, half as wide, and high. */
const TOOTH = { apart: 15, half: 4.4, high: 8.5 } as const;

function teethAlong(a: Point, b: Point): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const count = Math.round(length / TOOTH.apart);
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  return Array.from({ length: count }, (_, i) => {
    const far = ((i + 0.5) / count) * length;
    const at = { x: a.x + along.x * far, y: a.y + along.y * far };
    const high = i % 2 === 0 ? -TOOTH.high : TOOTH.high;
    const foot = (by: number): string => `${fixed(at.x + along.x * by)} ${fixed(at.y + along.y * by)}`;
    const tip = `${fixed(at.x - along.y * high)} ${fixed(at.y + along.x * high)}`;
    return `M${foot(-TOOTH.half)}L${tip}L${foot(TOOTH.half)}Z`;
  }).join('');
}
