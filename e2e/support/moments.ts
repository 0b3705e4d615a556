import type { Locator, Page } from '@playwright/test';

/** Types a day or a time into its parts, one after the other: `01052031`, `2030`, or both. */
export async function typeMoment(within: Page | Locator, label: string, digits: string): Promise<void> {
  await within.getByRole('group', { name: label }).getByRole('spinbutton').first().pressSequentially(digits);
}
