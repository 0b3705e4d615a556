import { expect, type Page, test } from '@playwright/test';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { seeded } from './support/campaigns.ts';
import { call, signIn } from './support/people.ts';

/** Something that happens once. */
function once(): { readonly happened: Promise<void>; readonly happens: () => void } {
  let happens = (): void => undefined;
  const happened = new Promise<void>((resolve) => {
    happens = resolve;
  });
  return { happened, happens: () => happens() };
}

/** How Socket.IO marks what nobody asked for. */
const NEWS = '42';

/** Keeps all news from the page: on its socket it hears only what it asks for. */
async function withoutNews(page: Page): Promise<void> {
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      if (!message.toString().startsWith(NEWS)) socket.send(message);
    });
  });
}

test('what changes after a page was made and before it follows the campaign is shown', async ({ page, browser }) => {
  const { campaign, slug, players } = await seeded();
  const other = await browser.newContext();
  await signIn(other, players.madder);
  await signIn(page.context(), players.azure);
  const [asked, changed] = [once(), once()];
  await withoutNews(page);
  // What the page would ask first comes with it.
  await page.route(
    `**/c/${slug}`,
    async (route) => {
      const response = await route.fetch();
      asked.happens();
      await changed.happened;
      await route.fulfill({ response });
    },
    { times: 1 },
  );

  const shown = page.goto(`/c/${slug}`);
  await asked.happened;
  const sheet = { phase: 'movement-orders', orders: [] };
  await call(other.request, 'orders.seal', { campaign, opening: 0, sheet, nonce: '0'.repeat(32) });
  await other.close();
  changed.happens();
  await shown;
  await expect(page.getByRole('button', { name: campaignText.seals(1, 4) })).toBeVisible();
});
