import { expect, type Page } from '@playwright/test';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { screenText } from '@sealed-orders/text/pages/screen';
import { declarationText } from '@sealed-orders/text/sector-campaign/declarations';
import { GAMES } from '@sealed-orders/text/systems';
import { tallyPageText, tallyText } from '@sealed-orders/text/tally';
import { createCampaign, goToStep } from './support/new-campaign.ts';
import { sealButton } from './support/order-form.ts';
import { newcomer, signIn } from './support/people.ts';
import { sectored } from './support/sector-staging.ts';
import { moving } from './support/sector-wars.ts';
import { declare, headed, pick, sectorMap, sectorShown, touchTerritory } from './support/sectors.ts';
import { sealNumber } from './support/tally-table.ts';
import { test } from './support/test.ts';

const [WEST, EAST] = ['West', 'East'];

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const board = (page: Page) => page.getByRole('region', { name: tallyText.board.label });
const opening = (page: Page, seat: string) => page.getByRole('button', { name: screenText.open(seat), exact: true });

/** The cover is all that the page shows. */
async function covered(page: Page): Promise<void> {
  await expect(page.getByText(screenText.name, { exact: true })).toBeVisible();
  await expect(board(page)).toHaveCount(0);
}

/** A game of Tally for two sides at one screen, created on the page. Both sides play; the page is covered. */
async function begun(page: Page): Promise<void> {
  await page.goto('/campaigns/new');
  await page.getByLabel(newCampaignText.game).selectOption(GAMES.tally.name);
  await page.getByLabel(newCampaignText.name, { exact: true }).fill('A Game at One Table');
  await goToStep(page, 'seats', false);
  for (const seat of ['Verdigris', 'Ochre'])
    await page.getByRole('button', { name: newCampaignText.removeSeat(seat) }).click();
  for (const [at, seat] of [WEST, EAST].entries()) {
    const letter = 'AB'.charAt(at);
    await page.getByLabel(newCampaignText.seatName(letter)).fill(seat ?? '');
    await page.getByLabel(newCampaignText.seatChoice('Parity', letter)).selectOption('Even');
  }
  await goToStep(page, 'people', false);
  await page.getByLabel(screenText.setting.choices.one).check();
  await createCampaign(page, false);
  const row = (seat: string) =>
    page.getByRole('region', { name: lobbyText.seats, exact: true }).getByRole('listitem').filter({ hasText: seat });
  await row(WEST).getByRole('button', { name: lobbyText.take }).click();
  await expect(row(WEST)).toContainText(lobbyText.you);
  await row(EAST).getByRole('button', { name: screenText.lobby.take }).click();
  await expect(row(WEST)).toContainText(screenText.lobby.yours);
  await page.getByRole('button', { name: lobbyText.start.action }).click();
  await page.getByRole('dialog').getByRole('button', { name: lobbyText.start.anyway.action }).click();
  await covered(page);
}

/** A side opens its page. */
async function opened(page: Page, seat: string): Promise<void> {
  await opening(page, seat).click();
  await expect(board(page)).toBeVisible();
}

test('two sides play a turn at one screen, and neither sees the page of the other', async ({ context }) => {
  await newcomer(context, 'adaeze');
  const page = await context.newPage();
  await begun(page);

  await test.step('the cover names both sides, who owe a sheet', async () => {
    await expect(title(page)).toHaveText(screenText.title([WEST, EAST]));
  });

  await test.step('after its seal a side hands over', async () => {
    await opened(page, WEST);
    await sealNumber(page, 4);
    await covered(page);
    await expect(title(page)).toHaveText(screenText.title([EAST]));
  });

  await test.step('neither reload, nor history, nor a key leads back', async () => {
    await page.reload();
    await covered(page);
    await page.keyboard.press('Escape');
    await page.goBack();
    await page.goForward();
    await covered(page);
    expect(await page.content()).not.toContain(tallyPageText.committed(4));
  });

  await test.step('the other side opens its own page, which knows nothing of the seal', async () => {
    await opened(page, EAST);
    await expect(sealButton(page)).toBeVisible();
    await expect(page.getByLabel(tallyPageText.add)).not.toHaveValue('4');
  });

  await test.step('a side covers its page by hand, and its draft stays', async () => {
    await page.getByLabel(tallyPageText.add).fill('5');
    await expect(page.getByRole('status').filter({ hasText: /^Draft saved/ })).toBeVisible();
    await page.getByRole('button', { name: campaignText.cover }).click();
    await covered(page);
    await opened(page, EAST);
    await expect(page.getByLabel(tallyPageText.add)).toHaveValue('5');
  });

  await test.step('the last seal opens the next turn, and both sides are next', async () => {
    await sealNumber(page, 5);
    await covered(page);
    await expect(page.getByRole('main')).toContainText('Turn 2');
    await expect(title(page)).toHaveText(screenText.title([WEST, EAST]));
  });
});

test('a page that nobody touches for five minutes covers itself', async ({ context }) => {
  await newcomer(context, 'mirela');
  const page = await context.newPage();
  await begun(page);
  await page.clock.install();
  await opened(page, WEST);
  await page.clock.runFor('04:50');
  await expect(board(page)).toBeVisible();
  await page.clock.runFor('00:20');
  await covered(page);
});

test('a second window shows nothing of a side that is covered', async ({ context }) => {
  await newcomer(context, 'jonas');
  const page = await context.newPage();
  await begun(page);
  await opened(page, WEST);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(board(second)).toBeVisible();
  await page.getByRole('button', { name: campaignText.cover }).click();
  await covered(page);
  await covered(second);
});

/** Hands over to the player of this side, without anything of the board. */
async function handedTo(page: Page, player: string): Promise<void> {
  await expect(page.getByText(screenText.name, { exact: true })).toBeVisible();
  await expect(title(page)).toHaveText(screenText.title([player]));
  await expect(sectorMap(page)).toHaveCount(0);
}

/** A player opens the page of their side, and declares a move. */
async function declares(page: Page, player: string, detachment: string, to: string): Promise<void> {
  await opening(page, player).click();
  await sectorShown(page);
  await headed(page, declarationText.heads.yours);
  await pick(page, declarationText.steps.who, detachment);
  await touchTerritory(page, to);
  await declare(page, `Move ${detachment} to ${to}`);
}

test('two commanders declare in turn at one screen, which is handed over after each declaration', async ({
  context,
}) => {
  const pieces = { 'Fen Wardens': 'west 8', 'Sluice Guns': 'west 7', 'Tar Walkers': 'east B', 'Cinder Mob': 'east E' };
  const { slug, players } = await sectored(moving(pieces), { isOneScreen: true });
  await signIn(context, players.anna);
  const page = await context.newPage();
  await page.goto(`/c/${slug}`);

  await test.step('West declares, and the page covers itself for East', async () => {
    await handedTo(page, 'Anna');
    await declares(page, 'Anna', 'Sluice Guns', '4');
    await handedTo(page, 'Bert');
    expect(await page.content()).not.toContain('Sluice Guns');
  });

  await test.step('East opens its own page, which knows the counter and not its face', async () => {
    await declares(page, 'Bert', 'Cinder Mob', 'F');
    await handedTo(page, 'Anna');
    await expect(page.getByRole('main')).toContainText('East’s counter 2 moved from E to F.');
  });

  await test.step('West is handed the page of its side again, and sees nothing of East’s', async () => {
    await opening(page, 'Anna').click();
    await sectorShown(page);
    await headed(page, declarationText.heads.yours);
    await expect(page.getByText('Cinder Mob')).toHaveCount(0);
  });
});
