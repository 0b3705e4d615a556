import { type Browser, expect, type Page } from '@playwright/test';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { talkText } from '@sealed-orders/text/pages/talk';
import { advanced, negotiating, seeded } from './support/campaigns.ts';
import { gives } from './support/gives.ts';
import { diplomatSent, pressed, promised } from './support/orders-war.ts';
import { type Login, signIn } from './support/people.ts';
import { readable } from './support/readable.ts';
import { test } from './support/test.ts';
import { ASKED_LAST, DIPLOMACY_ASKS, type Traffic, traffic } from './support/traffic.ts';
import { caughtUp, mapShown, openTab } from './support/views.ts';
import { phaseOpen, reportOf } from './support/war-orders.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const { form, offers, promises, standing, terms, told } = diplomacyText;

interface Reader {
  readonly page: Page;
  readonly heard: Traffic;
}

async function opened(browser: Browser, login: Login, slug: string, size = {}): Promise<Reader> {
  const context = await browser.newContext(size);
  await signIn(context, login);
  const page = await context.newPage();
  const heard = traffic(page);
  await page.goto(`/c/${slug}`);
  await mapShown(page);
  await caughtUp(page);
  await heard.follows();
  await heard.answers();
  return { page, heard };
}

const list = (page: Page) => page.getByRole('region', { name: talkText.title, exact: true });

async function conversation(page: Page, other: string) {
  await openTab(page, campaignText.tabs.talk);
  await list(page).getByRole('button', { name: other }).click();
  return page.getByRole('region', { name: talkText.with(other) });
}

test('if only neighbours talk, a stranger can’t be written to; if nobody talks, no player is listed', async ({
  browser,
}) => {
  const war = await seeded({ name: 'The War of Neighbours' });
  await negotiating(war);
  await pressed(war, 'neighbours');
  const { page: azure } = await opened(browser, war.players.azure, war.slug, PHONE);
  const { page: madder } = await opened(browser, war.players.madder, war.slug);

  await test.step('a neighbour is written to, and may answer', async () => {
    const talk = await conversation(azure, 'madder');
    await talk.getByLabel(talkText.message).fill('Is that your fence?');
    await talk.getByRole('button', { name: talkText.send }).tap();
    await expect(talk.getByRole('listitem')).toHaveCount(1);
    const answer = await conversation(madder, 'azure');
    await answer.getByLabel(talkText.message).fill('It is now.');
    await answer.getByRole('button', { name: talkText.send }).click();
    await expect(talk.getByRole('listitem')).toHaveCount(2);
    await talk.getByRole('button', { name: talkText.back }).tap();
  });

  await test.step('the list says who is a stranger, and there is no message box for them', async () => {
    await expect(list(azure)).toContainText(talkText.press.says.neighbours);
    await expect(list(azure).getByRole('button', { name: 'ochre' })).toContainText(talkText.notNear);
    await readable(azure, 'talk-neighbours-phone');
    const talk = await conversation(azure, 'ochre');
    await expect(talk.getByText(talkText.mayNotWrite)).toBeVisible();
    await expect(talk.getByText(talkText.emptyAndRefused, { exact: true })).toBeVisible();
    await expect(talk.getByText(talkText.empty)).toHaveCount(0);
    await expect(talk.getByLabel(talkText.message)).toHaveCount(0);
    await readable(azure, 'talk-refused-phone');
  });

  await test.step('where nobody talks, only the referee can be written to', async () => {
    await pressed(war, 'none');
    await madder.reload();
    await openTab(madder, campaignText.tabs.talk);
    await expect(list(madder)).toContainText(talkText.none.says);
    await expect(list(madder).getByRole('button')).toHaveCount(1);
    await expect(list(madder).getByRole('button', { name: talkText.box.name })).toBeVisible();
  });
  await Promise.all([azure, madder].map((page) => page.context().close()));
});

async function pactOffered(page: Page): Promise<void> {
  const draft = page.getByRole('form', { name: form.title });
  await draft.getByLabel(form.secret).check();
  await draft.getByLabel(diplomacyText.treaties.pact).check();
  const given = draft.getByRole('group', { name: terms.youGive });
  await given.getByLabel(form.bp).fill('10');
  await given.getByLabel(offers.payFrom).selectOption({ index: 1 });
  await draft.getByRole('button', { name: form.send }).click();
  await expect(page.getByText(offers.waitsFor('madder'))).toBeVisible();
}

