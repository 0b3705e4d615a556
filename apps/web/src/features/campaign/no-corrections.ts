import type { Corrections } from './door.ts';

/** For readers who cannot correct anything, and until the code that describes corrections is loaded. */
export const NO_CORRECTIONS: Corrections = {
  edits: [],
  targets: () => [],
  adds: () => false,
  places: [],
  inFull: (place) => place,
  picked: () => null,
  pickedPlace: null,
  says: () => [],
  refused: () => null,
};
