import { expect, type Page } from '@playwright/test';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';

type StepName = keyof typeof newCampaignText.steps;

/** Goes to a step of the form for a new campaign. `hasMap`: whether the game is played on a map. */
export async function goToStep(page: Page, step: StepName, hasMap = true): Promise<void> {
  const { name, asks } = newCampaignText.steps[step](hasMap);
  await page
    .getByRole('navigation', { name: newCampaignText.stepsLabel })
    .getByRole('button', { name, exact: true })
    .click();
  await expect(page.getByRole('heading', { name: asks })).toBeVisible();
}

/** Reads the terms and creates the campaign with the form's current values. */
export async function createCampaign(page: Page, hasMap = true): Promise<void> {
  await goToStep(page, 'terms', hasMap);
  await page.getByRole('button', { name: newCampaignText.submit }).click();
}

/** Unfolds the settings of the game. */
export const openSettings = (page: Page): Promise<void> =>
  page.locator('summary').filter({ hasText: newCampaignText.settings }).click();
