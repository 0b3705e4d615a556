import { expect, type Locator, type Page } from '@playwright/test';
import { buildText } from '@sealed-orders/text/hex-campaign/desks/build';
import { press } from './war-desk.ts';

const { muster } = buildText;

/** What is ordered, in the order in which it is carried out. */
export const cartOf = (page: Page): Locator => page.getByRole('region', { name: buildText.cart });

/** What the cart says is left in the open place. */
export async function leftIn(page: Page): Promise<number> {
  const sum = cartOf(page).getByRole('definition').last();
  return Number((await sum.innerText()).replaceAll(',', ''));
}

interface Typed {
  readonly name: string;
  readonly slot: 'hq' | 'troops';
  readonly points: number;
}

/** Types a unit in: any other unit than those of the lists. */
export async function typeUnit(page: Page, { name, slot, points }: Typed): Promise<void> {
  await page.getByRole('textbox', { name: muster.unitName, exact: true }).fill(name);
  await page.getByRole('combobox', { name: muster.slot }).selectOption(slot);
  await page.getByRole('textbox', { name: muster.modelPoints }).fill(String(points));
  await press(page.getByRole('button', { name: muster.addUnit }));
}

/** Takes units out of a kept army list, by their names. */
export async function fromList(page: Page, list: string, ...units: readonly string[]): Promise<void> {
  await page.getByRole('radio', { name: muster.fromList }).check();
  await page.getByRole('combobox', { name: muster.list }).selectOption({ label: list });
  for (const unit of units) await press(page.getByRole('button', { name: muster.takeUnit(unit), exact: true }));
}

/** Orders what is composed, once the rules have nothing against it. */
export async function orderComposed(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: muster.order, exact: true }));
  await expect(page.getByRole('button', { name: muster.order, exact: true })).toBeDisabled();
}

/** Takes a line out of the sheet by its button in the cart. */
export const takenOut = (page: Page, name: string): Promise<void> =>
  press(cartOf(page).getByRole('button', { name: buildText.removeNamed(name), exact: true }));
