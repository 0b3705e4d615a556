import { expect, type Locator, type Page } from '@playwright/test';
import { capital } from '@sealed-orders/text';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { deskText } from '@sealed-orders/text/pages/desk';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { rewindText } from '@sealed-orders/text/pages/rewind';
import { mapShown, openTab } from './views.ts';

/** Confirms the open dialog, which is possible once there is a reason. */
export async function giveReason(page: Page, action: string, reason: string): Promise<void> {
  const asked = page.getByRole('dialog');
  const button = asked.getByRole('button', { name: action, exact: true });
  const field = asked.getByLabel(deskText.reason, { exact: true });
  await button.click();
  await expect(field, 'nothing is done at the desk without a reason').toBeFocused();
  await expect(asked).toContainText(deskText.noReason);
  await field.fill(reason);
  await expect(asked).not.toContainText(deskText.noReason);
  await button.click();
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A line of the log: it says after its deed what was changed, and then the reason. */
export const noted = (line: string, reason = ''): RegExp =>
  new RegExp(`${escaped(line.replace(/\.$/, ''))}.*${escaped(reason)}`, 's');

/** The referee's desk beside the map. */
export async function openDesk(page: Page, slug: string): Promise<Locator> {
  await page.goto(`/c/${slug}`);
  await mapShown(page);
  await openTab(page, hexCampaignText.board.tab);
  return page.getByRole('region', { name: refereeText.title });
}

export interface LostPhase {
  readonly round: number;
  readonly phase: string;
}

/** The open dialog lists a single closed phase that the rewind would undo. */
export async function losesPhase(page: Page, phase: LostPhase): Promise<void> {
  const lost = page.getByRole('dialog').getByRole('region', { name: rewindText.lost });
  const phases = lost.getByRole('list', { name: rewindText.phases, exact: true });
  await expect(phases.getByRole('listitem')).toHaveText([capital(hexCampaignText.where(phase))]);
}

/** Chooses the hex of a correction: it is listed with what is there, and whose it is. */
export async function chooseHex(form: Locator, field: string, hex: string): Promise<void> {
  const choice = form.getByRole('combobox', { name: field, exact: true });
  const listed = choice.locator('option').filter({ hasText: new RegExp(`^${hex}\\b`) });
  await choice.selectOption((await listed.textContent()) ?? '');
}
