import { expect } from '@playwright/test';
import { battleText, outcomeText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { embattled } from './support/battles.ts';
import { hoursPass, seeded, timeUp } from './support/campaigns.ts';
import { signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { reportOf } from './support/war-orders.ts';

test('the battle clock counts down beside a battle, and says that dice decide when it ends', async ({
  page,
  context,
}) => {
  const war = await seeded({ seconds: 86_400 });
  const [battle] = await embattled(war);
  await signIn(context, war.players.azure);
  await page.goto(`/c/${war.slug}?battle=${battle.id}`);
  const clock = page.getByRole('region', { name: battleText.clock.title });

  await test.step('before: a day is left, and the page says that dice decide then', async () => {
    await expect(clock).toContainText(/\d+ h/);
    await expect(clock).toContainText(/dice/i);
    await expect(page.getByRole('complementary', { name: outcomeText.title })).toBeVisible();
  });

  await test.step('later: minutes are left', async () => {
    await hoursPass(war, 23.5);
    await page.reload();
    await expect(clock).toContainText(/\d+ min/);
    await expect(clock).not.toContainText(/\d+ h\b/);
  });
});

test('when the battle clock runs out, dice settle unreported battles, and the report says so', async ({
  page,
  context,
}) => {
  const war = await seeded({ seconds: 86_400 });
  const [battle] = await embattled(war);
  await signIn(context, war.players.azure);
  await page.goto(`/c/${war.slug}?battle=${battle.id}`);
  await expect(page.getByRole('region', { name: battleText.clock.title })).toBeVisible();

  await timeUp(war);
  const report = reportOf(page);
  await expect(report).toContainText('Quick Battle');
  await expect(report).toContainText(/You (lost|won|drew) the battles? at \d{4}/);
  await expect(page.getByRole('region', { name: battleText.clock.title })).toBeHidden();
});
