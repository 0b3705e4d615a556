import { letterAtPlace, type SeatLetter, silhouetteOf } from '@sealed-orders/map';
import type { History } from './chart-lines.ts';

/** The box of the chart and of the lines in it, in units of the drawing. */
export const CHART = { width: 800, height: 330, left: 34, top: 14, bottom: 304 } as const;
/** At the end of a line: its seat's letter and score, then the letters of its name. */
const LABEL_ROOM = { score: 83, letter: 7.2, most: 32 } as const;

interface Line {
  readonly seat: string;
  readonly letter: SeatLetter;
  readonly silhouette: string;
  readonly path: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** The label at the end of a line. */
interface End {
  readonly seat: string;
  readonly letter: SeatLetter;
  readonly y: number;
  readonly score: number;
}

const LABEL = 21;
const MOST_TICKS = 4;
const MOST_ROUNDS = 8;

/**
 * Positions of everything on the chart. All lines begin at zero; a score that is not public leaves a gap in its line.
 */
export function standingsChart(history: History, seats: readonly string[], names: readonly string[]) {
  const labels = names.map(short);
  const longest = Math.max(0, ...labels.map(({ length }) => length));
  const right = Math.min(610, fixed(CHART.width - LABEL_ROOM.score - LABEL_ROOM.letter * longest));
  const values = history.flatMap(({ scores }) => scores.flatMap(({ score }) => score ?? []));
  const [least, most] = [Math.min(0, ...values), Math.max(4, ...values)];
  const x = (i: number): number => fixed(CHART.left + ((right - CHART.left) * i) / Math.max(1, history.length));
  const y = (score: number): number =>
    fixed(CHART.bottom - ((CHART.bottom - CHART.top) * (score - least)) / (most - least));
  const scoreOf = (seat: string, i: number) => history[i]?.scores.find((one) => one.seat === seat)?.score ?? null;
  const lines = seats.flatMap((seat, place): readonly Line[] => {
    const points = history.flatMap((_, i) => {
      const score = scoreOf(seat, i);
      return score === null ? [] : [{ x: x(i + 1), y: y(score) }];
    });
    if (points.length === 0) return [];
    const path = [{ x: x(0), y: y(0) }, ...points].map((at) => `${at.x} ${at.y}`).join('L');
    const letter = letterAtPlace(place);
    return [{ seat, letter, silhouette: silhouetteOf(letter), path: `M${path}`, points }];
  });
  const every = Math.ceil(history.length / MOST_ROUNDS);
  return {
    right,
    labels,
    // The first seat is drawn last, on top of the others.
    lines: lines.toReversed(),
    ticks: ticksBetween(least, most).map((value) => ({ value, y: y(value) })),
    rounds: history.flatMap(({ round }, i) => (i % every === 0 ? [{ round, x: x(i + 1) }] : [])),
    ends: endsOf(seats, (seat) => scoreOf(seat, history.length - 1), y),
  };
}

/** A name that fits beside the chart; the table has it in full. */
const short = (name: string): string =>
  name.length <= LABEL_ROOM.most ? name : `${name.slice(0, LABEL_ROOM.most - 1).trimEnd()}…`;

const fixed = (n: number): number => Math.round(n * 10) / 10;

/** Labels from the highest score down, none over another. */
function endsOf(
  seats: readonly string[],
  scoreOf: (seat: string) => number | null,
  y: (score: number) => number,
): readonly End[] {
  const scored = seats.flatMap((seat, place) => {
    const score = scoreOf(seat);
    return score === null ? [] : [{ seat, letter: letterAtPlace(place), score }];
  });
  const ends: End[] = [];
  // From below upwards, so that no label leaves the drawing at the bottom.
  let free = Number.POSITIVE_INFINITY;
  for (const one of scored.toSorted((a, b) => a.score - b.score)) {
    const at = Math.min(y(one.score), free);
    ends.unshift({ ...one, y: at });
    free = at - LABEL;
  }
  return ends;
}

/** Round numbers from the least to the most, up to five. */
function ticksBetween(least: number, most: number): readonly number[] {
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
  const step = steps.find((one) => (most - least) / one <= MOST_TICKS) ?? most - least;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step);
}
