import { expect } from '@playwright/test';
import { gazetteText } from '@sealed-orders/text/pages/gazette';
import { gazetteDeskText as text } from '@sealed-orders/text/pages/gazette-desk';
import { advanced, seeded } from './support/campaigns.ts';
import { call, newcomer, signIn } from './support/people.ts';
import { readable } from './support/readable.ts';
import { test } from './support/test.ts';
import { tooSmall } from './support/touch-targets.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

test("everyone reads the referee's headline; a seat's communiqué stays hidden until its turn is over", async ({
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

test('a reader without an account reports a communiqué from the gazette; the referee withholds it', async ({
  browser,
  context,
  page,
}) => {
  const war = await seeded({ turns: 1 });
  const player = await browser.newContext();
  await signIn(player, war.players.azure);
  await call(player.request, 'gazette.say', { campaign: war.campaign, round: 2, text: 'You are all fools.' });
  await advanced(war);

  const reader = await browser.newContext(PHONE);
  const phone = await reader.newPage();
  await phone.goto(`/gazette/${war.slug}/2`);
  expect(await tooSmall(phone)).toEqual([]);
  await phone.getByRole('link', { name: /^Report .* communiqué to the referees$/ }).tap();
  await expect(phone.getByRole('heading', { name: text.report.signIn.title })).toBeVisible();
  await newcomer(reader, 'reader');
  await phone.reload();
  await expect(phone.getByText('You are all fools.')).toBeVisible();
  await phone.getByLabel(text.report.reason).fill('That is no way to talk.');
  expect(await tooSmall(phone)).toEqual([]);
  await readable(phone, 'gazette-report-phone');
  await phone.getByRole('button', { name: text.report.send }).tap();
  await expect(phone.getByText(text.report.sent).first()).toBeVisible();

  await signIn(context, war.referee);
  await page.goto(`/c/${war.slug}/gazette`);
  const reported = page.getByRole('region', { name: text.complaints.title });
  await expect(reported).toContainText('That is no way to talk.');
  await readable(page, 'gazette-desk-reported');
  await reported.getByRole('button', { name: /^Withhold/ }).click();
  await page.getByRole('dialog').getByLabel(text.sent.reason).fill('An insult.');
  await page.getByRole('dialog').getByRole('button', { name: text.sent.withhold }).click();
  await expect(reported).toHaveCount(0);
  // The reader's own browser caches the issue for a moment; a new visitor gets the current one.
  const later = await (await browser.newContext(PHONE)).newPage();
  await later.goto(`/gazette/${war.slug}/2`);
  await expect(later.getByText(gazetteText.communiques.withheld)).toBeVisible();
  await expect(later.getByText('You are all fools.')).toHaveCount(0);
});
