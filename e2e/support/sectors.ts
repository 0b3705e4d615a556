import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { declarationText } from '@sealed-orders/text/sector-campaign/declarations';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import { signIn } from './people.ts';
import type { Sector, SectorSeat } from './sector-staging.ts';
import { DESKTOP, panelOf } from './stars.ts';
import { press } from './war-orders.ts';

/** The page of a war in a browser of its own. Null: of somebody without an account. */
export async function sectorPage(
  browser: Browser,
  { slug, players, referee }: Sector,
  who: SectorSeat | 'referee' | null,
  size: object = DESKTOP,
): Promise<Page> {
  const context = await browser.newContext({ ...size, reducedMotion: 'reduce' });
  if (who !== null) await signIn(context, who === 'referee' ? referee : players[who]);
  const page = await context.newPage();
  await page.goto(`/c/${slug}`);
  await sectorShown(page);
  return page;
}

/** The board itself: the part of the page that holds it has the same name. */
export const sectorMap = (page: Page): Locator => page.getByRole('grid', { name: mapText.label, exact: true });

/** Until the board can be operated. */
export async function sectorShown(page: Page): Promise<void> {
  await expect(sectorMap(page)).toBeVisible();
}

/** A territory on the board, as it is read aloud. */
export const onMap = (page: Page, name: string): Locator =>
  sectorMap(page).getByRole('button', { name: new RegExp(`^${name}, `) });

/** Touches a territory by the keyboard: it is the target of what is composed, or it is selected. */
export const touchTerritory = (page: Page, name: string): Promise<void> => onMap(page, name).press('Enter');

/** On a phone: the panel comes up from its lowest line. */
export const raisePanel = (page: Page): Promise<void> =>
  press(page.getByRole('button', { name: campaignText.panel.taller, exact: true }));

/** What the reader’s side decides, in the panel. */
export const cardOf = (page: Page): Locator =>
  panelOf(page).getByRole('region', { name: declarationText.panel, exact: true });

/** The card says whose declaration it is, or what is asked. */
export const headed = (page: Page, title: string): Promise<void> =>
  expect(cardOf(page).getByRole('heading', { name: title, exact: true })).toBeVisible();

/** A step of the declaration that is composed: who, where, against what. */
export const stepOf = (page: Page, name: string): Locator => cardOf(page).getByRole('region', { name, exact: true });

/** Chooses what to declare. */
export const chooseKind = (page: Page, kind: keyof typeof declarationText.kinds): Promise<void> =>
  press(
    cardOf(page)
      .getByRole('group', { name: declarationText.what })
      .getByRole('button', { name: declarationText.kinds[kind], exact: true }),
  );

/** Chooses one of a step: a detachment or a territory, by the beginning of its line. */
export const pick = (page: Page, step: string, name: string): Promise<void> =>
  press(
    stepOf(page, step)
      .getByRole('radio', { name: new RegExp(`^${name}`) })
      .or(stepOf(page, step).getByRole('checkbox', { name: new RegExp(`^${name}`) })),
  );

/** Declares what has been composed, by the button that says it. */
export const declare = (page: Page, says: string): Promise<void> =>
  press(cardOf(page).getByRole('button', { name: declarationText.gives(says) }));

/** Passes, or lets an attack stand, after the page has said what that means. Returns the question before it is answered. */
export async function asksToPass(page: Page, title: string): Promise<Locator> {
  await press(cardOf(page).getByRole('button', { name: title, exact: true }));
  const asked = page.getByRole('dialog', { name: title, exact: true });
  await expect(asked).toBeVisible();
  return asked;
}

export async function pass(page: Page, title: string = declarationText.pass(true)): Promise<void> {
  const asked = await asksToPass(page, title);
  await press(asked.getByRole('button', { name: title, exact: true }));
  await expect(asked).toHaveCount(0);
}

/** Opens the page of a battle at its own address. */
export async function atBattle(page: Page, { slug }: Sector, battle: string): Promise<void> {
  await page.goto(`/c/${slug}?battle=${battle}`);
}

/** A part of a page. */
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
