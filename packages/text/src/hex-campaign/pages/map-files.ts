import type {
  GraphProblem,
  HexNote,
  MapNote,
  MapPart,
  MapProblem,
  TerrainLetter,
  TiledProblem,
} from '@sealed-orders/formats';
import type { ChartForm } from '@sealed-orders/rules/hex-campaign/cartography';
import { FILE_KINDS } from '../../rosters.ts';
import { counted, listed, plain } from '../../sentence.ts';

const PARTS: Readonly<Record<MapPart, string>> = {
  names: 'names',
  rivers: 'rivers',
  roads: 'roads',
  airspaces: 'Airspaces',
  starts: 'start zones',
  sites: 'sites',
};

const NOTES: Readonly<Record<HexNote, string>> = {
  'sea-filled': 'Some hexes are missing from the file. They have been filled in as sea.',
  'turned-left':
    'The hexes are arranged in columns, so the map has been rotated 90° anticlockwise to arrange them in rows.',
  'turned-right':
    'The hexes are arranged in columns, so the map has been rotated 90° clockwise to arrange them in rows.',
  'row-added':
    'A row of sea has been added at the top, because this site’s maps have their second row shifted to the right.',
};

/** Words about map files from other programs. */
export const chartFilesText = {
  forms: {
    hexjson: 'HexJSON',
    tiled: 'Tiled',
    csv: 'CSV',
  } satisfies Readonly<Record<ChartForm, string>>,
  says: ', HexJSON, CSV, or a hexagonal Tiled map (.tmx or .tmj)',
  note: (note: MapNote): string => Object.entries(NOTES).find(([one]) => one === note)?.[1] ?? '',
  lost: (parts: readonly MapPart[]): string =>
    `This format can’t hold ${plain(listed(parts.map((part) => PARTS[part])))}.`,
  unknown: 'The file doesn’t say what terrain these tiles stand for. Choose one for each.',
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
} as const;

const UNKNOWN_FORM = 'The file isn’t JSON from this site, HexJSON, a Tiled map or CSV. Nothing was imported.';

/** Why a map file was not read. */
export function describeMapProblem(problem: MapProblem | { readonly code: 'too-much-work' }): string {
  switch (problem.code) {
    case 'too-much-work':
      return 'The file takes too long to read. Nothing was imported. Export a smaller map.';
    case 'empty':
      return 'The file is empty. Nothing was imported.';
    case 'file-kind':
      return `${FILE_KINDS[problem.kind]} Save the map as CSV, HexJSON or Tiled. To trace a picture, start a new map and choose the picture as its background.`;
    case 'too-large':
      return 'The map in the file is too large. The limit is 16,384 hexes, and 512 in a row or column. Nothing was imported.';
    case 'json-broken':
      return 'The file looks like JSON but is broken. Nothing was imported.';
    case 'unknown-form':
      return UNKNOWN_FORM;
    case 'unknown-layout':
      return `The hexes are laid out as ${problem.layout}. HexJSON layouts are odd-r, even-r, odd-q and even-q.`;
    case 'unknown-terrain':
      return `There is no terrain called ${problem.terrain} (column ${problem.column}, row ${problem.row}). Use plains, hills, forest, jungle or sea.`;
    case 'row-length':
      return `Row ${problem.row} has ${counted(problem.found, 'hex', 'hexes')}, but the first row has ${problem.wanted}. Make all rows the same length.`;
    case 'terrain-of-line':
      return `There is no terrain called ${problem.terrain} (line ${problem.line}). Use plains, hills, forest, jungle or sea.`;
    case 'line-number':
      return `Line ${problem.line} has ${problem.found || 'nothing'} where a whole number for the column or row should be.`;
    case 'double-line':
      return `There are two lines for column ${problem.column}, row ${problem.row}. Remove one of them.`;
    case 'terrain-of-hex':
      return `There is no terrain called ${problem.terrain} (hex ${problem.hex}). Use plains, hills, forest, jungle or sea.`;
    case 'double-hex':
      return `There are two hexes at q ${problem.q}, r ${problem.r}. Remove one of them.`;
    case 'unknown-neighbour':
      return `Hex ${problem.hex} has a river or road towards ${problem.neighbour}, which doesn’t exist.`;
    default:
      return describeTiledProblem(problem);
  }
}

/** Problems with Tiled maps. A graph is never read as a hex map. */
function describeTiledProblem(problem: TiledProblem | GraphProblem): string {
  switch (problem.code) {
    case 'xml-broken':
      return `The XML is cut short or has an error at line ${problem.line}, column ${problem.column}. Nothing was imported.`;
    case 'xml-refused':
      return 'The XML declares a document type or is nested too deeply. Open the map in a current version of Tiled, save it again, and import that file.';
    case 'not-tiled':
      return problem.root === 'map'
        ? 'The Tiled map is incomplete or damaged. Open it in Tiled, save it again, and import that file.'
        : `The XML contains ${problem.root}, not a Tiled map (.tmx). Nothing was imported.`;
    case 'not-hexagonal':
      return `The Tiled map is ${problem.orientation}. Only hexagonal maps can be imported.`;
    case 'infinite':
      return 'The Tiled map is infinite. In Tiled, open Map, then Map Properties, turn Infinite off, and export it again.';
    case 'no-tiles':
      return 'The Tiled map has no visible tile layer. Nothing was imported.';
    case 'layer-damaged':
      return `The tiles of ${problem.layer ? `layer ${problem.layer}` : 'an unnamed layer'} can’t be read, or there isn’t exactly one for each hex. Nothing was imported.`;
    case 'compression':
      return `The layers are compressed with ${problem.compression}. In Tiled, open Map, then Map Properties, choose CSV as the layer format, and export it again.`;
    case 'too-many-tiles':
      return `The file has ${problem.found} kinds of tile with no terrain. In Tiled, give enough of them a class, such as forest, to leave at most ${problem.most}.`;
    case 'unknown-tiles':
      return chartFilesText.unknown;
    default:
      return UNKNOWN_FORM;
  }
}
