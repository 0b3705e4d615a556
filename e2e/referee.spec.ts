import { expect, test } from '@playwright/test';
import { campaignText, seatsText } from '@sealed-orders/text/pages/campaign';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { known, marchers, seeded } from './stage/campaigns.ts';
import { signIn } from './stage/people.ts';
import { mapShown, openTab } from './stage/views.ts';
import { clickHex } from './stage/war-map.ts';

test('the referee sees who is missing, when the phase closes, and all that is in a hex', async ({ page, context }) => {
  const campaign = await seeded({ sealed: ['ochre'], seconds: 86_400 });
  await signIn(context, campaign.referee);
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
  await openTab(page, campaignText.tabs.map);
  const desk = page.getByRole('region', { name: refereeText.title });
  await expect(desk.getByRole('heading', { name: refereeText.missing(3) })).toBeVisible();
  await expect(desk).toContainText(campaignText.seals(1, 4));
  await expect(desk).toContainText(/Closes .* in \d/);
  const rows = desk.getByRole('listitem');
  await expect(rows.filter({ hasText: 'ochre' })).toContainText(seatsText.sealed);
  await expect(rows.filter({ hasText: 'azure' })).toContainText(seatsText.open);

  const [unit] = marchers(await known(campaign, 'azure'));
  if (unit === undefined) throw new Error('azure has no unit');
  await clickHex(page, unit.reach.find(({ cost }) => cost > 0)?.at ?? '');
  await expect(page.getByRole('region', { name: /^\d{4}$/ })).toBeVisible();
  await rows.filter({ hasText: 'azure' }).getByRole('button').click();
  await expect(page.getByText(/Capital Fortification of azure/)).toBeVisible();
  await expect(desk, 'the desk stays below what is looked at').toBeVisible();

  await desk.getByRole('button', { name: refereeText.checkLog }).click();
  await expect(desk.getByRole('status')).toHaveText(/replayed\. The log agrees\.$/);
});

test('a paused campaign says why, and can be resumed', async ({ page, context }) => {
  const campaign = await seeded();
  await signIn(context, campaign.referee);
  // The site's own answers, as they would be after a step that the rules refused.
  await page.route(/play\.head/, async (route) => {
    const answers: unknown = await (await route.fetch()).json();
    const paused = JSON.stringify(answers)
      .replace('"status":"running"', '"status":"paused"')
      .replace('"pausedBecause":null', '"pausedBecause":"rejected"');
    await route.fulfill({ contentType: 'application/json', body: paused });
  });
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
  await openTab(page, campaignText.tabs.map);
  const desk = page.getByRole('region', { name: refereeText.title });
  await expect(desk).toContainText(refereeText.pausedBecause.rejected);
  const asked = page.waitForResponse(/campaigns\.resume/);
  await desk.getByRole('button', { name: refereeText.resume }).click();
  expect((await asked).ok()).toBe(true);
  // In truth it was never paused, and the server says so.
  await expect(page.getByText(refereeText.notResumed)).toBeVisible();
});
