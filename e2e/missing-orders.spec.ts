import { expect } from '@playwright/test';
import type { Pace } from '@sealed-orders/rules/kernel';
import type { Seeded } from '@sealed-orders/testkit';
import { decideText } from '@sealed-orders/text/pages/decide';
import { paceText } from '@sealed-orders/text/pages/pace';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { byHost, seeded, timeUp } from './support/campaigns.ts';
import { giveReason, openDesk } from './support/desk.ts';
import { signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { mapShown } from './support/views.ts';
import { reportOf } from './support/war-orders.ts';

/** Sets the terms for missing orders, as if the owner had chosen them on the form. */
const agreed = ({ campaign }: Seeded, missing: Pace['missing']) =>
  byHost((_host, { pool }) =>
    pool.query(`UPDATE campaign SET pace = jsonb_set(pace, '{missing}', $2) WHERE id = $1`, [
      campaign,
      JSON.stringify(missing),
    ]),
  );

test('a phase is held for missing orders, and the referee decides what each seat gets', async ({ page, browser }) => {
  const war = await seeded({ sealed: ['madder'], seconds: 86_400 });
  await agreed(war, { policy: 'referee', most: 86_400 });
  await signIn(page.context(), war.players.azure);
  await page.goto(`/c/${war.slug}`);
  await mapShown(page);
  await expect(page.getByText(paceText.notice.held)).toBeHidden();

  await test.step('the time is up: nobody is passed over, and the page says so', async () => {
    await timeUp(war);
    await page.reload();
    await expect(page.getByText(paceText.notice.held)).toBeVisible();
  });

  await test.step('the referee chooses for every seat that is missing, with a reason', async () => {
    const context = await browser.newContext();
    await signIn(context, war.referee);
    const referee = await context.newPage();
    const desk = await openDesk(referee, war.slug);
    await desk.getByRole('button', { name: refereeText.closeNow }).click();
    const choices = referee.getByRole('dialog').getByRole('combobox');
    await expect(choices).toHaveCount(3);
    await choices.first().selectOption(decideText.choices.nothing);
    await choices.last().selectOption(decideText.choices.least);
    await giveReason(referee, refereeText.closeNow, 'We have waited for a day.');
    await expect(reportOf(referee)).toBeVisible();
    await context.close();
  });

  await expect(page.getByText(paceText.notice.held)).toBeHidden();
});
