import { expect, type Page, test } from '@playwright/test';
import { hexCampaignText, ORDER_NAMES } from '@sealed-orders/text/hex-campaign';
import { battlesText } from '@sealed-orders/text/hex-campaign/desks/battles';
import { campaignText, seatsText } from '@sealed-orders/text/pages/campaign';
import { practiceText } from '@sealed-orders/text/pages/practice';
import { talkText } from '@sealed-orders/text/pages/talk';
import { newcomer } from './support/people.ts';
import { picture } from './support/picture.ts';
import { mapShown, openTab } from './support/views.ts';
import { give, inHand, phaseOpen, seal } from './support/war-desk.ts';
import { answered, keepButton, lossForm } from './support/war-fields.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const phases = (page: Page) => page.getByRole('region', { name: campaignText.phases });
const BATTLE = campaignText.phaseOf(8, 9);

/** Whatever the dice have brought about: battles ask their players, until the next turn opens. */
async function nextTurn(page: Page, turn: number): Promise<void> {
  const opened = page.getByRole('banner').getByText(hexCampaignText.round(turn));
  await expect(opened.or(phases(page).getByText(BATTLE)).first()).toBeVisible();
  while (!(await opened.isVisible())) {
    await openTab(page, battlesText.title);
    await page
      .getByRole('button', { name: /^Battle \d/ })
      .first()
      .tap();
    await expect(lossForm(page).or(keepButton(page)).or(opened).first()).toBeVisible();
    if (!(await opened.isVisible())) await answered(page);
  }
  await phaseOpen(page, turn, 'build');
}

test('one person plays the practice war for three turns on a phone', async ({ page, context }) => {
  test.setTimeout(180_000);
  await newcomer(context, 'solo');
  await page.goto('/');
  await page.getByRole('button', { name: practiceText.title }).tap();
  await expect(page).toHaveURL(/\/c\/practice-war/);
  await mapShown(page);
  await phaseOpen(page, 1, 'build');
  await picture(page, 'practice-phone');

  await test.step('the other seats play by themselves, and nobody waits for their words', async () => {
    await openTab(page, campaignText.tabs.seats);
    const players = page.getByRole('region', { name: seatsText.title });
    await expect(players.getByText(practiceText.playsItself)).toHaveCount(2);
    await openTab(page, campaignText.tabs.talk);
    await expect(page.getByText(talkText.alone.title)).toBeVisible();
  });

  for (const turn of [1, 2, 3]) {
    await test.step(`turn ${turn}`, async () => {
      await seal(page);
      await phaseOpen(page, turn, 'movement-orders');
      const panel = await inHand(page, 'First Column');
      await give(panel, ORDER_NAMES.guard);
      await seal(page);
      await phaseOpen(page, turn, 'battle-orders');
      await seal(page);
      await nextTurn(page, turn + 1);
    });
  }
});
