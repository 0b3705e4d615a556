import { expect } from '@playwright/test';
import { sheetText as orderSheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { campaignText, sheetText } from '@sealed-orders/text/pages/campaign';
import { siteText } from '@sealed-orders/text/pages/site';
import { known, type Marcher, marchers, seeded } from './support/campaigns.ts';
import {
  completeButton,
  draftSaved,
  march,
  marchInView,
  pathOf,
  rowOf,
  sealButton,
  sealedButton,
  tabTo,
  walkTo,
} from './support/order-form.ts';
import { signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { clickHex, dragOver, mapOf, tapHex } from './support/war-map.ts';

/** The two detachments of the azure seat of a new campaign. */
async function azure() {
  const campaign = await seeded();
  const [first, second] = marchers(await known(campaign, 'azure'));
  if (first === undefined || second === undefined) throw new Error('two detachments were expected');
  return { url: `/c/${campaign.slug}`, login: campaign.players.azure, first, second };
}

const costs = ({ reach }: Marcher): readonly string[] => reach.map(({ cost }) => String(cost)).toSorted();

test('orders are drawn by mouse and by keyboard, sealed with a gap, taken back and sealed again', async ({
  page,
  context,
}) => {
  const { url, login, first, second } = await azure();
  await signIn(context, login);
  await page.goto(url);

  await test.step('a unit that is clicked shows where it may go, and at what cost', async () => {
    await expect(rowOf(page, first)).toContainText(orderSheetText.none);
    await clickHex(page, first.at);
    await expect(page.getByRole('region', { name: first.name })).toBeVisible();
    const pills = mapOf(page).locator('.costs text');
    await expect(pills).toHaveCount(first.reach.length);
    expect((await pills.allTextContents()).toSorted()).toEqual(costs(first));
  });

  await test.step('its path is dragged with the mouse', async () => {
    const [one, two] = march(first);
    await dragOver(page, [first.at, one, two]);
    await expect(pathOf(page, first).nth(0)).toContainText(one);
    await expect(pathOf(page, first).nth(1)).toContainText(two);
    await completeButton(page).click();
    await expect(rowOf(page, first)).toContainText(two);
    await expect(rowOf(page, first).getByLabel(orderSheetText.states.complete)).toBeVisible();
  });

  await test.step('the draft survives a reload', async () => {
    await expect(draftSaved(page)).toBeVisible();
    await page.reload();
    await expect(rowOf(page, first)).toContainText(march(first)[1]);
    await expect(rowOf(page, second)).toContainText(orderSheetText.none);
  });

  await test.step('sealing with a gap asks once, and names the unit', async () => {
    await sealButton(page).click();
    const question = page.getByRole('dialog', { name: sheetText.confirmTitle });
    await expect(question).toContainText(orderSheetText.confirm([second.name]));
    await question.getByRole('button', { name: siteText.back }).click();
    await expect(question).toBeHidden();
    await expect(sealedButton(page)).toBeHidden();
    await sealButton(page).click();
    await question.getByRole('button', { name: sheetText.confirmAction, exact: true }).click();
    await expect(sealedButton(page)).toBeVisible();
    await expect(page.getByRole('button', { name: campaignText.seals(1, 4) })).toBeVisible();
  });

  await test.step('what was sealed is taken back', async () => {
    await sealedButton(page).click();
    await expect(page.getByText(sheetText.takenBack)).toBeVisible();
    await expect(rowOf(page, first)).toContainText(march(first)[1]);
    await expect(page.getByRole('button', { name: campaignText.seals(0, 4) })).toBeVisible();
  });

  await test.step('the other unit gets its path, and all is sealed, by keyboard alone', async () => {
    const [one, two] = march(second, march(first)[1]);
    await tabTo(page, mapOf(page));
    await page.keyboard.press('n');
    await expect(page.getByRole('region', { name: second.name })).toBeVisible();
    // The cursor goes along, and the unit is spoken.
    await expect(page.locator('.hexmap-spoken[aria-live]')).toContainText(second.name);
    await expect(page.locator(`[id="${await mapOf(page).getAttribute('aria-activedescendant')}"]`)).toContainText(
      second.name,
    );
    await walkTo(page, one);
    await page.keyboard.press('Space');
    await walkTo(page, two);
    await page.keyboard.press('Space');
    await expect(pathOf(page, second).nth(0)).toContainText(one);
    await expect(pathOf(page, second).nth(1)).toContainText(two);
    await tabTo(page, completeButton(page));
    await page.keyboard.press('Enter');
    await expect(rowOf(page, second).getByLabel(orderSheetText.states.complete)).toBeVisible();
    await tabTo(page, sealButton(page));
    await page.keyboard.press('Enter');
    // A squadron has no mission.
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: sheetText.confirmAction, exact: true }));
    await page.keyboard.press('Enter');
    await expect(sealedButton(page)).toBeVisible();
    await page.reload();
    await expect(sealedButton(page)).toBeVisible();
    await expect(rowOf(page, second)).toContainText(two);
  });
});

test('a tap out of reach says why, with the rule, and the unit stays in hand', async ({ page, context }) => {
  const { url, login, first } = await azure();
  await signIn(context, login);
  await page.goto(url);
  await rowOf(page, first).click();
  const orders = page.getByRole('group', { name: unitText.orders });
  await expect(orders).toBeVisible();
  // Marches are short, and the corners far apart.
  const far = Number(first.at.slice(0, 2)) > 5 ? '0101' : '1101';
  await clickHex(page, far);
  await expect(page.getByRole('status').getByText(far)).toContainText(/HEX-M(OV|ORD)-\d\d$/);
  await expect(orders).toBeVisible();
  const [one, two] = march(first);
  await clickHex(page, one);
  await clickHex(page, two);
  await clickHex(page, two);
  await expect(page.getByRole('status').getByText(unitText.endsThere(two))).toBeVisible();
  await expect(pathOf(page, first).nth(1)).toContainText(two);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a unit gets its march with one thumb, and the orders are sealed', async ({ page, context }) => {
    const { url, login, first, second } = await azure();
    const units = [first, second].toSorted((a, b) => a.name.localeCompare(b.name));
    await signIn(context, login);
    await page.goto(url);
    const ends: string[] = [];
    for (const unit of units) {
      await page
        .getByRole('button', { name: `${unit.name} ${orderSheetText.none}` })
        .first()
        .tap();
      await expect(page.getByRole('region', { name: unit.name })).toBeVisible();
      const [one, two] = await marchInView(page, unit, ends);
      ends.push(two);
      await tapHex(page, one);
      await tapHex(page, two);
      await expect(pathOf(page, unit).nth(0)).toContainText(one);
      await expect(pathOf(page, unit).nth(1)).toContainText(two);
      await completeButton(page).tap();
      await page.getByRole('button', { name: siteText.close }).tap();
    }
    await page.getByRole('navigation', { name: campaignText.views }).getByRole('button', { name: 'Orders' }).tap();
    for (const [i, unit] of units.entries()) await expect(rowOf(page, unit)).toContainText(ends[i] ?? '');
    await sealButton(page).tap();
    await page.getByRole('dialog').getByRole('button', { name: sheetText.confirmAction, exact: true }).tap();
    await expect(sealedButton(page)).toBeVisible();
  });
});
