import type { RefusalCode, SiteKind } from '@sealed-orders/rules/hex-campaign';
import type { MapWarning } from '@sealed-orders/rules/hex-campaign/cartography';
import type { Rejection } from '@sealed-orders/rules/kernel';
import { label, type MapSize } from '@sealed-orders/rules/space';
import { counted, plain } from '../../sentence.ts';
import { describeRejection } from '../rejections.ts';
import { wordsBefore } from '../words.ts';

/** What a hand can do on the map of the editor, with the key that chooses it. */
export const MAP_TOOLS = ['look', 'terrain', 'river', 'road', 'site', 'airspace', 'start', 'name', 'erase'] as const;
export type MapTool = (typeof MAP_TOOLS)[number];

const TOOLS: Readonly<Record<MapTool, { readonly name: string; readonly key: string; readonly says: string }>> = {
  look: { name: 'Look around', key: 'v', says: 'Drag to move the map.' },
  terrain: { name: 'Terrain', key: 'b', says: 'Drag to paint. Two fingers or the wheel move the map.' },
  river: {
    name: 'River',
    key: 'r',
    says: 'Tap a side between two hexes. With keys, choose one hex and then its neighbour.',
  },
  road: { name: 'Road', key: 'd', says: 'Drag from hex to hex. With keys, choose one hex and then its neighbour.' },
  site: { name: 'Site', key: 's', says: 'Tap a hex of a start zone to propose a site. Tap it again to take it away.' },
  airspace: { name: 'Airspace', key: 'a', says: 'Drag over the hexes that belong to the Airspace.' },
  start: { name: 'Start zone', key: 'z', says: 'Tap the middle of a start zone. Tap it again to take it away.' },
  name: { name: 'Name', key: 't', says: 'Type a name, then tap its hex. Without a name the tap takes one away.' },
  erase: { name: 'Erase', key: 'e', says: 'Tap a hex to take its rivers, roads, site, name and start away.' },
};

/** What the editor shows of the map, each with a switch. */
export const MAP_LAYERS = ['terrain', 'rivers', 'roads', 'sites', 'airspaces', 'starts', 'names', 'picture'] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

const LAYERS: Readonly<Record<MapLayer, string>> = {
  terrain: 'Terrain',
  rivers: 'Rivers',
  roads: 'Roads',
  sites: 'Sites',
  airspaces: 'Airspaces',
  starts: 'Start zones',
  names: 'Names',
  picture: 'Picture',
};

const SITES: Readonly<Record<SiteKind, string>> = {
  capital: 'Capital',
  urban: 'Settlement',
  resource: 'Resource',
};

const IN_SENTENCES: Readonly<Record<SiteKind, string>> = {
  capital: 'Capital',
  urban: 'settlement',
  resource: 'Resource hex',
};

