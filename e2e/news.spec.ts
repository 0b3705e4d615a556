import { expect } from '@playwright/test';
import { newsText } from '@sealed-orders/text/pages/news';
import { newcomer } from './support/people.ts';
import { test } from './support/test.ts';

test('the link in the outbox confirms an address, and choices are saved', async ({ page, context }) => {
  const login = await newcomer(context, 'mailed');
  const address = `${login.username}@example.org`;
  const text = newsText.address;
  await page.goto('/account');
  const section = page.getByRole('region', { name: text.title });
  await expect(section).toContainText(text.none);
  await section.getByLabel(text.label).fill(address);
  await section.getByRole('button', { name: text.submit }).click();
  await expect(section).toContainText(text.pending(address));

  await page.goto('/outbox');
  await page.getByRole('article').getByRole('link').click();
  await page.getByRole('button', { name: newsText.confirm.submit }).click();
  await expect(page.getByText(newsText.confirm.done)).toBeVisible();
  await page.getByRole('link', { name: newsText.confirm.toAccount }).click();
  await expect(section).toContainText(text.current(address));

  const box = page.getByRole('checkbox', {
    name: newsText.choices.by(newsText.choices.kinds.orders.name, newsText.choices.channels.mail),
  });
  await expect(box).toBeChecked();
  const saved = page.waitForResponse((response) => response.url().includes('news.choose'));
  await box.click();
  await expect(box).not.toBeChecked();
  await saved;
  await page.reload();
  await expect(box).not.toBeChecked();
});

test('a calendar gets an address, which can be renewed', async ({ page, context }) => {
  await newcomer(context, 'dated');
  const text = newsText.calendar;
  await page.goto('/account');
  const section = page.getByRole('region', { name: text.title });
  await section.getByRole('button', { name: text.make }).click();
  const field = section.getByRole('textbox', { name: text.label });
  await expect(field).toHaveValue(/\/calendars\/[\w-]{32}\.ics$/);
  const first = await field.inputValue();
  expect(await (await page.request.get(first)).text()).toContain('BEGIN:VCALENDAR');
  await section.getByRole('button', { name: text.renew }).click();
  await page.getByRole('dialog').getByRole('button', { name: text.renew }).click();
  await expect(field).not.toHaveValue(first);
  expect((await page.request.get(first)).status()).toBe(404);
});

test('a site that sends no mail says so to users who have lost their password', async ({ page }) => {
  const text = newsText.forgotten;
  await page.goto('/sign-in');
  await page.getByRole('link', { name: text.link }).click();
  await page.getByLabel(text.label).fill('nobody@example.org');
  await page.getByRole('button', { name: text.submit }).click();
  await expect(page.getByText(text.problems['no-mail'])).toBeVisible();
});

test('an incomplete link says so', async ({ page }) => {
  await page.goto('/new-password');
  await expect(page.getByText(newsText.confirm.noToken)).toBeVisible();
  await page.goto(`/confirm-address#${'a'.repeat(43)}`);
  await page.getByRole('button', { name: newsText.confirm.submit }).click();
  await expect(page.getByText(newsText.address.problems['link-over'])).toBeVisible();
});
