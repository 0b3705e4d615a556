import { expect, type Page } from '@playwright/test';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { listText } from '@sealed-orders/text/node-campaign/map-papers';
import {
  CAMP,
  FORCES,
  logOf,
  ORBIT,
  panelOf,
  selected,
  seriesOf,
  starMap,
  starPage,
  starred,
} from './support/stars.ts';
import { test } from './support/test.ts';

const COLUMN = FORCES.azure;

const nodes = (page: Page) => page.getByRole('region', { name: listText.title, exact: true });

test('a whole order is given by keys and by the list that stands in for the map', async ({ browser }) => {
  const page = await starPage(browser, await starred(), 'azure');

  await test.step('N selects a battleforce, L opens the list', async () => {
    // Keys count while the map has the focus: one of its buttons is a tab stop.
    await starMap(page).locator('button[tabindex="0"]').focus();
    await page.keyboard.press('n');
    await expect(selected(page, COLUMN)).toBeVisible();
    await expect(starMap(page).getByRole('button', { name: new RegExp(`^${CAMP}, `) })).toBeFocused();
    await page.keyboard.press('l');
    await expect(nodes(page)).toBeVisible();
  });

  await test.step('the list shows the nodes in reach, each with its price and its roll', async () => {
    const reach = nodes(page).getByRole('radio', { name: listText.by.reach, exact: true });
    await reach.focus();
    await page.keyboard.press('Space');
    await expect(reach).toBeChecked();
    await expect(nodes(page).getByRole('rowheader').first()).toContainText(
      listText.reach(composerText.names.move, COLUMN),
    );
    await expect(nodes(page).getByRole('rowheader', { name: ORBIT })).toContainText(listText.costs(5, '3+'));
  });

  await test.step('a node is found by its name, and becomes the target', async () => {
    await nodes(page).getByRole('searchbox', { name: listText.find }).focus();
    await page.keyboard.type('orbit');
    await expect(nodes(page).getByRole('rowheader', { name: ORBIT })).toBeVisible();
    await nodes(page).getByRole('button', { name: ORBIT, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(seriesOf(page).getByRole('listitem')).toContainText(`Move ${COLUMN} to ${ORBIT}`);
  });

  await test.step('Backspace takes the step back, and the list of targets adds it again', async () => {
    await seriesOf(page).getByRole('button', { name: composerText.removeStep }).focus();
    await page.keyboard.press('Backspace');
    await expect(seriesOf(page)).toHaveCount(0);
    const tiles = panelOf(page).getByRole('group', { name: composerText.orders, exact: true });
    await tiles.getByRole('button', { name: composerText.names.move }).focus();
    await page.keyboard.press('Enter');
    await panelOf(page).getByText(composerText.targets.nodes, { exact: true }).focus();
    await page.keyboard.press('Enter');
    await panelOf(page)
      .getByRole('button', { name: `Move ${COLUMN} to ${ORBIT}` })
      .focus();
    await page.keyboard.press('Enter');
    await expect(seriesOf(page).getByRole('listitem')).toHaveCount(1);
  });

  await test.step('Enter gives it', async () => {
    await panelOf(page)
      .getByRole('button', { name: composerText.give(1, 5) })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(composerText.given, { exact: true })).toBeVisible();
    await expect(await logOf(page)).toContainText(`azure spent 5 CP to move ${COLUMN} to ${ORBIT}.`);
  });
});
