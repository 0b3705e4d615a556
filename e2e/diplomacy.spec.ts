import { type Browser, expect, type Page } from '@playwright/test';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { negotiating, type Seat, seeded } from './support/campaigns.ts';
import { gives } from './support/gives.ts';
import { hindrances } from './support/hindrances.ts';
import { signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { ASKED_LAST, DIPLOMACY_ASKS, type Traffic, traffic } from './support/traffic.ts';
import { caughtUp, mapShown, openTab, tooWide } from './support/views.ts';

const { form, offers, standing, terms } = diplomacyText;

interface Diplomat {
  readonly page: Page;
  readonly heard: Traffic;
}

test('two players agree on a pact and a ransom while a third notices nothing', async ({ browser }) => {
  const war = await seeded({ name: 'The War of Words' });
  await negotiating(war);
  const at = async (seat: Seat): Promise<Diplomat> => opened(browser, war.players[seat], `/c/${war.slug}`);
  const [azure, madder, ochre] = await Promise.all([at('azure'), at('madder'), at('ochre')]);
  const before = (await ochre.heard.received()).length;

  await test.step('players who know of no border get a notice instead of the form', async () => {
    await expect(ochre.page.getByText(form.nobody)).toBeVisible();
  });

  await test.step('what the rules refuse cannot be chosen, and says why', async () => {
    const draft = azure.page.getByRole('form', { name: form.title });
    await expect(draft.getByLabel(form.secret)).toBeDisabled();
    await expect(draft.getByText('A secret deal needs a diplomat from one side in the other’s Capital.')).toBeVisible();
    await expect(draft.getByRole('button', { name: form.send })).toBeDisabled();
  });

  await test.step('an offer reaches the other player and can be signed once the payer is named', async () => {
    const draft = azure.page.getByRole('form', { name: form.title });
    await draft.getByLabel(diplomacyText.treaties.pact).check();
    const given = draft.getByRole('group', { name: terms.youGive });
    await given.getByLabel(form.bp).fill('99999');
    await given.getByLabel(offers.payFrom).selectOption({ index: 1 });
    await expect(given).toContainText(offers.tooLittle(0, 99_999).replace(/^.*?\. /, ''));
    await given.getByLabel(form.bp).fill('0');
    await given.getByRole('checkbox').first().check();
    const taken = draft.getByRole('group', { name: terms.youGet });
    await taken.getByLabel(form.bp).fill('50');
    await draft.getByLabel(form.promise).fill('You leave the northern pass to me.');
    await draft.getByRole('button', { name: form.send }).click();
    await expect(azure.page.getByText(offers.waitsFor('madder'))).toBeVisible();

    const offer = madder.page.getByRole('list', { name: offers.toYou }).getByRole('listitem');
    await expect(offer).toContainText('You leave the northern pass to me.');
    await expect(madder.page.getByRole('button', { name: diplomacyText.tab })).toContainText('1');
    await expect(offer.getByRole('button', { name: offers.sign })).toBeDisabled();
    await offer.getByLabel(offers.payFrom).selectOption({ index: 1 });
    await offer.getByRole('button', { name: offers.sign }).click();
    for (const { page } of [azure, madder]) await expect(page.getByText(offers.binds)).toBeVisible();
    await gives(madder.page, 'deals', 'offer.gives.captives', 'offer.promise', 'sign.from');
  });

  await test.step('the third page requested nothing and received nothing', async () => {
    expect((await ochre.heard.received()).slice(before)).toEqual([]);
    await expect(ochre.page.getByText(standing.empty)).toBeVisible();
  });

  for (const { page } of [azure, madder, ochre]) {
    expect(await tooWide(page)).toBe(0);
    expect(await hindrances(page)).toEqual([]);
  }
});

async function opened(browser: Browser, login: Parameters<typeof signIn>[1], address: string): Promise<Diplomat> {
  const context = await browser.newContext();
  await signIn(context, login);
  const page = await context.newPage();
  const heard = traffic(page);
  await page.goto(address);
  await mapShown(page);
  await caughtUp(page);
  await heard.answers(...ASKED_LAST);
  await openTab(page, diplomacyText.tab);
  await expect(page.getByRole('heading', { name: standing.title })).toBeVisible();
  await expect(page.getByText(diplomacyText.told.empty)).toBeVisible();
  await heard.answers(DIPLOMACY_ASKS);
  await heard.follows();
  await heard.answers();
  return { page, heard };
}
