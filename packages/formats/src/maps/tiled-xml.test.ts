import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { foundMap } from '../../fixtures/fixtures.ts';
import { readMap } from './read-map.ts';

const SET = `<tileset firstgid="1" name="Ground &amp; Water">
  <tile id="0" type="plains"/><tile id="1" class="forest"/>
  <tile id="2"><properties><property name="terrain" value="sea"/></properties></tile>
  <tile id="3"><image width="4" height="4" source="tiles/hills.png"/></tile>
</tileset>`;
const layer = (data: string, more = '') => `<layer id="1" name="Land" width="2" height="2"${more}>${data}</layer>`;
const CSV = '<data encoding="csv">\n1,2,\n3,4\n</data>';
const tmx = (layers: string, more = '', set = SET) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="hexagonal" width="2" height="2" hexsidelength="16" infinite="0"${more}>${set}${layers}</map>`;

const read = (text: string) => {
  const answer = readMap('hex-campaign', text);
  return answer.ok ? answer.value : answer.problem;
};
const bytes = Buffer.from(Uint32Array.from([1, 2, 3, 4]).buffer);

describe('a map of Tiled', () => {
  test('of 1.0 is read, where properties and tiles are objects', () => {
    expect(read(foundMap('map-tiled-json-of-1.0-properties-are-an-object.json'))).toMatchObject({
      map: { rows: ['pf', 'fp'] },
      notes: [],
    });
  });

  test.each([
    ['as CSV', CSV],
    ['tile by tile', '<data><tile gid="1"/><tile gid="2"/><tile gid="3"/><tile gid="4"/></data>'],
    ['in base64', `<data encoding="base64">\n ${bytes.toString('base64')}\n</data>`],
    ['by zlib', `<data encoding="base64" compression="zlib">${deflateSync(bytes).toString('base64')}</data>`],
  ])('as XML is read with its layer %s', (_how, data) => {
    expect(read(tmx(layer(data), ' staggeraxis="y" staggerindex="odd"'))).toMatchObject({
      map: { size: { columns: 2, rows: 2 }, rows: ['pf', 'sh'] },
      notes: [],
    });
  });

  test('as XML is read from above, through groups and past hidden layers', () => {
    const over = layer('<data encoding="csv">4,0,0,0</data>');
    const hidden = layer('<data encoding="csv">3,3,3,3</data>', ' visible="0"');
    const layers = `<group name="g">${layer(CSV)}</group>${over}${hidden}<objectgroup/><imagelayer/>`;
    expect(read(tmx(layers))).toMatchObject({ map: { rows: ['hf', 'sh'] } });
    expect(read(tmx(`${over.replaceAll('0', '1')}<group name="g">${layer(CSV)}</group>`))).toMatchObject({
      map: { rows: ['pf', 'sh'] },
    });
  });

  test('as XML of ours has its names, starts and rivers', () => {
    const mark = '<properties><property name="sealed-orders-map" type="int" value="1"/></properties>';
    const objects = `<objectgroup><object id="1" name="Old &lt;Dray&gt;" type="name" x="14" y="16"><point/></object>
      <object id="2" type="start" x="42" y="16"><point/></object>
      <object id="3" type="river" x="14" y="16"><polyline points="0,0 28,0"/></object></objectgroup>`;
    expect(read(tmx(`${mark}${layer(CSV)}${objects}`))).toMatchObject({
      map: { names: { '0,0': 'Old <Dray>' }, starts: ['1,0'], rivers: ['0,0|1,0'] },
    });
  });

  test('as XML asks about tiles of a set in a separate file', () => {
    const set = '<tileset firstgid="1" source="world.tsx"/>';
    expect(read(tmx(layer(CSV), '', set))).toMatchObject({
      code: 'unknown-tiles',
      tiles: [{ name: 'world, 0' }, {}, {}, {}],
    });
  });

  const bomb = '<!DOCTYPE map [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
  test.each<[string, string, object]>([
    ['cut short', tmx(layer(CSV)).slice(0, -20), { code: 'xml-broken' }],
    ['with a document type', `${bomb}<map/>`, { code: 'xml-refused' }],
    ['of groups in groups', tmx(`${'<group>'.repeat(100)}${'</group>'.repeat(100)}`), { code: 'xml-refused' }],
    ['of another program', '<svg/>', { code: 'not-tiled', root: 'svg' }],
    ['of squares', tmx(layer(CSV)).replace('hexagonal', 'orthogonal'), { code: 'not-hexagonal' }],
    ['without end', tmx(layer(CSV)).replace('infinite="0"', 'infinite="1"'), { code: 'infinite' }],
    ['of words', tmx(layer('<data encoding="csv">a,b,c,d</data>')), { code: 'layer-damaged', layer: 'Land' }],
    ['without data', tmx(layer('')), { code: 'layer-damaged' }],
    ['with an attribute named __proto__', '<map __proto__="x"/>', { code: 'xml-broken' }],
    ['of half a hex', tmx(layer(CSV)).replace('width="2"', 'width="2.5"'), { code: 'not-tiled', root: 'map' }],
  ])('as XML %s is refused', (_what, text, problem) => {
    expect(read(text)).toMatchObject(problem);
  });
});