test('two of three make a secret deal after withdrawing an offer, and the third sees nothing at all', async ({
  browser,
}) => {
  const war = await seeded({ name: 'The War of Whispers' });
  await negotiating(war);
  await diplomatSent(war);
  const { page: azure } = await opened(browser, war.players.azure, war.slug);
  const { page: madder } = await opened(browser, war.players.madder, war.slug, PHONE);
  const { page: ochre, heard } = await opened(browser, war.players.ochre, war.slug);
  await heard.answers(...ASKED_LAST);
  for (const page of [azure, madder, ochre]) await openTab(page, diplomacyText.tab);
  await expect(ochre.getByText(told.empty)).toBeVisible();
  await heard.answers(DIPLOMACY_ASKS);
  await heard.follows();
  const before = (await heard.received()).length;
  const toMadder = madder.getByRole('list', { name: offers.toYou }).getByRole('listitem');

  await test.step('an offer is made in secret and withdrawn before it is signed', async () => {
    await pactOffered(azure);
    await expect(toMadder).toContainText(offers.secret);
    await azure.getByRole('button', { name: offers.withdraw }).click();
    await expect(azure.getByText(offers.noneByYou)).toBeVisible();
    await expect(madder.getByText(offers.noneToYou)).toBeVisible();
  });

  await test.step('the next one is signed', async () => {
    await pactOffered(azure);
    await toMadder.getByRole('button', { name: offers.sign }).tap();
    for (const page of [azure, madder]) await expect(page.getByText(offers.binds)).toBeVisible();
    await gives(azure, 'deals', 'offer', 'withdraw', 'sign');
    await gives(azure, 'deals', 'offer.secret', 'offer.treaty', 'offer.gives.from', 'offer.takes.from=null');
  });

  await test.step('the third was notified of nothing, and reads nothing when Build closes', async () => {
    expect((await heard.received()).slice(before)).toEqual([]);
    await expect(ochre.getByText(standing.empty)).toBeVisible();
    await advanced(war);
    for (const page of [azure, madder, ochre]) await phaseOpen(page, 1, 'movement-orders');
    for (const page of [azure, madder]) {
      await openTab(page, campaignText.tabs.report);
      await expect(reportOf(page)).toContainText('pact');
    }
    await openTab(ochre, campaignText.tabs.report);
    await expect(reportOf(ochre)).toBeVisible();
    await expect(reportOf(ochre)).not.toContainText('pact');
    await openTab(ochre, diplomacyText.tab);
    await expect(ochre.getByText(standing.empty)).toBeVisible();
    await openTab(azure, diplomacyText.tab);
    await expect(azure.getByText(standing.empty)).toHaveCount(0);
  });
  await Promise.all([azure, madder, ochre].map((page) => page.context().close()));
});

test('a player reports a broken promise, withdraws and repeats that; everyone reads it without the words', async ({
  browser,
}) => {
  const words = 'No fences on the Karrow.';
  const war = await seeded({ name: 'The War of Fences' });
  await negotiating(war);
  await promised(war, words);
  const { page: azure } = await opened(browser, war.players.azure, war.slug, PHONE);
  const { page: madder } = await opened(browser, war.players.madder, war.slug);
  const { page: ochre } = await opened(browser, war.players.ochre, war.slug);
  for (const page of [azure, madder, ochre]) await openTab(page, diplomacyText.tab);
  const mine = azure.getByRole('list', { name: promises.title }).getByRole('listitem');
  const theirs = madder.getByRole('list', { name: promises.title }).getByRole('listitem');
  await expect(mine).toContainText(words);
  await mine.getByRole('button', { name: promises.break('madder') }).tap();
  await expect(theirs).toContainText(promises.theirs('azure'));
  await mine.getByRole('button', { name: promises.takeBack }).tap();
  await expect(theirs).not.toContainText(promises.theirs('azure'));
  await mine.getByRole('button', { name: promises.break('madder') }).tap();
  await expect(mine).toContainText(promises.yours('madder'));
  await gives(azure, 'deals', 'judge-promise', 'judge-promise.broken=true', 'judge-promise.broken=false');
  await advanced(war);
  for (const page of [azure, madder, ochre]) await phaseOpen(page, 1, 'movement-orders');
  await openTab(ochre, campaignText.tabs.report);
  await expect(reportOf(ochre)).toContainText('azure said that madder broke a promise');
  await expect(ochre.getByText(words)).toHaveCount(0);
  await Promise.all([azure, madder, ochre].map((page) => page.context().close()));
});
