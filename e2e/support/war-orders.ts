import { expect, type Locator, type Page } from '@playwright/test';
import { PHASES } from '@sealed-orders/rules/hex-campaign';
import { hexCampaignText, ORDER_NAMES, PHASE_NAMES } from '@sealed-orders/text/hex-campaign';
import { BUILD_TABS, buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { sheetText as orderSheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { campaignText, sheetText } from '@sealed-orders/text/pages/campaign';
import { deskText } from '@sealed-orders/text/pages/desk';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { reportText } from '@sealed-orders/text/pages/report';
import { standingText } from '@sealed-orders/text/pages/standing-orders';
import { firstOf } from './first-of.ts';
import { sealedButton } from './order-form.ts';
import { openLayers, openTab } from './views.ts';
import { clickHex, tapHex } from './war-map.ts';

const PHONE_WIDTH = 500;
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < PHONE_WIDTH;

/** By mouse, or by thumb. */
export const press = (target: Locator): Promise<void> => (isPhone(target.page()) ? target.tap() : target.click());

/** Until a page says that this phase is open, with the report of the phase before on it. */
export async function phaseOpen(page: Page, turn: number, phase: (typeof PHASES)[number]): Promise<void> {
  await expect(page.getByRole('banner')).toContainText(hexCampaignText.round(turn));
  const phases = page.getByRole('region', { name: campaignText.phases });
  const place = PHASES.indexOf(phase) + 1;
  if (isPhone(page)) await expect(phases).toContainText(campaignText.phaseOf(place, PHASES.length));
  else await expect(phases.locator('[aria-current="step"]')).toContainText(PHASE_NAMES[phase]);
}

export const reportOf = (page: Page): Locator => page.getByRole('region', { name: reportText.title, exact: true });

/** Until the report says all of this. */
export async function told(page: Page, ...lines: readonly (string | RegExp)[]): Promise<void> {
  for (const line of lines) await expect(reportOf(page)).toContainText(line);
}

/** Below every sheet, with or without orders. */
const sealButton = (page: Page): Locator => page.getByRole('button', { name: /^Seal\b/ });

/** Seals the sheet, with its gaps if the page asks about them. The last player sees the report. */
export async function seal(page: Page): Promise<void> {
  await openTab(page, campaignText.tabs.orders);
  await press(sealButton(page));
  const confirm = page.getByRole('dialog').getByRole('button', { name: sheetText.confirmAction, exact: true });
  const done = sealedButton(page).or(reportOf(page)).first();
  if ((await firstOf({ confirm, done })) === 'confirm') await press(confirm);
  await expect(done).toBeVisible();
}

/** Turns on automatic sealing of the open phase for the player, from the next turn on. */
export async function sealAlways(page: Page, phase: (typeof PHASES)[number]): Promise<void> {
  await openTab(page, campaignText.tabs.orders);
  // On a phone the price list takes the room of rarely changed settings.
  if (isPhone(page) && phase === 'build') await press(page.getByRole('button', { name: buildText.showCart }));
  await page.getByRole('checkbox', { name: standingText.label(PHASE_NAMES[phase]) }).check();
  await expect(page.getByText(standingText.on(hexCampaignText.standing(phase)))).toBeVisible();
}

/** The open phase is sealed, as its player sees it. */
export async function isSealed(page: Page): Promise<void> {
  await openTab(page, campaignText.tabs.orders);
  await expect(sealedButton(page)).toBeVisible();
}

/** The referee closes the open phase after reading that this player has not sealed. */
export async function closedWithout(referee: Page, missing: string): Promise<void> {
  await openTab(referee, hexCampaignText.board.tab);
  await press(
    referee.getByRole('region', { name: refereeText.title }).getByRole('button', { name: refereeText.closeNow }),
  );
  const asked = referee.getByRole('dialog', { name: refereeText.closeTitle });
  await expect(asked).toContainText(missing);
  await asked.getByLabel(deskText.reason, { exact: true }).fill('We go on.');
  await press(asked.getByRole('button', { name: refereeText.closeNow }));
}

/** Opens the build form of a place, and one of its parts. */
export async function atPlace(page: Page, place: string | RegExp, part: keyof typeof BUILD_TABS): Promise<void> {
  await openTab(page, campaignText.tabs.orders);
  await press(page.getByRole('navigation', { name: buildText.places }).getByRole('button', { name: place }).first());
  const parts = page.getByRole('tablist', { name: buildText.tabs });
  await press(parts.getByRole('tab', { name: BUILD_TABS[part], exact: true }));
}

/** Orders the first line with this name in the open price list, ignoring what tells lines of the same name apart. */
export const order = (page: Page, name: string): Promise<void> =>
  press(page.getByRole('button', { name: new RegExp(`^${buildText.addNamed(name)}(,|$)`) }).first());

/** Selects an army, a spy or a squadron by its row of the order sheet, and returns its panel. */
export async function inHand(page: Page, name: string): Promise<Locator> {
  await openTab(page, campaignText.tabs.orders);
  const rows = page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}(?! moves)`) });
  await press(rows.first());
  const panel = page.getByRole('region', { name, exact: true });
  await expect(panel).toBeVisible();
  return panel;
}

/** Gives the selected piece one of its orders. */
export const give = (panel: Locator, name: string, group: string = unitText.orders): Promise<void> =>
  press(panel.getByRole('group', { name: group }).getByRole('button', { name, exact: true }));

/** The target of the order, chosen from the list below it. */
export const aim = (panel: Locator, at: RegExp): Promise<void> => press(panel.getByRole('radio', { name: at }).first());

/** Sends the selected piece to a hex of the map. */
export async function goTo(page: Page, panel: Locator, at: string): Promise<void> {
  await (isPhone(page) ? tapHex : clickHex)(page, at);
  await expect(panel.getByRole('listitem').filter({ hasText: at }).last()).toBeVisible();
}

/** Sends the selected piece to a hex outside the window. */
export async function goFar(page: Page, panel: Locator, at: string): Promise<void> {
  await takenFromList(page, new RegExp(`^${at}`));
  await expect(panel.getByRole('listitem').filter({ hasText: at }).last()).toBeVisible();
}

/** Sends an army to the first hex in its reach. */
export async function march(page: Page, name: string): Promise<void> {
  const panel = await inHand(page, name);
  await give(panel, ORDER_NAMES.path);
  await takenFromList(page, /./);
  await expect(panel.getByRole('listitem').first()).toBeVisible();
}

/** Picks a hex within reach from the list that stands in for the map. */
async function takenFromList(page: Page, at: RegExp): Promise<void> {
  const { list, map } = campaignText.tools;
  await press((await mapTools(page)).getByRole('button', { name: list, exact: true }));
  await press(page.getByRole('region', { name: unitText.reachable }).getByRole('button', { name: at }).first());
  await press((await mapTools(page)).getByRole('button', { name: isPhone(page) ? map : list, exact: true }));
}

const mapTools = async (page: Page): Promise<Locator> =>
  isPhone(page) ? openLayers(page) : page.getByRole('toolbar', { name: campaignText.tools.label });

/** Whether a piece takes orders, by the order sheet. */
export async function isThere(page: Page, name: string): Promise<boolean> {
  await openTab(page, campaignText.tabs.orders);
  const sheet = page.getByRole('region', { name: orderSheetText.title });
  const row = sheet.getByRole('listitem');
  await expect(row.first()).toBeVisible();
  return (await firstOf({ own: sheet.getByRole('button', { name }), row })) === 'own';
}
