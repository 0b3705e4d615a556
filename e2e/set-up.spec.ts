import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { FACTION_NAMES, hexCampaignText, PHASE_NAMES } from '@sealed-orders/text/hex-campaign';
import { BUILD_TABS, buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { freeRoadsText } from '@sealed-orders/text/hex-campaign/forms/free-roads';
import { placementText } from '@sealed-orders/text/hex-campaign/forms/placement';
import { hexCampaignSetupText } from '@sealed-orders/text/hex-campaign/setup';
import { sheetText as orderSheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { campaignText, sheetText } from '@sealed-orders/text/pages/campaign';
import { campaignsText } from '@sealed-orders/text/pages/campaigns';
import { joinText, lobbyText } from '@sealed-orders/text/pages/lobby';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { reportText } from '@sealed-orders/text/pages/report';
import { siteText } from '@sealed-orders/text/pages/site';
import { orderComposed, typeUnit } from './support/build-form.ts';
import { firstOf } from './support/first-of.ts';
import { gives } from './support/gives.ts';
import { createCampaign, goToStep } from './support/new-campaign.ts';
import { sealedButton } from './support/order-form.ts';
import { newcomer } from './support/people.ts';
import { readable } from './support/readable.ts';
import { test } from './support/test.ts';
import { closeMessages, mapShown, openTab } from './support/views.ts';
import { clickHex, isClearForFinger, mapOf, mapStands, tapHex } from './support/war-map.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const [azure, madder] = newCampaignText.seatNames;
/** In the middle of the map, where nobody begins. */
const FAR_AWAY = '0606';

const sheetOf = (page: Page): Locator => page.getByRole('region', { name: orderSheetText.title });
const rowOf = (page: Page, site: string): Locator =>
  sheetOf(page).getByRole('button', { name: new RegExp(`^${site}`) });
const offersOf = (page: Page): Locator =>
  page.getByRole('group', { name: placementText.offers }).getByRole('button', { pressed: false });

/** The selected site, by its panel. */
const inHand = (page: Page): Promise<string | null> =>
  page.locator('section:has(.site-offers)').getAttribute('aria-label');

/** Labels of the hexes where the selected site may be placed and is not. */
async function offered(page: Page): Promise<readonly string[]> {
  await expect(offersOf(page).first()).toBeAttached();
  return offersOf(page)
    .getByText(/^\d{4}$/)
    .allInnerTexts();
}

/** The last of these hexes in the window that a finger can hit, once messages are out of the way. */
async function inView(page: Page, hexes: readonly string[]): Promise<string> {
  await closeMessages(page);
  await mapStands(page);
  let found = '';
  const look = async () => {
    for (const hex of hexes) if (await isClearForFinger(page, hex)) found = hex;
    return found;
  };
  await expect.poll(look, 'a hex lies in sight of the finger').not.toBe('');
  return found;
}

/** Seals; the page asks once if anything is left undone. */
async function seal(page: Page, then: Locator): Promise<void> {
  await page.locator('[data-seal]').click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: sheetText.confirmAction, exact: true });
  if ((await firstOf({ confirm, then })) === 'confirm') await confirm.click();
  await expect(then).toBeVisible();
}

const addsOf = (page: Page): Locator => page.getByRole('button', { name: new RegExp(`^${freeRoadsText.add('')}`) });

/** Takes the suggestions in addition to the roads already written. */
async function suggestRoads(page: Page): Promise<void> {
  const suggest = sheetOf(page).getByRole('button', { name: freeRoadsText.suggest });
  await suggest.click();
  await expect(suggest).toHaveCount(0);
}

