import { type Browser, expect, type Page } from '@playwright/test';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { talkText } from '@sealed-orders/text/pages/talk';
import { negotiating, seeded } from './support/campaigns.ts';
import { hindrances } from './support/hindrances.ts';
import { type Login, signIn } from './support/people.ts';
import { boxOf } from './support/still.ts';
import { test } from './support/test.ts';
import { ASKED_LAST, type Traffic, traffic } from './support/traffic.ts';
import { caughtUp, mapShown, openTab, tooWide } from './support/views.ts';

interface Reader {
  readonly page: Page;
  readonly heard: Traffic;
}

const talkTab = (page: Page) =>
  page.getByRole('navigation', { name: campaignText.views }).getByRole('button', { name: campaignText.tabs.talk });

async function opened(browser: Browser, login: Login, address: string): Promise<Reader> {
  const context = await browser.newContext();
  await signIn(context, login);
  const page = await context.newPage();
  const heard = traffic(page);
  await page.goto(address);
  await mapShown(page);
  await caughtUp(page);
  await heard.follows();
  await heard.answers();
  return { page, heard };
}

async function conversation(page: Page, other: string) {
  await openTab(page, campaignText.tabs.talk);
  await page.getByRole('region', { name: talkText.title, exact: true }).getByRole('button', { name: other }).click();
  return page.getByRole('region', { name: talkText.with(other) });
}

