import { counted } from '../../sentence.ts';
import { SETTLEMENT_NAMES } from '../names.ts';

const sites = (n: number): string => counted(n, 'site', 'sites');

/** Words of the form in which a seat places its sites. */
export const placementText = {
  capital: 'Capital',
  /** `Town`; with its number if there are several alike. */
  urban: (size: 1 | 2 | 3 | 4): string => SETTLEMENT_NAMES[size],
  resource: (rp: number): string => `Resource, ${rp} RP`,
  numbered: (name: string, n: number): string => `${name} (${n})`,
  says: {
    capital: 'It needs six neighbouring hexes, all of them yours.',
    urban: 'It must be at least two hexes from your Capital and your other settlements.',
    resources:
      'It must be at least two hexes from your Capital, at least three from your other resources, and not at the edge of the map.',
  },
  /** The hexes where the site can go. */
  offers: 'Hexes where you can place it',
  noOffers: 'There’s no hex left for it. Move another site first.',
  notThere: (name: string, hex: string): string => `${name}: not allowed in ${hex}`,
  noRoom: 'That would leave no room for your other sites.',
  /** In the panel of a hex. */
  putIn: (hex: string): string => `Sites you can place in ${hex}`,
  put: (name: string): string => `Place here: ${name}`,
  touch: 'Tap one of the highlighted hexes, or choose one here.',
  unplaced: 'Not placed',
  at: (hex: string, terrain: string): string => `${hex}, ${terrain}`,
  remove: (name: string): string => `Remove: ${name}`,
  removed: (name: string): string => `${name} removed.`,
  fill: 'Place the rest for me',
  fillAll: 'Place all for me',
  filled: 'All sites are placed. Move any you like.',
  count: (placed: number, all: number): string => `${placed} of ${all} placed`,
  toSeal: 'Review and seal',
  next: (name: string): string => `Next: ${name}`,
  choose: 'Choose a site in the list, then tap the hex where you want it.',
  chooseTitle: 'Place your sites',
  seal: 'Seal placement',
  allPlaced: 'All sites placed',
  missing: (list: readonly string[]): string =>
    list.length > 2
      ? `${sites(list.length)} are not placed yet. Place them first.`
      : `Not placed yet: ${list.join('; ')}. Place ${list.length === 1 ? 'it' : 'them'} first.`,
  refused: (n: number): string => `${sites(n)} can’t be placed there. Move or remove ${n === 1 ? 'it' : 'them'} first.`,
  byDice: 'If any site is still unplaced when time is up, all your sites will be placed by dice roll.',
  committed: 'Placement, committed as',
} as const;