/** A war with a guided start, created and joined through the pages only. */
async function begun(page: Page, phone: Page): Promise<void> {
  await page.goto('/campaigns');
  await page.getByRole('link', { name: campaignsText.empty.action }).click();
  await page.getByLabel(newCampaignText.name, { exact: true }).fill(`Step by Step ${randomBytes(3).toString('hex')}`);
  await page.getByLabel(newCampaignText.preset).selectOption('Free');
  await page.getByRole('radio', { name: hexCampaignSetupText.starts.guided?.name ?? '' }).check();
  await expect(page.getByText(hexCampaignSetupText.starts.guided?.says ?? '')).toBeVisible();
  await goToStep(page, 'seats');
  for (const name of newCampaignText.seatNames.slice(2, 4)) {
    await page.getByRole('button', { name: newCampaignText.removeSeat(name) }).click();
  }
  await createCampaign(page);
  const seat = (of: Page, name: string) =>
    of.getByRole('region', { name: lobbyText.seats, exact: true }).getByRole('listitem').filter({ hasText: name });
  await expect(page.getByRole('region', { name: lobbyText.terms.title })).toContainText(
    hexCampaignSetupText.starts.guided?.name ?? '',
  );
  await seat(page, azure).getByRole('button', { name: lobbyText.take }).click();
  await seat(page, azure).getByLabel(lobbyText.choice('Race', azure)).selectOption(FACTION_NAMES.ig);
  await page.getByRole('button', { name: lobbyText.invite.make }).click();
  await phone.goto(await page.getByLabel(lobbyText.invite.link).inputValue());
  await phone.getByRole('button', { name: joinText.accept }).tap();
  await seat(phone, madder).getByLabel(lobbyText.choice('Race', madder)).selectOption(FACTION_NAMES.ork);
  await page.getByRole('button', { name: lobbyText.start.action }).click();
}

/** Raises a garrison in the Capital. */
async function garrisoned(page: Page): Promise<void> {
  const parts = page.getByRole('tablist', { name: buildText.tabs });
  await parts.getByRole('tab', { name: BUILD_TABS.muster, exact: true }).click();
  await page
    .getByRole('combobox', { name: buildText.muster.kind })
    .selectOption(buildText.muster.kinds['new-garrison']);
  await page.getByRole('textbox', { name: buildText.muster.name, exact: true }).fill('City Watch');
  await typeUnit(page, { name: 'Watchmen', slot: 'troops', points: 200 });
  await orderComposed(page);
}

async function secondPlayer(browser: Browser): Promise<Page> {
  const context = await browser.newContext(PHONE);
  await newcomer(context, 'otto');
  return context.newPage();
}

