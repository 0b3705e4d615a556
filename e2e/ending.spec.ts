import { gunzipSync, gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { campaignsText } from '@sealed-orders/text/pages/campaigns';
import { endingText, importRefusals, importText, verifyPageText } from '@sealed-orders/text/pages/ending';
import { gazetteDeskText } from '@sealed-orders/text/pages/gazette-desk';
import { historyText } from '@sealed-orders/text/pages/history';
import { votesText } from '@sealed-orders/text/pages/votes';
import { warOverText } from '@sealed-orders/text/pages/war-over';
import { writeUpText } from '@sealed-orders/text/pages/write-ups';
import { tallyPageText, tallyText } from '@sealed-orders/text/tally';
import { foughtWar } from './support/fought-war.ts';
import { sealedButton } from './support/order-form.ts';
import { call, newcomer, signIn } from './support/people.ts';
import { readable } from './support/readable.ts';
import { openTable, sealNumber } from './support/tally-table.ts';
import { test } from './support/test.ts';
import { tooSmall } from './support/touch-targets.ts';
import { openTab } from './support/views.ts';

interface War {
  readonly campaign: string;
  readonly slug: string;
  readonly name: string;
  /** Created it and referees it. */
  readonly owner: BrowserContext;
  readonly ada: BrowserContext;
  readonly ben: BrowserContext;
}

/*
 * Games of Tally that are created, joined and started through the API, by accounts made in the database. The pages do
 * what is under test; preparations go through the API: some wars are ended, deleted and downloaded there.
 */

let wars = 0;

/** A public game of Tally between two people that is over when turn 3 would begin; 0: never. */
async function begun(browser: Browser, endAt: number): Promise<War> {
  const [owner, ada, ben] = await Promise.all([browser.newContext(), browser.newContext(), browser.newContext()]);
  await newcomer(owner, 'olga');
  wars += 1;
  const name = `A Short War ${wars}`;
  const wanted = {
    name,
    system: 'tally',
    setup: { preset: 'free', settings: { endAt } },
    seats: ['ada', 'ben'].map((id) => ({ id, name: id, choices: { faction: 'even' } })),
    isPublic: true,
  };
  const { id: campaign = '', slug = '' } = await call(owner.request, 'campaigns.create', wanted);
  for (const [context, seat] of [
    [ada, 'ada'],
    [ben, 'ben'],
  ] as const) {
    await newcomer(context, seat);
    await call(context.request, 'campaigns.takeSeat', { campaign, seat });
  }
  await call(owner.request, 'campaigns.start', { campaign });
  return { campaign, slug, name, owner, ada, ben };
}

const overOn = (page: Page) => page.getByRole('region', { name: warOverText.title });
const passed = (page: Page) => page.locator('[data-check].passed');

test('a finished war moves to another site with its archive, and an altered archive is refused', async ({
  browser,
}) => {
  const war = await begun(browser, 0);
  const olga = await openTable(war.owner, `/c/${war.slug}`);
  const { campaign } = war;
  await call(war.owner.request, 'ending.end', { campaign, reason: 'The hall closes.' });
  await expect(overOn(olga)).toBeVisible();
  const file = await (await war.owner.request.get(`/archives/${campaign}`)).body();
  const bring = async (buffer: Buffer) => {
    await olga.goto('/campaigns');
    await olga.getByText(importText.title).click();
    await olga
      .getByLabel(importText.choose)
      .setInputFiles({ name: 'war.json.gz', mimeType: 'application/gzip', buffer });
  };
  await bring(file);
  await expect(olga.getByRole('alert').filter({ hasText: importRefusals['war-is-here'] })).toBeVisible();
  // The importing site must not have the war.
  await call(war.owner.request, 'ending.delete', { campaign, name: war.name });
  await bring(gzipSync(gunzipSync(file).toString().replace('The hall closes.', 'Ada has won.')));
  await expect(olga.getByRole('alert').filter({ hasText: importRefusals['archive-differs'] })).toBeVisible();
  await readable(olga, 'import-refused-desktop');
  await bring(file);
  await expect(overOn(olga)).toContainText('imported its archive');
  await expect(overOn(olga)).toContainText('The hall closes.');
  await olga.getByRole('link', { name: endingText.links.verify }).click();
  await olga.getByRole('button', { name: verifyPageText.start }).click();
  await expect(passed(olga)).toHaveCount(5);

  await test.step('a stranger verifies the file itself, with no war on the site', async () => {
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto('/verify');
    await stranger.getByLabel(verifyPageText.file).setInputFiles({
      name: 'war.json.gz',
      mimeType: 'application/gzip',
      buffer: file,
    });
    await expect(passed(stranger)).toHaveCount(5);
    await readable(stranger, 'verify-file-desktop');
  });
});

test("a write-up moves to another site with its war, and its picture appears on the battle's page", async ({
  browser,
}) => {
  const war = await foughtWar();
  const { campaign, battle: topic } = war;
  const [azure, olga] = [await browser.newContext(), await browser.newContext()];
  await signIn(azure, war.players.azure);
  await signIn(olga, war.referee);
  const page = await olga.newPage();
  await page.goto('/verify');
  const base64 = (await page.screenshot()).toString('base64');
  const told = { campaign, topic, title: 'The ford held', text: 'They came at dawn.', captions: [] };
  await call(azure.request, 'writeUps.save', told);
  await call(azure.request, 'writeUps.addPicture', { campaign, topic, caption: 'The ford at noon', base64 });
  await call(olga.request, 'ending.end', { campaign, reason: 'The hall closes.' });
  const file = await (await olga.request.get(`/archives/${campaign}`)).body();
  // The importing site must not have the war.
  await call(olga.request, 'ending.delete', { campaign, name: war.name });
  const bringer = await browser.newContext();
  await newcomer(bringer, 'bringer');
  const brought = await bringer.newPage();
  await brought.goto('/campaigns');
  await brought.getByText(importText.title).click();
  await brought
    .getByLabel(importText.choose)
    .setInputFiles({ name: 'war.json.gz', mimeType: 'application/gzip', buffer: file });
  await expect(overOn(brought)).toContainText('imported its archive');
  const { pathname } = new URL(brought.url());
  await brought.goto(`${pathname}?battle=${topic}`);
  const story = brought.getByRole('article', { name: writeUpText.by('azure') });
  await expect(story).toContainText('They came at dawn.');
  const picture = story.getByRole('img', { name: 'The ford at noon' });
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  await brought.goto(`${pathname}/gazette`);
  await expect(brought.getByText(gazetteDeskText.refusals.imported)).toBeVisible();
});

test('a war is played to its end, replayed through every side’s eyes, verified, exported and archived', async ({
  browser,
}) => {
  test.slow();
  const war = await begun(browser, 3);
  const [ada, ben] = [await openTable(war.ada, `/c/${war.slug}`), await openTable(war.ben, `/c/${war.slug}`)];

  await test.step('two turns are played, and every page says that the war is over', async () => {
    for (const turn of [1, 2]) {
      await expect(ada.getByRole('banner')).toContainText(tallyText.round(turn));
      await sealNumber(ada, 4);
      await expect(sealedButton(ada)).toBeVisible();
      await expect(ben.getByRole('banner')).toContainText(tallyText.round(turn));
      await sealNumber(ben, 7);
    }
    for (const page of [ada, ben]) await expect(overOn(page)).toBeVisible();
    await expect(overOn(ada).getByRole('listitem').filter({ hasText: 'ben' })).toContainText('points');
    await expect(overOn(ada).getByRole('img', { name: /^Score at the end of each turn/ })).toBeVisible();
    // The report of the last turn opens by itself, with the same numbers.
    await expect(ada.getByRole('button', { name: campaignText.tabs.report })).toHaveAttribute('aria-pressed', 'true');
    await overOn(ada).getByText(endingText.story.table).click();
    await expect(overOn(ada).getByRole('row')).toHaveCount(4);
    await readable(ada, 'war-over-tally-desktop');
  });

  await test.step('the fog lifts: steps are scrubbed by keys, through the eyes of any side, and the address leads back', async () => {
    await overOn(ada).getByRole('button', { name: endingText.links.watch }).click();
    const slider = ada.getByRole('slider', { name: historyText.label });
    await expect(slider).toHaveValue('0');
    await slider.press('ArrowRight');
    await expect(slider).toHaveValue('1');
    const sums = ada.getByRole('table').first().getByRole('row');
    await expect(sums.filter({ hasText: tallyPageText.unknown })).toHaveCount(0);
    await ada.getByLabel(endingText.eyes.label).selectOption('ben');
    await expect(sums.filter({ hasText: 'ada' })).toContainText(tallyPageText.unknown);
    expect(new URL(ada.url()).search).toBe('?as=seat:ben&step=1');
    await readable(ada, 'fog-lifted-desktop');

    const passerBy = await openTable(await browser.newContext(), ada.url().replace(/^https?:\/\/[^/]+/, ''));
    await expect(passerBy.getByLabel(endingText.eyes.label)).toHaveValue('seat:ben');
    await expect(passerBy.getByRole('slider', { name: historyText.label })).toHaveValue('1');
    await ada.getByRole('button', { name: endingText.eyes.back }).click();
    await expect(overOn(ada)).toBeVisible();
  });

  await test.step('somebody without an account verifies it in their own browser', async () => {
    const sceptic = await (await browser.newContext()).newPage();
    await sceptic.goto(`/c/${war.slug}/verify`);
    await readable(sceptic, 'verify-before-desktop');
    await sceptic.getByRole('button', { name: verifyPageText.start }).click();
    await expect(sceptic.getByText(verifyPageText.result.good(3))).toBeVisible();
    await expect(passed(sceptic)).toHaveCount(5);
    await expect(sceptic.locator('[data-check="sheets"]')).toContainText('4 sealed sheets');
    await readable(sceptic, 'verify-after-desktop');

    await test.step('an archive that was tampered with fails, and says where', async () => {
      const response = await sceptic.request.get(
        `/archives/${(await sceptic.request.get(`/api/trpc/campaigns.lobby?input=${encodeURIComponent(JSON.stringify({ slug: war.slug }))}`).then((it) => it.json())).result.data.id}`,
      );
      const text = gunzipSync(await response.body()).toString();
      const forged = text.replace('"add":7', '"add":9');
      expect(forged).not.toBe(text);
      await sceptic.getByLabel(verifyPageText.ownFile).setInputFiles({
        name: 'forged.json.gz',
        mimeType: 'application/gzip',
        buffer: gzipSync(forged),
      });
      await expect(sceptic.getByRole('alert').filter({ hasText: 'contradicts itself in' })).toBeVisible();
      await expect(sceptic.locator('[data-check="sheets"].failed')).toContainText(verifyPageText.findings.commitment);
      await expect(sceptic.locator('[data-check="seed"].passed')).toBeVisible();
      await readable(sceptic, 'verify-tampered-desktop');
    });
  });

  await test.step('a player downloads the archive', async () => {
    const download = ada.waitForEvent('download');
    await overOn(ada).getByRole('link', { name: endingText.links.download }).click();
    expect((await download).suggestedFilename()).toBe(`${war.slug}.json.gz`);
  });

  await test.step('its owner puts it in the archive, and it leaves the lists', async () => {
    const olga = await openTable(war.owner, `/c/${war.slug}`);
    await overOn(olga).getByRole('button', { name: endingText.manage.archive }).click();
    await expect(overOn(olga).getByText(endingText.manage.archived)).toBeVisible();
    await ben.goto('/campaigns');
    await expect(ben.getByRole('heading', { name: campaignsText.title })).toBeVisible();
    // Nothing else is left, so the archive is open.
    const archive = ben.getByRole('group').filter({ hasText: endingText.archiveTitle });
    await expect(archive.getByRole('link', { name: war.name })).toBeVisible();
    await ben.getByText(endingText.archiveTitle, { exact: true }).click();
    await expect(ben.getByRole('link', { name: war.name })).toBeHidden();
  });

  await test.step('its owner deletes it, and the players are told', async () => {
    const olga = await openTable(war.owner, `/c/${war.slug}`);
    await overOn(olga).getByRole('button', { name: endingText.manage.delete }).click();
    const dialog = olga.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: endingText.links.download })).toBeVisible();
    await dialog.getByRole('textbox').fill('Another war');
    await dialog.getByRole('button', { name: endingText.manage.delete }).click();
    await expect(olga.getByText(endingText.manage.wrongName)).toBeVisible();
    await overOn(olga).getByRole('button', { name: endingText.manage.delete }).click();
    await olga.getByRole('dialog').getByRole('textbox').fill(war.name);
    await olga.getByRole('dialog').getByRole('button', { name: endingText.manage.delete }).click();
    await expect(olga).toHaveURL(/\/campaigns$/);
    await ben.goto('/campaigns');
    await expect(ben.getByText(`olga deleted “${war.name}”`)).toBeVisible();
    await ben.getByRole('button', { name: endingText.notice.read }).click();
    await expect(ben.getByText(`olga deleted “${war.name}”`)).toHaveCount(0);
  });
});

