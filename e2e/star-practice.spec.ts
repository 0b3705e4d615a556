import { expect, type Page } from '@playwright/test';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { guideText } from '@sealed-orders/text/node-campaign/guide';
import { logText } from '@sealed-orders/text/node-campaign/log';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { nodePracticeText } from '@sealed-orders/text/node-campaign/practice';
import { placementText } from '@sealed-orders/text/node-campaign/setup';
import { viewsText } from '@sealed-orders/text/node-campaign/views';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { practiceText } from '@sealed-orders/text/pages/practice';
import { practicePageText } from '@sealed-orders/text/pages/practice-page';
import { siteText } from '@sealed-orders/text/pages/site';
import { PRACTICES } from '@sealed-orders/text/practices';
import { GAMES } from '@sealed-orders/text/systems';
import { firstOf } from './support/first-of.ts';
import { hindrances } from './support/hindrances.ts';
import { newcomer } from './support/people.ts';
import { giveOrders, logOf, PHONE, panelOf, starMap, starShown } from './support/stars.ts';
import { boxOf } from './support/still.ts';
import { test } from './support/test.ts';
import { openTab, tooWide } from './support/views.ts';
import { press } from './support/war-orders.ts';

test.use({ isNewHere: true, ...PHONE });

const { steps } = guideText;

const SCRIPTS = '**/_next/static/**/*.js';

/** The guide is at this step, and covers nothing of the map. It may tell of rosters first, or that the computer attacked. */
async function guided(page: Page, step: keyof typeof steps): Promise<void> {
  const guide = page.getByRole('region', { name: guideText.title });
  const headed = (one: keyof typeof steps) => guide.getByRole('heading', { name: steps[one].title, exact: true });
  const wanted = headed(step);
  while ((await firstOf({ wanted, battle: headed('battle'), roster: headed('roster') })) !== 'wanted')
    await press(guide.getByRole('button', { name: guideText.goOn, exact: true }));
  await expect(wanted).toBeVisible();
  const [paper, map] = [await boxOf(guide), await boxOf(starMap(page))];
  expect(paper.y + paper.height).toBeLessThanOrEqual(map.y + 1);
}

/** Goes to midnight by one tap, in the guide or the panel, after which it is this day. */
async function goneToMidnight(page: Page, day: number): Promise<void> {
  await press(page.getByRole('button', { name: nodePracticeText.midnight, exact: true }).first());
  await expect(page.getByRole('region', { name: mapText.week.label })).toContainText(mapText.week.day(day, null));
}

/** Chooses the game while the scripts of the page are still on their way. */
async function chosenBeforeScripts(page: Page): Promise<void> {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/practice', { waitUntil: 'commit' });
  const game = page.getByLabel(practicePageText.game);
  await game.selectOption(GAMES['node-campaign'].name);
  await expect(page.getByRole('main')).not.toContainText(PRACTICES['node-campaign'].says);
  arrive();
  await expect(page.getByRole('main')).toContainText(PRACTICES['node-campaign'].says);
  await expect(game.locator('option:checked')).toHaveText(GAMES['node-campaign'].name);
  await page.unroute(SCRIPTS);
}

test('one person begins a practice war on a phone, is guided to a first order, and lets two days pass', async ({
  page,
  context,
}) => {
  test.slow();
  await newcomer(context, 'petra');
  await chosenBeforeScripts(page);
  await press(page.getByRole('main').getByRole('button', { name: practiceText.begin, exact: true }));
  await starShown(page);

  await test.step('once the player and the computer have chosen where to begin, the first midnight begins the war', async () => {
    await press(page.getByRole('button', { name: campaignText.panel.taller, exact: true }));
    const card = panelOf(page).getByRole('region', { name: placementText.card, exact: true });
    await card.getByRole('group').first().waitFor();
    for (const list of await card.getByRole('group').all()) await list.getByRole('radio').first().check();
    await press(card.getByRole('button', { name: new RegExp(`^${placementText.confirm('')}`) }));
    await guided(page, 'begin');
    await goneToMidnight(page, 1);
  });

  await test.step('the guide leads to the first order', async () => {
    await guided(page, 'force');
    await starMap(page)
      .getByRole('button', { name: new RegExp(`, ${mapText.whose.yours}, .*${mapText.forceState.free}`) })
      .first()
      .press('Enter');
    await guided(page, 'move');
    await press(
      panelOf(page)
        .getByRole('group', { name: composerText.orders })
        .getByRole('button', { name: composerText.names.move }),
    );
    await press(panelOf(page).getByText(composerText.targets.nodes, { exact: true }));
    const targets = panelOf(page).getByRole('list', { name: composerText.names.move });
    await press(
      targets
        .getByRole('button', { disabled: false })
        .filter({ hasText: new RegExp(composerText.takes('.*')) })
        .first(),
    );
    await guided(page, 'give');
    await giveOrders(page, 1, 5);
    await guided(page, 'expand');
    await expect(page.getByRole('region', { name: guideText.title })).toContainText(guideText.short.alone);
    expect(await hindrances(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
  });

  await test.step('two taps are two days, with their points and what the computer did', async () => {
    await press(panelOf(page).getByRole('button', { name: siteText.close, exact: true }));
    await expect(panelOf(page)).toContainText(mapText.panel.points(2));
    await goneToMidnight(page, 2);
    await goneToMidnight(page, 3);
    await expect(panelOf(page)).not.toContainText(mapText.panel.points(2));
    const log = await logOf(page);
    await expect(log).toContainText(logText.endOf(2));
    await expect(log).toContainText(/(Madder|Ochre|Verdigris) spent \d+ CP/);
  });

  await test.step('five tabs fit on the phone, and "More" lists the others, for the keyboard too', async () => {
    const tabs = page.getByRole('navigation', { name: campaignText.views }).getByRole('button');
    await expect(tabs).toHaveCount(5);
    await tabs.filter({ hasText: campaignText.more }).press('Enter');
    await expect(tabs).toHaveCount(8);
    expect(await hindrances(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(tabs.filter({ hasText: viewsText.forces })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tabs).toHaveCount(5);
  });

  await test.step('nobody has to wait, and whoever looks at the campaign can read that', async () => {
    await openTab(page, campaignText.tabs.seats);
    await expect(page.getByText(practiceText.playsItself)).toHaveCount(3);
  });
});