test('two players talk and sign a pact; a third player and the referee notice nothing', async ({ browser }) => {
  const war = await seeded({ name: 'The War of Letters' });
  await negotiating(war);
  const at = (login: Login) => opened(browser, login, `/c/${war.slug}`);
  const [azure, madder, ochre] = [
    await at(war.players.azure),
    await at(war.players.madder),
    await at(war.players.ochre),
  ];
  await ochre.heard.answers(...ASKED_LAST);
  const before = (await ochre.heard.received()).length;

  await test.step('a message reaches the other immediately, with a count on the tab, and is read there', async () => {
    const talk = await conversation(azure.page, 'madder');
    await talk.getByLabel(talkText.message).fill('A pact?\nI ask <b>politely</b>.');
    await talk.getByLabel(talkText.message).press('Control+Enter');
    await expect(talk.getByRole('listitem')).toContainText('I ask <b>politely</b>.');
    await expect(talk.getByLabel(talkText.message)).toHaveValue('');
    await expect(talkTab(madder.page)).toContainText('1');
    const answer = await conversation(madder.page, 'azure');
    await expect(answer.getByRole('listitem')).toContainText('A pact?');
    await expect(talkTab(madder.page)).not.toContainText('1');
    await answer.getByLabel(talkText.message).fill('Send me the paper.');
    await answer.getByRole('button', { name: talkText.send }).click();
    await expect(talk.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('they agree on a pact', async () => {
    await openTab(azure.page, diplomacyText.tab);
    const draft = azure.page.getByRole('form', { name: diplomacyText.form.title });
    await draft.getByLabel(diplomacyText.treaties.pact).check();
    await draft.getByRole('button', { name: diplomacyText.form.send }).click();
    await openTab(madder.page, diplomacyText.tab);
    await madder.page.getByRole('button', { name: diplomacyText.offers.sign }).click();
    for (const { page } of [azure, madder]) await expect(page.getByText(diplomacyText.offers.binds)).toBeVisible();
  });

  await test.step('the third page received nothing, requested nothing and has nothing to read', async () => {
    expect((await ochre.heard.received()).slice(before)).toEqual([]);
    await openTab(ochre.page, campaignText.tabs.talk);
    const talk = ochre.page.getByRole('region', { name: talkText.title, exact: true });
    await expect(talk.getByText(talkText.nobodyWrote)).toHaveCount(3);
  });

  await test.step('the referee is told that only the two can read it', async () => {
    const referee = await at(war.referee);
    await openTab(referee.page, campaignText.tabs.talk);
    await expect(referee.page.getByText(talkText.notForYou.says)).toBeVisible();
    expect((await referee.heard.received()).join()).not.toContain('politely');
  });

  await test.step('it fits a phone', async () => {
    await azure.page.setViewportSize({ width: 390, height: 844 });
    const talk = await conversation(azure.page, 'madder');
    await expect(talk.getByRole('listitem')).toHaveCount(2);
    expect(await tooWide(azure.page)).toBe(0);
    expect(await hindrances(azure.page)).toEqual([]);
  });
});

test('three players talk on a phone and on desktops; the fourth notices nothing', async ({ browser }) => {
  const war = await seeded({ name: 'The War of Circulars' });
  const at = (login: Login) => opened(browser, login, `/c/${war.slug}`);
  const [azure, madder, ochre, verdigris] = [
    await at(war.players.azure),
    await at(war.players.madder),
    await at(war.players.ochre),
    await at(war.players.verdigris),
  ];
  await azure.page.setViewportSize({ width: 390, height: 844 });
  await verdigris.heard.answers(...ASKED_LAST);
  const before = (await verdigris.heard.received()).length;
  const list = (page: Page) => page.getByRole('region', { name: talkText.title, exact: true });
  const { together } = talkText;

  await openTab(azure.page, campaignText.tabs.talk);
  await list(azure.page).getByRole('button', { name: together.begin }).click();
  const chooser = azure.page.getByRole('region', { name: together.title });
  await chooser.getByRole('checkbox', { name: 'madder' }).check();
  await expect(chooser.getByRole('button', { name: together.tooFew })).toBeDisabled();
  await chooser.getByRole('checkbox', { name: 'ochre' }).check();
  expect(await tooWide(azure.page)).toBe(0);
  expect(await hindrances(azure.page)).toEqual([]);
  await chooser.getByRole('button', { name: together.goOn }).click();
  const three = azure.page.getByRole('region', { name: talkText.with('madder and ochre') });
  await three.getByLabel(talkText.message).fill('The three of us?');
  await three.getByRole('button', { name: talkText.send }).click();
  await expect(three.getByRole('listitem')).toHaveCount(1);

  await expect(talkTab(ochre.page)).toContainText('1');
  await openTab(ochre.page, campaignText.tabs.talk);
  await list(ochre.page).getByRole('button', { name: 'azure and madder' }).click();
  const answer = ochre.page.getByRole('region', { name: talkText.with('azure and madder') });
  await expect(answer.getByRole('listitem')).toContainText('The three of us?');
  await answer.getByLabel(talkText.message).fill('Gladly.');
  await answer.getByRole('button', { name: talkText.send }).click();
  await expect(three.getByRole('listitem').last()).toContainText(/ochre.*Gladly/s);
  await expect(talkTab(madder.page)).toContainText('2');
  await three.getByRole('button', { name: talkText.back }).click();
  await expect(list(azure.page).getByRole('button', { name: 'madder and ochre' })).toContainText('ochre: Gladly.');
  expect(await hindrances(azure.page)).toEqual([]);

  expect((await verdigris.heard.received()).slice(before)).toEqual([]);
  await openTab(verdigris.page, campaignText.tabs.talk);
  await expect(list(verdigris.page).getByText(talkText.nobodyWrote)).toHaveCount(3);
});

test('a player on a phone asks the referee, who answers; another player notices nothing', async ({ browser }) => {
  const war = await seeded({ name: 'The War of Questions' });
  const at = (login: Login) => opened(browser, login, `/c/${war.slug}`);
  const [azure, madder, referee] = [await at(war.players.azure), await at(war.players.madder), await at(war.referee)];
  await azure.page.setViewportSize({ width: 390, height: 844 });
  await madder.heard.answers(...ASKED_LAST);
  const before = (await madder.heard.received()).length;

  const asking = await conversation(azure.page, talkText.box.name);
  await expect(asking.getByText(talkText.box.empty)).toBeVisible();
  await asking.getByLabel(talkText.message).fill('May a <b>convoy</b> cross the ford?');
  await asking.getByRole('button', { name: talkText.send }).click();
  await expect(asking.getByRole('listitem')).toContainText('May a <b>convoy</b> cross the ford?');
  expect(await tooWide(azure.page)).toBe(0);
  expect(await hindrances(azure.page)).toEqual([]);

  await expect(talkTab(referee.page)).toContainText('1');
  const answering = await conversation(referee.page, 'azure');
  await expect(answering.getByRole('listitem')).toContainText('cross the ford?');
  await expect(talkTab(referee.page)).not.toContainText('1');
  await answering.getByLabel(talkText.message).fill('Not before turn 3.');
  await answering.getByLabel(talkText.message).press('Control+Enter');
  await expect(asking.getByRole('listitem').last()).toContainText(/referee.*Not before turn 3/s);
  expect(await hindrances(referee.page)).toEqual([]);

  expect((await madder.heard.received()).slice(before)).toEqual([]);
  await openTab(madder.page, campaignText.tabs.talk);
  const list = madder.page.getByRole('region', { name: talkText.title, exact: true });
  await expect(list.getByRole('button', { name: talkText.box.name })).toContainText(talkText.box.nobodyWrote);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the end of a conversation is in sight above the box to write in', async ({ page, context }) => {
    const war = await seeded();
    await signIn(context, war.players.azure);
    await page.goto(`/c/${war.slug}`);
    await mapShown(page);
    const talk = await conversation(page, 'madder');
    await talk.getByLabel(talkText.message).fill('A long letter, and one more line.\n'.repeat(40));
    await talk.getByRole('button', { name: talkText.send }).tap();
    await expect(talk.getByLabel(talkText.message)).toHaveValue('');
    await expect
      .poll(async () => {
        const [letter, box] = [await boxOf(talk.getByRole('listitem')), await boxOf(talk.getByLabel(talkText.message))];
        return letter.y + letter.height <= box.y;
      })
      .toBe(true);
  });
});
