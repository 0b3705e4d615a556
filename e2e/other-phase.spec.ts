import { type Browser, expect, type Page, test } from '@playwright/test';
import { PHASE_NAMES } from '@sealed-orders/text';
import { sheetText } from '@sealed-orders/text/pages/campaign';
import { call, newcomer } from './stage/people.ts';
import { mapShown } from './stage/views.ts';

/** A war of three in which all phases ask for orders: it begins with Build. Gives the window of the first player. */
async function inBuild(browser: Browser): Promise<Page> {
  const seats = ['azure', 'madder', 'ochre'].map((id) => ({ id, name: id, faction: 'ig' }));
  const owner = await browser.newContext();
  await newcomer(owner, 'oda');
  const wanted = {
    name: 'A War of All Phases',
    system: 'hex-campaign',
    preset: 'three-players',
    isPublic: true,
    seats,
  };
  const made = await call(owner.request, 'campaigns.create', { ...wanted, settings: { askedPhases: 'all' } });
  const about = { campaign: made.id };
  await call(owner.request, 'campaigns.takeSeat', { ...about, seat: 'azure' });
  for (const seat of ['madder', 'ochre']) {
    const guest = await browser.newContext();
    await newcomer(guest, seat);
    await call(guest.request, 'campaigns.takeSeat', { ...about, seat });
    await guest.close();
  }
  await call(owner.request, 'campaigns.start', about);
  const page = await owner.newPage();
  await page.goto(`/c/${made.slug}`);
  return page;
}

test('in a phase that asks for other orders than movement the page says so and offers none', async ({ browser }) => {
  const page = await inBuild(browser);
  await mapShown(page);
  await expect(page.getByRole('heading', { name: sheetText.otherPhaseTitle(PHASE_NAMES.build) })).toBeVisible();
  await expect(page.getByRole('region', { name: sheetText.title })).toHaveCount(0);
  await expect(page.getByRole('button', { name: sheetText.sealNone })).toHaveCount(0);
});
