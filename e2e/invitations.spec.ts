import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { endingText } from '@sealed-orders/text/pages/ending';
import { joinText, lobbyText } from '@sealed-orders/text/pages/lobby';
import { powersText } from '@sealed-orders/text/pages/powers';
import { siteText } from '@sealed-orders/text/pages/site';
import { watchersText } from '@sealed-orders/text/pages/watchers';
import { giveReason } from './support/desk.ts';
import { call, newcomer } from './support/people.ts';
import { readable } from './support/readable.ts';
import { test } from './support/test.ts';
import { mapShown, openTab } from './support/views.ts';

const SEATS = ['azure', 'madder', 'ochre'];

/** A campaign of three whose owner has the first seat, and the others' browsers. */
async function invitedGuests(browser: Browser, owner: BrowserContext) {
  const seats = SEATS.map((id) => ({ id, name: id, choices: { faction: 'ig' } }));
  const wanted = { name: 'The War of the Watchers', system: 'hex-campaign', setup: { preset: 'three-players' }, seats };
  const { id: campaign, slug } = await call(owner.request, 'campaigns.create', { ...wanted, isPublic: true });
  await call(owner.request, 'campaigns.takeSeat', { campaign, seat: 'azure' });
  const players: Page[] = [];
  for (const seat of SEATS.slice(1)) {
    const context = await browser.newContext();
    await newcomer(context, seat);
    await call(context.request, 'campaigns.takeSeat', { campaign, seat });
    players.push(await context.newPage());
  }
  return { campaign, path: `/c/${slug}`, players };
}

const inviting = (page: Page) => page.getByRole('region', { name: lobbyText.invite.title });

async function openPlayers(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await mapShown(page);
  await openTab(page, campaignText.tabs.seats);
}

/** A new user who opens a link; returns the page behind it. */
async function guest(browser: Browser, link: string, name: string): Promise<Page> {
  const context = await browser.newContext();
  await newcomer(context, name);
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

const comeIn = (page: Page) => page.getByRole('main').getByRole('button', { name: joinText.accept });

test('a referee invited by a player joins once all others agree, and everyone is notified', async ({
  page,
  context,
  browser,
}) => {
  await newcomer(context, 'olaf');
  const { campaign, path, players } = await invitedGuests(browser, context);
  await call(context.request, 'campaigns.start', { campaign });
  await openPlayers(page, path);

  await test.step('who owns and plays reads why the players have to end the campaign', async () => {
    await page.getByText(endingText.own.title, { exact: true }).click();
    await expect(page.getByRole('region', { name: endingText.own.owner })).toContainText(powersText['players-end-it']);
    await expect(page.getByRole('button', { name: endingText.manage.delete })).toBeDisabled();
    await expect(page.getByText(powersText['players-keep-it'])).toBeVisible();
    await readable(page, 'owner-who-plays-desktop');
    await page.setViewportSize({ width: 390, height: 844 });
    await readable(page, 'owner-who-plays-phone');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await inviting(page)
    .getByLabel(new RegExp(`^${lobbyText.invite.role}`))
    .selectOption(lobbyText.invite.roles.referee);
  await expect(inviting(page)).toContainText(lobbyText.invite.consent);
  await inviting(page).getByRole('button', { name: lobbyText.invite.make }).click();
  const link = await inviting(page).getByLabel(lobbyText.invite.link).inputValue();
  await expect(inviting(page)).toContainText(lobbyText.links.waitsFor(['madder', 'ochre']));

  const judge = await guest(browser, link, 'rita');
  await expect(judge.getByRole('heading', { name: joinText.waits.title })).toBeVisible();
  for (const player of players) {
    await player.goto(path);
    await mapShown(player);
    await player.getByRole('button', { name: watchersText.asks.decide }).click();
    const asked = player.getByRole('region', { name: watchersText.asks.title });
    await expect(asked).toContainText(watchersText.asks.by('olaf', 'azure', 1));
    await asked.getByRole('button', { name: watchersText.asks.agree, exact: true }).click();
    await expect(asked).toContainText(watchersText.asks.agreed);
  }

  await judge.reload();
  await comeIn(judge).click();
  await expect(judge).toHaveURL(path);
  for (const told of [page, ...players]) {
    const notice = told.getByRole('status').filter({ hasText: 'rita has been a referee since' });
    await expect(notice, 'beside the map').toBeVisible();
    await notice.getByRole('button', { name: watchersText.understood }).click();
    await expect(notice).toHaveCount(0);
    await expect(told.getByRole('list', { name: watchersText.title }), 'on record').toContainText('rita');
  }
});

test('a link is revoked and its users are removed', async ({ page, context, browser }) => {
  await newcomer(context, 'olaf');
  const { path } = await invitedGuests(browser, context);
  await page.goto(path);
  await inviting(page)
    .getByLabel(new RegExp(`^${lobbyText.invite.role}`))
    .selectOption(lobbyText.invite.roles.referee);
  await inviting(page).getByLabel(lobbyText.invite.uses).fill('2');
  await inviting(page).getByRole('button', { name: lobbyText.invite.make }).click();
  const link = await inviting(page).getByLabel(lobbyText.invite.link).inputValue();
  const judge = await guest(browser, link, 'rita');
  await comeIn(judge).click();
  await expect(judge).toHaveURL(path);

  await expect(inviting(page), 'the owner sees who used it').toContainText('Used by rita');
  await inviting(page).getByRole('button', { name: lobbyText.links.evict }).click();
  const dialog = page.getByRole('dialog', { name: lobbyText.links.evictTitle });
  await expect(dialog).toContainText('rita');
  await giveReason(page, lobbyText.links.evict, 'The link went astray.');
  await expect(page.getByText(lobbyText.links.evicted)).toBeVisible();
  await expect(page.getByRole('list', { name: watchersText.title })).toContainText('rita was a referee');
  await judge.goto(link);
  await expect(judge.getByRole('heading', { name: joinText.unknown.title })).toBeVisible();
  await expect(judge.getByRole('link', { name: siteText.home })).toBeVisible();
});
