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

/** How Socket.IO marks what answers a question, and what nobody asked for. */
const [ANSWER, NEWS] = ['43', '42'];

/** Holds back what the page says on its socket until it may speak, and all news for ever. Tells of the first answer. */
async function heldSocket(page: Page, maySpeak: Promise<void>, answered: () => void): Promise<void> {
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage(async (message) => {
      await maySpeak;
      server.send(message);
    });
    server.onMessage((message) => {
      if (message.toString().startsWith(NEWS)) return;
      socket.send(message);
      if (message.toString().startsWith(ANSWER)) answered();
    });
  });
}

test('what changes after a page has asked and before it is heard of is shown, even if the answer comes last', async ({
  page,
  browser,
}) => {
  const { campaign, slug, players } = await seeded();
  const other = await browser.newContext();
  await signIn(other, players.madder);
  await signIn(page.context(), players.azure);
  const [asked, changed, heard] = [once(), once(), once()];
  await heldSocket(page, changed.happened, heard.happens);
  await page.route(
    /play\.head/,
    async (route) => {
      const response = await route.fetch();
      asked.happens();
      await heard.happened;
      await route.fulfill({ response });
    },
    { times: 1 },
  );

  await page.goto(`/c/${slug}`);
  await asked.happened;
  const sheet = { phase: 'movement-orders', orders: [] };
  await call(other.request, 'orders.seal', { campaign, opening: 0, sheet, nonce: '0'.repeat(32) });
  await other.close();
  changed.happens();
  await heard.happened;
  await expect(page.getByRole('button', { name: campaignText.seals(1, 4) })).toBeVisible();
});
