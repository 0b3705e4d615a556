/** The score of each seat at the end of each round. */
export type History = readonly {
  readonly round: number;
  readonly scores: readonly { readonly seat: string; readonly score: number | null }[];
}[];

export const WIDTH = 360;
export const HEIGHT = 190;
/** Room for the numbers on the left, the letters of the seats on the right, and the rounds below. */
const EDGE = { left: 34, right: 22, top: 10, bottom: 24 } as const;

interface Line {
  readonly seat: string;
  /** For a polyline. */
  readonly points: string;
  /** Where it ends, for its letter. */
  readonly end: { readonly x: number; readonly y: number };
}

export interface Chart {
  readonly lines: readonly Line[];
  readonly ticks: readonly { readonly y: number; readonly value: number }[];
  readonly rounds: readonly { readonly x: number; readonly round: number }[];
}

const MOST_ROUNDS = 10;
/** Least distance between letters at the ends of lines. */
const LETTER = 13;

/** Positions of the lines, the numbers and the rounds of the chart. Lines have a gap at rounds with unknown scores. */
export function chartOf(history: History): Chart {
  const values = history.flatMap(({ scores }) => scores.flatMap(({ score }) => score ?? []));
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const x = (i: number): number =>
    round(EDGE.left + (i * (WIDTH - EDGE.left - EDGE.right)) / Math.max(1, history.length - 1));
  const y = (value: number): number =>
    round(HEIGHT - EDGE.bottom - ((value - least) * (HEIGHT - EDGE.top - EDGE.bottom)) / (most - least));
  const seats = history[0]?.scores.map(({ seat }) => seat) ?? [];
  const lines = seats.flatMap((seat) => {
    const points = history.flatMap(({ scores }, i) => {
      const score = scores.find((one) => one.seat === seat)?.score ?? null;
      return score === null ? [] : [{ x: x(i), y: y(score) }];
    });
    const end = points.at(-1);
    return end === undefined ? [] : [{ seat, points: points.map((at) => `${at.x},${at.y}`).join(' '), end }];
  });
  const every = Math.ceil(history.length / MOST_ROUNDS);
  return {
    lines: apart(lines),
    ticks: ticksBetween(least, most).map((value) => ({ value, y: y(value) })),
    rounds: history.flatMap((one, i) => (i % every === 0 ? [{ x: x(i), round: one.round }] : [])),
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** Letters of lines that end at the same height are placed above each other, so that none leaves the chart below. */
function apart(lines: readonly Line[]): readonly Line[] {
  let free: number = HEIGHT - EDGE.bottom;
  const moved = new Map<string, number>();
  for (const { seat, end } of lines.toSorted((a, b) => b.end.y - a.end.y)) {
    free = Math.min(end.y, free);
    moved.set(seat, free);
    free -= LETTER;
  }
  return lines.map((line) => ({ ...line, end: { x: line.end.x, y: moved.get(line.seat) ?? line.end.y } }));
}

/** Round numbers from the least to the most, up to five. */
function ticksBetween(least: number, most: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((one) => (most - least) / one <= 4) ?? most - least;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step);
}
