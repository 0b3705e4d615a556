import { expect, test } from '@playwright/test';
import { gazetteText } from '@sealed-orders/text/pages/gazette';
import { gazetteDeskText as text } from '@sealed-orders/text/pages/gazette-desk';
import { seeded } from './support/campaigns.ts';
import { signIn } from './support/people.ts';
import { readable } from './support/readable.ts';
import { tooSmall } from './support/touch-targets.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

test('a referee writes the headline that everybody reads; what a seat says is not told before its turn is over', async ({
  browser,
  context,
  page,
}) => {
  const war = await seeded({ turns: 1 });
  await signIn(context, war.referee);
  await page.goto(`/c/${war.slug}/gazette`);
  await page.getByLabel(text.headline.headline).fill('Nobody crosses today');
  await page.getByLabel(text.headline.lead).fill('Four armies reached four bridges and read the notices.');
  await page.getByRole('button', { name: text.headline.save }).click();
  await expect(page.getByText(text.headline.saved)).toBeVisible();
  await readable(page, 'gazette-desk-referee');

  const player = await browser.newContext(PHONE);
  await signIn(player, war.players.azure);
  const phone = await player.newPage();
  await phone.goto(`/c/${war.slug}/gazette`);
  await phone.getByLabel(text.communique.text).fill('We only want the pitch wood. Truly.');
  await phone.getByRole('button', { name: text.communique.save }).tap();
  await expect(phone.getByText(text.communique.saved)).toBeVisible();
  expect(await tooSmall(phone)).toEqual([]);
  await readable(phone, 'gazette-desk-phone');
  await phone.reload();
  await expect(phone.getByLabel(text.communique.text)).toHaveValue('We only want the pitch wood. Truly.');

  const reader = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  const paper = await reader.newPage();
  await paper.goto(`/gazette/${war.slug}/1`);
  await expect(paper.getByRole('heading', { level: 2, name: 'Nobody crosses today' })).toBeVisible();
  await expect(paper.getByText(gazetteText.written('referee'))).toBeVisible();
  await paper.goto(`/gazette/${war.slug}/2`);
  await expect(paper.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(paper.getByText('We only want')).toHaveCount(0);
});
