import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Seeded } from '@sealed-orders/testkit';
import { battlesText, outcomeText, quickText, reportFormText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { deskText } from '@sealed-orders/text/pages/desk';
import { deskBoardText, pingedText } from '@sealed-orders/text/pages/desk-board';
import { momentText } from '@sealed-orders/text/pages/fields';
import { meetingText } from '@sealed-orders/text/pages/meetings';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import { rewindText } from '@sealed-orders/text/pages/rewind';
import { seatsText } from '@sealed-orders/text/pages/seats';
import { embattled, type Staged } from './support/battles.ts';
import { byHost, hoursPass, seeded } from './support/campaigns.ts';
import { giveReason, type LostPhase, losesPhase, noted, openDesk } from './support/desk.ts';
import { typeMoment } from './support/moments.ts';
import { type Login, newcomer, signIn } from './support/people.ts';
import { picture } from './support/picture.ts';
import { test } from './support/test.ts';
import { mapShown, openTab } from './support/views.ts';

const NAME = 'The referee’s war';
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const { dryRun, sealFor } = repairsText;

async function windowOf(browser: Browser, who: Login): Promise<Page> {
  const context = await browser.newContext(DESKTOP);
  await signIn(context, who);
  return context.newPage();
}

async function atMap(page: Page, { slug }: Seeded): Promise<Page> {
  await page.goto(`/c/${slug}`);
  await mapShown(page);
  return page;
}

const result = (page: Page): Locator => page.getByRole('complementary', { name: outcomeText.title });
const button = (page: Page, name: string): Locator => result(page).getByRole('button', { name, exact: true });

async function atBattle(page: Page, { slug }: Seeded, battle: Staged): Promise<void> {
  await page.goto(`/c/${slug}?battle=${battle.id}`);
  await expect(result(page)).toBeVisible();
}

/** Two conflicting reports of a battle, from both of its players. */
async function disputed(azure: Page, madder: Page, war: Seeded, battle: Staged): Promise<void> {
  await atBattle(azure, war, battle);
  await button(azure, reportFormText.send).click();
  await azure.getByRole('dialog').getByRole('button', { name: reportFormText.send }).click();
  await expect(result(azure)).toContainText(reportFormText.waits('madder'));
  await atBattle(madder, war, battle);
  await button(madder, reportFormText.dispute).click();
  const squad = result(madder)
    .getByRole('region', { name: /losses$/ })
    .last()
    .getByRole('listitem')
    .nth(1);
  await squad.getByRole('button', { name: 'One more: Lost' }).click();
  await button(madder, reportFormText.sendAgain).click();
  await expect(result(azure)).toContainText(reportFormText.differ);
}

/** Some hours from now, before the phase closes in any time zone, as typed. */
function inHours(): string {
  const [day = '', time = ''] = new Date(Date.now() + 3 * 3_600_000).toISOString().split('T');
  const [year, month, date] = day.split('-');
  return `${date}${month}${year}${time.slice(0, 2)}${time.slice(3, 5)}`;
}

/** The player's row on the desk over all campaigns. */
const rowOf = (page: Page, player: string): Locator => page.getByRole('row').filter({ hasText: player });

/** Number of the open phase, for what a page shows once the next one is open. */
const opening = async ({ campaign }: Seeded): Promise<number> =>
  byHost(async (host) => (await host.head(campaign))?.opening ?? 0);

/** Closes the open phase from the desk beside the map. */
async function closed(page: Page, war: Seeded, reason: string): Promise<void> {
  const before = await opening(war);
  const desk = await openDesk(page, war.slug);
  await desk.getByRole('button', { name: refereeText.closeNow }).click();
  await giveReason(page, refereeText.closeNow, reason);
  await expect(page.getByText(refereeText.closedNow)).toBeVisible();
  expect(await opening(war)).toBe(before + 1);
}

/** Rewinds the war in the open dialog, to the phase that it proposes. */
async function takenBack(page: Page, phase: LostPhase, reason: string): Promise<void> {
  await losesPhase(page, phase);
  await page.getByRole('dialog').getByLabel(rewindText.name).fill(NAME);
  await giveReason(page, rewindText.action, reason);
  await expect(page.getByText(rewindText.done)).toBeVisible();
}

/** What everybody reads about the referee's deeds, once it holds all of these lines. */
async function everybodyReads(player: Page, lines: readonly (string | RegExp)[]): Promise<void> {
  await openTab(player, campaignText.tabs.seats);
  const read = player.getByRole('region', { name: deskText.title });
  for (const line of lines) await expect(read).toContainText(line);
}

test('a referee’s battles: a dispute, a meeting, a word for a player, a dry run, a result overruled', async ({
  browser,
}) => {
  test.slow();
  const war = await seeded({ name: NAME, seconds: 86_400 });
  const [battle, other] = await embattled(war);
  const [referee, azure, madder] = await Promise.all(
    [war.referee, war.players.azure, war.players.madder].map((who) => windowOf(browser, who)),
  );
  if (!referee || !azure || !madder) throw new Error('somebody is missing');

  await test.step('two players report a battle differently, and the referee decides', async () => {
    await disputed(azure, madder, war, battle);
    await referee.goto('/desk');
    await expect(referee.getByRole('table'), 'a battle is owed as a decision').toContainText(seatsText.owesOrder);
    const desk = await openDesk(referee, war.slug);
    await expect(desk.getByRole('listitem').filter({ hasText: 'azure' })).toContainText(seatsText.owesOrder);
    await atBattle(referee, war, battle);
    await button(referee, reportFormText.start('madder')).click();
    await result(referee).getByLabel(reportFormText.reason).fill('Both showed me their table.');
    await button(referee, reportFormText.decide).click();
    await referee.getByRole('dialog').getByRole('button', { name: reportFormText.decide }).click();
    await expect(result(azure)).toContainText(battlesText.standing('over'));
  });

  await test.step('the referee sets when they meet for the other battle, and gives a player’s word on it', async () => {
    await atBattle(referee, war, other);
    await result(referee).getByRole('button', { name: meetingText.set.open }).click();
    await typeMoment(referee.getByRole('dialog'), momentText.when, inHours());
    await giveReason(referee, meetingText.set.action, 'The hall is free then.');
    await picture(referee, 'battle-referee');
    await atBattle(azure, war, other);
    await expect(result(azure)).toContainText(meetingText.setBy);
    await referee.goto(`/c/${war.slug}?as=seat:azure&battle=${other.id}`);
    await referee.getByRole('button', { name: repairsText.standIn.decide }).click();
    await button(referee, quickText.propose).click();
    await giveReason(referee, repairsText.standIn.giving.action, 'Azure told me on the phone.');
    await expect(button(referee, quickText.takeBack)).toBeVisible();
    await atBattle(madder, war, other);
    await expect(result(madder)).toContainText(quickText.offered(['azure']));
    await openTab(madder, campaignText.tabs.seats);
    const read = madder.getByRole('region', { name: deskText.title });
    await expect(read, 'the other side reads that it was the referee').toContainText(
      noted(deskText.line['give-for']('referee', [])),
    );
    await expect(read, 'but not why').not.toContainText('on the phone');
  });

  await test.step('a dry run shows what would come of the other battle; then the phase is closed', async () => {
    const desk = await openDesk(referee, war.slug);
    await desk.getByRole('button', { name: dryRun.open }).click();
    await referee.getByRole('dialog').getByRole('button', { name: dryRun.action }).click();
    const bar = referee.getByRole('region', { name: dryRun.label });
    await expect(referee.locator('.hexmap .changes .rim-of'), 'the map marks what changes').not.toHaveCount(0);
    await bar.getByLabel(dryRun.eyes).selectOption('seat:azure');
    await expect(bar.getByLabel(dryRun.eyes)).toHaveValue('seat:azure');
    await bar.getByRole('button', { name: dryRun.compare }).click();
    await expect(bar.getByRole('table', { name: dryRun.compare }).getByRole('row')).toHaveCount(5);
    await picture(referee, 'dry-run');
    await bar.getByRole('button', { name: dryRun.back }).click();
    await expect(bar).toBeHidden();
    await closed(referee, war, 'Dice settle the other battle.');
  });

  await test.step('the referee overrules that result: the battles begin again, and are closed again', async () => {
    await openTab(referee, campaignText.tabs.report);
    await referee.getByRole('button', { name: rewindText.overrule }).click();
    // The log still names the phase in which the battles were staged.
    await takenBack(referee, { round: 1, phase: 'movement-orders' }, 'The defender was somewhere else.');
    await atMap(madder, war);
    await expect(madder.getByText(rewindText.notice('referee'))).toBeVisible();
    await closed(referee, war, 'The dice decide it once more.');
    await everybodyReads(await atMap(madder, war), [
      deskText.line['dry-run']('referee'),
      noted(deskText.line.rewind('referee')),
    ]);
  });
});

test('a referee’s players: a holiday, a substitute, a late player, and a mistake taken back', async ({ browser }) => {
  test.slow();
  const war = await seeded({ name: NAME, seconds: 86_400 });
  const [referee, azure, madder, ochre] = await Promise.all(
    [war.referee, war.players.azure, war.players.madder, war.players.ochre].map((who) => windowOf(browser, who)),
  );
  if (!referee || !azure || !madder || !ochre) throw new Error('somebody is missing');

  await test.step('a player goes on holiday, and everybody reads until when', async () => {
    await openTab(await atMap(ochre, war), campaignText.tabs.seats);
    await ochre.getByText(absenceText.holiday.title, { exact: true }).click();
    await ochre.getByRole('button', { name: absenceText.holiday.announce }).click();
    await expect(ochre.getByRole('button', { name: absenceText.holiday.back })).toBeVisible();
    await referee.goto('/desk');
    await expect(rowOf(referee, 'ochre')).toContainText(/On holiday until/);
  });

  await test.step('a seat is opened, and a substitute takes it over', async () => {
    await openTab(await atMap(referee, war), campaignText.tabs.seats);
    await referee.getByRole('button', { name: absenceText.opening.open }).click();
    await referee.getByRole('dialog').getByLabel(absenceText.opening.which).selectOption('verdigris');
    await giveReason(referee, absenceText.opening.action, 'Gone for a month.');
    await expect(referee.getByText(absenceText.opening.done)).toBeVisible();
    const context = await browser.newContext(DESKTOP);
    await newcomer(context, 'nora');
    const nora = await atMap(await context.newPage(), war);
    await openTab(nora, campaignText.tabs.seats);
    await nora.getByRole('button', { name: /^Take / }).click();
    await nora.getByRole('dialog').getByRole('button', { name: absenceText.take.action }).click();
    await nora.getByRole('button', { name: absenceText.brief.done }).click();
    await referee.goto('/desk');
    await expect(rowOf(referee, 'nora')).toBeVisible();
  });

  await test.step('a late player is pinged, and the referee seals for them', async () => {
    await hoursPass(war, 20);
    await referee.goto('/desk');
    await expect(rowOf(referee, 'azure')).toContainText(deskBoardText.late);
    await picture(referee, 'desk-late');
    await rowOf(referee, 'azure')
      .getByRole('button', { name: deskBoardText.ping.openFor('azure') })
      .click();
    await giveReason(referee, deskBoardText.ping.action, 'We wait for you.');
    await expect((await atMap(azure, war)).getByText(pingedText.because('We wait for you.'))).toBeVisible();
    const desk = await openDesk(referee, war.slug);
    await desk.getByRole('button', { name: sealFor.open }).click();
    await referee.getByRole('dialog').getByLabel(sealFor.seat).selectOption('azure');
    await referee.getByRole('dialog').getByLabel(sealFor.orders).selectOption('least');
    await giveReason(referee, sealFor.action, 'Azure is on a ship.');
    await expect(azure.getByText(sealFor.notice('referee'))).toBeVisible();
    await closed(referee, war, 'On we go.');
  });

  await test.step('a mistake is found, and the war is taken back to the opening of the phase', async () => {
    const desk = await openDesk(referee, war.slug);
    await desk.getByRole('button', { name: rewindText.open }).click();
    await referee.getByRole('dialog').getByLabel(rewindText.to).selectOption({ index: 1 });
    await picture(referee, 'rewind');
    await takenBack(referee, { round: 1, phase: 'movement-orders' }, 'The map was wrong.');
    await expect((await atMap(madder, war)).getByText(rewindText.notice('referee'))).toBeVisible();
  });

  await everybodyReads(madder, [
    noted(deskText.line['seal-for']('referee', ['azure'])),
    noted(deskText.line.rewind('referee')),
  ]);
});
