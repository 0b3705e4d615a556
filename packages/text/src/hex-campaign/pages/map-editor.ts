import type { RefusalCode, SiteKind } from '@sealed-orders/rules/hex-campaign';
import type { MapWarning } from '@sealed-orders/rules/hex-campaign/cartography';
import type { Rejection } from '@sealed-orders/rules/kernel';
import { label, type MapSize } from '@sealed-orders/rules/space';
import { counted, plain } from '../../sentence.ts';
import { describeRejection } from '../rejections.ts';
import { wordsBefore } from '../words.ts';

/** The tools of the map editor, with their keys. */
export const MAP_TOOLS = ['look', 'terrain', 'river', 'road', 'site', 'airspace', 'start', 'name', 'erase'] as const;
export type MapTool = (typeof MAP_TOOLS)[number];

const TOOLS: Readonly<Record<MapTool, { readonly name: string; readonly key: string; readonly says: string }>> = {
  look: { name: 'Look around', key: 'v', says: 'Drag to move the map.' },
  terrain: { name: 'Terrain', key: 'b', says: 'Drag to paint. Use two fingers or the wheel to move the map.' },
  river: {
    name: 'River',
    key: 'r',
    says: 'Tap the edge between two hexes. With the keyboard, choose one hex and then its neighbour.',
  },
  road: {
    name: 'Road',
    key: 'd',
    says: 'Drag from hex to hex. With the keyboard, choose one hex and then its neighbour.',
  },
  site: {
    name: 'Site',
    key: 's',
    says: 'Tap a hex in a start zone to propose a site. Tap it again to remove the site.',
  },
  airspace: { name: 'Airspace', key: 'a', says: 'Drag over the hexes that belong to the Airspace.' },
  start: { name: 'Start zone', key: 'z', says: 'Tap the middle of a start zone. Tap it again to remove the zone.' },
  name: { name: 'Name', key: 't', says: 'Type a name, then tap its hex. Leave the name empty to remove one.' },
  erase: { name: 'Erase', key: 'e', says: 'Tap a hex to remove its rivers, roads, site, name and start zone.' },
};

