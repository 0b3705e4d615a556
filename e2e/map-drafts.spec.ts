import { expect, type Page } from '@playwright/test';
import { mapEditorText } from '@sealed-orders/text/hex-campaign/map-editor';
import { mapsText } from '@sealed-orders/text/pages/maps';
import { keptMap } from './support/kept-map.ts';
import { choosePicture, editorShown } from './support/map-screens.ts';
import { newcomer } from './support/people.ts';
import { boxOf } from './support/still.ts';
import { test } from './support/test.ts';

/** The full label: “Not saved yet” contains “saved” too. */
const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const save = (page: Page) => page.getByRole('button', { name: mapEditorText.save, exact: true }).click();

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/maps/${id}`);
  await editorShown(page);
}

/** Paints the first hex by keys. */
async function paint(page: Page, terrain: '2' | '5'): Promise<void> {
  await page.getByRole('grid', { name: mapEditorText.map }).focus();
  for (const key of ['Home', terrain, 'Enter']) await page.keyboard.press(key);
  await says(page, mapEditorText.unsaved);
}

async function firstHex(page: Page, terrain: string): Promise<void> {
  await page.getByRole('grid', { name: mapEditorText.map }).focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('gridcell', { name: new RegExp(`^0101, ${terrain}`) })).toBeAttached();
}

test('two tabs do not overwrite each other: mine is kept as a copy, or the other is taken', async ({
  page,
  context,
}) => {
  await newcomer(context, 'zwei');
  const { id } = await keptMap(page.request, 'Two Tabs');
  const other = await context.newPage();
  await open(page, id);
  await open(other, id);
  await paint(page, '2');
  await paint(other, '5');
  await save(page);
  await says(page, mapEditorText.saved);
  await save(other);
  const dialog = other.getByRole('dialog', { name: mapsText.conflict.title });
  await dialog.getByRole('button', { name: mapsText.conflict.copy }).click();
  await expect(other.getByRole('heading', { name: mapsText.conflict.copyName('Two Tabs') })).toBeVisible();
  await firstHex(other, 'sea');
  await open(other, id);
  await firstHex(other, 'hills');

  await paint(other, '5');
  await paint(page, '5');
  await page.getByRole('button', { name: mapEditorText.undo }).click();
  await page.getByRole('button', { name: mapEditorText.undo }).click();
  await save(page);
  await says(page, mapEditorText.saved);
  await save(other);
  await dialog.getByRole('button', { name: mapsText.conflict.theirs }).click();
  await says(other, mapEditorText.saved);
  await firstHex(other, 'plains');
});

test('a drawing survives a reload, and leaving asks what to do with it', async ({ page, context }) => {
  await newcomer(context, 'drude');
  const { id } = await keptMap(page.request, 'Half Drawn');
  await open(page, id);
  await paint(page, '5');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await editorShown(page);
  await says(page, mapEditorText.draftBack);
  await firstHex(page, 'sea');
  const dialog = page.getByRole('dialog', { name: mapsText.leave.title });
  await page.getByRole('link', { name: mapsText.back }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: mapsText.back }).click();
  await dialog.getByRole('button', { name: mapsText.leave.leave }).click();
  await page.getByRole('link', { name: 'Half Drawn' }).click();
  await editorShown(page);
  await says(page, mapEditorText.saved);
  await firstHex(page, 'plains');
  await paint(page, '5');
  await page.getByRole('link', { name: mapsText.back }).click();
  await dialog.getByRole('button', { name: mapsText.leave.save }).click();
  await page.getByRole('link', { name: 'Half Drawn' }).click();
  await editorShown(page);
  await firstHex(page, 'sea');
});

test('a picture under the map is placed by three pins, hidden, kept in the browser and removed', async ({
  page,
  context,
}) => {
  await newcomer(context, 'pia');
  const { id } = await keptMap(page.request, 'Old Survey');
  await open(page, id);
  await choosePicture(page);
  const image = page.locator('.hexmap.land image');
  const first = await image.getAttribute('transform');
  await page.getByRole('slider', { name: mapEditorText.picture.strength }).press('Home');
  await expect(image).toHaveAttribute('opacity', '0');
  await page.getByRole('button', { name: mapEditorText.picture.place }).click();
  const dialog = page.getByRole('dialog', { name: mapEditorText.picture.placeTitle });
  const go = dialog.getByRole('button', { name: mapEditorText.picture.done });
  const sheet = dialog.getByRole('application');
  const hex = dialog.getByLabel(mapEditorText.picture.hex(1));
  await hex.fill('99');
  await expect(dialog.getByText(mapEditorText.picture.typeHex)).toBeVisible();
  await hex.fill('0101');
  const size = await boxOf(sheet.locator('svg'));
  await sheet.locator('svg').click({ position: { x: size.width * 0.2, y: size.height * 0.2 } });
  await expect(dialog.getByText(mapEditorText.picture.tap('1101'))).toBeVisible();
  await sheet.locator('svg').click({ position: { x: size.width * 0.8, y: size.height * 0.2 } });
  await expect(go).toBeDisabled();
  await sheet.focus();
  for (let steps = 0; steps < 24; steps++) await page.keyboard.press('Shift+ArrowLeft');
  for (let steps = 0; steps < 12; steps++) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await go.click();
  await expect(dialog).toBeHidden();
  const placed = await image.getAttribute('transform');
  expect(placed).not.toBe(first);
  await page.reload();
  await expect(image).toHaveAttribute('transform', placed ?? '');
  await page.getByRole('button', { name: mapEditorText.layer.picture, exact: true }).click();
  await expect(image).toHaveCount(0);
  await page.getByRole('button', { name: mapEditorText.picture.removeSays }).click();
  await page.reload();
  await editorShown(page);
  await expect(page.getByLabel(mapEditorText.picture.choose)).toBeAttached();
});
