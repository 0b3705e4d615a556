import { counted, listed, plain } from '../../sentence.ts';
import { SETTLEMENT_NAMES } from '../names.ts';

const sites = (n: number): string => counted(n, 'site', 'sites');
const names = (list: readonly string[]): string => plain(listed(list));

/** Words of the desk on which a seat places its sites. */
export const placementText = {
  capital: 'Capital',
  /** `Town`; with its number where there are several alike. */
  urban: (size: 1 | 2 | 3 | 4): string => SETTLEMENT_NAMES[size],
  resource: (rp: number): string => `Resource, ${rp} RP`,
  numbered: (name: string, n: number): string => `${name} (${n})`,
  says: {
    capital: 'It needs six neighbouring hexes, all of them yours.',
    urban: 'It must lie at least two hexes from your Capital and your other settlements.',
    resources:
      'It must lie at least two hexes from your Capital, three from your other resources, and not at the edge of the map.',
  },
  /** The hexes in which a site may stand. */
  offers: 'Hexes where it may stand',
  noOffers: 'No hex is left for it. Move another site first.',
  notThere: (name: string, hex: string): string => `${name}: not in ${hex}`,
  noRoom: 'It would leave no room for your other sites.',
  /** In the panel of a hex. */
  putIn: (hex: string): string => `Sites that may stand in ${hex}`,
  put: (name: string): string => `Place here: ${name}`,
  touch: 'Touch one of the highlighted hexes, or choose it here.',
  unplaced: 'Not placed',
  at: (hex: string, terrain: string): string => `${hex}, ${terrain}`,
  remove: (name: string): string => `Remove: ${name}`,
  removed: (name: string): string => `${name} removed.`,
  fill: 'Place the rest for me',
  fillAll: 'Place all for me',
  filled: 'All sites are placed. Move what you like.',
  count: (placed: number, all: number): string => `${placed} of ${all} placed`,
  toSeal: 'On to the seal',
  next: (name: string): string => `Next: ${name}`,
  choose: 'Choose a site in the list, then touch the hex where it should stand.',
  chooseTitle: 'Place your sites',
  seal: 'Seal the placement',
  allPlaced: 'All sites have their place',
  missing: (list: readonly string[]): string =>
    list.length > 2
      ? `${sites(list.length)} have no place yet. Place them first.`
      : `${names(list)} ${list.length === 1 ? 'has' : 'have'} no place yet. Place ${list.length === 1 ? 'it' : 'them'} first.`,
  refused: (n: number): string => `${sites(n)} cannot stand there. Move or remove ${n === 1 ? 'it' : 'them'} first.`,
  byDice: 'If one of them has no place when the time is up, all are placed by dice.',
  committed: 'Placement, committed as',
} as const;
