import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { mapEditorText } from '@sealed-orders/text/hex-campaign/map-editor';
import { mapChoiceText } from '@sealed-orders/text/hex-campaign/setup';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { mapsText } from '@sealed-orders/text/pages/maps';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { keptMap } from './support/kept-map.ts';
import { createCampaign, goToStep } from './support/new-campaign.ts';
import { newcomer } from './support/people.ts';
import { boxOf } from './support/still.ts';
import { test } from './support/test.ts';
import { mouseAt } from './support/war-map.ts';

const NAME = `Crow Vale ${randomBytes(3).toString('hex')}`;

const editor = (page: Page): Locator => page.getByRole('grid', { name: mapEditorText.map });
const tool = (page: Page, one: 'terrain' | 'site' | 'start' | 'name'): Locator => {
  const { name, key } = mapEditorText.tool[one];
  return page.getByRole('button', { name: mapEditorText.toolKey(name, key), exact: true });
};

/** Moves the cursor of the map by keys and uses the tool there. */
async function useAt(page: Page, keys: readonly string[]): Promise<void> {
  await editor(page).focus();
  for (const key of ['Home', ...keys, 'Enter']) await page.keyboard.press(key);
}

test('a map from a seed is drawn on, broken, mended, saved, shared, copied and used for a campaign', async ({
  page,
  browser,
}) => {
  await newcomer(page.context(), 'oda');
  const checks = page.getByRole('region', { name: mapEditorText.check });

  await test.step('made from a seed', async () => {
    await page.goto('/maps');
    await expect(page.getByText(mapsText.empty.title)).toBeVisible();
    await page.getByRole('button', { name: mapsText.make }).click();
    await expect(page.getByText(mapsText.noName)).toBeVisible();
    await page.getByLabel(mapsText.name, { exact: true }).fill(NAME);
    await page.getByText(mapChoiceText.kinds.generated, { exact: true }).click();
    await page.getByRole('button', { name: mapsText.make }).click();
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
    await expect(checks).toContainText(mapEditorText.allWell(4));
  });

  await test.step('painted, broken, and undone', async () => {
    await tool(page, 'start').click();
    await useAt(page, []);
    await expect(checks).toContainText(mapEditorText.wrong(1));
    await expect(checks.getByRole('button', { name: mapEditorText.show })).toBeVisible();
    await expect(page.getByText(mapEditorText.unsaved)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(checks).toContainText(mapEditorText.allWell(4));
    await page.keyboard.press('Control+y');
    await expect(checks).toContainText(mapEditorText.wrong(1));
    await page.getByRole('button', { name: mapEditorText.undo }).click();
    await tool(page, 'terrain').click();
    await page.getByText(mapEditorText.brushes['1'], { exact: true }).click();
    await page.keyboard.press('2');
    await useAt(page, []);
    await expect(page.getByText(mapEditorText.unsaved)).toBeVisible();
  });

  await test.step('drawn again from a seed, and back', async () => {
    const generate = page.getByRole('region', { name: mapEditorText.generate.title });
    await generate.getByLabel(mapEditorText.generate.seats).fill('2');
    await generate.getByRole('button', { name: mapEditorText.generate.draw }).click();
    await expect(checks).toContainText(mapEditorText.allWell(2));
    await generate.getByLabel(mapChoiceText.columns).fill('9');
    await generate.getByLabel(mapEditorText.generate.seats).fill('10');
    await generate.getByRole('button', { name: mapEditorText.generate.again }).click();
    const tooSmall = { size: { columns: 9, rows: 16 }, seats: 10, fits: { columns: 26, rows: 25 } };
    await expect(generate.getByText(mapChoiceText.tooSmall(tooSmall))).toBeVisible();
    await expect(checks, 'what was drawn before is still there').toContainText(mapEditorText.allWell(2));
    await page.getByRole('button', { name: mapEditorText.undo }).click();
    await expect(checks).toContainText(mapEditorText.allWell(4));
  });

  await test.step('terrain is picked up from the map', async () => {
    const at = (label: string) => editor(page).getByRole('gridcell', { name: label });
    await page.keyboard.press('5');
    await useAt(page, ['ArrowRight']);
    await expect(at('0201, sea')).toBeAttached();
    await page.keyboard.press('6');
    await expect(page.getByRole('button', { name: mapEditorText.pickUp })).toHaveAttribute('aria-pressed', 'true');
    await useAt(page, []);
    await expect(page.getByRole('radio', { name: /^hills/i })).toBeChecked();
    await useAt(page, ['ArrowRight']);
    await expect(at('0201, hills')).toBeAttached();
    await mouseAt(editor(page), async (mouse, { x, y }) => {
      await mouse.click(x, y);
      await page.keyboard.press('5');
      await mouse.move(x + 1, y);
      await expect(page.getByText(mapEditorText.becomes('sea'))).toBeVisible();
      await mouse.click(x + 1, y, { button: 'right' });
    });
    await expect(page.getByRole('radio', { name: /^hills/i })).toBeChecked();
    // The mouse moved the cursor: back to the first row, where the other steps draw.
    await editor(page).focus();
    for (let row = 0; row < 16; row++) await page.keyboard.press('ArrowUp');
    for (const _ of ['the mouse', 'hills', 'sea']) await page.getByRole('button', { name: mapEditorText.undo }).click();
  });

  await test.step('land is drawn again around starts and sites', async () => {
    const generate = page.getByRole('region', { name: mapEditorText.generate.title });
    const starts = checks.getByRole('rowheader');
    await checks.getByText(mapChoiceText.starts, { exact: true }).click();
    const before = await starts.allTextContents();
    expect(before).toHaveLength(4);
    await tool(page, 'site').click();
    await page.getByText(mapEditorText.site.urban, { exact: true }).click();
    await useAt(page, ['ArrowRight', 'ArrowRight']);
    await expect(editor(page).getByRole('gridcell', { name: /^0301, .*Settlement/ })).toBeAttached();
    await generate.getByRole('button', { name: mapEditorText.generate.keep }).click();
    await expect(generate.getByLabel(mapChoiceText.seed)).not.toHaveValue('');
    await expect(editor(page).getByRole('gridcell', { name: /^0301, .*Settlement/ })).toBeAttached();
    expect(await starts.allTextContents()).toEqual(before);
    await page.getByRole('button', { name: mapEditorText.undo }).click();
    await page.getByRole('button', { name: mapEditorText.undo }).click();
    await checks.getByText(mapChoiceText.starts, { exact: true }).click();
  });

  await test.step('a duplicate name gives a warning that shows its hex', async () => {
    await tool(page, 'name').click();
    await page.getByLabel(mapEditorText.nameToPlace).fill('Twice');
    await useAt(page, []);
    await useAt(page, ['ArrowRight']);
    await expect(checks).toContainText(mapEditorText.could(1));
    await expect(checks.getByText(/Twice/)).toContainText('0201');
    await checks.getByRole('button', { name: mapEditorText.show }).click();
    await expect(
      editor(page)
        .getByRole('gridcell', { name: /^0(1|2)01, / })
        .first(),
    ).toBeAttached();
    await page.getByRole('button', { name: mapEditorText.undo }).click();
    await page.getByRole('button', { name: mapEditorText.undo }).click();
    await expect(checks).not.toContainText(mapEditorText.could(1));
  });

  await test.step('a site that nobody can place is a warning', async () => {
    await tool(page, 'site').click();
    await page.getByText(mapEditorText.site.resource, { exact: true }).click();
    await useAt(page, []);
    await expect(checks).toContainText(mapEditorText.should(1));
    await expect(checks).toContainText('No start zone reaches 0101');
    await expect(editor(page).getByRole('gridcell', { name: /^0101, .*Resource/ })).toBeAttached();
    await page.keyboard.press('Control+z');
    await expect(checks).not.toContainText(mapEditorText.should(1));
  });

  await test.step('seen through the eyes of a player, who draws nothing', async () => {
    const { button, whose, faulty } = mapEditorText.asPlayer;
    const eyes = page.getByRole('button', { name: button });
    await eyes.click();
    await expect(page.getByLabel(whose).locator('option')).toHaveCount(4);
    await page.getByLabel(whose).selectOption({ index: 2 });
    await useAt(page, []);
    await expect(editor(page).getByRole('gridcell', { name: /^0101, (?!.*Resource)/ })).toBeAttached();
    await tool(page, 'start').click();
    await expect(page.getByLabel(whose), 'another tool leads back').toHaveCount(0);
    await useAt(page, []);
    await expect(checks).toContainText(mapEditorText.must(1));
    await expect(eyes).toBeDisabled();
    await expect(eyes).toHaveAccessibleDescription(faulty);
    await page.keyboard.press('Control+z');
    await expect(eyes).toBeEnabled();
  });

  await test.step('saved', async () => {
    await page.getByRole('button', { name: mapEditorText.save, exact: true }).click();
    await expect(page.getByText(mapEditorText.saved, { exact: true })).toBeVisible();
    await page.reload();
    await editor(page).focus();
    await page.keyboard.press('Home');
    await expect(editor(page).getByRole('gridcell', { name: /^0101, hills/ })).toBeAttached();
  });

  const link = await test.step('shared', async () => {
    await page.getByRole('link', { name: mapsText.back }).click();
    await page.getByRole('button', { name: mapsText.shareOf(NAME) }).click();
    return page.getByLabel(mapsText.linkOf(NAME)).inputValue();
  });

  await test.step('seen by somebody without an account, and copied by somebody with one', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByRole('img', { name: NAME })).toBeVisible();
    await expect(other.getByText(mapsText.sharedBy('oda'))).toBeVisible();
    await expect(other.getByRole('link', { name: mapsText.signInToCopy })).toBeVisible();
    await newcomer(context, 'otto');
    await other.reload();
    await other.getByRole('button', { name: mapsText.copy }).click();
    await expect(editor(other)).toBeVisible();
    await expect(other.getByRole('heading', { name: NAME })).toBeVisible();
    await context.close();
  });

  await test.step('a campaign with it', async () => {
    await page.getByRole('link', { name: NAME }).click();
    await page.getByRole('link', { name: mapsText.use }).click();
    await page.getByLabel(newCampaignText.name, { exact: true }).fill(`War of ${NAME}`);
    await goToStep(page, 'seats');
    await expect(page.getByLabel(mapChoiceText.ownMap).locator('option:checked')).toHaveText(NAME);
    await createCampaign(page);
    await expect(page.getByRole('heading', { name: `War of ${NAME}` })).toBeVisible();
    await expect(page.getByRole('region', { name: lobbyText.seats, exact: true })).toBeVisible();
  });
});

test('the bar over the map stays on one line, however much is drawn', async ({ page }) => {
  await newcomer(page.context(), 'oda');
  const { id } = await keptMap(page.context().request);
  await page.goto(`/maps/${id}`);
  await tool(page, 'terrain').click();
  await page.keyboard.press('4');
  for (let column = 0; column < 11; column++) await useAt(page, Array(column).fill('ArrowRight'));
  await expect(page.getByText(mapEditorText.steps(11))).toBeVisible();
  const topOf = async (name: string) => (await boxOf(page.getByRole('button', { name, exact: true }))).y;
  expect(await topOf(mapEditorText.save)).toBe(await topOf(mapEditorText.undo));
});
