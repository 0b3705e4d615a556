import { expect, test } from '@playwright/test';
import { battleText, outcomeText } from '@sealed-orders/text/hex-campaign/desks/battles';
import { embattled } from './support/battles.ts';
import { hoursPass, seeded } from './support/campaigns.ts';
import { signIn } from './support/people.ts';

test('the battle clock counts down beside a battle, and says that dice decide then', async ({ page, context }) => {
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
