import { expect, type Page } from '@playwright/test';
import type { Seeded } from '@sealed-orders/testkit';
import { BUILD_TABS, buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { advanced, byHost, negotiating, seeded } from './support/campaigns.ts';
import { signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { mapShown } from './support/views.ts';
import { seal } from './support/war-orders.ts';

const cart = (page: Page) => page.getByRole('region', { name: buildText.cart });

/** Closes phases until the build phase of this turn is open. */
async function buildIn(war: Seeded, turn: number): Promise<void> {
  const open = () => byHost(async (host) => (await host.head(war.campaign))?.summary ?? null);
  let now = await open();
  while (now !== null && ((now.round ?? 0) < turn || now.phase !== 'build')) {
    await advanced(war);
    now = await open();
  }
  expect(now).toMatchObject({ round: turn, phase: 'build' });
}

async function atForm(page: Page, { slug }: Seeded): Promise<void> {
  await page.goto(`/c/${slug}`);
  await mapShown(page);
  await page.getByRole('button', { name: buildText.openForm }).click();
}

test("last turn's orders are repeated with one tap, which can be undone", async ({ page, context }) => {
  const war = await seeded({ name: 'The War of Habits' });
  await negotiating(war);
  await buildIn(war, 2);
  await signIn(context, war.players.azure);
  await atForm(page, war);
  const parts = page.getByRole('tablist', { name: buildText.tabs });
  await parts.getByRole('tab', { name: BUILD_TABS.convoys, exact: true }).click();
  await page.getByRole('button', { name: /^Add: Convoy/ }).click();
  await expect(cart(page)).toContainText('Convoy');
  await seal(page);

  await buildIn(war, 3);
  await atForm(page, war);
  await expect(cart(page)).not.toContainText('Convoy');
  await page.getByRole('button', { name: buildText.again }).click();
  await expect(cart(page)).toContainText('Convoy');
  await cart(page).getByRole('button', { name: buildText.undo }).click();
  await expect(cart(page)).not.toContainText('Convoy');
});
