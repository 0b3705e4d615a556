import { test } from '@playwright/test';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { seeded } from './support/campaigns.ts';
import { openDesk } from './support/desk.ts';
import { deskDeeds } from './support/desk-deeds.ts';
import { walked } from './support/desk-walk.ts';
import { signIn } from './support/people.ts';
import { openTab } from './support/views.ts';

test.setTimeout(120_000);

test('every button of the desk beside the map does what it says, with a reason that the log keeps', async ({
  page,
  context,
}) => {
  const name = 'The War of All Buttons';
  const war = await seeded({ name, sealed: ['madder'], seconds: 86_400 });
  await signIn(context, war.referee);
  const desk = await openDesk(page, war.slug);
  const address = page.url();
  const open = async () => {
    if (page.url() !== address) return openDesk(page, war.slug);
    await openTab(page, hexCampaignText.board.tab);
    return desk;
  };
  await walked({ page, open }, deskDeeds(name));
});
