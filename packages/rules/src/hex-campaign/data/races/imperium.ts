import { entry, type ListEntry, rare, veryRare } from './list.ts';

/** HEX-RACE-IMP-01 to -03: units open to every Imperial player. */
export const IMPERIAL_ENTRIES: readonly ListEntry[] = [
  entry('grey-knights', 'Grey Knights', 'elite', { limits: [veryRare('Grey Knights')] }),
  entry('hero-of-the-imperium', 'Hero of the Imperium', 'hq'),
  entry('assassin', 'Assassin', 'elite', { limits: [rare('Assassin')] }),
];