test('a guided start on a desktop and a phone: sites, free roads, spending, turn 1', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  await newcomer(context, 'oda');
  const phone = await secondPlayer(browser);
  await begun(page, phone);
  await mapShown(page);
  await mapShown(phone);
  const { capital } = placementText;

  await test.step('sites are placed with the mouse, moved, removed and placed again', async () => {
    await expect(sheetOf(page)).toContainText(placementText.count(0, 4));
    await expect(page.locator('[data-seal]')).toBeDisabled();
    await rowOf(page, capital).click();
    const places = await offered(page);
    const [first = '', second = first] = places;
    await readable(page, 'placement-desktop');
    await clickHex(page, FAR_AWAY);
    await expect(page.getByText(placementText.notThere(capital, FAR_AWAY))).toBeVisible();
    await expect(page.getByRole('alert').getByText('HEX-START-07')).toBeVisible();
    await readable(page, 'placement-refused-desktop');
    await clickHex(page, first);
    await expect(rowOf(page, capital)).toContainText(first);
    await expect(mapOf(page).locator('.sites .great')).toHaveCount(1);
    await rowOf(page, capital).click();
    await clickHex(page, second);
    await expect(rowOf(page, capital)).toContainText(second);
    await page
      .getByRole('button', { name: placementText.remove(capital), exact: true })
      .first()
      .click();
    await expect(rowOf(page, capital)).toContainText(placementText.unplaced);
    await sheetOf(page).getByRole('button', { name: orderSheetText.undo }).click();
    await expect(rowOf(page, capital)).toContainText(second);
  });

  await test.step('the rest is placed automatically, and the placement is sealed', async () => {
    await page.getByRole('button', { name: placementText.fill }).click();
    await expect(sheetOf(page)).toContainText(placementText.count(4, 4));
    // The offer lasts for ten seconds.
    const undo = page.locator('.toasts').getByRole('button', { name: siteText.undo });
    await expect(undo).toBeVisible();
    await readable(page, 'placement-full-desktop');
    await seal(page, sealedButton(page));
    await expect(undo, 'what is sealed is not undone').toHaveCount(0);
  });

  await test.step('on the phone every site is placed with a thumb', async () => {
    await expect(phone.getByText(placementText.unplaced)).toBeVisible();
    await phone
      .getByRole('button', { name: new RegExp(`^${capital}`) })
      .first()
      .tap();
    for (let i = 0; i < 4; i++) {
      const hexes = await offered(phone);
      if (i === 0) await readable(phone, 'placement-phone');
      const now = await inHand(phone);
      if (i < 2) await tapHex(phone, await inView(phone, hexes));
      else await offersOf(phone).first().tap();
      // The next one is selected a moment later; the last one stays.
      if (i < 3) await expect.poll(() => inHand(phone)).not.toBe(now);
    }
    await phone.getByRole('button', { name: placementText.toSeal }).tap();
    await expect(sheetOf(phone)).toContainText(placementText.count(4, 4));
    await readable(phone, 'placement-sheet-phone');
    await seal(phone, phone.getByText(campaignText.phaseOf(2, 3)));
  });

  await test.step('free roads are drawn on the map and taken back', async () => {
    await openTab(page, hexCampaignText.board.tab);
    await expect(page.getByText(freeRoadsText.chooseTitle)).toBeVisible();
    await page.getByRole('button', { name: campaignText.tools.list }).click();
    await page
      .getByRole('row')
      .filter({ hasText: /Metropol/ })
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('button', { name: campaignText.tools.list }).click();
    await expect(addsOf(page)).toHaveCount(6);
    await addsOf(page).first().click();
    await expect(mapOf(page).locator('.arrow.draft')).toHaveCount(1);
    await addsOf(page).first().click();
    await expect(sheetOf(page)).toContainText(freeRoadsText.count(2, 5));
    await readable(page, 'free-roads-desktop');
    await sheetOf(page)
      .getByRole('button', { name: /^Remove: / })
      .last()
      .click();
    await expect(sheetOf(page)).toContainText(freeRoadsText.count(1, 5));
    await suggestRoads(page);
    await readable(page, 'free-roads-suggested-desktop');
    await seal(page, sealedButton(page));
  });

  await test.step('on the phone a road is built by touching two hexes, and the rest is suggested', async () => {
    await openTab(phone, hexCampaignText.board.tab);
    await phone.getByRole('button', { name: freeRoadsText.title }).tap();
    await expect(addsOf(phone).first()).toBeVisible();
    const ways = await addsOf(phone).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const next = await inView(
      phone,
      ways.map((way) => way.slice(-4)),
    );
    await tapHex(phone, next);
    await expect(mapOf(phone).locator('.arrow.draft')).toHaveCount(1);
    await readable(phone, 'free-roads-phone');
    await openTab(phone, campaignText.tabs.orders);
    await expect(sheetOf(phone)).toContainText(freeRoadsText.count(1, 5));
    await suggestRoads(phone);
    await readable(phone, 'free-roads-sheet-phone');
    await seal(phone, phone.getByText(campaignText.phaseOf(3, 3)));
  });

  await test.step('both spend, and turn 1 opens with its report', async () => {
    await openTab(page, campaignText.tabs.orders);
    await expect(page.getByText(buildText.capitalPays)).toBeVisible();
    await page.getByRole('button', { name: buildText.addNamed('Barracks'), exact: true }).click();
    await readable(page, 'spending-desktop');
    await garrisoned(page);
    await seal(page, sealedButton(page));
    await openTab(phone, campaignText.tabs.orders);
    await phone.getByRole('button', { name: buildText.setUp.suggest }).tap();
    const cart = phone.getByRole('region', { name: buildText.cart, exact: true });
    await expect(cart.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
    await cart.getByRole('button', { name: buildText.undo, exact: true }).tap();
    await cart.getByRole('button', { name: buildText.hideCart }).tap();
    await phone.getByRole('button', { name: buildText.addNamed('Barracks'), exact: true }).tap();
    await readable(phone, 'spending-phone');
    await seal(phone, phone.getByRole('banner').getByText('Turn 1'));
    await expect(page.getByRole('banner').getByText('Turn 1')).toBeVisible();
    await openTab(page, campaignText.tabs.orders);
    await expect(page.getByText(PHASE_NAMES.build, { exact: true }).first()).toBeVisible();
    await openTab(page, campaignText.tabs.report);
    await expect(page.getByRole('region', { name: reportText.title, exact: true })).toContainText('Barracks');
    await expect(page.getByRole('region', { name: reportText.title, exact: true })).toContainText(
      /City Watch was placed as the garrison of .* for 100 BP/,
    );
    await gives(page, 'set-up', 'capital', 'urban', 'resources', 'roads');
    await gives(page, 'build', 'building', 'new-garrison');
  });
  await phone.context().close();
});
