import { expect, type Locator, type Page } from '@playwright/test';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { listText } from '@sealed-orders/text/node-campaign/map-papers';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { siteText } from '@sealed-orders/text/pages/site';
import { typeMoment } from './support/moments.ts';
import {
  CAMP,
  DEEP,
  FIELD,
  FORCES,
  giveOrders,
  logOf,
  ORBIT,
  PHONE,
  panelOf,
  selected,
  selectForce,
  seriesOf,
  starPage,
  starred,
  touchNode,
} from './support/stars.ts';
import { test } from './support/test.ts';
import { openLayers } from './support/views.ts';

const { posts } = composerText;
const COLUMN = FORCES.azure;

const postsOf = (page: Page): Locator => panelOf(page).getByRole('region', { name: posts.title });

/** Two days from now, in the evening, as typed; the campaign's zone is UTC. */
function inTwoDays(): string {
  const [year, month, day] = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10).split('-');
  return `${day}${month}${year}2000`;
}

test('a series of two by a difficult path: its odds, its cost, what is lost together, and what became of it', async ({
  browser,
}) => {
  const star = await starred();
  const page = await starPage(browser, star, 'azure');
  const panel = await selectForce(page, COLUMN);
  await expect(panel).toContainText(composerText.forceIn(CAMP));

  await test.step('a step by a difficult path shows its odds', async () => {
    await touchNode(page, ORBIT);
    const series = seriesOf(page);
    await expect(series.getByRole('listitem')).toHaveCount(1);
    await expect(series).toContainText(composerText.odds([3], 67));
    await expect(series).toContainText(composerText.onFailure);
    await expect(series).toContainText(composerText.takes(ORBIT));
  });

  await test.step('a second step hangs on the first, and both are lost if that fails', async () => {
    const series = seriesOf(page);
    await series.getByRole('button', { name: composerText.addStep }).click();
    await touchNode(page, DEEP);
    await expect(series.getByRole('listitem')).toHaveCount(2);
    await expect(series).toContainText(composerText.openSpace);
    await expect(series).toContainText(composerText.failureRisk(1, [2], 10));
    await expect(series.getByRole('img', { name: composerText.boxes(14, 10, 14) })).toBeVisible();
  });

  await test.step('given, it is in the log with its roll', async () => {
    await giveOrders(page, 2, 10);
    await expect(seriesOf(page)).toHaveCount(0);
    const log = await logOf(page);
    await expect(log).toContainText(`spent 5 CP to move ${COLUMN} to ${ORBIT}.`);
    await expect(log).toContainText(/rolled \d, needed 3\+/);
  });

  await test.step('everybody can read it', async () => {
    const watcher = await starPage(browser, star, null);
    await expect(await logOf(watcher)).toContainText(`azure spent 5 CP to move ${COLUMN} to ${ORBIT}.`);
  });
});

test('a postdated order is shown to its player and the referee only', async ({ browser }) => {
  const star = await starred();
  const page = await starPage(browser, star, 'azure');
  await selectForce(page, COLUMN);
  await touchNode(page, ORBIT);
  await seriesOf(page).getByRole('group', { name: composerText.when.label }).getByText(composerText.when.at).click();
  await expect(seriesOf(page).getByRole('button', { name: composerText.postdateEmpty })).toBeDisabled();
  await typeMoment(seriesOf(page), composerText.at.label, inTwoDays());
  await seriesOf(page)
    .getByRole('button', { name: /^Postdate for / })
    .click();
  await expect(page.getByText(composerText.postdated, { exact: true })).toBeVisible();
  await expect(postsOf(page)).toContainText(`Move ${COLUMN} to ${ORBIT}`);

  await test.step('another player and a spectator find nothing of it', async () => {
    const madder = await starPage(browser, star, 'madder');
    await expect(postsOf(madder)).toContainText(posts.none);
    const watcher = await starPage(browser, star, null);
    for (const other of [madder, watcher]) {
      await expect(await logOf(other)).not.toContainText('postdated');
      await expect(other.getByText(`Move ${COLUMN} to ${ORBIT}`)).toHaveCount(0);
    }
    await expect(await logOf(await starPage(browser, star, 'referee'))).toContainText('azure postdated an order');
  });

  await test.step('it can still be withdrawn from the list', async () => {
    await postsOf(page)
      .getByRole('button', { name: new RegExp(`^${posts.withdraw}`) })
      .click();
    await expect(page.getByText(posts.withdrawn, { exact: true })).toBeVisible();
    await expect(postsOf(page)).toContainText(posts.none);
  });
});

test('the message about a postdated order has a button that undoes it', async ({ browser }) => {
  const page = await starPage(browser, await starred(), 'azure');
  await selectForce(page, COLUMN);
  await touchNode(page, ORBIT);
  await seriesOf(page).getByRole('group', { name: composerText.when.label }).getByText(composerText.when.at).click();
  await typeMoment(seriesOf(page), composerText.at.label, inTwoDays());
  await seriesOf(page)
    .getByRole('button', { name: /^Postdate for / })
    .click();
  await expect(postsOf(page)).toContainText(`Move ${COLUMN} to ${ORBIT}`);
  await page.getByRole('button', { name: siteText.undo, exact: true }).click();
  await expect(page.getByText(posts.withdrawn, { exact: true })).toBeVisible();
  await expect(postsOf(page)).toContainText(posts.none);
});

test('on a phone an order is chosen from the lists, without the map', async ({ browser }) => {
  const star = await starred();
  const page = await starPage(browser, star, 'azure', PHONE);
  const sheet = await openLayers(page);
  await sheet.getByRole('button', { name: campaignText.tools.list, exact: true }).tap();
  const list = page.getByRole('region', { name: listText.title, exact: true });
  await list.getByRole('button', { name: CAMP, exact: true }).tap();
  await selected(page, CAMP).getByRole('button', { name: COLUMN }).tap();
  await expect(selected(page, COLUMN)).toBeVisible();
  await selected(page, COLUMN).getByText(composerText.targets.nodes, { exact: true }).tap();
  const targets = selected(page, COLUMN).getByRole('list', { name: composerText.names.move });
  await targets.getByRole('button', { name: `Move ${COLUMN} to ${FIELD}` }).tap();
  await expect(seriesOf(page)).toContainText(composerText.attacks('madder'));
  await giveOrders(page, 1, 5);
  await expect(await logOf(page)).toContainText(`attacked madder at ${FIELD}.`);
});
