import { expect, type Locator, type Page } from '@playwright/test';
import { hexCampaignSetupText } from '@sealed-orders/text/hex-campaign/setup';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { press } from './war-orders.ts';

/** Who fights the war of six turns. */
export const POWERS = ['azure', 'madder', 'ochre', 'verdigris'] as const;
export type Power = (typeof POWERS)[number];

/** The armies of each of its sides. The first deploys in the Capital, the second beside it. */
export const ARMIES = {
  azure: { bridge: 'Bridge Guard', orchard: 'Orchard Column' },
  madder: { hill: 'Hill Watch', wood: 'Wood Watch' },
  ochre: { riders: 'Mud Riders', ford: 'Ford Column' },
  verdigris: { marsh: 'Marsh Wardens' },
} as const satisfies Readonly<Record<Power, Readonly<Record<string, string>>>>;

const LIST = 'A thousand points';
const SQUADS = ['Squad 1', 'Squad 2', 'Squad 3', 'Squad 4'];
const { army: text } = lobbyText;
const { typed } = armiesText;
const force = hexCampaignSetupText.army?.force ?? '';
const march = hexCampaignSetupText.army?.choices.march;

/** Types in a list, and creates all its armies: all of them ride. */
export async function armed(page: Page, armies: readonly string[]): Promise<void> {
  await press(page.getByRole('link', { name: text.upload }));
  await listTyped(page);
  await press(page.getByRole('link', { name: armiesText.back }));
  const form = page.getByRole('region', { name: text.title, exact: true });
  for (const [i, name] of armies.entries()) {
    if (i > 0) await press(form.getByRole('button', { name: force, exact: true }));
    await planned(form.getByRole('group', { name: text.forceName(force, i + 1), exact: true }), name);
  }
  await press(form.getByRole('button', { name: text.save }));
}

async function listTyped(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: typed.open }));
  await unitTyped(page, 'Command', 'HQ', 5);
  for (const squad of SQUADS) await unitTyped(page, squad, 'Troops', 10);
  await page.getByLabel(typed.name).fill(LIST);
  await press(page.getByRole('button', { name: typed.save }));
  await expect(page.getByRole('button', { name: armiesText.actions.editOf(LIST) })).toBeVisible();
}

async function unitTyped(page: Page, name: string, slot: string, models: number): Promise<void> {
  await page.getByLabel(typed.unit, { exact: true }).fill(name);
  await page.getByLabel(typed.slot).selectOption({ label: slot });
  await page.getByLabel(typed.models).fill(String(models));
  await page.getByLabel(typed.points).fill('200');
  await press(page.getByRole('button', { name: typed.add }));
  await expect(page.getByRole('list', { name: typed.units })).toContainText(name);
}

/** The group has the army's name: it is named last. */
async function planned(army: Locator, name: string): Promise<void> {
  await army.getByLabel(march?.name ?? '').selectOption({ label: march?.values.vehicles ?? '' });
  await army.getByRole('checkbox', { name: LIST }).check();
  await army.getByLabel(text.name, { exact: true }).fill(name);
}
