import { expect, type Locator, type Page } from '@playwright/test';
import { libraryText, mapChoiceText, printedMapText } from '@sealed-orders/text/hex-campaign/setup';
import { joinText, lobbyText } from '@sealed-orders/text/pages/lobby';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { env } from './env.ts';
import { call, newcomer } from './support/people.ts';
import { picture } from './support/picture.ts';
import { readable } from './support/readable.ts';
import { test } from './support/test.ts';
import { tooSmall } from './support/touch-targets.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: env.savesPictures ? 2 : 1,
};
const DAY_MS = 24 * 3_600_000;
const { arrange } = lobbyText;

const seats = (page: Page): Locator =>
  page.getByRole('region', { name: lobbyText.seats, exact: true }).getByRole('listitem');
const mapSays = (page: Page): Locator =>
  page
    .getByRole('region', { name: lobbyText.board, exact: true })
    .first()
    .getByText(/\d+ hexes, \d+ of them land/);

/** A campaign for four on the printed map, whose owner has the first seat; and a link to another of its seats. */
async function founded(page: Page): Promise<{ readonly path: string; readonly link: string }> {
  const { request } = page.context();
  const wanted = {
    name: 'Room for More',
    system: 'hex-campaign',
    setup: { preset: 'first-war', clock: { mode: 'duration', seconds: 3600 } },
    seats: ['Azure', 'Madder', 'Ochre', 'Verdigris'].map((name) => ({ id: name.toLowerCase(), name })),
    isPublic: false,
  };
  const { id: campaign, slug } = await call(request, 'campaigns.create', wanted);
  await call(request, 'campaigns.takeSeat', { campaign, seat: 'azure' });
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
  const { code } = await call(request, 'campaigns.invite', { campaign, role: 'seat', seat: null, expiresAt, uses: 3 });
  return { path: `/c/${slug}`, link: `/join/${code}` };
}

test('an invitation names its sender and the campaign; the owner changes seats and map, and the lobby shows it', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  await newcomer(context, 'olga');
  const { path, link } = await founded(page);
  const visiting = await browser.newContext(PHONE);
  const guest = await visiting.newPage();

  await test.step('visitors without an account can read who invites, to which map and clock', async () => {
    await guest.goto(link);
    await expect(guest.getByText(joinText.by.seat('olga'))).toBeVisible();
    const terms = guest.getByRole('region', { name: joinText.terms });
    await expect(terms).toContainText('An hour for each phase');
    await expect(terms).toContainText(joinText.seatsFree(4, 3));
    await expect(mapSays(guest)).toBeVisible();
    expect(await tooSmall(guest)).toEqual([]);
    await picture(guest, 'join-phone');
    await readable(guest, 'join-phone');
    await newcomer(visiting, 'gast');
    await guest.reload();
    await guest.getByRole('main').getByRole('button', { name: joinText.accept }).tap();
    await expect(seats(guest)).toHaveCount(4);
  });

  const printed = await mapSays(guest).innerText();
  await page.goto(path);
  await expect(mapSays(page)).toBeVisible();
  await readable(page, 'lobby-with-map-desktop');

  await test.step('a fifth seat has no room on the printed map, and the page says why', async () => {
    await page.getByRole('button', { name: arrange.open(true) }).click();
    await expect(page.getByRole('button', { name: newCampaignText.removeSeat('Madder') })).toHaveCount(0);
    await page.getByRole('button', { name: newCampaignText.removeSeat('Ochre') }).click();
    await page.getByRole('button', { name: newCampaignText.addSeat, exact: true }).click();
    await page.getByRole('button', { name: newCampaignText.addSeat, exact: true }).click();
    await page.getByRole('button', { name: arrange.save }).click();
    await expect(page.getByRole('alert').filter({ hasText: arrange.fits })).toBeVisible();
    await readable(page, 'arrange-refused-desktop');
  });

  await test.step('the library has a map for five', async () => {
    await page.getByText(arrange.other, { exact: true }).click();
    await expect(page.getByLabel(mapChoiceText.libraryMap).locator('option:checked')).toHaveText(
      libraryText.option('five-meres', 5),
    );
    await page.getByLabel(newCampaignText.seatName('B'), { exact: true }).fill('The Madders');
    await page.getByRole('button', { name: arrange.save }).click();
    await expect(seats(page)).toHaveCount(5);
    await expect(seats(page).filter({ hasText: 'The Madders' })).toContainText('gast');
    await expect(seats(guest), 'the guest sees the change').toHaveCount(5);
    await expect(seats(guest).filter({ hasText: 'The Madders' })).toContainText(lobbyText.you);
    await expect(mapSays(guest)).not.toHaveText(printed);
    await expect(guest.getByRole('button', { name: arrange.open(true) }), 'only the owner may').toHaveCount(0);
    await expect(guest.getByRole('img', { name: printedMapText.label }).first()).toBeVisible();
  });

  await test.step('on a phone the owner goes back without a change', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: arrange.open(true) }).click();
    await readable(page, 'arrange-phone');
    await page.getByRole('button', { name: arrange.back }).click();
    await expect(seats(page)).toHaveCount(5);
  });
  await visiting.close();
});

test('the owner frees a seat of somebody else, and the ready-made army that was taken is marked', async ({
  page,
  context,
  browser,
}) => {
  await newcomer(context, 'olga');
  const { path, link } = await founded(page);
  const visiting = await browser.newContext(PHONE);
  await newcomer(visiting, 'gus');
  const guest = await visiting.newPage();
  await guest.goto(link);
  await guest.getByRole('button', { name: joinText.accept }).tap();
  await expect(seats(guest).filter({ hasText: lobbyText.you })).toHaveCount(1);

  await test.step('an army is taken, and then the other one instead', async () => {
    const { readyMade } = lobbyText.army;
    await page.goto(path);
    await seats(page).first().getByRole('combobox').selectOption('sm');
    const taking = page.getByRole('region', { name: readyMade.title });
    await taking.getByRole('button', { name: readyMade.take }).first().click();
    await expect(taking.getByText(readyMade.taken, { exact: true })).toHaveCount(1);
    await taking.getByRole('button', { name: readyMade.instead }).click();
    await expect(taking.getByRole('listitem').nth(1)).toContainText(readyMade.taken);
  });

  await test.step('the seat is free again after one question', async () => {
    const { release } = lobbyText;
    const held = seats(page).filter({ hasText: 'gus' });
    await held.getByRole('button', { name: release.action }).click();
    await expect(page.getByRole('dialog')).toContainText(release.says('gus'));
    await page.getByRole('dialog').getByRole('button', { name: release.action }).click();
    await expect(held).toHaveCount(0);
    await expect(seats(guest).filter({ hasText: lobbyText.you })).toHaveCount(0);
  });
});
