import type { MapProblem } from '@sealed-orders/formats';
import { counted } from '../sentence.ts';

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
  importSays: 'JSON of this site, HexJSON or CSV, up to 400 KB.',
  download: 'Download',
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
      return 'The file is neither JSON of this site nor HexJSON nor CSV. Nothing was imported.';
    case 'unknown-layout':
      return `The hexes are laid out as ${problem.layout}. Only odd-r can be imported: rows, of which every other one is shifted to the right.`;
    case 'unknown-terrain':
      return `There is no terrain called ${problem.terrain} (column ${problem.column}, row ${problem.row}). Use plains, hills, forest, jungle or sea.`;
    case 'row-length':
      return `Row ${problem.row} has ${counted(problem.found, 'hex', 'hexes')}, and the first row ${problem.wanted}. Make all rows equally long.`;
    case 'missing-hex':
      return `The hex in column ${problem.column}, row ${problem.row} is missing. Maps are rectangles without holes.`;
  }
}
