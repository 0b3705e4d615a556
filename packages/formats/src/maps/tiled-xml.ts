import type { Result } from '@sealed-orders/rules/kernel';
import { type Element, readElements } from '../reading/elements.ts';
import { type MapProblem, refused } from './map-file.ts';

/** A `.tmx` of Tiled as the same map has it in Tiled's JSON. Nothing that it refers to is opened. */
export function tiledFromXml(text: string): Result<unknown, MapProblem> {
  const read = readElements(text);
  if (!read.ok) {
    const { problem } = read;
    return refused(problem.code === 'xml-broken' ? problem : { code: 'xml-refused' });
  }
  const map = read.value;
  if (map.tag !== 'map') return refused({ code: 'not-tiled', root: map.tag.slice(0, 40) });
  const { orientation, staggeraxis, staggerindex, infinite } = map.attributes;
  return {
    ok: true,
    value: {
      orientation,
      staggeraxis,
      staggerindex,
      infinite: infinite === '1',
      ...numbers(map, ['width', 'height']),
      properties: propertiesOf(map),
      layers: layersOf(map),
      tilesets: all(map, 'tileset').map(tilesetOf),
    },
  };
}

const all = ({ children }: Element, tag: string): readonly Element[] => children.filter((child) => child.tag === tag);

/** These attributes as numbers; missing ones are left out. */
function numbers({ attributes }: Element, names: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const given = attributes[name];
      return given === undefined ? [] : [[name, Number(given)]];
    }),
  );
}

function propertiesOf(element: Element): readonly object[] {
  return all(element, 'properties').flatMap((list) =>
    all(list, 'property').map(({ attributes: { name, type, value }, text }) => {
      const given = value ?? text;
      return { name, value: type === 'int' || type === 'float' ? Number(given) : given };
    }),
  );
}

function tilesetOf(set: Element): object {
  const { name, source } = set.attributes;
  const tiles = all(set, 'tile').map((tile) => ({
    ...numbers(tile, ['id']),
    type: tile.attributes.type,
    class: tile.attributes.class,
    image: all(tile, 'image')[0]?.attributes.source,
    properties: propertiesOf(tile),
  }));
  return { ...numbers(set, ['firstgid']), name, source, tiles };
}

/** Layers of all kinds, in their stacking order. */
function layersOf(parent: Element): readonly object[] {
  return parent.children.flatMap((layer) => {
    const { name, visible } = layer.attributes;
    const common = { name, visible: visible !== '0' };
    switch (layer.tag) {
      case 'layer':
        return [{ ...common, type: 'tilelayer', ...tilesOf(layer) }];
      case 'group':
        return [{ ...common, type: 'group', layers: layersOf(layer) }];
      case 'objectgroup':
        return [{ ...common, type: 'objectgroup', objects: all(layer, 'object').map(objectOf) }];
      default:
        return [];
    }
  });
}

/** No data at all if one of the numbers is invalid: then the layer is damaged. */
function tilesOf(layer: Element): object {
  const [data] = all(layer, 'data');
  if (data === undefined) return {};
  const { encoding, compression } = data.attributes;
  if (encoding === 'base64') return { encoding, compression, data: data.text };
  const given =
    encoding === 'csv' ? data.text.split(',') : all(data, 'tile').map(({ attributes }) => attributes.gid ?? '0');
  const tiles = given.map((tile) => (/^\s*\d{1,10}\s*$/.test(tile) ? Number(tile) : -1));
  return tiles.some((tile) => tile < 0 || tile > 0xffffffff) ? {} : { data: tiles };
}

function objectOf(object: Element): object {
  const { name, type, class: kind } = object.attributes;
  const [line] = all(object, 'polyline');
  const points = line?.attributes.points?.trim().split(/\s+/);
  const polyline = points?.map((point) => {
    const [x, y] = point.split(',').map(Number);
    return { x, y };
  });
  return { ...numbers(object, ['x', 'y', 'width', 'height', 'gid']), name, type, class: kind, polyline };
}
