import { expect, type Page } from '@playwright/test';
import { hexCampaignSetupText } from '@sealed-orders/text/hex-campaign/setup';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { call, newcomer } from './support/people.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const { typed, actions } = armiesText;

/** Types in one unit and adds it. */
async function add(page: Page, name: string, slot: string, models: number, points: number): Promise<void> {
  await page.getByLabel(typed.unit, { exact: true }).fill(name);
  await page.getByLabel(typed.slot).selectOption({ label: slot });
  await page.getByLabel(typed.models).fill(String(models));
  await page.getByLabel(typed.points).fill(String(points));
  await page.getByRole('button', { name: typed.add }).tap();
  await expect(page.getByRole('list', { name: typed.units })).toContainText(name);
  await expect(page.getByLabel(typed.unit, { exact: true })).toBeFocused();
}

test('a player types in an army on a phone, edits and renames it, and returns to the lobby with it', async ({
  page,
  context,
}) => {
  await newcomer(context, 'tilda');
  const seats = ['azure', 'madder'].map((id) => ({ id, name: id, choices: { faction: 'ig' } }));
  const wanted = { name: 'A War of Typists', system: 'hex-campaign', setup: { preset: 'free' }, seats };
  const { id: campaign, slug } = await call(context.request, 'campaigns.create', { ...wanted, isPublic: false });
  await call(context.request, 'campaigns.takeSeat', { campaign, seat: 'azure' });
  await page.goto(`/c/${slug}`);

  await test.step('the lobby leads to the lists', async () => {
    await page.getByRole('link', { name: lobbyText.army.upload }).tap();
    await page.getByRole('button', { name: typed.open }).tap();
  });

  await test.step('while it is built, the page says what it lacks', async () => {
    await add(page, 'Field Staff', 'HQ', 5, 200);
    await expect(page.getByText(/is weak/).first()).toBeVisible();
    await add(page, 'Rifle Company', 'Troops', 10, 300);
    await add(page, 'Border Rifles', 'Troops', 10, 300);
    await expect(page.getByText(typed.legal(hexCampaignSetupText.army?.force ?? ''))).toBeVisible();
    await page.getByLabel(typed.name).fill('Home Guard');
    await page.getByRole('button', { name: typed.save }).tap();
    await expect(page.getByRole('button', { name: actions.editOf('Home Guard') })).toBeVisible();
  });

  await test.step('it is edited, and gets another name', async () => {
    await page.getByRole('button', { name: actions.editOf('Home Guard') }).tap();
    await page.getByRole('button', { name: typed.changeOf('Field Staff') }).tap();
    await page.getByLabel(typed.points).fill('250');
    await page.getByRole('button', { name: typed.change, exact: true }).tap();
    await page.getByRole('button', { name: typed.save }).tap();
    await page.getByRole('button', { name: actions.renameOf('Home Guard') }).tap();
    await page.getByLabel(actions.newName).fill('Old Guard');
    await page.getByRole('button', { name: actions.saveName }).tap();
    await expect(page.getByRole('button', { name: actions.renameOf('Old Guard') })).toBeVisible();
  });

  await test.step('it goes into the lobby as an army', async () => {
    await page.getByRole('link', { name: armiesText.back }).tap();
    const army = page.getByRole('region', { name: lobbyText.army.title });
    await army.getByRole('checkbox', { name: 'Old Guard' }).check();
    await expect(army.getByText(typed.legal(hexCampaignSetupText.army?.force ?? ''))).toBeVisible();
    await army.getByRole('button', { name: lobbyText.army.save }).tap();
    const seat = page.getByRole('region', { name: lobbyText.seats, exact: true }).getByRole('listitem').first();
    await expect(seat).toContainText(lobbyText.army.attached('1 detachment', 850));
  });
});
