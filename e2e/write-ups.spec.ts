import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import type { Seeded } from '@sealed-orders/testkit';
import { battlesText, foreseenText, outcomeText, reportFormText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { momentText } from '@sealed-orders/text/pages/fields';
import { meetingText } from '@sealed-orders/text/pages/meetings';
import { writeUpText } from '@sealed-orders/text/pages/write-ups';
import { embattled, type Staged } from './support/battles.ts';
import { seeded } from './support/campaigns.ts';
import { typeMoment } from './support/moments.ts';
import { type Login, signIn } from './support/people.ts';
import { test } from './support/test.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A user's window with the page of a battle. */
async function at(
  browser: Browser,
  { slug }: Seeded,
  who: Login,
  battle: Staged,
  size: BrowserContextOptions = DESKTOP,
): Promise<Page> {
  const context = await browser.newContext(size);
  await signIn(context, who);
  const page = await context.newPage();
  await page.goto(`/c/${slug}?battle=${battle.id}`);
  await expect(result(page)).toBeVisible();
  return page;
}

const result = (page: Page): Locator => page.getByRole('complementary', { name: outcomeText.title });
const stories = (page: Page): Locator => page.getByRole('region', { name: writeUpText.title });
const story = (page: Page, seat: string): Locator => page.getByRole('article', { name: writeUpText.by(seat) });

test('a player writes up a battle with a picture, and the enemy reads it once it is settled', async ({ browser }) => {
  const war = await seeded({ seconds: 86_400 });
  const [battle] = await embattled(war);
  const azure = await at(browser, war, war.players.azure, battle, PHONE);
  const madder = await at(browser, war, war.players.madder, battle);

  await test.step('the typed text survives a reload, and a file that is not a picture is refused in one sentence', async () => {
    await stories(azure).getByRole('button', { name: writeUpText.add }).click();
    await azure.getByLabel(writeUpText.form.title).fill('The ford held until dusk');
    await azure.reload();
    await stories(azure).getByRole('button', { name: writeUpText.add }).click();
    await expect(azure.getByLabel(writeUpText.form.title)).toHaveValue('The ford held until dusk');
    await azure.getByLabel(writeUpText.form.text, { exact: true }).fill('They came at dawn.\n\nWe stood.');
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const file = azure.locator('input[type="file"]');
    await file.setInputFiles({ name: 'ford.png', mimeType: 'image/png', buffer: drawing });
    await expect(stories(azure).getByRole('alert')).toHaveText(
      `ford.png: ${writeUpText.pictureProblems['not-a-picture']}`,
    );
    await file.setInputFiles({ name: 'ford.png', mimeType: 'image/png', buffer: await madder.screenshot() });
    await azure.getByLabel(writeUpText.form.caption(1)).fill('The ford at noon');
    await azure.getByRole('button', { name: writeUpText.form.save }).click();
    await expect(story(azure, 'azure').getByRole('heading')).toHaveText('The ford held until dusk');
  });

  await test.step('only its own side and the referee read it before the result', async () => {
    await madder.reload();
    await expect(stories(madder).getByRole('button', { name: writeUpText.add })).toBeVisible();
    await expect(story(madder, 'azure')).toHaveCount(0);
    const referee = await at(browser, war, war.referee, battle);
    await expect(story(referee, 'azure')).toContainText('We stood.');
  });

  await test.step('it opens with the result', async () => {
    await result(azure).getByRole('button', { name: reportFormText.send }).click();
    const empty = azure.getByRole('dialog', { name: foreseenText.emptyTitle });
    await empty.getByRole('button', { name: reportFormText.send }).click();
    await expect(result(madder).getByRole('region', { name: foreseenText.title })).toContainText(/^A draw/);
    await result(madder).getByRole('button', { name: reportFormText.confirm }).click();
    await expect(result(madder)).toContainText(battlesText.standing('over'));
    await expect(story(madder, 'azure')).toContainText('We stood.');
    const picture = story(madder, 'azure').getByRole('img', { name: 'The ford at noon' });
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(1440);
  });

  await test.step('the board lists it, and its writer takes it back', async () => {
    await madder.getByRole('button', { name: battlesText.back }).click();
    await madder
      .getByRole('region', { name: writeUpText.section })
      .getByRole('button', { name: /ford held/ })
      .click();
    await expect(story(madder, 'azure')).toBeVisible();
    await azure.getByRole('button', { name: writeUpText.form.removeAll }).click();
    await azure.getByRole('dialog').getByRole('button', { name: writeUpText.form.removeAll }).click();
    await expect(story(azure, 'azure')).toHaveCount(0);
    await expect(story(madder, 'azure')).toHaveCount(0);
  });
});

test('two players in different time zones agree on a meeting, and nobody else sees it', async ({ browser }) => {
  const war = await seeded({ seconds: 7 * 86_400 });
  const [battle] = await embattled(war);
  const azure = await at(browser, war, war.players.azure, battle, { ...PHONE, timezoneId: 'Europe/Berlin' });
  const madder = await at(browser, war, war.players.madder, battle, { ...DESKTOP, timezoneId: 'America/New_York' });
  const times = (page: Page): Locator => page.getByRole('region', { name: meetingText.title });
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

  await times(azure).getByRole('button', { name: meetingText.begin }).click();
  const [year, month, date] = day.split('-');
  await typeMoment(times(azure), momentText.when, `${date}${month}${year}2000`);
  await times(azure).getByRole('button', { name: meetingText.propose }).click();
  await expect(times(azure)).toContainText('20:00');
  await expect(times(madder)).toContainText(meetingText.proposedBy('azure'));
  await expect(times(madder)).toContainText('in Europe/Berlin');
  await times(madder)
    .getByRole('button', { name: /^Accept/ })
    .click();
  for (const page of [azure, madder]) await expect(times(page)).toContainText(meetingText.agreed(''));
  await expect(madder.getByRole('region', { name: 'Battle clock' })).toContainText(meetingText.agreed(''));

  const ochre = await at(browser, war, war.players.ochre, battle);
  await expect(times(ochre)).toHaveCount(0);
  await madder.getByRole('button', { name: battlesText.back }).click();
  await expect(madder.getByRole('button', { name: `${battlesText.number(1)}, ${battle.at}` })).toContainText(
    meetingText.agreed(''),
  );
});

test('a report shows its effect before it is sent, and survives a reload', async ({ browser }) => {
  const war = await seeded({ seconds: 86_400 });
  const [battle] = await embattled(war);
  const azure = await at(browser, war, war.players.azure, battle, PHONE);
  const foreseen = azure.getByRole('region', { name: foreseenText.title });
  await expect(foreseen).toContainText(/^A draw/);
  await result(azure).getByRole('group', { name: reportFormText.points }).getByRole('spinbutton').first().fill('300');
  await expect(foreseen).toContainText(/^(First Line Regiment|Armoured Column) won and will hold the hex/);
  await expect(foreseen).toContainText('madder must leave the hex');
  const says = await foreseen.textContent();
  await azure.reload();
  await expect(foreseen).toHaveText(says ?? '');

  const vp = /\+(\d+) VP/.exec(says ?? '')?.[1] ?? '';
  await result(azure).getByRole('button', { name: reportFormText.send }).click();
  const madder = await at(browser, war, war.players.madder, battle);
  await result(madder).getByRole('button', { name: reportFormText.confirm }).click();
  await expect(result(madder).getByRole('row').nth(1)).toContainText(`+${vp}`);
});
