import type { SectorCounter, SectorTerritory, SectorView } from '../sector-view.ts';

/** A plain territory in the corner, with what a test changes in it. */
export const territory = (changes: Partial<SectorTerritory> = {}): SectorTerritory => ({
  ...{ id: 'w1', name: '1', column: 1, row: 1, holder: 'a', isMajor: false, fort: 'none' },
  ...{ hasBattle: false, isIsolated: false },
  ...changes,
});

/** An enemy counter of which nothing is known. */
export const counter = (changes: Partial<SectorCounter> = {}): SectorCounter => ({
  ...{ id: 'east-4', number: 4, seat: 'c', face: null, isKnown: false, isAway: false },
  ...changes,
});

/** Two lines on each side, two rows: 1 to 4, A to D. */
export function board(changes: Partial<SectorView> = {}): SectorView {
  const territories = ['1', '2', '3', '4', 'A', 'B', 'C', 'D'].map((name, i) =>
    territory({
      id: i < 4 ? `w${i + 1}` : `e${i - 3}`,
      name,
      column: Math.floor(i / 2) + 1,
      row: (i % 2) + 1,
      holder: i < 4 ? 'a' : 'c',
    }),
  );
  const words = {
    lines: ['second line', 'first line', 'first line', 'second line'],
    edges: ['home edge, West', 'home edge, East'] as const,
    orbit: 'In orbit',
  };
  return {
    ...{
      columns: 4,
      rows: 2,
      territories,
      plates: {},
      counters: {},
      aircraft: {},
      orbit: [[], []],
      arrows: [],
      flights: [],
      words,
    },
    ...changes,
  };
}
