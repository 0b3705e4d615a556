import { expect } from '@playwright/test';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { gazetteText } from '@sealed-orders/text/pages/gazette';
import { reportText } from '@sealed-orders/text/pages/report';
import { corrected, correcting, picked } from './support/battle-deeds.ts';
import { advanced, negotiating, seeded } from './support/campaigns.ts';
import { openDesk } from './support/desk.ts';
import { signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { mapShown, openTab } from './support/views.ts';

test('a new spectator reads that nothing new is public, finds the leader first, and goes on to the story', async ({
  browser,
  context,
  page,
}) => {
  const war = await seeded({ name: 'The Quiet Front' });
  await negotiating(war);
  await signIn(context, war.referee);
  const form = await correcting(await openDesk(page, war.slug), 'Change victory points');
  await picked(form, 'Player', 'ochre');
  await form.getByLabel('Victory points', { exact: true }).fill('7');
  await corrected(page, form, 'The Capital was not counted.');
  // Build closes, and each player alone sees their own results.
  await advanced(war);

  const watching = await browser.newContext();
  const stranger = await watching.newPage();
  await stranger.goto(`/c/${war.slug}`);
  await mapShown(stranger);
  await expect(stranger.getByText(reportText.nothing)).toBeVisible();
  await openTab(stranger, campaignText.tabs.seats);
  const seats = stranger.locator('.seat-list').getByRole('listitem');
  await expect(seats.first()).toContainText('ochre');
  await expect(seats.first()).toContainText('7 VP');
  await stranger.getByRole('link', { name: reportText.story }).click();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(gazetteText.name('The Quiet Front'));
  await watching.close();
});
