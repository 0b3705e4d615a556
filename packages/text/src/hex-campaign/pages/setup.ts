import type { Craftworld, March, ReadyMadeId, Setup } from '@sealed-orders/rules/hex-campaign';
import type { GROUNDS, LibraryMapId, SEAS, SYMMETRIES } from '@sealed-orders/rules/hex-campaign/cartography';
import type { ChoiceText, SeatChoiceText, SetupText } from '../../games.ts';
import { counted, plain } from '../../sentence.ts';
import { GOD_NAMES } from '../god-names.ts';
import { FACTION_NAMES, PHASE_NAMES } from '../names.ts';
import { describeRejection, hasReason } from '../rejections.ts';
import { wordsBefore } from '../words.ts';
import { SETTINGS } from './settings.ts';

const PRESETS: Readonly<Record<Setup['preset'], { readonly name: string; readonly says: string }>> = {
  'first-war': {
    name: 'First war',
    says: 'Short turns: an hour for each phase. Dice settle every battle, armies in sight are seen in full, each seat has 3,000 points, and the war is over when the first Capital falls.',
  },
  club: {
    name: 'Club',
    says: 'The rules as they are: a day for each phase, battles on your table or by dice if both sides agree, and the last one standing or the first with 100 victory points wins.',
  },
  full: {
    name: 'Full',
    says: 'The rules with everything that a campaign may add: units gain experience, spies have further missions, webways are open, and who loses a Capital can name another. Two days for each phase.',
  },
  'three-players': { name: 'Three players', says: 'The rules as they are, for three.' },
  'four-players': { name: 'Four players', says: 'The rules as they are, for four.' },
  free: { name: 'Free', says: 'The rules as they are, for two to ten.' },
};

const STARTS: Readonly<Record<Setup['start'], { readonly name: string; readonly says: string }>> = {
  quick: {
    name: 'At once',
    says: 'Dice place everybody’s sites, armies come from the attached lists, and turn 1 opens at once.',
  },
  guided: {
    name: 'Step by step',
    says: 'Everybody places their own sites, then builds free roads, then spends the starting BP on armies and buildings. Attached lists do not deploy by themselves; units can be taken from them when they are bought.',
  },
};

const CRAFTWORLD_NAMES: Readonly<Record<Craftworld, string>> = {
  standard: 'The standard craftworld',
  ulthwe: 'Ulthwé',
  alaitoc: 'Alaitoc',
  'saim-hann': 'Saim-Hann',
  'biel-tan': 'Biel-Tan',
  iyanden: 'Iyanden',
};

const MARCH_NAMES: Readonly<Record<March, string>> = { normal: 'on foot', vehicles: 'in vehicles', fast: 'fast' };

const SEAT_CHOICES: Readonly<Record<'faction' | 'god' | 'craftworld', SeatChoiceText>> = {
  faction: { name: 'Race', open: 'Choose a race', values: FACTION_NAMES },
  god: { name: 'God', open: 'No god named', values: GOD_NAMES },
  craftworld: { name: 'Craftworld', open: 'No craftworld named', values: CRAFTWORLD_NAMES },
};

const FORCE_CHOICES: Readonly<Record<'march', ChoiceText>> = { march: { name: 'Marches', values: MARCH_NAMES } };

const READY_MADE: Readonly<Record<ReadyMadeId, { readonly name: string; readonly says: string }>> = {
  line: { name: 'On foot', says: 'Infantry with guns. It crosses any ground and fights well in towns.' },
  mobile: { name: 'On the move', says: 'Everybody rides. It is half as fast again, and rough ground holds it up.' },
};

/** What the platform says of the hex campaign before it begins. */
export const hexCampaignSetupText: SetupText = {
  phases: PHASE_NAMES,
  presets: PRESETS,
  starts: STARTS,
  groups: {
    orders: 'Orders',
    start: 'The start',
    knowledge: 'What players know',
    movement: 'Movement',
    armies: 'Armies',
    economy: 'Economy',
    diplomacy: 'Diplomacy',
    battles: 'Battles',
    end: 'The end of the war',
  },
  settings: SETTINGS,
  seatChoices: SEAT_CHOICES,
  seatsHint: 'Corners and start zones are dealt by dice when the campaign starts.',
  army: {
    says: 'Attach army lists; several may join into one detachment. Without lists your seat starts without detachments.',
    force: 'Detachment',
    forces: (count) => counted(count, 'detachment', 'detachments'),
    choices: FORCE_CHOICES,
    readyMade: READY_MADE,
  },
  refusal: ({ code, facts }, seatName) =>
    code !== 'not-understood' && hasReason(code)
      ? plain(describeRejection({ code, facts }, wordsBefore(seatName)))
      : null,
};

