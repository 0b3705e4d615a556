import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { deskText } from '@sealed-orders/text/pages/desk';
import { momentText } from '@sealed-orders/text/pages/fields';
import { joinText } from '@sealed-orders/text/pages/lobby';
import { votesText } from '@sealed-orders/text/pages/votes';
import { byHost, type Seat, seeded } from './support/campaigns.ts';
import { giveReason, noted } from './support/desk.ts';
import { call, newcomer, signIn } from './support/people.ts';
import { readable } from './support/readable.ts';
import { openTable } from './support/tally-table.ts';
import { test } from './support/test.ts';
import { tooSmall } from './support/touch-targets.ts';
import { mapShown, openTab } from './support/views.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

async function at(context: BrowserContext, slug: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/c/${slug}`);
  await mapShown(page);
  return page;
}

test('a newcomer takes over an open seat with a hand-over, and its former player no longer sees it', async ({
  browser,
  context,
  page,
}) => {
  test.slow();
  const war = await seeded({ sealed: ['azure'], seconds: 86_400 });
  const player = await browser.newContext();
  await signIn(player, war.players.verdigris);
  const window = await at(player, war.slug);
  await signIn(context, war.referee);
  await page.goto(`/c/${war.slug}`);
  await openTab(page, campaignText.tabs.seats);
  await page.getByRole('button', { name: absenceText.opening.open }).click();
  const dialog = page.getByRole('dialog');
  const which = dialog.getByLabel(absenceText.opening.which);
  const verdigris = which.locator('option[value=verdigris]');
  const [label = ''] = [await verdigris.textContent()].flatMap((text) => text ?? []);
  await which.selectOption('verdigris');
  await giveReason(page, absenceText.opening.action, 'Gone for a month.');
  await expect(window.getByText(absenceText.own.isOpen)).toBeVisible();

  const newcomers = await browser.newContext(PHONE);
  await newcomer(newcomers, 'nora');
  const phone = await at(newcomers, war.slug);
  await openTab(phone, campaignText.tabs.seats);
  await expect(phone.getByRole('button', { name: /^Take / })).toBeVisible();
  await readable(phone, 'open-seat-phone');
  await phone.getByRole('button', { name: /^Take / }).tap();
  await phone.getByRole('dialog').getByRole('button', { name: absenceText.take.action }).tap();
  await expect(phone.getByRole('heading', { name: /^Hand-over: / })).toBeVisible();
  expect(await tooSmall(phone)).toEqual([]);
  await readable(phone, 'hand-over-phone');
  await phone.getByRole('button', { name: absenceText.brief.done }).tap();
  await expect(phone.getByRole('button', { name: absenceText.brief.again })).toBeVisible();
  await expect(page.getByText(deskText.line['take-seat']('nora', [label.split(',')[0] ?? '']))).toBeVisible();
  await readable(page, 'seats-referee');
  await expect(window.getByText(campaignText.seatLost.says).first()).toBeVisible();
});

test('a player announces a holiday and names a deputy, who gives orders for the seat', async ({ browser }) => {
  test.slow();
  const war = await seeded({ seconds: 86_400 });
  const open = async (seat: Seat, options = {}) => {
    const context = await browser.newContext(options);
    await signIn(context, war.players[seat]);
    return at(context, war.slug);
  };
  const [azure, madder] = [await open('azure'), await open('madder', PHONE)];
  await openTab(azure, campaignText.tabs.seats);
  await azure.getByText(absenceText.holiday.title, { exact: true }).click();
  const { last } = absenceText.holiday;
  await azure.getByRole('button', { name: momentText.open(last) }).click();
  await expect(azure.getByRole('grid').getByRole('button', { name: /selected/ })).toBeFocused();
  await readable(azure, 'holiday-form');
  await azure.keyboard.press('ArrowRight');
  await azure.keyboard.press('Enter');
  await expect(azure.getByRole('button', { name: momentText.open(last) })).toBeFocused();
  await azure.getByRole('button', { name: absenceText.holiday.announce }).click();
  await expect(azure.getByRole('button', { name: absenceText.holiday.back })).toBeVisible();
  await azure.getByText(absenceText.deputies.title, { exact: true }).click();
  await azure.getByRole('button', { name: absenceText.deputies.invite }).click();
  await azure.getByRole('dialog').getByRole('button', { name: absenceText.deputies.invite }).click();
  const link = await azure.getByLabel(absenceText.deputies.link).inputValue();
  await readable(azure, 'deputy-link');

  const helper = await browser.newContext(PHONE);
  await newcomer(helper, 'dora');
  const phone = await helper.newPage();
  await phone.goto(new URL(link).pathname);
  await expect(phone.getByText(joinText.by.deputy('azure'))).toBeVisible();
  await phone.getByRole('button', { name: joinText.accept }).tap();
  await mapShown(phone);
  await openTab(phone, campaignText.tabs.seats);
  await expect(phone.getByRole('button', { name: absenceText.deputies.stop })).toBeVisible();
  await readable(phone, 'deputy-phone');
  await openTab(madder, campaignText.tabs.seats);
  await expect(madder.getByText(absenceText.deputy('dora'))).toBeVisible();
  await expect(madder.getByText(/^On holiday until/)).toBeVisible();
  expect(await tooSmall(madder)).toEqual([]);
  await readable(madder, 'others-away-phone');
  await azure.getByRole('button', { name: absenceText.deputies.dismissOf('dora') }).click();
  await expect(phone.getByText(campaignText.seatLost.says).first()).toBeVisible();
});

/** A public game of Tally whose owner plays: there is no referee. */
async function unrefereed(browser: Browser) {
  const people = await Promise.all(
    ['ada', 'ben', 'cleo'].map(async (name) => ({ name, context: await browser.newContext() })),
  );
  for (const { name, context } of people) await newcomer(context, name);
  const [ada] = people;
  if (ada === undefined) throw new Error('nobody is there');
  const wanted = {
    name: 'A War of Three',
    system: 'tally',
    setup: { preset: 'free', settings: { endAt: 0 }, clock: { mode: 'duration', seconds: 86_400 } },
    seats: people.map(({ name }) => ({ id: name, name, choices: { faction: 'even' } })),
    isPublic: true,
  };
  const { id: campaign = '', slug = '' } = await call(ada.context.request, 'campaigns.create', wanted);
  for (const { name, context } of people) await call(context.request, 'campaigns.takeSeat', { campaign, seat: name });
  await call(ada.context.request, 'campaigns.start', { campaign });
  return { campaign, pages: await Promise.all(people.map(({ context }) => openTable(context, `/c/${slug}`))) };
}

test('without a referee the players extend and pause by vote, and see who voted', async ({ browser }) => {
  test.slow();
  const { campaign, pages } = await unrefereed(browser);
  const [, ben, cleo] = pages;
  if (ben === undefined || cleo === undefined) throw new Error('somebody is missing');
  const vote = async (page: Page, matter: 'extend' | 'pause') => {
    await openTab(page, campaignText.tabs.seats);
    const players = page.getByRole('region', { name: campaignText.tabs.seats, exact: true });
    await players.getByRole('button', { name: votesText.matters[matter].action }).click();
    await page.getByRole('dialog').getByRole('button', { name: votesText.matters[matter].action }).click();
  };
  await openTab(ben, campaignText.tabs.seats);
  // Folded until someone votes.
  await ben.getByText(votesText.title, { exact: true }).click();
  await vote(ben, 'extend');
  await openTab(cleo, campaignText.tabs.seats);
  await expect(cleo.getByText(votesText.so(['ben'], 2))).toBeVisible();
  await readable(cleo, 'votes');
  await cleo.setViewportSize({ width: 390, height: 844 });
  await readable(cleo, 'votes-phone');
  await vote(cleo, 'extend');
  await expect(ben.getByText(noted(deskText.line.extend(deskText.voters(['ben', 'cleo']), 1440)))).toBeVisible();
  await vote(ben, 'pause');
  await vote(cleo, 'pause');
  await expect(
    ben.getByText(deskText.paused).or(ben.getByText(deskText.line.pause(deskText.voters(['ben', 'cleo'])))),
  ).not.toHaveCount(0);
  expect(await byHost(async (host) => (await host.head(campaign))?.status)).toBe('paused');
});
