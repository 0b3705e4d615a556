import { expect, type Locator, type Page } from '@playwright/test';
import { BUILD_TABS, buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { campaignText, sheetText } from '@sealed-orders/text/pages/campaign';
import { reportText } from '@sealed-orders/text/pages/report';
import { warBetween } from './support/all-phases.ts';
import { firstOf } from './support/first-of.ts';
import { sealedButton } from './support/order-form.ts';
import { newcomer } from './support/people.ts';
import { readable } from './support/readable.ts';
import { test } from './support/test.ts';
import { mapShown, openTab } from './support/views.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const adding = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name: typeof name === 'string' ? buildText.addNamed(name) : name, exact: true });
const cart = (page: Page): Locator => page.getByRole('region', { name: buildText.cart });
const part = (page: Page, tab: keyof typeof BUILD_TABS): Locator =>
  page.getByRole('tablist', { name: buildText.tabs }).getByRole('tab', { name: BUILD_TABS[tab], exact: true });

/** What the cart says is left in the open place. */
async function left(page: Page): Promise<number> {
  const sum = cart(page).getByRole('definition').last();
  return Number((await sum.innerText()).replaceAll(',', ''));
}

/** Types in a unit that is not on the lists. */
async function typeUnit(page: Page, name: string, slot: string, points: number): Promise<void> {
  const { muster } = buildText;
  await page.getByRole('textbox', { name: muster.unitName, exact: true }).fill(name);
  await page.getByRole('combobox', { name: muster.slot }).selectOption(slot);
  await page.getByRole('textbox', { name: muster.modelPoints }).fill(String(points));
  await page.getByRole('button', { name: muster.addUnit }).click();
}

/** Seals; the page asks first if a Resource hex could have a route and has none, as dealt by the dice. */
async function seal(page: Page, then: Locator = sealedButton(page)): Promise<void> {
  await page.locator('[data-seal]').click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: sheetText.confirmAction, exact: true });
  if ((await firstOf({ confirm, then })) === 'confirm') await confirm.click();
  await expect(then).toBeVisible();
}

test('players build on a desktop and with one thumb, and the report lists what they built', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const madder = await browser.newContext(PHONE);
  const ochre = await browser.newContext();
  await newcomer(context, 'azure');
  const path = await warBetween({ azure: context, madder, ochre });
  const [phone, third] = [await madder.newPage(), await ochre.newPage()];

  await test.step('on a desktop: a building, a detachment, a convoy and a road', async () => {
    await page.goto(path);
    await mapShown(page);
    await page.getByRole('button', { name: buildText.openForm }).press('Enter');
    const before = await left(page);
    await expect(page.locator('.build-board'), 'keys go on in the form').toBeFocused();
    await adding(page, 'Barracks').click();
    await adding(page, 'Academy').press('Enter');
    await expect(page.getByRole('button', { name: buildText.removeNamed('Academy'), pressed: true })).toBeFocused();
    await expect(page.locator('.map-tools'), 'nothing below the form is in the tab order').toHaveAttribute('inert', '');
    await readable(page, 'build-desktop');

    await part(page, 'muster').click();
    await page.getByRole('textbox', { name: buildText.muster.name, exact: true }).fill('First Column');
    await typeUnit(page, 'Command', 'hq', 100);
    await expect(
      page.getByRole('button', { name: buildText.muster.order, exact: true }),
      'not complete',
    ).toBeDisabled();
    await typeUnit(page, 'First Rifles', 'troops', 350);
    await typeUnit(page, 'Second Rifles', 'troops', 350);
    await readable(page, 'muster-desktop');
    await page.getByRole('button', { name: buildText.muster.order, exact: true }).click();
    await expect(cart(page)).toContainText('First Column');

    await part(page, 'convoys').click();
    await adding(page, /^Add: Convoy/).click();
    await part(page, 'roads').click();
    await adding(page, /^Add: Road/)
      .first()
      .click();
    await expect.poll(() => left(page)).toBe(before - 50 - 200 - 800 - 50 - 50);
  });

  await test.step('a line is removed again', async () => {
    const all = await left(page);
    await cart(page)
      .getByRole('button', { name: buildText.removeNamed('Academy') })
      .click();
    await expect(cart(page)).not.toContainText('Academy');
    await expect.poll(() => left(page)).toBe(all + 200);
    await seal(page);
  });

  await test.step('on a phone: a building with a thumb', async () => {
    await phone.goto(path);
    await mapShown(phone);
    await openTab(phone, campaignText.tabs.orders);
    await adding(phone, 'Barracks').tap();
    await expect(phone.getByRole('button', { name: buildText.removeNamed('Barracks'), pressed: true })).toBeVisible();
    await readable(phone, 'build-phone');
    await phone.getByRole('button', { name: buildText.showCart }).tap();
    await expect(cart(phone)).toContainText('Barracks');
    await seal(phone);
  });

  await test.step('the report lists it', async () => {
    await third.goto(path);
    await mapShown(third);
    const reportOf = (reader: Page) => reader.getByRole('region', { name: reportText.title, exact: true });
    await seal(third, reportOf(third));
    const report = reportOf(page);
    await expect(report).toContainText('Barracks');
    await expect(report).toContainText('First Column');
    await expect(report).toContainText('road');
    await expect(report).not.toContainText('Academy');
  });
  await Promise.all([madder.close(), ochre.close()]);
});
