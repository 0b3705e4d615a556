import type { MapNote, MapPart, MapProblem, TerrainLetter } from '@sealed-orders/formats';
import type { ChartForm } from '@sealed-orders/rules/hex-campaign/cartography';
import { counted, listed, plain } from '../../sentence.ts';

const PARTS: Readonly<Record<MapPart, string>> = {
  names: 'names',
  rivers: 'rivers',
  roads: 'roads',
  airspaces: 'Airspaces',
  starts: 'start zones',
  sites: 'sites',
};

/** Words about map files of other programs. */
export const chartFilesText = {
  forms: {
    hexjson: 'HexJSON',
    tiled: 'Tiled',
    csv: 'CSV',
  } satisfies Readonly<Record<ChartForm, string>>,
  says: ', HexJSON, CSV, or a hexagonal map of Tiled as JSON (.tmj)',
  notes: {
    'turned-left':
      'Its hexes stand in columns. The map is turned to the left by a quarter, so that they stand in rows.',
    'turned-right':
      'Its hexes stand in columns. The map is turned to the right by a quarter, so that they stand in rows.',
    'row-added': 'A row of sea is added at the top: here every second row is shifted to the right, not the first.',
  } satisfies Readonly<Record<MapNote, string>>,
  lost: (parts: readonly MapPart[]): string =>
    `The file cannot hold ${plain(listed(parts.map((part) => PARTS[part])))}.`,
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
      return chartFilesText.unknown;
  }
}
