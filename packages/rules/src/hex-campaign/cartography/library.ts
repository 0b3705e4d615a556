import { invariant } from '../../kernel/index.ts';
import { demoChart } from '../data/charts.ts';
import { LIBRARY, type LibraryMapId } from '../data/library.ts';
import type { GivenChart } from '../types.ts';
import { generatedChart } from './generated.ts';

/** The map that a setup without a chart is played on. */
export const PRINTED: LibraryMapId = 'varn';

/** HEX-START-17: the library maps for this many players, the tightest first. */
export const libraryFor = (seats: number): readonly LibraryMapId[] =>
  LIBRARY.filter((one) => one.seats >= seats)
    .toSorted((a, b) => Number(b.id === PRINTED) - Number(a.id === PRINTED) || a.seats - b.seats)
    .map(({ id }) => id);

/** The number of players of a library map. */
export const librarySeats = (id: LibraryMapId): number => entryOf(id).seats;

/** A library map. */
export function libraryChart(id: LibraryMapId): GivenChart {
  const { seats, wish } = entryOf(id);
  if (wish === null) return demoChart();
  const made = generatedChart({ ...wish, seats, size: null });
  invariant(made.ok, `${id} has room for its players`);
  return made.value;
}

function entryOf(id: LibraryMapId): (typeof LIBRARY)[number] {
  const found = LIBRARY.find((one) => one.id === id);
  invariant(found !== undefined, `${id} is in the library`);
  return found;
}
