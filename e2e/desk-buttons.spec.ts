import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { OpenHost, UserId } from '@sealed-orders/host';
import type { Seeded } from '@sealed-orders/testkit';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { deskText } from '@sealed-orders/text/pages/desk';
import { env } from './env.ts';
import { disputed, embattled } from './support/battles.ts';
import { battleDeeds, boardDeeds, lobbyDeeds } from './support/board-deeds.ts';
import { advanced, byHost, seeded } from './support/campaigns.ts';
import { REFEREE } from './support/clock-deeds.ts';
import { openDesk } from './support/desk.ts';
import { deskDeeds } from './support/desk-deeds.ts';
import { walked } from './support/desk-walk.ts';
import { eyesDeeds, readDeed, throughEyesOf, writeDeed } from './support/eyes-deeds.ts';
import { call, newcomer, signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { tooSmall } from './support/touch-targets.ts';
import { openTab } from './support/views.ts';

test.setTimeout(120_000 * env.patience);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** One campaign on the desk over all campaigns. */
const onBoard = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

async function idOf({ pool }: OpenHost['db'], { username }: Seeded['referee']): Promise<UserId> {
  const { rows } = await pool.query<{ id: UserId }>('SELECT id FROM "user" WHERE username = $1', [username]);
  const [user] = rows;
  if (user === undefined) throw new Error(`there is no ${username}`);
  return user.id;
}

/** The desk as a referee finds it in the morning: a player has missed a phase, a letter and a request have arrived. */
async function behind(browser: Browser, name: string): Promise<Seeded> {
  const war = await seeded({ name, sealed: ['madder', 'ochre', 'verdigris'], seconds: 86_400 });
  await advanced(war);
  await byHost(async (_host, db) => {
    await db.prisma.campaign.update({ where: { id: war.campaign }, data: { strangers: 'ask' } });
    const verdigris = { campaignId: war.campaign, seat: 'verdigris' };
    await db.prisma.seat.updateMany({ where: verdigris, data: { openSince: new Date() } });
    const azure = { campaignId: war.campaign, seat: 'azure' };
    await db.prisma.seat.updateMany({ where: azure, data: { misses: 1 } });
  });
  const player = await browser.newContext();
  await signIn(player, war.players.ochre);
  await call(player.request, 'box.send', { campaign: war.campaign, seat: 'ochre', text: 'Is the ford open?' });
  await player.close();
  const stranger = await browser.newContext();
  await newcomer(stranger, 'nora');
  await call(stranger.request, 'seatRequests.ask', { campaign: war.campaign, seat: null, message: 'Let me in.' });
  await stranger.close();
  return war;
}

/** A war of the same referee with a disputed battle and an unreported one. */
async function fought(browser: Browser, { referee }: Seeded, name: string): Promise<void> {
  const war = await seeded({ name, seconds: 7 * 86_400 });
  const [battle] = await embattled(war);
  await disputed(browser, war, battle);
  await byHost(async (_host, db) => {
    const userId = await idOf(db, referee);
    await db.prisma.member.create({ data: { campaignId: war.campaign, userId, role: 'referee' } });
  });
}

/** Every button and link of a place can be pressed with a finger: nothing covers it or puts it out of reach. */
async function inReach(page: Page, desk: Locator): Promise<void> {
  expect(await tooSmall(page), 'smaller than a finger').toEqual([]);
  const offered = desk.getByRole('button', { disabled: false }).or(desk.getByRole('link'));
  await expect(offered).not.toHaveCount(0);
  for (const one of await offered.all()) await one.tap({ trial: true });
}

test('every button of the desk beside the map works, with a reason in the log', async ({ page, context }) => {
  const name = 'The War of All Buttons';
  const war = await seeded({ name, sealed: ['madder'], seconds: 86_400 });
  await signIn(context, war.referee);
  const desk = await openDesk(page, war.slug);
  const address = page.url();
  const open = async (): Promise<Locator> => {
    if (page.url() !== address) return openDesk(page, war.slug);
    await openTab(page, hexCampaignText.board.tab);
    return desk;
  };
  await walked({ page, open }, deskDeeds(name));
});

test('every button of the desk over all campaigns works, with a reason in the log', async ({
  page,
  context,
  browser,
}) => {
  const [name, battles, lobby] = ['The War of a Late Player', 'The War of a Dispute', 'The War of Tomorrow'];
  const war = await behind(browser, name);
  await fought(browser, war, battles);
  await signIn(context, war.referee);
  const seats = ['Azure', 'Madder', 'Ochre'].map((seat) => ({ id: seat.toLowerCase(), name: seat }));
  const wanted = { name: lobby, system: 'hex-campaign', setup: { preset: 'three-players' }, seats, isPublic: false };
  await call(context.request, 'campaigns.create', wanted);
  await page.goto('/desk');
  const at = (campaign: string) => ({ page, open: async () => onBoard(page, campaign) });
  await walked(at(name), boardDeeds(name));
  await walked(at(battles), battleDeeds, boardDeeds(battles));
  await walked(at(lobby), lobbyDeeds, boardDeeds(lobby));
});

test('every button over a war that its referee sees as someone else works', async ({ page, context }) => {
  const war = await seeded({ sealed: ['madder'], seconds: 86_400 });
  await byHost((_host, db) => db.pool.query('UPDATE campaign SET reads_sealed = true WHERE id = $1', [war.campaign]));
  await signIn(context, war.referee);
  await walked(throughEyesOf(page, war.slug, 'madder'), [readDeed('madder'), ...eyesDeeds]);
  await walked(throughEyesOf(page, war.slug, 'azure'), [writeDeed('azure')], eyesDeeds);
  await expect(await openDesk(page, war.slug)).toContainText(deskText.line['read-sealed'](REFEREE, ['madder']));
});

test('on a phone every button of both desks and of the bar over a war is reachable and finger-sized', async ({
  browser,
}) => {
  const war = await behind(browser, 'The War in a Pocket');
  const context = await browser.newContext(PHONE);
  await signIn(context, war.referee);
  const page = await context.newPage();
  const desk = await openDesk(page, war.slug);
  await page.getByRole('button', { name: campaignText.panel.taller }).tap();
  await inReach(page, desk);
  await page.goto('/desk');
  await inReach(page, onBoard(page, 'The War in a Pocket'));
  await inReach(page, await throughEyesOf(page, war.slug, 'azure').open());
  await context.close();
});