/** Words of the map beside the form for a new campaign, and on the start page. */
export const printedMapText = {
  proposes:
    'This map proposes where Capitals, settlements and resources stand, and everybody sees it. Dice place yours at some of these places if the war begins at once; otherwise you may choose others.',
  zones: 'Each land in colour is a start zone. Dice deal them to the seats when the war begins.',
  label: 'The map',
  printed: 'The printed map',
  says: (hexes: number, land: number): string => `${hexes} hexes, ${land} of them land`,
} as const;

const GROUND_NAMES: Readonly<Record<(typeof GROUNDS)[number], string>> = {
  open: 'Open',
  mixed: 'Mixed',
  rough: 'Rough',
};
const SEA_NAMES: Readonly<Record<(typeof SEAS)[number], string>> = { none: 'None', lakes: 'Lakes', coast: 'Coast' };
const SYMMETRY_NAMES: Readonly<Record<(typeof SYMMETRIES)[number], string>> = {
  none: 'No',
  rotated: 'Both halves alike',
};

const LIBRARY: Readonly<Record<LibraryMapId, { readonly name: string; readonly says: string }>> = {
  varn: {
    name: 'The Varn Salient',
    says: 'The printed map: four corners, a river across the middle, lakes in the way.',
  },
  'two-banks': { name: 'Two Banks', says: 'Two starts far apart, with lakes between them.' },
  'three-shores': { name: 'Three Shores', says: 'Open country with the sea at its edges. Armies march fast.' },
  'four-moors': { name: 'Four Moors', says: 'Rough ground without any sea. Both halves are alike.' },
  'five-meres': { name: 'Five Meres', says: 'Open country between lakes.' },
  'six-capes': { name: 'Six Capes', says: 'A long coast and mixed ground. Both halves are alike.' },
  'seven-marches': { name: 'Seven Marches', says: 'Land from edge to edge, and neighbours on all sides.' },
  'eight-woods': {
    name: 'Eight Woods',
    says: 'Hills, forests and jungle, with lakes between them. Both halves are alike.',
  },
  'nine-havens': { name: 'Nine Havens', says: 'Open country along the coast.' },
  'ten-thrones': { name: 'Ten Thrones', says: 'The largest map: mixed ground, lakes, and ten Capitals.' },
};

/** The maps of the library. */
export const libraryText = {
  option: (id: LibraryMapId, seats: number): string =>
    `${LIBRARY[id].name}, for ${id === 'varn' ? 'two to four' : seats}`,
  says: (id: LibraryMapId): string => LIBRARY[id].says,
} as const;

/** Choosing the map of a new campaign. */
export const mapChoiceText = {
  map: 'Map',
  kinds: { library: 'Library', generated: 'Generated', mine: 'Mine' },
  ownMap: 'Your map',
  ownGone: 'This map is not among yours. Choose another one.',
  ownTooFew: (room: number, seats: number): string =>
    `This map has room for ${counted(room, 'seat', 'seats')}, and the campaign has ${seats}. Take seats away, draw more starts, or choose another map.`,
  libraryMap: 'Map of the library',
  size: 'Size',
  sides: 'Columns, rows',
  columns: 'Columns',
  rows: 'Rows',
  ground: 'Ground',
  grounds: GROUND_NAMES,
  sea: 'Water',
  seas: SEA_NAMES,
  symmetry: 'Symmetric',
  symmetries: SYMMETRY_NAMES,
  seed: 'Seed',
  seedHint: 'The same seed and choices always give the same map.',
  again: 'Another map',
  tooSmall: (columns: number, rows: number, seats: number): string =>
    `A map of ${columns} by ${rows} hexes has no room for ${seats} players: their start zones need seven hexes between them. Make it larger.`,
  starts: 'The starts compared',
  start: 'Start',
  zone: 'Land at the start',
  reach: 'Reached in two turns',
  sites: 'Sites among them',
  nearest: 'Nearest rival',
  hexes: (count: number): string => counted(count, 'hex', 'hexes'),
  fair: (share: number): string =>
    share === 100
      ? 'From every start an infantry detachment reaches the same number of hexes in two turns.'
      : `From the tightest start an infantry detachment reaches ${share} % as many hexes in two turns as from the widest.`,
} as const;
