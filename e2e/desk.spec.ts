import { expect } from '@playwright/test';
import { campaignText, sheetText } from '@sealed-orders/text/pages/campaign';
import { deskText } from '@sealed-orders/text/pages/desk';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { seeded } from './support/campaigns.ts';
import { giveReason, noted, openDesk } from './support/desk.ts';
import { signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { mapShown, movementResolved, openTab } from './support/views.ts';

const { deeds, line } = deskText;

test('a late player: the referee extends, pauses, resumes and closes the phase, and everyone reads why', async ({
  page,
  context,
  browser,
}) => {
  const campaign = await seeded({ sealed: ['madder', 'ochre', 'verdigris'], seconds: 86_400 });
  const azure = await browser.newContext();
  await signIn(azure, campaign.players.azure);
  const window = await azure.newPage();
  await window.goto(`/c/${campaign.slug}`);
  await mapShown(window);

  await signIn(context, campaign.referee);
  const desk = await openDesk(page, campaign.slug);
  const done = desk.getByRole('region', { name: deskText.title });
  await desk.getByRole('button', { name: deeds.extend.open }).click();
  await page
    .getByRole('dialog')
    .getByLabel(deskText.by)
    .selectOption(deskText.span(2 * 1440));
  await page.getByRole('dialog').getByLabel(deskText.keep).check();
  await giveReason(page, deeds.extend.action, 'Azure asked for time.');
  await expect(page.getByText(deeds.extend.done, { exact: true })).toBeVisible();
  await expect(desk).toContainText(/in 2 days \d+ h/);
  await expect(done).toContainText(deskText.keptShown('Azure asked for time.'));

  await desk.getByRole('button', { name: deeds.pause.open }).click();
  await giveReason(page, deeds.pause.action, 'The club is closed.');
  await expect(desk).toContainText(refereeText.pausedBecause.desk);
  await expect(window.getByText(deskText.line.pause('referee'))).toBeVisible();
  await expect(window.getByText(deskText.because('The club is closed.')).first()).toBeVisible();
  const seal = window.locator('[data-seal]');
  await expect(seal, 'nothing can be written until the campaign resumes').toBeDisabled();
  await expect(seal).toContainText(sheetText.paused);

  await desk.getByRole('button', { name: refereeText.resume }).click();
  await giveReason(page, refereeText.resume, 'The club is open again.');
  await expect(desk).toContainText(/in 2 days \d+ h/);
  await expect(window.getByText(deskText.line.pause('referee'))).toBeHidden();
  await expect(seal).toBeEnabled();

  await desk.getByRole('button', { name: refereeText.closeNow }).click();
  await giveReason(page, refereeText.closeNow, 'We go on without Azure.');
  await movementResolved(window, 1);
  await openTab(window, campaignText.tabs.seats);
  const read = window.getByRole('region', { name: deskText.title });
  await expect(read.getByRole('listitem')).toHaveCount(4);
  await expect(read).toContainText(`${line.close('referee')} ${deskText.because('We go on without Azure.')}`);
  await expect(read).toContainText(noted(line.extend('referee', 2 * 1440), deskText.kept));
  await expect(read, 'a reason that is kept').not.toContainText('Azure asked for time');
  await azure.close();
});
