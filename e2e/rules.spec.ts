import { expect } from '@playwright/test';
import { glossaryText } from '@sealed-orders/text/pages/glossary';
import { rulesText } from '@sealed-orders/text/pages/rules';
import { test } from './support/test.ts';

test('the rules can be searched, each has an address, and the glossary is a link away', async ({ page }) => {
  await page.goto('/rules/hex-campaign');
  const field = page.getByRole('searchbox', { name: rulesText.search.label });
  await field.fill('zone of control');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/rules\/hex-campaign\?q=zone/);
  const rule = page.locator('#HEX-MOV-04');
  await expect(rule).toBeVisible();
  await expect(page.locator('#HEX-BP-02')).toHaveCount(0);
  await rule.locator('a').last().click();
  await expect(page).toHaveURL(/#HEX-MOV-04$/);

  await field.fill('xyzzy');
  await field.press('Enter');
  await expect(page.getByText(rulesText.search.found('xyzzy', 0))).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: glossaryText.link }).click();
  await expect(page.getByRole('heading', { name: glossaryText.title })).toBeVisible();

  await page.goto('/rules/hex-mov-04');
  await expect(page).toHaveURL(/\/rules\/HEX-MOV-04$/);
});
