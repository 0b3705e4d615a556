import { TERRAIN_LETTERS, type WrittenMap } from './map-file.ts';
import {
  BEFORE_AIRSPACES,
  GROUND_TILE,
  MOST_AIRSPACES,
  middleOf,
  OBJECTS,
  OUR_MAP,
  type Point,
  TILE,
  TILE_PICTURE,
} from './tiled-book.ts';
import { type Drawn, wordOf } from './write-chart.ts';

/** A map for the Tiled editor: tiles for terrain and Airspaces, objects for everything else. Nothing is lost. */
export function tiledOf(map: Drawn): WrittenMap {
  const { columns, rows } = map.size;
  const objects = objectsOf(map);
  const layers = [
    tileLayer(1, 'Ground', map, groundOf(map)),
    ...(map.airspaces.length > 0 ? [tileLayer(2, 'Airspaces', map, airspacesOf(map))] : []),
    {
      type: 'objectgroup',
      id: 3,
      name: 'Objects',
      visible: true,
      opacity: 1,
      x: 0,
      y: 0,
      draworder: 'topdown',
      objects,
    },
  ];
  const file = {
    type: 'map',
    version: '1.10',
    orientation: 'hexagonal',
    renderorder: 'right-down',
    infinite: false,
    width: columns,
    height: rows,
    tilewidth: TILE.width,
    tileheight: TILE.height,
    hexsidelength: TILE.side,
    staggeraxis: 'y',
    staggerindex: 'odd',
    nextlayerid: 4,
    nextobjectid: objects.length + 1,
    properties: [OUR_MAP],
    tilesets: [TILESET],
    layers,
  };
  return { text: `${JSON.stringify(file)}\n`, lost: [] };
}

const TILESET = {
  firstgid: 1,
  name: 'Sealed Orders',
  image: TILE_PICTURE.image,
  imagewidth: TILE_PICTURE.columns * TILE.width,
  imageheight: (TILE_PICTURE.tiles / TILE_PICTURE.columns) * TILE.height,
  columns: TILE_PICTURE.columns,
  tilecount: TILE_PICTURE.tiles,
  tilewidth: TILE.width,
  tileheight: TILE.height,
  margin: 0,
  spacing: 0,
  tiles: [
    ...TERRAIN_LETTERS.map((letter) => ({ id: GROUND_TILE[letter] - 1, type: wordOf(letter) })),
    ...Array.from({ length: MOST_AIRSPACES }, (_, i) => ({ id: BEFORE_AIRSPACES + i, type: 'airspace' })),
  ],
};

const tileLayer = (id: number, name: string, { size }: Drawn, data: readonly number[]) => ({
  type: 'tilelayer',
  id,
  name,
  visible: true,
  opacity: 1,
  x: 0,
  y: 0,
  width: size.columns,
  height: size.rows,
  data,
});

const groundOf = ({ rows }: Drawn): readonly number[] =>
  rows.flatMap((row) => [...row].map((sign) => GROUND_TILE[TERRAIN_LETTERS.find((letter) => letter === sign) ?? 's']));

const airspacesOf = ({ airspaces }: Drawn): readonly number[] =>
  airspaces.flatMap((row) => [...row].map((sign) => BEFORE_AIRSPACES + Number.parseInt(sign, 36)));

const keyMiddle = (key: string): Point => {
  const [q = 0, r = 0] = key.split(',').map(Number);
  return middleOf(q + Math.floor(r / 2), r);
};

const point = (type: string, key: string, name = '') => ({ name, type, ...keyMiddle(key), point: true });

/** From the middle of a hex to that of its neighbour. */
function line(type: string, edge: string) {
  const [a = '', b = ''] = edge.split('|');
  const [from, to] = [keyMiddle(a), keyMiddle(b)];
  const polyline = [
    { x: 0, y: 0 },
    { x: to.x - from.x, y: to.y - from.y },
  ];
  return { name: '', type, ...from, polyline };
}

function objectsOf({ rivers, roads, names, starts, sites }: Drawn) {
  const all = [
    ...rivers.map((edge) => line(OBJECTS.river, edge)),
    ...roads.map((edge) => line(OBJECTS.road, edge)),
    ...Object.entries(names).map(([key, name]) => point(OBJECTS.name, key, name)),
    ...starts.map((key) => point(OBJECTS.start, key)),
    ...Object.entries(sites).map(([key, site]) => point(site, key)),
  ];
  const common = { width: 0, height: 0, rotation: 0, visible: true };
  return all.map((object, i) => ({ id: i + 1, ...object, ...common }));
}
