import { expect, type Locator, type Page } from '@playwright/test';
import { reportText as turnReportText } from '@sealed-orders/text/hex-campaign/report';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { historyText } from '@sealed-orders/text/pages/history';
import { replayText } from '@sealed-orders/text/pages/replay';
import { reportText } from '@sealed-orders/text/pages/report';
import { seeded } from './support/campaigns.ts';
import { type Login, signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { mapShown, openTab } from './support/views.ts';
import { mapOf } from './support/war-map.ts';

const barOf = (page: Page): Locator => page.getByRole('region', { name: replayText.label });

async function openReport(page: Page, { slug }: { readonly slug: string }, login: Login): Promise<void> {
  await signIn(page.context(), login);
  await page.goto(`/c/${slug}`);
  await mapShown(page);
  await openTab(page, campaignText.tabs.report);
}

const counter = (page: Page, id: string): Locator => mapOf(page).locator(`[data-piece="${id}"]`);
const placeOf = (piece: Locator): Promise<string | null> => piece.getAttribute('transform');

test('the turn plays on the map automatically, and is scrubbed by mouse and by keys', async ({ page }) => {
  const campaign = await seeded({ turns: 1 });
  await openReport(page, campaign, campaign.players.azure);
  const moves = page.getByRole('region', { name: turnReportText.sections.moves }).getByRole('listitem');
  const mover = await mapOf(page).locator('.counter.own').first().getAttribute('data-piece');
  const end = await placeOf(counter(page, mover ?? ''));

  await test.step('it begins before the first event and runs to the last', async () => {
    await page.getByRole('button', { name: replayText.start }).click();
    await expect(page.getByRole('slider', { name: historyText.label })).toBeHidden();
    const count = barOf(page).getByText(/^\d+ of \d+$/);
    await expect(count).toBeVisible();
    const all = Number((await count.innerText()).split(' of ')[1]);
    await expect(barOf(page).getByText(replayText.count(all, all))).toBeVisible({ timeout: 30_000 });
    await expect(barOf(page).getByRole('button', { name: replayText.play })).toBeVisible();
    expect(await placeOf(counter(page, mover ?? ''))).toBe(end);
  });

  await test.step('the ruler goes back to the beginning, with the pieces where they were', async () => {
    await barOf(page).getByRole('slider').press('Home');
    await expect(barOf(page)).toContainText(replayText.before);
    expect(await placeOf(counter(page, mover ?? ''))).not.toBe(end);
  });

  await test.step('the bar shows each line of the report, step by step', async () => {
    const next = barOf(page).getByRole('button', { name: replayText.on });
    const told = (await moves.first().getByRole('paragraph').first().innerText()).trim();
    for (let i = 0; i < 12 && !(await barOf(page).innerText()).includes(told); i++) await next.click();
    await expect(barOf(page)).toContainText(told);
    await expect(moves.first()).toHaveClass(/shown/);
  });

  await test.step('a key plays and pauses it, another leaves it', async () => {
    await mapOf(page).focus();
    await page.keyboard.press('.');
    await expect(barOf(page).getByRole('button', { name: replayText.pause })).toBeVisible();
    await page.keyboard.press('.');
    await expect(barOf(page).getByRole('button', { name: replayText.play })).toBeVisible();
    await test.step('its speed can be changed, and cycles back to normal', async () => {
      for (const speed of [2, 4, 1]) {
        await barOf(page)
          .getByRole('button', { name: /normal speed/i })
          .click();
        await expect(barOf(page).getByRole('button', { name: replayText.faster(speed), exact: true })).toBeVisible();
      }
    });
    await barOf(page).getByRole('slider').press('Escape');
    await expect(barOf(page)).toBeHidden();
    await expect(page.getByRole('slider', { name: historyText.label })).toBeVisible();
    expect(await placeOf(counter(page, mover ?? ''))).toBe(end);
  });
});

/** Steps through the replay from its beginning, and returns how many animations started. */
async function motions(page: Page): Promise<number> {
  await page.getByRole('button', { name: replayText.start }).click();
  await barOf(page).getByRole('button', { name: replayText.pause }).click();
  await barOf(page).getByRole('slider').press('Home');
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Reflect.set(window, 'motions', 0);
    Element.prototype.animate = function counted(...given) {
      Reflect.set(window, 'motions', Number(Reflect.get(window, 'motions')) + 1);
      return animate.apply(this, given);
    };
  });
  const next = barOf(page).getByRole('button', { name: replayText.on });
  for (let i = 0; i < 8; i++) await next.click();
  return page.evaluate(() => Number(Reflect.get(window, 'motions')));
}

for (const [wish, isMoving] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`counters ${isMoving ? 'slide' : 'do not slide'} for users who prefer ${wish}`, async ({ page }) => {
    const campaign = await seeded({ turns: 1 });
    await page.emulateMedia({ reducedMotion: wish });
    await openReport(page, campaign, campaign.referee);
    expect((await motions(page)) > 0).toBe(isMoving);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the map comes to the front for the replay', async ({ page }) => {
    const campaign = await seeded({ turns: 1 });
    await openReport(page, campaign, campaign.players.azure);
    await page.getByRole('button', { name: replayText.start }).tap();
    await expect(mapOf(page)).toBeInViewport();
    await expect(barOf(page)).toBeInViewport();
    await expect(page.getByRole('region', { name: reportText.title, exact: true })).toBeHidden();
  });
});