/** The layers that the editor can show, each with a switch. */
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
  map: 'Your map',
  tools: 'Tools',
  tool: TOOLS,
  toolKey: (name: string, key: string): string => `${name}, key ${key.toUpperCase()}`,
  terrain: 'Terrain',
  pickUp: 'Pick up',
  pickUpSays: 'You can also right-click a hex to pick up its terrain.',
  picking: 'Tap a hex to paint with its terrain.',
  picksUp: (terrain: string): string => `picks up ${terrain}`,
  brush: 'Brush',
  brushes: { '1': '1 hex', '7': '7 hexes', fill: 'Fill' },
  airspaceNumber: 'Airspace number',
  nameToPlace: 'Name to place',
  siteToPlace: 'Site to propose',
  site: SITES,
  mirror: 'Mirror: half turn',
  mirrorSays: 'Whatever you draw also appears on the opposite side.',
  mirrorOdd: 'Only a map with an even number of rows can be mirrored.',
  undo: 'Undo',
  redo: 'Redo',
  steps: (count: number): string => counted(count, 'step', 'steps'),
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved',
  unsaved: 'Not saved yet',
  draftBack: 'Your unsaved drawing is back. Save it to keep it.',
  layers: 'Show',
  layer: LAYERS,
  pointSays: 'Point at a hex to see what a tap would do.',
  becomes: (terrain: string): string => `becomes ${terrain}`,
  proposes: (site: SiteKind): string => `becomes a proposed site for a ${IN_SENTENCES[site]}`,
  proposesNoMore: (site: SiteKind): string => `is no longer a proposed site for a ${IN_SENTENCES[site]}`,
  starts: 'becomes the middle of a start zone',
  startsNoMore: 'is no longer the middle of a start zone',
  isNamed: (name: string): string => `is named ${name}`,
  isNamedNoMore: (name: string): string => `loses the name ${name}`,
  joinsAirspace: (airspace: number): string => `joins Airspace ${airspace}`,
  isCleared: 'loses its rivers, roads, site, name and start zone',
  mirroredAt: (hex: string): string => `mirrored at ${hex}`,
  picture: {
    title: 'Background picture',
    choose: 'Choose a picture',
    says: 'A scan or screenshot to trace. It stays in this browser and is never saved with the map, shared or downloaded.',
    strength: 'Strength',
    percent: (part: number): string => `${Math.round(part * 100)}%`,
    place: 'Place',
    remove: 'Remove',
    removeSays: 'Remove the picture',
    notAPicture: 'This file can’t be shown as a picture. Choose a PNG, JPEG, WebP or GIF.',
    tooLarge: 'The picture is too large. The limit is 20 MB and 50 million pixels.',
    placeTitle: 'Place the picture',
    placeSays:
      'Pin the centres of three hexes on the picture, far apart and not in a line. The picture is then turned and scaled to fit.',
    hex: (number: number): string => `Hex ${number}`,
    tap: (hex: string): string => `Tap the centre of ${hex} on the picture.`,
    typeHex: 'First type the number of a hex on this map.',
    keys: 'Arrow keys move the cross, faster with Shift; Enter sets a pin. Plus and minus change the size.',
    all: 'All three hexes are pinned. Choose one to move its pin.',
    pinned: (hex: string): string => `${hex}, pinned`,
    open: (hex: string): string => `${hex}, not pinned`,
    noHex: 'The map has no hex with this number.',
    nearer: 'Larger',
    farther: 'Smaller',
    fits: (hexes: number): string =>
      hexes < 0.05 ? 'The three pins fit.' : `The three pins fit to within ${hexes.toFixed(1)} of a hex.`,
    off: (hexes: number): string =>
      `The three pins are off by ${hexes.toFixed(1)} ${hexes < 0.95 ? 'of a hex' : 'hexes'}. Pin them again, or check the hex numbers.`,
    problems: {
      'in-line': 'The three hexes or their pins are in a line or too close together. Choose others.',
      mirrored: 'The pins are the wrong way round. Check the hex numbers.',
    },
    done: 'Place picture',
  },
  check: 'Check',
  allWell: (seats: number): string => `This map has room for up to ${counted(seats, 'seat', 'seats')}.`,
  must: (count: number): string => `${count} to fix`,
  should: (count: number): string => `${count} to improve`,
  wrong: (count: number): string => `${counted(count, 'problem', 'problems')} to fix`,
  could: (count: number): string => `${counted(count, 'thing', 'things')} you could improve`,
  couldSays: 'You can play on the map as it is.',
  show: 'Show',
  generate: {
    title: 'Generate',
    says: 'Draws a new map over this one. Undo brings this one back.',
    draw: 'Generate map',
    again: 'New seed',
    seats: 'Seats',
    keep: 'Redraw land, keep sites',
    keepSays: 'New land and rivers around this map’s start zones, sites and names. The size stays the same.',
  },
  sitesSay:
    'A map only proposes sites. Sites placed by dice roll go here; players who place their own see these as suggestions and can choose others. Sizes and yields are always rolled, and everything else is discovered during the war.',
  sitesOpen:
    'Everyone who sees the map sees its proposed sites. If you propose more than are needed, dice choose among them.',
  asPlayer: {
    button: 'As a player sees it',
    start: (hex: string): string => `From the start zone at ${hex}`,
    whose: 'Player',
    says: 'How one player would see the start of a war. Dice have placed anything the map doesn’t propose.',
    faulty: 'No war can begin on this map yet. Fix the problems under Check first.',
  },
  notAMap: 'This map can’t be shown. It may be damaged.',
} as const;

/** A map's faults, with hexes by their printed labels. */
export const mapFault = (size: MapSize, { code, facts }: Pick<Rejection<RefusalCode>, 'code' | 'facts'>): string =>
  plain(
    describeRejection(
      { code, facts },
      { ...wordsBefore(String), hex: (key) => ({ kind: 'hex', text: label(size, key), ref: key }) },
    ),
  );

/** A map's warnings, with hexes by their printed labels. */
export function mapWarning(size: MapSize, warning: MapWarning): string {
  const hex = label(size, warning.hex);
  switch (warning.code) {
    case 'start-without-room':
      return `The start zone at ${hex} has no room for the Capital, ${counted(warning.urban, 'settlement', 'settlements')} and ${counted(warning.resources, 'Resource hex', 'Resource hexes')} that a campaign usually starts with. Add land there, or start the campaign with fewer sites.`;
    case 'starts-uneven':
      return `The start zones are uneven: in two turns, an army from ${hex} reaches only ${warning.share}% as many hexes as one from ${label(size, warning.best)}.`;
    case 'little-land':
      return `With only ${counted(warning.open, 'hex', 'hexes')} of land outside the start zones, ${warning.seats} seats have little to fight over. Make the map larger or remove a start zone.`;
    case 'site-outside':
      return `No start zone reaches ${hex}, so nobody can place the ${IN_SENTENCES[warning.site]} proposed there.`;
    case 'site-unfit':
      return `${mapFault(size, warning.why)} The proposed site at ${hex} won’t be used.`;
    case 'sites-uneven':
      return `The map proposes ${counted(warning.found, 'site', 'sites')} for the start zone at ${hex}, but ${warning.most} for the one at ${label(size, warning.best)}.`;
    case 'start-without-road':
      return `No road reaches the start zone at ${hex}. Other start zones have one.`;
    case 'road-ends':
      return `A road ends at ${hex}, where there is neither a start zone nor a named place.`;
    case 'name-twice':
      return `The name ${warning.name} appears twice, at ${label(size, warning.first)} and ${hex}.`;
  }
}
