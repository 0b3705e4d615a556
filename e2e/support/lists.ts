import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { DEMO_SEATS, demoLists } from '@sealed-orders/formats/fixtures';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { call } from './people.ts';

export interface ListFile {
  readonly name: string;
  readonly buffer: Buffer;
}

/** The page of lists of a user without lists: once it says so it is interactive. */
export async function openLists(page: Page): Promise<void> {
  await page.goto('/armies');
  await expect(page.getByRole('heading', { name: armiesText.empty.title })).toBeVisible();
}

/**
 * Saves the first of our own lists for an account, and returns their names as the pages show them: the newest first.
 */
export async function keepLists(request: APIRequestContext, count: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (const { fileName, bytes } of DEMO_SEATS.flatMap(demoLists).slice(0, count)) {
    const { name } = await call(request, 'rosters.upload', { fileName, base64: Buffer.from(bytes).toString('base64') });
    names.unshift(name ?? '');
  }
  return names;
}

/** Where files are chosen. */
export const uploadOf = (page: Page): Locator => page.getByLabel(armiesText.drop);

export const upload = (page: Page, ...files: readonly ListFile[]): Promise<void> =>
  uploadOf(page).setInputFiles(files.map((file) => ({ ...file, mimeType: 'application/octet-stream' })));

/** One button for each saved list, the newest list first. */
export const kept = (page: Page): Locator =>
  page.getByRole('region', { name: armiesText.kept }).getByRole('button', { name: armiesText.review.title });

/** The button that asks for the removal of a list. */
export const removeButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: armiesText.remove.action(name) });

/** Removes a list by keyboard, with confirmation. */
export async function removeList(page: Page, name: string): Promise<void> {
  await removeButton(page, name).press('Enter');
  const dialog = page.getByRole('dialog', { name: armiesText.remove.title(name) });
  await dialog.getByRole('button', { name: armiesText.remove.confirm }).press('Enter');
}

/** What the page announces for a while, in a live region too. */
export const told = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

export async function tickAll(boxes: Locator, count: number): Promise<void> {
  await expect(boxes).toHaveCount(count);
  for (let i = 0; i < count; i++) await boxes.nth(i).check();
}

/** A campaign in its lobby, in which the caller has the first seat. */
async function lobby(page: Page): Promise<string> {
  const { request } = page.context();
  const seats = ['azure', 'madder', 'ochre'].map((id) => ({ id, name: id }));
  const wanted = {
    name: 'The War of the Lists',
    system: 'hex-campaign',
    setup: { preset: 'three-players' },
    seats,
    isPublic: false,
  };
  const { id, slug } = await call(request, 'campaigns.create', wanted);
  await call(request, 'campaigns.takeSeat', { campaign: id, seat: 'azure' });
  return `/c/${slug}`;
}

/** Ticks all saved lists for one detachment of the caller's seat, and returns the form. */
export async function attachAll(page: Page, lists: number): Promise<Locator> {
  await page.goto(await lobby(page));
  const army = page.getByRole('region', { name: lobbyText.army.title });
  await tickAll(army.getByRole('checkbox'), lists);
  return army;
}

/** What the lobby says about the caller's seat. */
export const seatLine = (page: Page): Locator =>
  page
    .getByRole('region', { name: lobbyText.seats, exact: true })
    .getByRole('listitem')
    .filter({ hasText: lobbyText.you });
