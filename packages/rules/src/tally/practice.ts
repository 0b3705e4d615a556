import type { ListedForce, Practice } from '../kernel/index.ts';
import { options } from './check.ts';
import type { TallyGame } from './types.ts';

/** The one stone that everybody may bring. */
export const PEBBLE: ListedForce = {
  name: 'Pebble',
  choices: {},
  units: [{ name: 'Pebble', slot: 'troops', moveClass: 'infantry', scout: false, models: 1, points: 1 }],
};

/** A seat run by the computer adds as much as possible, and gives nothing away. */
export const practice: Practice<TallyGame> = {
  war: {
    preset: 'free',
    start: null,
    settings: {},
    seats: [{ faction: 'even' }, { faction: 'odd' }, { faction: 'even' }],
  },
  sheet: (view) => options(view).flatMap((option) => (option.type === 'add' ? [{ add: option.most }] : []))[0] ?? null,
  order: () => null,
};
