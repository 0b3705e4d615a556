import { expect, type Locator, type Page } from '@playwright/test';
import { sheetText, unitText } from '@sealed-orders/text/pages/campaign';
import type { Marcher } from './campaigns.ts';
import { mapOf } from './war-map.ts';

/** The order sheet's row of a piece. */
export const rowOf = (page: Page, { name }: Marcher): Locator =>
  page.getByRole('region', { name: sheetText.title }).getByRole('button', { name });

/** The path of the piece in hand, as its panel lists it: one item a hex. */
export const pathOf = (page: Page, { at }: Marcher): Locator =>
  page.getByRole('list', { name: unitText.from(at) }).getByRole('listitem');

export const completeButton = (page: Page): Locator => page.getByRole('button', { name: unitText.complete });

export const sealButton = (page: Page): Locator => page.getByRole('button', { name: /^Seal \d/ });

export const sealedButton = (page: Page): Locator => page.getByRole('button', { name: /^Sealed / });

/** The line under the seal when the server has the draft as it stands. */
export const draftSaved = (page: Page): Locator => page.getByRole('status').getByText(/^Draft saved/);

/** Two hexes farther on, each entered on its own, and the way there. */
export function march(marcher: Marcher): readonly [first: string, last: string] {
  const labels = new Map(marcher.reach.map((one) => [one.hex, one.at]));
  for (const { path } of marcher.reach) {
    const [first, last] = path.map((hex) => labels.get(hex));
    if (path.length === 2 && first !== undefined && last !== undefined) return [first, last];
  }
  throw new Error(`${marcher.name} has nowhere to go in two steps`);
}

/** Walks the map's cursor to a hex by arrow keys. The map must have the focus. */
export async function walkTo(page: Page, at: string): Promise<void> {
  const here = mapOf(page).getByRole('gridcell', { selected: true });
  const [label = ''] = (await here.innerText()).split(' ');
  const [columns, rows] = [
    Number(at.slice(0, 2)) - Number(label.slice(0, 2)),
    Number(at.slice(2)) - Number(label.slice(2)),
  ];
  for (let i = 0; i < Math.abs(columns); i++) await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(rows); i++) await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
  await expect(here).toContainText(at);
}

/** Tabs on until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
