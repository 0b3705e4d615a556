import { expect, type Page } from '@playwright/test';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { deskText } from '@sealed-orders/text/pages/desk';
import { deskBoardText, pingedText, seeAsText } from '@sealed-orders/text/pages/desk-board';
import { orderStateText } from '@sealed-orders/text/pages/orders';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { seatsText } from '@sealed-orders/text/pages/seats';
import { siteText } from '@sealed-orders/text/pages/site';
import { byHost, seeded, timeUp } from './support/campaigns.ts';
import { giveReason } from './support/desk.ts';
import { signIn } from './support/people.ts';
import { picture } from './support/picture.ts';
import { test } from './support/test.ts';
import { mapShown, openTab } from './support/views.ts';

/** A second war for a referee, with a long clock. */
async function alsoReferee(username: string): Promise<string> {
  const { campaign } = await seeded({ sealed: ['azure', 'madder'], seconds: 7 * 86_400 });
  return byHost(async (host, { prisma }) => {
    const { id } = await prisma.user.findUniqueOrThrow({ where: { username }, select: { id: true } });
    await prisma.member.create({ data: { campaignId: campaign, userId: id, role: 'referee' } });
    return (await host.head(campaign))?.name ?? '';
  });
}

const headOf = (campaign: string) =>
  byHost(async (host) => {
    const head = await host.head(campaign);
    if (head === null) throw new Error('there is no such campaign');
    return head;
  });

/** The row of a player on the desk. */
const rowOf = (page: Page, slug: string, player: string) =>
  page
    .getByRole('region')
    .filter({ has: page.locator(`h2 > a[href="/c/${slug}"]`) })
    .getByRole('row')
    .filter({ hasText: player });

test('a referee of two wars finds the late player on the desk, pings them, sees what they see and extends', async ({
  page,
  context,
  browser,
}) => {
  const war = await seeded({ sealed: ['madder', 'ochre', 'verdigris'], seconds: 86_400 });
  await alsoReferee(war.referee.username);
  const head = await headOf(war.campaign);
  const azure = head.seats.find(({ seat }) => seat === 'azure');
  const name = azure?.userName ?? '';
  const player = await browser.newContext();
  await signIn(player, war.players.azure);
  const window = await player.newPage();
  await window.goto(`/c/${war.slug}`);
  await mapShown(window);

  await signIn(context, war.referee);
  await page.goto('/campaigns');
  await page.getByRole('navigation', { name: siteText.menu }).getByRole('link', { name: siteText.desk }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(deskBoardText.headline(3, 2));
  await expect(page.getByRole('table')).toHaveCount(2);
  const row = rowOf(page, war.slug, name);
  await expect(row).toContainText(orderStateText.none);
  await expect(row.locator('time'), 'when the player was last here').toBeVisible();

  await row.getByRole('button', { name: deskBoardText.ping.openFor(name) }).click();
  await giveReason(page, deskBoardText.ping.action, 'We wait for you alone.');
  await expect(page.getByText(deskBoardText.ping.done(1))).toBeVisible();
  await expect(row.getByRole('button', { name: deskBoardText.ping.openFor(name) }), 'once an hour').toBeDisabled();
  await picture(page, 'desk');
  await expect(window.getByText(pingedText.because('We wait for you alone.')), 'at once').toBeVisible();
  await window.goto('/campaigns');
  await expect(window.getByText(pingedText.chip)).toBeVisible();

  await row.getByRole('link', { name: deskBoardText.eyes.seat(azure?.name ?? '') }).click();
  await mapShown(page);
  const bar = page.getByRole('region', { name: seeAsText.label });
  await expect(bar).toContainText(`${seeAsText.seat(azure?.name ?? '')} ${seeAsText.readOnly}`);
  await expect(page.getByText(campaignText.history.past), 'the clock runs on').toHaveCount(0);
  await picture(page, 'see-as');
  await expect(page.getByRole('region', { name: refereeText.title })).toBeHidden();
  await openTab(page, campaignText.tabs.seats);
  const seats = page.getByRole('region', { name: seatsText.title });
  await expect(seats).toContainText(azure?.name ?? '');
  // Short words such as VP explain themselves when they are pressed.
  const pressed = seats.getByRole('button').filter({ hasNotText: /^VP$/ });
  await expect(pressed, 'nothing can be pressed').toHaveCount(0);
  await bar.getByLabel(seeAsText.label).selectOption('spectator');
  await expect(bar).toContainText(seeAsText.spectator);
  await bar.getByRole('button', { name: seeAsText.back }).click();
  await expect(bar).toBeHidden();
  await openTab(page, campaignText.tabs.seats);
  await expect(page.getByText(deskText.line.ping('referee', [azure?.name ?? '']))).toBeVisible();

  await page.goto('/desk');
  const wars = page.getByRole('region').filter({ has: page.locator(`h2 > a[href="/c/${war.slug}"]`) });
  await wars.getByRole('button', { name: deskText.deeds.extend.open }).click();
  await giveReason(page, deskText.deeds.extend.action, 'Azure needs a day.');
  await expect(wars).toContainText(/in 1 day \d+ h/);
  await player.close();
});

test('a phase that a referee closes from the desk counts as missed for nobody, and the seat of a player who missed one is opened', async ({
  page,
  context,
}) => {
  const war = await seeded({ sealed: ['madder', 'ochre', 'verdigris'], seconds: 86_400 });
  await signIn(context, war.referee);
  await page.goto('/desk');
  const row = rowOf(page, war.slug, 'azure');
  await expect(row).toContainText(deskBoardText.missedNone);
  await expect(row.getByRole('button', { name: absenceText.opening.replaceOf('azure') })).toBeHidden();
  await page.getByRole('button', { name: refereeText.closeNow }).click();
  await giveReason(page, refereeText.closeNow, 'We have waited long enough.');
  await expect(page.getByText(refereeText.closedNow)).toBeVisible();
  await expect(row).toContainText(deskBoardText.missedNone);
  await timeUp(war);
  await page.reload();
  await expect(row).toContainText(deskBoardText.missed(1));
  await row.getByRole('button', { name: absenceText.opening.replaceOf('azure') }).click();
  await giveReason(page, absenceText.opening.action, 'Not heard of since Monday.');
  await expect(row).toContainText(absenceText.open);
  await expect(row.getByRole('button', { name: absenceText.opening.replaceOf('azure') })).toBeHidden();
});

test("a player can't see the war as another seat by entering the address", async ({ page, context }) => {
  const war = await seeded({ seconds: 86_400 });
  await signIn(context, war.players.madder);
  await page.goto(`/c/${war.slug}?as=seat:azure`);
  await mapShown(page);
  await expect(page.getByRole('region', { name: seeAsText.label })).toBeHidden();
});

test('the desk of a user without campaigns says what will appear there', async ({ page, context }) => {
  const war = await seeded();
  await signIn(context, war.players.madder);
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: deskBoardText.empty.title })).toBeVisible();
});
