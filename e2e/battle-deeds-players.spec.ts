import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import type { Seeded } from '@sealed-orders/testkit';
import { prepText, sayText } from '@sealed-orders/text/hex-campaign/desks/battles';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { type Deeds, deedsAwait } from './support/battle-deeds.ts';
import { RELIEF } from './support/battles.ts';
import { seeded } from './support/campaigns.ts';
import { gives } from './support/gives.ts';
import { type Login, signIn } from './support/people.ts';
import { openTab } from './support/views.ts';
import { press, reportOf } from './support/war-desk.ts';
import { atBattle } from './support/war-fields.ts';

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function at(browser: Browser, { slug }: Seeded, who: Login, size: object): Promise<Page> {
  const context = await browser.newContext(size);
  await signIn(context, who);
  const page = await context.newPage();
  await page.goto(`/c/${slug}`);
  return page;
}

const sheetOf = (page: Page, number: number): Locator =>
  page.getByRole('article', { name: prepText.eyebrow(number, 1) });

/** Reads a line in the report of the newest step. */
async function reads(page: Page, line: string): Promise<void> {
  await openTab(page, campaignText.tabs.report);
  await expect(reportOf(page)).toContainText(line);
}

/** The other ways to end the battle that is open. */
const waysOf = (page: Page): Locator => page.getByRole('region', { name: sayText.more });

test.setTimeout(120_000);

test('a player lends an army to one of two battles, and has the terrain at the Capital rolled again', async ({
  browser,
}) => {
  const war = await seeded({ seconds: 86_400 });
  const { open, storm }: Deeds = await deedsAwait(war);
  const azure = await at(browser, war, war.players.azure, DESK);
  const madder = await at(browser, war, war.players.madder, PHONE);

  await test.step('an army beside two battles helps in the one that its owner names', async () => {
    await atBattle(azure, 1);
    await expect(waysOf(azure)).toContainText(sayText.lend(RELIEF));
    await press(waysOf(azure).getByRole('button', { name: sayText.lendHere }));
    await expect(waysOf(azure)).not.toContainText(sayText.lend(RELIEF));
    await reads(azure, `${RELIEF} supports the battle at ${open.at} and no other battle.`);
    await gives(azure, 'battles', 'lend-support');
  });

  await test.step('the owner of a Stronghold has its terrain rolled again, once, and the enemy sees both dice', async () => {
    await atBattle(madder, 3);
    await expect(sheetOf(madder, 3).getByRole('button', { name: prepText.reroll })).toHaveCount(0);
    await atBattle(azure, 3);
    const again = sheetOf(azure, 3).getByRole('button', { name: prepText.reroll });
    await press(again);
    await expect(again).toHaveCount(0);
    for (const page of [azure, madder]) {
      await reads(page, `had the terrain of the battle at ${storm.at} rolled again:`);
    }
    await gives(azure, 'battles', 'reroll-terrain');
  });
  for (const page of [azure, madder]) await page.context().close();
});
