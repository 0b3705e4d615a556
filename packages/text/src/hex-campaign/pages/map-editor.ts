import type { RefusalCode } from '@sealed-orders/rules/hex-campaign';
import type { Rejection } from '@sealed-orders/rules/kernel';
import { label, type MapSize } from '@sealed-orders/rules/space';
import { counted, plain } from '../../sentence.ts';
import { describeRejection } from '../rejections.ts';
import { wordsBefore } from '../words.ts';

/** What a hand can do on the map of the editor, with the key that chooses it. */
export const MAP_TOOLS = ['look', 'terrain', 'river', 'road', 'airspace', 'start', 'name', 'erase'] as const;
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
  airspace: { name: 'Airspace', key: 'a', says: 'Drag over the hexes that belong to the Airspace.' },
  start: { name: 'Start', key: 's', says: 'Tap the middle of a start zone. Tap it again to take it away.' },
  name: { name: 'Name', key: 't', says: 'Type a name, then tap its hex. Without a name the tap takes one away.' },
  erase: { name: 'Erase', key: 'e', says: 'Tap a hex to take its rivers, roads, name and start away.' },
};

/** Words of the map editor. */
export const mapEditorText = {
  map: 'The map that you draw',
  tools: 'Tools',
  tool: TOOLS,
  toolKey: (name: string, key: string): string => `${name}, key ${key.toUpperCase()}`,
  terrain: 'Terrain',
  brush: 'Brush',
  brushes: { '1': '1 hex', '7': '7 hexes', fill: 'Fill' },
  airspaceNumber: 'Airspace number',
  nameToPlace: 'Name to place',
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
  check: 'Check',
  allWell: (seats: number): string => `The map can be played by up to ${seats} seats.`,
  wrong: (count: number): string => `${counted(count, 'thing', 'things')} to put right`,
  show: 'Show',
  sitesSay: 'Settlements and resources are not drawn: the players place them at the start of the war, or dice do.',
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
