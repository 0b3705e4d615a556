import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { mapEditorText } from '@sealed-orders/text/hex-campaign/map-editor';
import { chartFilesText, describeMapProblem } from '@sealed-orders/text/hex-campaign/map-files';
import { mapsText } from '@sealed-orders/text/pages/maps';
import { keptMap } from './support/kept-map.ts';
import { editorShown } from './support/map-screens.ts';
import { newcomer } from './support/people.ts';
import { test } from './support/test.ts';

const choose = (page: Page, name: string, text: string) =>
  page.getByLabel(mapsText.import).setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/** A Tiled map of plains with a wood, in columns, whose tile names are meaningless. */
function tiledMap(change: object = {}): string {
  const [width, height] = [20, 12];
  const data = Array.from({ length: width * height }, (_, i) => (i % 7 === 3 ? 2 : 1));
  const tiles = ['one', 'two'].map((name, id) => ({ id, class: name }));
  return JSON.stringify({
    type: 'map',
    orientation: 'hexagonal',
    staggeraxis: 'x',
    staggerindex: 'even',
    width,
    height,
    infinite: false,
    layers: [{ type: 'tilelayer', name: 'Land', visible: true, data }],
    tilesets: [{ firstgid: 1, name: 'Ground', tiles }],
    ...change,
  });
}

test('a Tiled map is imported: its tiles get their terrain, and the page says how it is rotated', async ({ page }) => {
  await newcomer(page.context(), 'tilda');
  await page.goto('/maps');
  await choose(page, 'vale.tmj', tiledMap());
  const dialog = page.getByRole('dialog', { name: mapsText.imported.title('vale.tmj') });
  await expect(dialog.getByText(chartFilesText.unknown)).toBeVisible();
  await dialog.getByRole('button', { name: mapsText.imported.go }).click();
  await expect(dialog.getByText(chartFilesText.chooseAll)).toBeVisible();
  await dialog.getByLabel('Ground, one').selectOption({ label: chartFilesText.terrains.p });
  await dialog.getByLabel('Ground, two').selectOption({ label: chartFilesText.terrains.f });
  await dialog.getByRole('button', { name: mapsText.imported.go }).click();
  await expect(dialog.getByText(chartFilesText.note('turned-right'))).toBeVisible();
  await dialog.getByRole('button', { name: mapsText.imported.go }).click();
  await editorShown(page);
  await expect(page.getByRole('heading', { name: 'vale' })).toBeVisible();
  await expect(page.getByRole('region', { name: mapEditorText.check })).toContainText(mapEditorText.allWell(5));
});

/** A small map of this site with two starts. */
const ownMap = (change: object): string =>
  JSON.stringify({
    format: 'sealed-orders-map',
    version: 1,
    name: 'Small',
    map: {
      size: { columns: 4, rows: 4 },
      rows: ['pppp', 'pppp', 'pppp', 'pppp'],
      rivers: [],
      airspaces: ['1111', '1111', '1111', '1111'],
      names: {},
      starts: ['0,0', '1,3'],
      ...change,
    },
  });

/** The sea separates the two starts. */
const TWO_ISLANDS = {
  size: { columns: 12, rows: 7 },
  rows: Array.from({ length: 7 }, () => 'pppppssppppp'),
  airspaces: Array.from({ length: 7 }, () => '1'.repeat(12)),
  starts: ['1,3', '8,3'],
};

/** HexJSON with one row of this length. */
const hexJson = (columns: number): string =>
  JSON.stringify({
    layout: 'odd-r',
    hexes: Object.fromEntries(Array.from({ length: columns }, (_, q) => [q, { q, r: 0 }])),
  });

test('each bad file gets one sentence and creates no map', async ({ page }) => {
  await newcomer(page.context(), 'malo');
  await page.goto('/maps');
  await expect(page.getByText(mapsText.empty.title)).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: /\S/ });
  const sea = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => 'sea').join(',')).join('\n');
  const said: readonly (readonly [string, string, string | RegExp])[] = [
    ['empty.csv', ' ', describeMapProblem({ code: 'empty' })],
    ['broken.json', '{"layout":', describeMapProblem({ code: 'json-broken' })],
    ['page.tmx', '<?xml version="1.0"?><html/>', describeMapProblem({ code: 'not-tiled', root: 'html' })],
    ['endless.tmj', tiledMap({ infinite: true }), describeMapProblem({ code: 'infinite' })],
    ['huge.tmj', tiledMap({ width: 10_000, height: 10_000 }), describeMapProblem({ code: 'too-large' })],
    ['script.csv', 'p,<script>alert(1)</script>', /There is no terrain called <script>/],
    ['sea.csv', sea, /land/],
    ['huge.json', ownMap({ size: { columns: 10_000, rows: 10_000 } }), /^The map is too large/],
    ['tight.json', ownMap({ rows: ['pspp', 'pspp', 'pspp', 'pspp'] }), /^There is no room for a Capital around 0101/],
    ['islands.json', ownMap(TWO_ISLANDS), /^No army can march from the start zone at 1004 to the one at 0304/],
    ['label.json', ownMap({ names: { '0,0': '<script>alert(1)</script>' } }), /^The name at 0101 can’t be shown/],
    ['hidden.json', ownMap({ names: { '1,0': 'Ford\u202e' } }), /^The name at 0201 can’t be shown/],
    ['far.json', ownMap({ names: { '90,0': 'Nowhere' } }), '9101 is off the map.'],
    [
      'long.hexjson',
      hexJson(20_000),
      'The file is too large. The limit is 400 KB, or less for a file full of quotation marks. Nothing was imported.',
    ],
    ['picture.json', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', mapsText.notText],
  ];
  for (const [name, text, sentence] of said) {
    await choose(page, name, text);
    await expect(alert).toHaveCount(1);
    await expect(alert).toContainText(sentence);
  }
  await page.reload();
  await expect(page.getByText(mapsText.empty.title)).toBeVisible();
});

test('a map is downloaded in four forms, and the page says what is lost', async ({ page }) => {
  await newcomer(page.context(), 'dora');
  const { id } = await keptMap(page.request, 'Crow Vale');
  await page.goto(`/maps/${id}`);
  await editorShown(page);
  await page.getByRole('button', { name: mapsText.download }).click();
  const dialog = page.getByRole('dialog', { name: mapsText.downloadTitle('Crow Vale') });
  const texts: string[] = [];
  for (const form of ['json', 'hexjson', 'tiled', 'csv'] as const) {
    const download = page.waitForEvent('download');
    await dialog
      .getByRole('button', { name: form === 'json' ? mapsText.ownForm : chartFilesText.forms[form], exact: true })
      .click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(
      form === 'json' ? 'crow-vale.map.json' : `crow-vale.${form === 'tiled' ? 'tmj' : form}`,
    );
    texts.push(await readFile(await file.path(), 'utf8'));
    const lost = form === 'csv' ? chartFilesText.lost(['names', 'rivers', 'airspaces']) : mapsText.complete;
    await expect(dialog.getByText(lost)).toBeVisible();
  }
  await dialog.getByRole('button', { name: mapsText.done }).click();
  await page.goto('/maps');
  await choose(page, 'again.hexjson', texts[1] ?? '');
  await editorShown(page);
  await expect(page.getByRole('heading', { name: 'again' })).toBeVisible();
  await expect(page.getByRole('region', { name: mapEditorText.check })).toContainText(mapEditorText.allWell(4));
});
