import { expect } from '@playwright/test';
import { hooksText } from '@sealed-orders/text/pages/hooks';
import { newsText } from '@sealed-orders/text/pages/news';
import { newcomer } from './support/people.ts';
import { readable } from './support/readable.ts';
import { test } from './support/test.ts';
import { tooSmall } from './support/touch-targets.ts';

const text = newsText.ownHooks;

/** A name that never resolves (RFC 2606). */
const NOWHERE = 'https://nothing.invalid/mine';

test('a user adds their own hook, tests it, chooses its news and removes it', async ({ page, context }) => {
  await newcomer(context, 'hooked');
  await page.goto('/account');
  const section = page.getByRole('region', { name: text.title });
  await section.getByLabel(hooksText.add.address).fill('https://example.org/');
  await section.getByRole('button', { name: text.add }).click();
  await expect(section).toContainText(hooksText.problems['bad-hook-address'].discord);
  await section.getByLabel(hooksText.add.form).selectOption(hooksText.forms.signed);
  await section.getByLabel(hooksText.add.address).fill(NOWHERE);
  await section.getByRole('button', { name: text.add }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(hooksText.secret.label)).toHaveValue(/^whsec_/);
  await dialog.getByRole('button', { name: hooksText.secret.done }).click();
  const hook = section.getByRole('listitem');
  await expect(hook).toContainText('nothing.invalid/…mine');
  await hook.getByRole('button', { name: hooksText.test }).click();
  await expect(hook).toContainText(text.states['given-up']);

  const { kinds, channels, by } = newsText.choices;
  const choice = page.getByRole('checkbox', { name: by(kinds.orders.name, channels.hook) });
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(choice).not.toBeChecked();
  await readable(page, 'account-own-hooks');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tooSmall(page)).toEqual([]);
  await readable(page, 'account-own-hooks-phone');
  await page.reload();
  await expect(choice).not.toBeChecked();

  await hook.getByRole('button', { name: hooksText.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: hooksText.remove }).click();
  await expect(hook).toHaveCount(0);
});
