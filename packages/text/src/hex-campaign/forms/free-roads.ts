import { counted } from '../../sentence.ts';

const roads = (n: number): string => counted(n, 'road', 'roads');
const actions = (n: number): string => counted(n, 'free road action', 'free road actions');

/** Words of the form for the free roads of the set-up. */
export const freeRoadsText = {
  title: 'Free roads',
  between: (from: string, to: string): string => `${from} to ${to}`,
  /** The roll that a road needs; 1: none. */
  needs: (die: 1 | 3 | 5): string => (die === 1 ? 'no roll needed' : `needs a roll of ${die} or more`),
  /** The second attempt is made only if the first fails. */
  again: 'second attempt, if the first fails',
  count: (written: number, all: number): string => `${written} of ${all} planned`,
  left: (n: number): string => (n === 0 ? 'All free road actions are planned.' : `${actions(n)} left.`),
  leftShort: (n: number): string => `${n} left`,
  suggest: 'Connect my sites for me',
  suggested: (n: number): string =>
    `${roads(n)} planned. Remove ${n === 1 ? 'it if' : 'any'} you don’t want${n === 1 ? ' it' : ''}.`,
  none: 'No roads yet.',
  noneHere: 'You can’t build a free road from this hex.',
  from: (hex: string): string => `Roads from ${hex}`,
  touch: 'Tap a highlighted neighbour on the map to build a road to it, or choose it here.',
  add: (to: string): string => `Build a road to ${to}`,
  addShort: 'Add',
  remove: (road: string): string => `Remove: ${road}`,
  removed: (road: string): string => `Road from ${road} removed.`,
  earlier: (road: string): string => `Earlier: ${road}`,
  dice: 'Dice are rolled in list order. A failed attempt uses up its action. A settlement connects to every road that ends next to it.',
  done: 'Done',
  choose: 'Tap one of your hexes, then the neighbour the road should lead to.',
  chooseTitle: 'Build your free roads',
  seal: (n: number): string => (n === 0 ? 'Seal without roads' : `Seal ${roads(n)}`),
  note: (left: number): string => (left === 0 ? 'All free actions used' : `${actions(left)} unused`),
  refused: (n: number): string => `${roads(n)} can’t be built. Remove ${n === 1 ? 'it' : 'them'} first.`,
  confirm: (left: number): string => `${actions(left)} will lapse.`,
  committed: (n: number): string => `${n === 0 ? 'No roads' : roads(n)}, committed as`,
} as const;
