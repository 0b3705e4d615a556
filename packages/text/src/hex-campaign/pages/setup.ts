import type { Craftworld, March, ReadyMadeId, Setup } from '@sealed-orders/rules/hex-campaign';
import type { GROUNDS, LibraryMapId, SEAS, SYMMETRIES, TooSmall } from '@sealed-orders/rules/hex-campaign/cartography';
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
    says: 'Short turns: an hour for each phase. Every battle is settled with dice. You can see how many points any army in sight is worth. Each seat starts with 3,000 BP. The war ends when the first Capital falls.',
  },
  club: {
    name: 'Club',
    says: 'The standard rules: a day for each phase, battles on your table, or with dice if the players agree. The last player standing or the first with 100 victory points wins.',
  },
  full: {
    name: 'Full',
    says: 'The rules with every extra: units gain experience, spies have more missions, webways are open, and players who lose their Capital can name another. Two days for each phase.',
  },
  'three-players': { name: 'Three players', says: 'The standard rules, for three.' },
  'four-players': { name: 'Four players', says: 'The standard rules, for four.' },
  free: { name: 'Free', says: 'The standard rules, for two to ten.' },
};

const STARTS: Readonly<Record<Setup['start'], { readonly name: string; readonly says: string }>> = {
  quick: {
    name: 'Right away',
    says: 'Everyone’s sites are placed by dice roll, armies come from the attached lists, and turn 1 begins immediately.',
  },
  guided: {
    name: 'Step by step',
    says: 'Players place their own sites, then build free roads, then spend their starting BP on armies and buildings. Attached lists are not deployed; players buy units from them.',
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
  god: { name: 'God', open: 'No god chosen', values: GOD_NAMES },
  craftworld: { name: 'Craftworld', open: 'No craftworld chosen', values: CRAFTWORLD_NAMES },
};

const FORCE_CHOICES: Readonly<Record<'march', ChoiceText>> = { march: { name: 'Marches', values: MARCH_NAMES } };

const READY_MADE: Readonly<Record<ReadyMadeId, { readonly name: string; readonly says: string }>> = {
  line: { name: 'On foot', says: 'Infantry with guns. They cross any terrain and fight well in towns.' },
  mobile: { name: 'On the move', says: 'Everyone rides. 50% faster, but rough terrain slows them down.' },
};

/** The platform's texts for the hex campaign before it begins. */
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
  seatsHint: 'When the campaign starts, dice decide who gets which corner or start zone.',
  army: {
    says: 'Attach army lists; you can combine several into one detachment.',
    without: 'Without lists, you start without detachments.',
    use: {
      guided:
        'This campaign starts step by step, so your army isn’t on the map at the start. You buy your detachments with your starting BP: this army will then be offered as one of your army lists.',
    },
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

/** Words of the map beside the form for a new campaign, and on the home page. */
export const printedMapText = {
  proposes:
    'This map proposes sites for Capitals, settlements and resources. Everyone can see them. If the war begins right away, dice place yours at some of them; otherwise you can choose others.',
  zones: 'Each coloured area is a start zone. When the war begins, dice decide who gets which.',
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
  rotated: 'Identical halves',
};

const LIBRARY: Readonly<Record<LibraryMapId, { readonly name: string; readonly says: string }>> = {
  varn: {
    name: 'The Varn Salient',
    says: 'The printed map: four corners, a river across the middle, and lakes in the way.',
  },
  'two-banks': { name: 'Two Banks', says: 'Two start zones far apart, with lakes between them.' },
  'three-shores': { name: 'Three Shores', says: 'Open country with the sea at its edges. Armies march fast.' },
  'four-moors': { name: 'Four Moors', says: 'Rough ground and no sea. Both halves are identical.' },
  'five-meres': { name: 'Five Meres', says: 'Open country between lakes.' },
  'six-capes': { name: 'Six Capes', says: 'A long coast and mixed ground. Both halves are identical.' },
  'seven-marches': { name: 'Seven Marches', says: 'Land from edge to edge, and neighbours on all sides.' },
  'eight-woods': {
    name: 'Eight Woods',
    says: 'Hills, forests and jungle, with lakes between them. Both halves are identical.',
  },
  'nine-havens': { name: 'Nine Havens', says: 'Open country along the coast.' },
  'ten-thrones': { name: 'Ten Thrones', says: 'The largest map: mixed ground, lakes, and ten Capitals.' },
};

/** The maps of the library. */
export const libraryText = {
  option: (id: LibraryMapId, seats: number): string => `${LIBRARY[id].name} (${id === 'varn' ? '2–4' : seats} seats)`,
  says: (id: LibraryMapId): string => LIBRARY[id].says,
  /** `zones`: the map’s start zones. There are more of them than seats. */
  spare: (zones: number, seats: number): string =>
    `It has ${zones} start zones for ${counted(seats, 'seat', 'seats')}: ${zones - seats === 1 ? 'one stays' : `${zones - seats} stay`} empty.`,
  /** `room`: the seats that the chosen map has room for; `now`: the map that replaces it. */
  outgrown: (chosen: LibraryMapId, room: number, now: LibraryMapId): string =>
    `${LIBRARY[chosen].name} has room for only ${counted(room, 'seat', 'seats')}, so the map is now ${LIBRARY[now].name}.`,
} as const;

/** Choosing the map of a new campaign. */
export const mapChoiceText = {
  map: 'Map',
  kinds: { library: 'Library', generated: 'Generated', mine: 'Mine' },
  ownMap: 'Your map',
  ownGone: 'You no longer have this map. Choose another.',
  ownTooFew: (room: number, seats: number): string =>
    `This map has room for ${counted(room, 'seat', 'seats')}, but the campaign has ${seats}. Remove seats, draw more start zones, or choose another map.`,
  libraryMap: 'Library map',
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
  seedHint: 'The same seed, choices and number of seats always give the same map.',
  again: 'Another map',
  tooSmall: ({ size, seats, fits }: TooSmall): string =>
    `A map of ${size.columns} by ${size.rows} hexes has no room for ${seats} players: their start zones must be seven hexes apart. ${
      fits === null ? 'Choose fewer players.' : `${fits.columns} by ${fits.rows} is large enough.`
    }`,
  starts: 'How the starting positions compare',
  start: 'Start',
  zone: 'Starting land',
  reach: 'Reached in two turns',
  sites: 'Sites among these',
  nearest: 'Nearest rival',
  hexes: (count: number): string => counted(count, 'hex', 'hexes'),
  fair: (share: number): string =>
    share === 100
      ? 'An infantry detachment reaches the same number of hexes in two turns from every start.'
      : `In two turns, an infantry detachment from the worst start reaches ${share}% as many hexes as one from the best.`,
} as const;
