import { expect, type Locator, type Page } from '@playwright/test';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import type { Marcher } from './campaigns.ts';
import { isClear, mapOf, mapStands } from './war-map.ts';

/** The order sheet's row of a piece. */
export const rowOf = (page: Page, { name }: Marcher): Locator =>
  page.getByRole('region', { name: sheetText.title }).getByRole('button', { name });

/** The selected piece's path, as its panel lists it: one item a hex. */
export const pathOf = (page: Page, { at }: Marcher): Locator =>
  page.getByRole('list', { name: unitText.from(at) }).getByRole('listitem');

export const completeButton = (page: Page): Locator => page.getByRole('button', { name: unitText.complete });

export const sealButton = (page: Page): Locator => page.getByRole('button', { name: /^Seal \d/ });

export const sealedButton = (page: Page): Locator => page.getByRole('button', { name: /^Sealed / });

/** The line under the seal when the server has saved the current draft. */
export const draftSaved = (page: Page): Locator => page.getByRole('status').getByText(/^Draft saved/);

type March = readonly [first: string, last: string];

/** All paths of two hexes that a piece may take, each hex entered separately. */
function marches({ reach }: Marcher): readonly March[] {
  const labels = new Map(reach.map((one) => [one.hex, one.at]));
  return reach.flatMap(({ path }) => {
    const [first, last] = path.map((hex) => labels.get(hex));
    return path.length === 2 && first !== undefined && last !== undefined ? [[first, last] as const] : [];
  });
}

/** The first path of two hexes that does not end where another unit was sent. */
export function march(marcher: Marcher, taken: string | null = null): March {
  const way = marches(marcher).find(([, last]) => last !== taken);
  if (way === undefined) throw new Error(`${marcher.name} has nowhere to go in two steps`);
  return way;
}

/** The first path of two hexes in the current window that a finger can hit. */
export async function marchInView(page: Page, marcher: Marcher, taken: readonly string[] = []): Promise<March> {
  await mapStands(page);
  for (const [first, last] of marches(marcher)) {
    if (taken.includes(last)) continue;
    if ((await isClear(page, first)) && (await isClear(page, last))) return [first, last];
  }
  throw new Error(`${marcher.name} has nowhere to go in sight of the finger`);
}

/** Moves the map's cursor to a hex by arrow keys. The map must have the focus. */
export async function walkTo(page: Page, at: string): Promise<void> {
  const here = mapOf(page).getByRole('gridcell', { selected: true });
  const [label = ''] = (await here.innerText()).split(',');
  const [columns, rows] = [
    Number(at.slice(0, 2)) - Number(label.slice(0, 2)),
    Number(at.slice(2)) - Number(label.slice(2)),
  ];
  for (let i = 0; i < Math.abs(columns); i++) await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(rows); i++) await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
  await expect(here).toContainText(at);
}

/** Tabs until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
