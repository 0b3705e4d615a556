import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { printedMapText } from '@sealed-orders/text/hex-campaign/setup';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { campaignsText } from '@sealed-orders/text/pages/campaigns';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { replayText } from '@sealed-orders/text/pages/replay';
import { reportText } from '@sealed-orders/text/pages/report';
import { GAMES } from '@sealed-orders/text/systems';
import { tallyPageText, tallyText } from '@sealed-orders/text/tally';
import { byHost, timeUp } from './support/campaigns.ts';
import { createCampaign, goToStep } from './support/new-campaign.ts';
import { sealedButton } from './support/order-form.ts';
import { newcomer } from './support/people.ts';
import { openTable, sealNumber } from './support/tally-table.ts';
import { test } from './support/test.ts';
import { openTab } from './support/views.ts';

const SEATS = ['ada', 'ben', 'cleo'] as const;

type Seat = (typeof SEATS)[number];

interface Table {
  readonly url: string;
  /** Referees it. */
  readonly owner: BrowserContext;
  readonly contexts: Readonly<Record<Seat, BrowserContext>>;
}

/** Creates a game of Tally for three on the page, and returns the address of its lobby. */
async function created(page: Page): Promise<string> {
  await page.goto('/campaigns');
  await page.getByRole('link', { name: campaignsText.empty.action }).click();
  await page.getByLabel(newCampaignText.game).selectOption(GAMES.tally.name);
  await expect(page.getByRole('region', { name: printedMapText.label })).toHaveCount(0);
  await page.getByLabel(newCampaignText.name, { exact: true }).fill('A Game of Tally');
  await goToStep(page, 'seats', false);
  await page.getByRole('button', { name: newCampaignText.removeSeat('Verdigris') }).click();
  for (const [at, seat] of SEATS.entries()) {
    const letter = 'ABC'.charAt(at);
    await page.getByLabel(newCampaignText.seatName(letter)).fill(seat);
    await page.getByLabel(newCampaignText.seatChoice('Parity', letter)).selectOption('Even');
  }
  await createCampaign(page, false);
  await expect(page.getByText(lobbyText.missing['seat-empty'](SEATS))).toBeVisible();
  return page.url();
}

async function takeSeat(page: Page, seat: Seat): Promise<void> {
  const row = page.getByRole('region', { name: lobbyText.seats, exact: true }).getByRole('listitem');
  await row.filter({ hasText: seat }).getByRole('button', { name: lobbyText.take }).click();
  await expect(row.filter({ hasText: seat })).toContainText(lobbyText.you);
}

/** A game of Tally between three people, created and begun on the pages; its owner does not play. */
async function begun(browser: Browser): Promise<Table> {
  const owner = await browser.newContext();
  await newcomer(owner, 'olga');
  const page = await owner.newPage();
  const url = await created(page);
  const [ada, ben, cleo] = await Promise.all(SEATS.map(() => browser.newContext()));
  if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('no browser');
  const contexts = { ada, ben, cleo };
  for (const seat of SEATS) {
    await newcomer(contexts[seat], seat);
    const own = await contexts[seat].newPage();
    await own.goto(url);
    await takeSeat(own, seat);
    await own.close();
  }
  await page.getByRole('button', { name: lobbyText.start.action }).click();
  await page.getByRole('dialog').getByRole('button', { name: lobbyText.start.anyway.action }).click();
  await expect(page.getByRole('region', { name: tallyText.board.label })).toBeVisible();
  await page.close();
  return { url, owner, contexts };
}

