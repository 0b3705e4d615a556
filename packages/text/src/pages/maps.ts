import type { MapForm, MapNote, MapPart, MapProblem, TerrainLetter } from '@sealed-orders/formats';
import { counted, listed, plain } from '../sentence.ts';

/** What a form of file cannot hold. */
const PARTS: Readonly<Record<MapPart, string>> = {
  names: 'names',
  rivers: 'rivers',
  roads: 'roads',
  airspaces: 'Airspaces',
  starts: 'start zones',
};

/** Words of the pages of maps. */
export const mapsText = {
  title: 'Maps',
  says: 'Draw a map, have one made from a seed, or bring one along. You can share it by link and create campaigns with it.',
  mine: 'Your maps',
  empty: { title: 'No map yet', says: 'Begin with an empty map, a map of the library, or one from a seed.' },
  facts: (columns: number, rows: number, seats: number): string =>
    `${columns} by ${rows} hexes, ${seats === 0 ? 'no starts yet' : `for up to ${counted(seats, 'seat', 'seats')}`}`,
  faults: (count: number): string => `${counted(count, 'thing', 'things')} to put right`,
  savedAt: (when: string): string => `saved ${when}`,
  begin: 'A new map',
  name: 'Name',
  namePlaceholder: 'My map',
  noName: 'Give the map a name.',
  from: 'Begin with',
  sources: { empty: 'An empty map', made: 'The map below' },
  seats: 'Seats',
  make: 'Keep this map',
  busy: 'One moment',
  import: 'Import a file',
  importSays: 'JSON of this site, HexJSON, CSV, or a hexagonal map of Tiled as JSON (.tmj), up to 400 KB.',
  imported: {
    title: (file: string): string => `Import ${file}`,
    notes: {
      'turned-left':
        'Its hexes stand in columns. The map is turned to the left by a quarter, so that they stand in rows.',
      'turned-right':
        'Its hexes stand in columns. The map is turned to the right by a quarter, so that they stand in rows.',
      'row-added': 'A row of sea is added at the top: here every second row is shifted to the right, not the first.',
    } satisfies Readonly<Record<MapNote, string>>,
    unknown: 'The file does not say what ground these tiles are. Choose a terrain for each.',
    tile: (name: string): string => name || 'No tile',
    hexes: (count: number): string => counted(count, 'hex', 'hexes'),
    choose: 'Choose',
    chooseAll: 'Choose a terrain for every tile.',
    terrains: {
      p: 'Plains',
      h: 'Hills',
      f: 'Forest',
      j: 'Jungle',
      s: 'Sea',
    } satisfies Readonly<Record<TerrainLetter, string>>,
    go: 'Import the map',
    cancel: 'Do not import',
  },
  download: 'Download',
  downloadAs: { json: 'JSON of this site', hexjson: 'HexJSON', csv: 'CSV' } satisfies Readonly<
    Record<MapForm | 'json', string>
  >,
  downloadTitle: (name: string): string => `Download ${name}`,
  downloadSays: 'You get the map as it was saved last.',
  done: 'Done',
  lost: (parts: readonly MapPart[]): string =>
    `The file cannot hold ${plain(listed(parts.map((part) => PARTS[part])))}.`,
  complete: 'The file holds everything that is on the map.',
  conflict: {
    title: 'Saved elsewhere in the meantime',
    says: 'This map was saved from another tab or device after you opened it. What you have drawn here is not saved yet.',
    copy: 'Keep mine as a copy',
    theirs: 'Take the other one',
    copyName: (name: string): string => `${name.slice(0, 73)}, copy`,
  },
  leave: {
    title: 'Leave without saving?',
    says: 'What you have drawn since you last saved would be lost.',
    save: 'Save and leave',
    leave: 'Leave without saving',
  },
  rename: 'Rename',
  renameOf: (name: string): string => `Rename ${name}`,
  saveName: 'Rename the map',
  share: 'Share by link',
  shareOf: (name: string): string => `Share ${name} by link`,
  unshare: 'Stop sharing',
  unshareOf: (name: string): string => `Stop sharing ${name}`,
  link: 'Anyone with this link can look at the map and copy it.',
  linkOf: (name: string): string => `Link to ${name}`,
  remove: 'Remove',
  removeOf: (name: string): string => `Remove ${name}`,
  removeTitle: (name: string): string => `Remove ${name}?`,
  removeSays: 'The map is gone for good. Campaigns that were created with it keep it.',
  removeConfirm: 'Remove the map',
  sharedBy: (name: string): string => `Shared by ${name}`,
  copy: 'Copy it to your maps',
  signInToCopy: 'Sign in to copy it',
  use: 'Create a campaign with this map',
  back: 'All maps',
  tooLarge: 'The file is larger than 400 KB. Nothing was imported.',
  refusals: {
    'too-many-maps': 'You keep as many maps as an account may. Remove one first.',
    'map-too-long': 'The map is longer than 256 KB. Nothing was saved.',
    'map-changed': 'The map was saved elsewhere after you opened it. Yours is not saved yet.',
  },
  refused: 'This was not accepted, and nothing was changed.',
  gone: 'There is no map here. It may have been removed, or its owner has stopped sharing it.',
} as const;

