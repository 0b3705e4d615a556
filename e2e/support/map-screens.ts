import { expect, type Page } from '@playwright/test';
import { mapEditorText } from '@sealed-orders/text/hex-campaign/map-editor';
import { chartFilesText } from '@sealed-orders/text/hex-campaign/map-files';
import { mapsText } from '@sealed-orders/text/pages/maps';
import { type KeptMap, MAP_NAME } from './kept-map.ts';
import { type Screen, titled } from './screen.ts';

/** The editor of a map, with its drawing. */
export const editorShown = async (page: Page): Promise<void> => {
  await expect(page.getByRole('grid', { name: mapEditorText.map })).toBeVisible();
  await expect(page.locator('.hexmap-surface.laid')).toBeVisible();
};

/** A picture to draw over: a screenshot of the open page. */
export async function choosePicture(page: Page): Promise<void> {
  const buffer = await page.screenshot();
  await page
    .getByLabel(mapEditorText.picture.choose)
    .setInputFiles({ name: 'old-survey.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('old-survey.png')).toBeVisible();
}

const path = ({ map }: { readonly map: KeptMap }): string => `/maps/${map.id}`;

/** The pages of maps. */
export const MAPS: readonly Screen[] = [
  { name: 'maps', path: () => '/maps', as: 'owner', show: titled(mapsText.begin) },
  { name: 'maps-empty', path: () => '/maps', as: 'newcomer', show: titled(mapsText.empty.title) },
  { name: 'map-editor', path, as: 'owner', show: editorShown },
  {
    name: 'map-picture',
    path,
    as: 'owner',
    show: async (page) => {
      await editorShown(page);
      await choosePicture(page);
      await page.getByRole('button', { name: mapEditorText.picture.place }).click();
      await expect(page.getByRole('application', { name: mapEditorText.picture.keys })).toBeVisible();
    },
  },
  {
    name: 'map-download',
    path,
    as: 'owner',
    show: async (page) => {
      await editorShown(page);
      await page.getByRole('button', { name: mapsText.download }).click();
      await page.getByRole('button', { name: chartFilesText.forms.csv }).click();
      await expect(page.getByText(chartFilesText.lost(['names', 'rivers', 'airspaces']))).toBeVisible();
    },
  },
  {
    name: 'map-shared',
    path: ({ map }) => `/maps/shared/${map.key}`,
    as: null,
    show: (page) => expect(page.getByRole('img', { name: MAP_NAME })).toBeVisible(),
  },
];
