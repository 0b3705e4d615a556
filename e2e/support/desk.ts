import { expect, type Page } from '@playwright/test';
import { deskText } from '@sealed-orders/text/pages/desk';

/** Does in the open dialog what it asks about, which it allows once there is a reason. */
export async function giveReason(page: Page, action: string, reason: string): Promise<void> {
  const asked = page.getByRole('dialog');
  const button = asked.getByRole('button', { name: action, exact: true });
  await expect(button, 'nothing is done at the desk without a reason').toBeDisabled();
  await asked.getByLabel(deskText.reason, { exact: true }).fill(reason);
  await button.click();
}
