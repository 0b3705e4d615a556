import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { UserId } from '@sealed-orders/host';
import { restated } from '@sealed-orders/host/testing';
import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { FACTION_NAMES } from '@sealed-orders/text/hex-campaign';
import { campaignsText } from '@sealed-orders/text/pages/campaigns';
import { joinText, lobbyText } from '@sealed-orders/text/pages/lobby';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { env } from '../env.ts';
import { byHost } from './campaigns.ts';
import { frontier, POWERS, type Power } from './frontier.ts';
import { createCampaign } from './new-campaign.ts';
import { type Login, newcomer } from './people.ts';

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // Sharp letters in the pictures of the guide.
  deviceScaleFactor: env.savesPictures ? 2 : 1,
};

/** The size of each player’s window, and the race they play. */
const SEATS = {
  azure: { size: DESK, race: FACTION_NAMES.ig },
  madder: { size: PHONE, race: FACTION_NAMES.sm },
  ochre: { size: DESK, race: FACTION_NAMES.sob },
  verdigris: { size: PHONE, race: FACTION_NAMES.el },
} as const;

/** Everybody's window on one war. */
export interface Council extends Readonly<Record<Power, Page>> {
  readonly referee: Page;
  /** Address of the campaign. */
  readonly path: string;
  /** The referee, who has founded it. */
  readonly founder: Login;
}

/** How the pages call a power. */
export const nameOf = (power: Power): string => power.charAt(0).toUpperCase() + power.slice(1);

interface Someone {
  readonly page: Page;
  readonly login: Login;
}

async function someone(browser: Browser, name: string, size: object): Promise<Someone> {
  const context = await browser.newContext({ ...size, reducedMotion: 'reduce' });
  const login = await newcomer(context, name);
  return { page: await context.newPage(), login };
}

/** Five people meet in a lobby by its pages: one founds the campaign and oversees it, four follow the link and sit down. */
export async function councilMet(browser: Browser): Promise<Council> {
  const { page: referee, login: founder } = await someone(browser, 'rosa', DESK);
  await founded(referee);
  await referee.getByLabel(lobbyText.invite.uses).fill(String(POWERS.length));
  await referee.getByRole('button', { name: lobbyText.invite.make }).click();
  const link = await referee.getByLabel(lobbyText.invite.link).inputValue();
  const seated = async (power: Power): Promise<Page> => {
    const { page } = await someone(browser, power, SEATS[power].size);
    await page.goto(link);
    // Who comes in is given the first free seat.
    await page.getByRole('button', { name: joinText.accept }).click();
    await expect(rowOf(page, power)).toContainText(lobbyText.you);
    const race = rowOf(page, power).getByLabel(lobbyText.choice('Race', nameOf(power)));
    await race.selectOption(SEATS[power].race);
    await expect(race.locator('option:checked')).toHaveText(SEATS[power].race);
    return page;
  };
  const azure = await seated('azure');
  const madder = await seated('madder');
  const ochre = await seated('ochre');
  const verdigris = await seated('verdigris');
  await expect(referee.getByRole('button', { name: lobbyText.start.action })).toBeEnabled();
  return { azure, madder, ochre, verdigris, referee, path: new URL(referee.url()).pathname, founder };
}

async function founded(page: Page): Promise<void> {
  const name = 'The War of Six Turns';
  await page.goto('/campaigns');
  await page.getByRole('link', { name: campaignsText.empty.action }).click();
  await page.getByLabel(newCampaignText.name, { exact: true }).fill(name);
  await page.getByLabel(newCampaignText.preset).selectOption('Four players');
  await createCampaign(page);
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

const rowOf = (page: Page, power: Power): Locator =>
  page
    .getByRole('region', { name: lobbyText.seats, exact: true })
    .getByRole('listitem')
    .filter({ hasText: nameOf(power) });

/**
 * Starts the war on the board of the six turns. No page looks on meanwhile: the site must not have read a state that is
 * replaced.
 */
export async function warBegun({ path, founder, ...people }: Council): Promise<void> {
  const pages = Object.values(people);
  await Promise.all(pages.map((page) => page.goto('about:blank')));
  await byHost(async (host, db) => {
    const campaign = await host.bySlug(path.slice('/c/'.length));
    const { rows } = await db.pool.query<{ id: UserId }>('SELECT id FROM "user" WHERE username = $1', [
      founder.username,
    ]);
    const [owner] = rows;
    if (campaign === null || owner === undefined) throw new Error('no campaign to start');
    expect(await host.start(campaign.id, owner.id)).toMatchObject({ ok: true });
    await restated(db, campaign.id, 0, (state) => frontier(hexCampaign.schemas.state.parse(state)));
  });
  await Promise.all(pages.map((page) => page.goto(path)));
}