test('another game on the same pages: sealed, given on arrival, closed by the clock, replayed, verified', async ({
  browser,
}) => {
  const { url, owner, contexts } = await begun(browser);
  const [ada, ben, cleo] = await Promise.all(SEATS.map((seat) => openTable(contexts[seat], url)));
  const watcher = await openTable(await browser.newContext(), url);
  if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('no page');

  await test.step('a number above nine is refused before it can be sealed', async () => {
    await ada.getByLabel(tallyPageText.add).fill('10');
    await expect(ada.getByText('Choose a number up to 9.')).toBeVisible();
    await expect(ada.locator('[data-seal]')).toBeDisabled();
  });

  await test.step('a gift counts immediately, and only the two are notified', async () => {
    await ada.getByRole('form', { name: tallyPageText.gift }).getByRole('button').click();
    await openTab(ben, campaignText.tabs.report);
    await expect(ben.getByText('ada gave 1 to ben.')).toBeVisible();
    await expect(cleo.getByText(/gave/)).toHaveCount(0);
  });

  await test.step('when all have sealed, every page shows the next turn', async () => {
    for (const [page, add] of [
      [ada, 4],
      [ben, 5],
    ] as const) {
      await sealNumber(page, add);
      await expect(sealedButton(page)).toBeVisible();
    }
    // The last seal opens the next turn.
    await sealNumber(cleo, 6);
    for (const page of [ada, ben, cleo, watcher])
      await expect(page.getByRole('banner')).toContainText(tallyText.round(2));
    await openTab(ada, campaignText.tabs.report);
    await expect(ada.getByText(/^ada now has \d+\.$/)).toBeVisible();
    await expect(ada.getByText(/^ben has/)).toHaveCount(0);
  });

  const referee = await openTable(owner, url);
  await test.step('the referee corrects a sum by hand; everyone is notified, and only the player sees it', async () => {
    await openTab(referee, tallyText.board.tab);
    await referee.getByRole('button', { name: refereeText.correct.open }).click();
    const form = referee.getByRole('region', { name: refereeText.correct.title });
    await form.getByLabel(refereeText.correct.what).selectOption('Sum');
    await form.getByRole('combobox', { name: 'Player', exact: true }).selectOption('cleo');
    await form.getByLabel('Sum', { exact: true }).fill('321');
    await form.getByRole('button', { name: refereeText.correct.add }).click();
    await form.getByLabel(refereeText.correct.reason).fill('A slip of the pen');
    await form.getByRole('button', { name: refereeText.correct.action }).click();
    await expect(referee.getByText(refereeText.correct.done)).toBeVisible();
    await openTab(ben, campaignText.tabs.report);
    await expect(ben.getByText('The referee corrected the sum of cleo: “A slip of the pen”.')).toBeVisible();
    await openTab(ben, tallyText.board.tab);
    await openTab(cleo, tallyText.board.tab);
    await expect(cleo.getByText('321', { exact: true })).toBeVisible();
    await expect(ben.getByText('321', { exact: true })).toHaveCount(0);
  });

  await test.step('the turn can be replayed, and the past looked at', async () => {
    // A step that arrives ends a replay.
    await expect(ada.getByText(/^The referee corrected the sum of cleo/)).toBeVisible();
    await ada.getByRole('button', { name: replayText.start }).click();
    await expect(ada.getByRole('region', { name: replayText.label })).toBeVisible();
    await ada.keyboard.press('Escape');
    await openTab(watcher, tallyText.board.tab);
    await expect(watcher.getByText(tallyPageText.watching)).toBeVisible();
  });

  await test.step('the clock closes a turn in which nobody has sealed, for all of them', async () => {
    const slug = new URL(url).pathname.slice('/c/'.length);
    const found = await byHost((host) => host.bySlug(slug));
    if (found === null) throw new Error('no such game');
    await timeUp({ campaign: found.id });
    for (const page of [ben, cleo, watcher, referee])
      await expect(page.getByRole('banner')).toContainText(tallyText.round(3));
  });

  await test.step('its log is replayed and agrees', async () => {
    const [check, agrees] = [refereeText.checkLog, /The log is correct\.$/];
    // The report of the turn opens automatically.
    await expect(referee.getByRole('region', { name: reportText.title, exact: true })).toBeVisible();
    await openTab(referee, tallyText.board.tab);
    await expect(referee.getByText(agrees)).toHaveCount(0);
    await referee.getByRole('button', { name: check }).click();
    await expect(referee.getByText(agrees)).toBeVisible();
  });
});