/** Why a map file was not read. */
export function describeMapProblem(problem: MapProblem): string {
  switch (problem.code) {
    case 'empty':
      return 'The file is empty. Nothing was imported.';
    case 'too-large':
      return 'The map in the file is too large: up to 16,384 hexes, and 512 in a row or column. Nothing was imported.';
    case 'json-broken':
      return 'The file looks like JSON, but is broken. Nothing was imported.';
    case 'unknown-form':
      return 'The file is neither JSON of this site nor HexJSON, a Tiled map or CSV. Nothing was imported.';
    case 'unknown-layout':
      return `The hexes are laid out as ${problem.layout}. The layouts of HexJSON are odd-r, even-r, odd-q and even-q.`;
    case 'unknown-terrain':
      return `There is no terrain called ${problem.terrain} (column ${problem.column}, row ${problem.row}). Use plains, hills, forest, jungle or sea.`;
    case 'row-length':
      return `Row ${problem.row} has ${counted(problem.found, 'hex', 'hexes')}, and the first row ${problem.wanted}. Make all rows equally long.`;
    case 'missing-hex':
      return `The hex in column ${problem.column}, row ${problem.row} is missing. Maps are rectangles without holes.`;
    case 'double-hex':
      return `There are two hexes in column ${problem.column}, row ${problem.row}. Leave one of them out.`;
    case 'unknown-neighbour':
      return `The hex ${problem.hex} has a river or road towards ${problem.neighbour}, and there is no such hex.`;
    case 'xml':
      return 'The file is XML. In Tiled, choose Export As and the type JSON (.tmj), and import that file.';
    case 'not-hexagonal':
      return `The map of Tiled is ${problem.orientation}. Only hexagonal maps can be imported.`;
    case 'infinite':
      return 'The map of Tiled is infinite. In Tiled, open Map, then Map Properties, turn Infinite off, and export it again.';
    case 'no-tiles':
      return 'The map of Tiled has no visible layer of tiles. Nothing was imported.';
    case 'layer-damaged':
      return `The tiles of the layer ${problem.layer || 'without a name'} cannot be read, or are not one a hex. Nothing was imported.`;
    case 'compression':
      return `The layers are packed with ${problem.compression}. In Tiled, open Map, then Map Properties, choose CSV as the layer format, and export it again.`;
    case 'too-many-tiles':
      return `The file does not say what ground ${problem.found} kinds of tiles are. Give them a class such as forest in Tiled until at most ${problem.most} are left.`;
    case 'unknown-tiles':
      return mapsText.imported.unknown;
  }
}
