import { expect, type Page } from '@playwright/test';
import { hooksText as text } from '@sealed-orders/text/pages/hooks';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { call, newcomer } from './support/people.ts';
import { readable } from './support/readable.ts';
import { test } from './support/test.ts';

/** A name that never resolves (RFC 2606). */
const NOWHERE = 'https://nothing.invalid/war';

/** The owner of a new campaign, on the page of its hooks, reached from the lobby. */
async function hooksPage(page: Page): Promise<string> {
  const seats = ['red', 'blue'].map((id) => ({ id, name: id, choices: { faction: 'even' } }));
  const wanted = { name: 'A Told War', system: 'tally', setup: { preset: 'free' }, seats, isPublic: true };
  const { slug } = await call(page.request, 'campaigns.create', wanted);
  await page.goto(`/c/${slug}`);
  await expect(page.getByRole('heading', { name: lobbyText.invite.title })).toBeVisible();
  await page.getByRole('link', { name: text.link, exact: true }).click();
  await expect(page.getByText(text.empty)).toBeVisible();
  return `/c/${slug}/hooks`;
}

async function addSigned(page: Page): Promise<string> {
  const form = page.getByRole('form', { name: text.add.title });
  await form.getByLabel(text.add.form).selectOption(text.forms.signed);
  await form.getByLabel(text.add.address).fill(NOWHERE);
  await form.getByRole('button', { name: text.add.submit }).click();
  const dialog = page.getByRole('dialog');
  const secret = await dialog.getByLabel(text.secret.label).inputValue();
  await dialog.getByRole('button', { name: text.secret.done }).click();
  return secret;
}

test('a hook is added, tested, changed, switched off and removed', async ({ page, context }) => {
  await newcomer(context, 'teller');
  await hooksPage(page);
  expect(await addSigned(page)).toMatch(/^whsec_/);
  const hook = page.getByRole('region', { name: text.forms.signed });
  await expect(hook).toContainText('nothing.invalid/…/war');

  await hook.getByRole('button', { name: text.test }).click();
  await hook.getByText(text.log.states['given-up'], { exact: true }).click();
  await expect(hook.getByRole('listitem')).toContainText(`${text.log.answer(null)}, ${text.log.tries(1)}`);

  await readable(page, 'hooks');
  await page.setViewportSize({ width: 390, height: 844 });
  await readable(page, 'hooks-phone');

  await hook.getByRole('checkbox', { name: text.kinds.phase }).click();
  await expect(hook.getByRole('checkbox', { name: text.kinds.phase })).not.toBeChecked();
  await hook.getByRole('button', { name: text.turnOff }).click();
  await expect(hook.getByRole('button', { name: text.turnOn })).toBeVisible();
  await page.reload();
  await expect(hook.getByRole('checkbox', { name: text.kinds.phase })).not.toBeChecked();
  await expect(hook.getByRole('button', { name: text.turnOn })).toBeVisible();
  await expect(hook.getByRole('button', { name: text.test })).toHaveCount(0);

  await hook.getByRole('button', { name: text.remove, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: text.remove }).click();
  await expect(page.getByText(text.empty)).toBeVisible();
});

test('an invalid address is refused with the reason, and a new secret is shown once', async ({ page, context }) => {
  await newcomer(context, 'teller');
  await hooksPage(page);
  const form = page.getByRole('form', { name: text.add.title });
  await form.getByLabel(text.add.address).fill('https://127.0.0.1/api/webhooks/1/a');
  await form.getByRole('button', { name: text.add.submit }).click();
  await expect(form).toContainText(text.problems['bad-hook-address'].discord);

  const first = await addSigned(page);
  await page.getByRole('button', { name: text.renew }).click();
  await page.getByRole('dialog').getByRole('button', { name: text.renew }).click();
  const field = page.getByRole('dialog').getByLabel(text.secret.label);
  await expect(field).toHaveValue(/^whsec_/);
  await expect(field).not.toHaveValue(first);
});

test("spectators can't set hooks", async ({ page, context, browser }) => {
  await newcomer(context, 'teller');
  const path = await hooksPage(page);
  const other = await browser.newContext();
  const watching = await other.newPage();
  await watching.goto(path);
  await expect(watching.getByRole('heading', { name: text.forbidden.title })).toBeVisible();
  await other.close();
});