/** Words of the map editor. */
export const mapEditorText = {
  map: 'The map that you draw',
  tools: 'Tools',
  tool: TOOLS,
  toolKey: (name: string, key: string): string => `${name}, key ${key.toUpperCase()}`,
  terrain: 'Terrain',
  pickUp: 'Pick up',
  pickUpSays: 'The right mouse button picks up the terrain under it, too.',
  picking: 'Tap a hex to paint with its terrain.',
  picksUp: (terrain: string): string => `picks up ${terrain}`,
  brush: 'Brush',
  brushes: { '1': '1 hex', '7': '7 hexes', fill: 'Fill' },
  airspaceNumber: 'Airspace number',
  nameToPlace: 'Name to place',
  siteToPlace: 'Site to propose',
  site: SITES,
  mirror: 'Mirror: half turn',
  mirrorSays: 'What you draw appears on the other side as well.',
  mirrorOdd: 'Only a map with an even number of rows can be mirrored.',
  undo: 'Undo',
  redo: 'Redo',
  steps: (count: number): string => counted(count, 'step', 'steps'),
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved',
  unsaved: 'Not saved yet',
  draftBack: 'What you had drawn is back. It is not saved yet.',
  layers: 'What is shown',
  layer: LAYERS,
  pointSays: 'Point at a hex to see what a touch would do.',
  becomes: (terrain: string): string => `becomes ${terrain}`,
  proposes: (site: SiteKind): string => `becomes a proposed site for a ${IN_SENTENCES[site]}`,
  proposesNoMore: (site: SiteKind): string => `stops being a proposed site for a ${IN_SENTENCES[site]}`,
  starts: 'becomes the middle of a start zone',
  startsNoMore: 'stops being the middle of a start zone',
  isNamed: (name: string): string => `gets the name ${name}`,
  isNamedNoMore: (name: string): string => `loses the name ${name}`,
  joinsAirspace: (airspace: number): string => `joins Airspace ${airspace}`,
  isCleared: 'loses its rivers, roads, site, name and start',
  mirroredAt: (hex: string): string => `mirrored at ${hex}`,
  picture: {
    title: 'Picture underneath',
    choose: 'Choose a picture',
    says: 'A scan or screenshot to draw over. It stays in this browser: it is not saved with the map, shared or downloaded.',
    strength: 'Strength',
    percent: (part: number): string => `${Math.round(part * 100)}%`,
    place: 'Place',
    remove: 'Remove',
    removeSays: 'Remove the picture',
    notAPicture: 'This file cannot be shown as a picture. Choose a PNG, JPEG, WebP or GIF.',
    tooLarge: 'The picture is too large: up to 20 MB and 50 million pixels.',
    placeTitle: 'Place the picture',
    placeSays:
      'Pin the middles of three hexes on the picture, far apart and not in a line. It is turned and scaled to fit.',
    hex: (number: number): string => `Hex ${number}`,
    tap: (hex: string): string => `Tap the middle of ${hex} on the picture.`,
    typeHex: 'Type the number of a hex of this map first.',
    keys: 'Arrow keys move the cross, with Shift faster; Enter sets a pin. Plus and minus change the size.',
    all: 'Three hexes are pinned. Choose a hex to pin it again.',
    pinned: (hex: string): string => `${hex}, pinned`,
    open: (hex: string): string => `${hex}, not pinned`,
    noHex: 'The map has no hex of this number.',
    nearer: 'Larger',
    farther: 'Smaller',
    fits: (hexes: number): string =>
      hexes < 0.05 ? 'The three pins fit.' : `The three pins fit to ${hexes.toFixed(1)} of a hex.`,
    off: (hexes: number): string =>
      `The three pins are off by ${hexes.toFixed(1)} of a hex. Pin them again, or check the numbers of the hexes.`,
    problems: {
      'in-line': 'The three hexes or their pins lie in a line or too near each other. Choose others.',
      mirrored: 'The pins are the wrong way round. Check the numbers of the hexes.',
    },
    done: 'Place it',
  },
  check: 'Check',
  allWell: (seats: number): string => `The map can be played by up to ${seats} seats.`,
  must: (count: number): string => `${count} must`,
  should: (count: number): string => `${count} should`,
  wrong: (count: number): string => `${counted(count, 'thing', 'things')} to put right`,
  could: (count: number): string => `${counted(count, 'thing', 'things')} that could be better`,
  couldSays: 'The map can be played on all the same.',
  show: 'Show',
  generate: {
    title: 'Generate',
    says: 'Draws a new map over this one. Undo brings yours back.',
    draw: 'Draw it',
    again: 'New seed',
    seats: 'Seats',
    keep: 'Draw again, keep sites',
    keepSays: 'New land and rivers around the starts and sites of this map, with their names. Its size stays.',
  },
  sitesSay:
    'A map proposes sites, it does not fix them. Where dice place the sites, they go here; players who place their own see these suggested and may choose others. Sizes and yields are rolled in any case, and what else lies in the land is discovered during the war.',
  sitesOpen:
    'Everybody who sees the map sees what it proposes. Propose more than are needed, and dice choose among them.',
  asPlayer: {
    button: 'As a player sees it',
    start: (hex: string): string => `From the start at ${hex}`,
    whose: 'Whose eyes',
    says: 'A war at its beginning, as the rules show it to one player. Dice have placed what the map does not propose.',
    faulty: 'Put right what the check names first: no war can begin on this map.',
  },
  notAMap: 'This map cannot be drawn. It may be damaged.',
} as const;

/** What is wrong with a map, its hexes by their printed labels. */
export const mapFault = (size: MapSize, { code, facts }: Pick<Rejection<RefusalCode>, 'code' | 'facts'>): string =>
  plain(
    describeRejection(
      { code, facts },
      { ...wordsBefore(String), hex: (key) => ({ kind: 'hex', text: label(size, key), ref: key }) },
    ),
  );

/** What could be better about a map, its hexes by their printed labels. */
export function mapWarning(size: MapSize, warning: MapWarning): string {
  const hex = label(size, warning.hex);
  switch (warning.code) {
    case 'start-without-room':
      return `The start zone at ${hex} has no room for the Capital, ${counted(warning.urban, 'settlement', 'settlements')} and ${counted(warning.resources, 'Resource hex', 'Resource hexes')} that a campaign usually starts with. Add land there, or start the campaign with fewer sites.`;
    case 'starts-uneven':
      return `The starts are uneven: from ${hex} an army reaches ${warning.share}% as many hexes in two turns as from ${label(size, warning.best)}.`;
    case 'little-land':
      return `${counted(warning.open, 'hex', 'hexes')} of land outside the start zones ${warning.open === 1 ? 'is' : 'are'} little to fight for among ${warning.seats} seats. Make the map larger, or take a start away.`;
    case 'site-outside':
      return `No start zone reaches ${hex}: nobody can place the ${IN_SENTENCES[warning.site]} that is proposed there.`;
    case 'site-unfit':
      return `${mapFault(size, warning.why)} What is proposed at ${hex} is not used.`;
    case 'sites-uneven':
      return `For the start at ${hex} the map proposes ${counted(warning.found, 'site', 'sites')}, and ${warning.most} for the one at ${label(size, warning.best)}.`;
    case 'start-without-road':
      return `No road reaches the start at ${hex}. Others have one.`;
    case 'road-ends':
      return `A road ends at ${hex}, where there is no start and no named place.`;
    case 'name-twice':
      return `The name ${warning.name} is at ${label(size, warning.first)} as well as at ${hex}.`;
  }
}
