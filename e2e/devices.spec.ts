import { expect, type Page } from '@playwright/test';
import { newsText } from '@sealed-orders/text/pages/news';
import { WHOLE_BROWSER } from './support/browsers.ts';
import { newcomer } from './support/people.ts';
import { readable } from './support/readable.ts';
import { test } from './support/test.ts';

// Push and permissions.
test.use(WHOLE_BROWSER);

const text = newsText.devices;
const section = (page: Page) => page.getByRole('region', { name: text.title, exact: true });

test('blocked notifications explain where to allow them, and a browser without notifications says so', async ({
  page,
  context,
}) => {
  await newcomer(context, 'silent');
  await page.goto('/account');
  // A headless browser denies automatically.
  await section(page).getByRole('button', { name: text.turnOn }).click();
  await expect(section(page)).toContainText(text.denied);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await page.reload();
  await expect(section(page)).toContainText(text.unsupported);
});

test('a device whose push service refuses is not added', async ({ page, context }) => {
  await newcomer(context, 'refused');
  await context.grantPermissions(['notifications']);
  await page.goto('/account');
  await section(page).getByRole('button', { name: text.turnOn }).click();
  await expect(section(page)).toContainText(text.failed);
  await expect(section(page).getByText(text.list)).toHaveCount(0);
});

test('devices are listed and removed', async ({ page, context }) => {
  await newcomer(context, 'notified');
  const endpoint = `https://push.example.org/${Date.now()}-${Math.random()}`;
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  const added = await page.request.post('/api/trpc/news.addDevice', {
    data: { endpoint, ...keys, name: text.nameOf('Firefox', 'Android') },
  });
  expect(added.ok()).toBe(true);
  await page.goto('/account');
  const device = section(page).getByRole('listitem').filter({ hasText: 'Firefox on Android' });
  await expect(device).toBeVisible();
  await readable(page, 'devices');
  await device.getByRole('button', { name: text.removeOf('Firefox on Android') }).click();
  await expect(section(page).getByText(text.list)).toHaveCount(0);
});

test('notifications have a column of their own, and choices are saved', async ({ page, context }) => {
  await newcomer(context, 'choosy');
  await page.goto('/account');
  const { kinds, channels, by } = newsText.choices;
  const box = page.getByRole('checkbox', { name: by(kinds.message.name, channels.push) });
  await expect(box).toBeChecked();
  const saved = page.waitForResponse((response) => response.url().includes('news.choose'));
  await box.click();
  await saved;
  await page.reload();
  await expect(box).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: by(kinds.message.name, channels.mail) })).toBeChecked();
});

test('the service worker that shows notifications caches no pages', async ({ page, context }) => {
  await newcomer(context, 'worker');
  const source = await (await page.request.get('/push-worker.js')).text();
  expect(source).not.toMatch(/caches|'fetch'/);
  await page.goto('/account');
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.register('/push-worker.js')).scope);
  expect(scope).toBe(new URL('/', page.url()).href);
  await page.goto('/campaigns');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
