import { expect, type Locator, type Page } from '@playwright/test';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { openTab } from './views.ts';
import type { Power } from './war-armies.ts';
import { type Council, nameOf } from './war-council.ts';
import { press } from './war-orders.ts';

const { form, offers, promises, terms, tab } = diplomacyText;

/** The form for an offer to another player. */
export async function offerTo(page: Page, other: Power): Promise<Locator> {
  await openTab(page, tab);
  const draft = page.getByRole('form', { name: form.title });
  await draft.getByLabel(form.with).selectOption(nameOf(other));
  return draft;
}

/** The offer made to the player. */
export async function offerReceived(page: Page): Promise<Locator> {
  await openTab(page, tab);
  return page.getByRole('list', { name: offers.toYou }).getByRole('listitem');
}

/** The promises in words between the player and others. */
export async function promisesOf(page: Page): Promise<Locator> {
  await openTab(page, tab);
  return page.getByRole('region', { name: promises.title });
}

interface Ransom {
  /** Name of the detachment. */
  readonly captives: string;
  readonly bp: number;
  /** The place whose store pays. */
  readonly payer: string;
}

/** Sells captives to their owner, who chooses the store that pays before signing the offer. */
export async function ransomed(
  war: Council,
  captor: Power,
  owner: Power,
  { captives, bp, payer }: Ransom,
): Promise<void> {
  const draft = await offerTo(war[captor], owner);
  await draft.getByRole('group', { name: terms.youGive }).getByRole('checkbox', { name: captives }).check();
  await draft.getByRole('group', { name: terms.youGet }).getByLabel(form.bp).fill(String(bp));
  await press(draft.getByRole('button', { name: form.send }));
  const offer = await offerReceived(war[owner]);
  await expect(offer.getByRole('button', { name: offers.sign })).toBeDisabled();
  const stores = offer.getByLabel(offers.payFrom);
  await stores.selectOption(await stores.getByRole('option').filter({ hasText: payer }).innerText());
  await press(offer.getByRole('button', { name: offers.sign }));
}
