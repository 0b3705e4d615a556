import { expect, type Page } from '@playwright/test';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { seeded } from './support/campaigns.ts';
import { call, signIn } from './support/people.ts';
import { test } from './support/test.ts';

/** Something that happens once. */
function once(): { readonly happened: Promise<void>; readonly happens: () => void } {
  let happens = (): void => undefined;
  const happened = new Promise<void>((resolve) => {
    happens = resolve;
  });
  return { happened, happens: () => happens() };
}

/** How Socket.IO marks messages that are not answers. */
const NEWS = '42';

/** Keeps all news from the page: until `before`, its socket receives only answers. */
async function withoutNews(page: Page, before: () => Promise<void>): Promise<void> {
  await page.routeWebSocket(/socket/, async (socket) => {
    await before();
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      if (!message.toString().startsWith(NEWS)) socket.send(message);
    });
  });
}

test('changes made between rendering a page and following the campaign are shown', async ({ page, browser }) => {
  const { campaign, slug, players } = await seeded();
  const other = await browser.newContext();
  await signIn(other, players.madder);
  await signIn(page.context(), players.azure);
  const [asked, changed] = [once(), once()];
  await withoutNews(page, () => {
    asked.happens();
    return changed.happened;
  });

  await page.goto(`/c/${slug}`);
  await asked.happened;
  const sheet = { phase: 'movement-orders', orders: [] };
  await call(other.request, 'orders.seal', { campaign, opening: 0, sheet, nonce: '0'.repeat(32) });
  await other.close();
  changed.happens();
  await expect(page.getByRole('button', { name: campaignText.seals(1, 4) })).toBeVisible();
});
