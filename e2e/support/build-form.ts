import { expect, type Locator, type Page } from '@playwright/test';
import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { press } from './war-orders.ts';

const { muster } = buildText;

/** The orders, in the sequence in which they are carried out. */
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
  /** An entry of the list of the player's race: `Tactical squad`; left out: any other unit. */
  readonly entry?: string;
  readonly mount?: string;
  readonly mark?: string;
  /** Its other traits: `scouts`, `drop pods`. */
  readonly tags?: readonly string[];
  /** At most this many of it in each detachment. */
  readonly most?: number;
}

/** Types in a unit with its traits. */
export async function typeUnit(page: Page, { name, slot, points, entry, ...more }: Typed): Promise<void> {
  const choice = (label: string) => page.getByRole('combobox', { name: label, exact: true });
  await choice(muster.kindOf).selectOption({ label: entry ?? muster.otherKind });
  await page.getByRole('textbox', { name: muster.unitName, exact: true }).fill(name);
  await choice(muster.slot).selectOption(slot);
  await page.getByRole('textbox', { name: muster.modelPoints }).fill(String(points));
  if (more.mount !== undefined) await choice(muster.mount).selectOption({ label: more.mount });
  if (more.mark !== undefined) await choice(muster.mark).selectOption({ label: more.mark });
  if (more.tags !== undefined || more.most !== undefined) {
    const nature = page.locator('details.nature');
    if ((await nature.getAttribute('open')) === null) await press(nature.locator('summary'));
    for (const tag of more.tags ?? []) await nature.getByRole('checkbox', { name: tag, exact: true }).check();
    if (more.most !== undefined) {
      await nature.getByRole('combobox', { name: muster.limit }).selectOption('per-detachment');
      await nature.getByRole('textbox', { name: muster.most }).fill(String(more.most));
    }
  }
  await press(page.getByRole('button', { name: muster.addUnit }));
}

/** Takes units out of a saved army list, by their names. */
export async function fromList(page: Page, list: string, ...units: readonly string[]): Promise<void> {
  await page.getByRole('radio', { name: muster.fromList }).check();
  await page.getByRole('combobox', { name: muster.list }).selectOption({ label: list });
  for (const unit of units) await press(page.getByRole('button', { name: muster.takeUnit(unit), exact: true }));
}

/** Orders the new unit, once the rules accept it. */
export async function orderComposed(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: muster.order, exact: true }));
  await expect(page.getByRole('button', { name: muster.order, exact: true })).toBeDisabled();
}

/** Takes a line out of the sheet by its button in the cart. */
export const takenOut = (page: Page, name: string): Promise<void> =>
  press(cartOf(page).getByRole('button', { name: buildText.removeNamed(name), exact: true }));
