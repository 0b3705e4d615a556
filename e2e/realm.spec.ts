import { expect } from '@playwright/test';
import { realmText } from '@sealed-orders/text/hex-campaign/realm';
import { viewsText } from '@sealed-orders/text/hex-campaign/views';
import { known, seeded } from './support/campaigns.ts';
import { signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { mapShown, openTab } from './support/views.ts';
import { mapOf } from './support/war-map.ts';

const { armies, changes, income, land } = realmText;

test('a player finds everything they own in one place, sorts it, and goes from a row to its hex', async ({
  page,
  context,
}) => {
  const war = await seeded({ name: 'The War of Ledgers', turns: 2 });
  const view = await known(war, 'azure');
  const held = Object.values(view.hexes).filter(({ control }) => control === 'azure');
  await signIn(context, war.players.azure);
  await page.goto(`/c/${war.slug}`);
  await mapShown(page);
  await openTab(page, viewsText.realm);
  const table = page.getByRole('table', { name: land.title });

  await test.step('every hex is listed, and the next upkeep is added up', async () => {
    await expect(table.getByRole('row')).toHaveCount(held.length + 1);
    await expect(page.getByRole('region', { name: income.title })).toContainText(income.sum);
    await expect(page.getByRole('region', { name: changes.title })).toContainText(changes.gains);
  });

  await test.step('a heading sorts, and says so', async () => {
    const head = table.getByRole('columnheader', { name: land.stored });
    const richest = Math.max(...held.map(({ site }) => site?.bp ?? 0));
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(table.getByRole('row').nth(1)).toContainText(richest.toLocaleString('en-GB'));
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
  });

  await test.step('an army is shown on the map', async () => {
    const row = page.getByRole('table', { name: armies.title }).getByRole('row').nth(1);
    const name = (await row.getByRole('button').textContent()) ?? '';
    await row.click();
    await expect(mapOf(page)).toBeVisible();
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  });
});

test('spectators have no realm', async ({ page }) => {
  const war = await seeded({ name: 'The War of Onlookers' });
  await page.goto(`/c/${war.slug}`);
  await mapShown(page);
  const tabs = page.getByRole('navigation');
  await expect(tabs.getByRole('button', { name: 'Map' })).toBeVisible();
  await expect(tabs.getByRole('button', { name: viewsText.realm })).toHaveCount(0);
});