test('players vote to end a war, see each other’s votes, and its owner ends another with a reason', async ({
  browser,
}) => {
  test.slow();
  const war = await begun(browser, 0);
  const [ada, ben] = [await openTable(war.ada, `/c/${war.slug}`), await openTable(war.ben, `/c/${war.slug}`)];
  const vote = async (page: Page) => {
    await openTab(page, campaignText.tabs.seats);
    const players = page.getByRole('region', { name: campaignText.tabs.seats, exact: true });
    await players.getByRole('button', { name: votesText.matters.finish.action }).click();
    await page.getByRole('dialog').getByRole('button', { name: votesText.matters.finish.action }).click();
  };
  await openTab(ada, campaignText.tabs.seats);
  // Folded until someone votes.
  await ada.getByText(votesText.title, { exact: true }).click();
  await vote(ada);
  await openTab(ben, campaignText.tabs.seats);
  await expect(ben.getByText(votesText.so(['ada'], 2))).toBeVisible();
  await readable(ben, 'end-vote-desktop');
  await ada.getByRole('button', { name: votesText.withdrawFrom(votesText.matters.finish.title) }).click();
  await expect(ben.getByText(votesText.so(['ada'], 2))).toHaveCount(0);
  await vote(ada);
  await expect(ben.getByText(votesText.so(['ada'], 2))).toBeVisible();
  await vote(ben);
  for (const page of [ada, ben]) {
    await openTab(page, campaignText.tabs.report);
    await expect(overOn(page).getByRole('heading', { name: endingText.byVote })).toBeVisible();
  }

  const other = await begun(browser, 0);
  const olga = await openTable(other.owner, `/c/${other.slug}`);
  await openTab(olga, campaignText.tabs.seats);
  await olga.getByText(endingText.own.title, { exact: true }).click();
  const form = olga.getByRole('form', { name: endingText.own.owner });
  await form.getByLabel(endingText.own.reason).fill('Everybody has exams.');
  await form.getByRole('button', { name: endingText.own.end }).click();
  await olga.getByRole('dialog').getByRole('button', { name: endingText.own.end }).click();
  const watcher = await openTable(await browser.newContext(), `/c/${other.slug}`);
  await expect(overOn(watcher).getByRole('heading', { name: endingText.byOwner('olga') })).toBeVisible();
  await expect(overOn(watcher)).toContainText('Everybody has exams.');
  await watcher.setViewportSize({ width: 390, height: 844 });
  await readable(watcher, 'ended-early-phone');

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const phone = await context.newPage();
  await phone.goto(`/c/${other.slug}?as=referee&step=0`);
  await expect(phone.getByLabel(endingText.eyes.label)).toHaveValue('referee');
  await expect(phone.getByRole('slider', { name: historyText.label })).toHaveValue('0');
  expect(await tooSmall(phone)).toEqual([]);
  await readable(phone, 'fog-lifted-phone');
  await phone.goto(`/c/${other.slug}/verify`);
  await phone.getByRole('button', { name: verifyPageText.start }).tap();
  await expect(passed(phone)).toHaveCount(5);
  expect(await tooSmall(phone)).toEqual([]);
  await readable(phone, 'verify-phone');
});
