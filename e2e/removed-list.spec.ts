import { type BrowserContext, expect, type Page } from '@playwright/test';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import {
  attachAll,
  keepLists,
  kept,
  removeButton,
  removeList,
  seatLine,
  tickAll,
  told,
  uploadOf,
} from './support/lists.ts';
import { newcomer } from './support/people.ts';
import { test } from './support/test.ts';

/** Both of Azure, of 1,060 and 1,180 points. */
const [FIRST_LINE, COLUMN] = ['First Line Regiment', 'Armoured Column'] as const;

const openKept = async (page: Page, count: number): Promise<void> => {
  await page.goto('/armies');
  await expect(kept(page)).toHaveCount(count);
};

test('a saved list is removed after asking once, and is no longer part of the army', async ({ page, context }) => {
  await newcomer(context, 'lina');
  await keepLists(context.request, 2);
  await openKept(page, 2);
  await tickAll(page.getByRole('checkbox', { name: armiesText.join.tick('') }), 2);
  const joined = page.getByRole('region', { name: armiesText.join.title });
  await expect(joined).toContainText('2,240 points');

  const remove = removeButton(page, FIRST_LINE);
  await remove.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(kept(page), 'asked, and thought better of it').toHaveCount(2);
  await expect(remove, 'back where it was asked').toBeFocused();
  await removeList(page, FIRST_LINE);
  await expect(told(page, armiesText.remove.done(FIRST_LINE))).toBeVisible();
  await expect(kept(page)).toHaveCount(1);
  await expect(joined).toContainText('1,180 points');
  await page.reload();
  await expect(kept(page)).toHaveCount(1);
  await expect(remove).toBeHidden();
});

test('the focus goes from a removed list to the next one, and to the upload after the last', async ({
  page,
  context,
}) => {
  await newcomer(context, 'lore');
  const [top = '', middle = '', low = '', bottom = ''] = await keepLists(context.request, 4);
  await openKept(page, 4);
  const removals = [
    { gone: middle, next: removeButton(page, low), left: 3 },
    { gone: bottom, next: removeButton(page, low), left: 2 },
    { gone: top, next: removeButton(page, low), left: 1 },
    { gone: low, next: uploadOf(page), left: 0 },
  ];
  for (const { gone, next, left } of removals) {
    await removeList(page, gone);
    await expect(told(page, armiesText.remove.done(gone))).toBeVisible();
    await expect(kept(page)).toHaveCount(left);
    await expect(next).toBeFocused();
  }
});

test('a list that another tab removed is not shown, joined or focused once the page knows', async ({
  page,
  context,
}) => {
  await newcomer(context, 'lilo');
  const [top = '', bottom = ''] = await keepLists(context.request, 2);
  await openKept(page, 2);
  await tickAll(page.getByRole('checkbox', { name: armiesText.join.tick('') }), 2);
  const other = await context.newPage();
  await openKept(other, 2);
  await removeList(other, top);
  await removeList(other, bottom);
  await expect(other.getByRole('heading', { name: armiesText.empty.title })).toBeVisible();

  await removeList(page, top);
  await expect(told(page, armiesText.remove.failed(top))).toBeVisible();
  await expect(page.getByRole('heading', { name: armiesText.empty.title }), 'what is gone is not shown').toBeVisible();
  await expect(page.getByRole('region', { name: armiesText.join.title }), 'nor joined').toBeHidden();
  await expect(uploadOf(page)).toBeFocused();
});

/** Ticks both lists in a lobby, and removes the first of them in another tab. Returns the army's form. */
async function ticksOneThatGoes(page: Page, context: BrowserContext) {
  await newcomer(context, 'lutz');
  await keepLists(context.request, 2);
  const army = await attachAll(page, 2);
  await expect(army).toContainText(lobbyText.army.points(2240));
  const other = await context.newPage();
  await openKept(other, 2);
  await removeList(other, FIRST_LINE);
  await expect(kept(other)).toHaveCount(1);
  await other.close();
  return army;
}

test('a list that another tab removed is dropped from the army when the lobby is visited again', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const army = await ticksOneThatGoes(page, context);
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('setArmy') && sent.push(request.postData() ?? ''));
  // Away long enough that the page refetches when it is visited.
  await page.clock.fastForward('01:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

  await expect(army.getByRole('checkbox')).toHaveCount(1);
  await expect(army.getByRole('checkbox', { name: COLUMN })).toBeChecked();
  await expect(army).toContainText(lobbyText.army.points(1180));
  await army.getByRole('button', { name: lobbyText.army.save }).click();
  await expect(seatLine(page)).toContainText(lobbyText.army.attached('1 detachment', 1180));
  expect(sent.map((body) => body.match(/"roster":/g)?.length)).toEqual([1]);
});

test('an army with a list that another tab removed is refused once, and then set without it', async ({
  page,
  context,
}) => {
  const army = await ticksOneThatGoes(page, context);
  const save = army.getByRole('button', { name: lobbyText.army.save });
  await save.click();
  await expect(told(page, lobbyText.army.listGone)).toBeVisible();
  await expect(army.getByRole('checkbox')).toHaveCount(1);
  await expect(army).toContainText(lobbyText.army.points(1180));
  await save.click();
  await expect(seatLine(page)).toContainText(lobbyText.army.attached('1 detachment', 1180));
});
