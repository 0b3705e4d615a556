import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { OpenHost, UserId } from '@sealed-orders/host';
import { present, seatId } from '@sealed-orders/rules/kernel';
import { type Battle, nodeCampaign, type Order, type View } from '@sealed-orders/rules/node-campaign';
import { type Star, type StarOptions, type StarSeat, seedStar } from '@sealed-orders/testkit';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { reportText } from '@sealed-orders/text/pages/report';
import { env } from '../env.ts';
import { byHost, timeUp } from './campaigns.ts';
import { signIn } from './people.ts';
import { openTab } from './views.ts';
import { press } from './war-orders.ts';

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The first battleforce of each player in a seeded war. */
export const FORCES: Readonly<Record<StarSeat, string>> = {
  azure: 'Sable Column',
  madder: 'Iron Wake',
  ochre: 'Choir of Ash',
};
/** Where madder's battleforce is, next to those of azure and ochre. */
export const FIELD = 'Cinder Flats';
/** Where azure's battleforce is. From there a difficult path leads to the orbit. */
export const CAMP = 'Saltglass Waste';
export const ORBIT = 'Orsana orbit';
/** Open space, next to the orbit. */
export const DEEP = 'Lantern Deep';

/** A running node campaign of three with its own accounts, in the database of the site. */
export const starred = (options: Omit<StarOptions, 'connectionString'> = {}): Promise<Star> =>
  seedStar({ connectionString: env.databaseUrl, ...options });

/** The page of a war in a browser of its own. Null: of somebody without an account. */
export async function starPage(
  browser: Browser,
  { slug, players, referee }: Star,
  who: StarSeat | 'referee' | null,
  size: object = DESKTOP,
): Promise<Page> {
  const context = await browser.newContext({ ...size, reducedMotion: 'reduce' });
  if (who !== null) await signIn(context, who === 'referee' ? referee : players[who]);
  const page = await context.newPage();
  await page.goto(`/c/${slug}`);
  await starShown(page);
  return page;
}

/** The map itself: the part of the page that holds it, with its tools and docks, has the same name. */
export const starMap = (page: Page): Locator =>
  page.locator('.map-board').getByRole('region', { name: mapText.label, exact: true });

/** Until the star map is laid out, and can be operated. */
export async function starShown(page: Page): Promise<void> {
  await expect(starMap(page)).toBeVisible();
  await expect(starMap(page).locator('.starmap-surface.laid')).toBeAttached();
}

/** The paper beside the map, or the sheet of a phone. */
export const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: campaignText.tools.panel });

/** What is selected, in the panel. */
export const selected = (page: Page, name: string): Locator => panelOf(page).getByRole('region', { name, exact: true });

/** Opens the log, and returns it. */
export async function logOf(page: Page): Promise<Locator> {
  await openTab(page, campaignText.log);
  const log = panelOf(page).getByRole('region', { name: reportText.log, exact: true });
  await expect(log).toBeVisible();
  return log;
}

/** Touches a node by its button on the map, as the keyboard does: it is selected, or the target of the open order. */
export const touchNode = (page: Page, name: string): Promise<void> =>
  starMap(page)
    .getByRole('button', { name: new RegExp(`^${name}, `) })
    .press('Enter');

/** Selects a battleforce by its button on the map. */
export async function selectForce(page: Page, name: string): Promise<Locator> {
  await touchNode(page, name);
  const panel = selected(page, name);
  await expect(panel).toBeVisible();
  return panel;
}

/** The orders that are being composed. */
export const seriesOf = (page: Page): Locator => panelOf(page).getByRole('region', { name: composerText.title });

/** Gives what has been composed, which costs this much. */
export async function giveOrders(page: Page, steps: number, points: number): Promise<void> {
  await press(panelOf(page).getByRole('button', { name: composerText.give(steps, points) }));
  await expect(page.getByText(composerText.given, { exact: true })).toBeVisible();
}

/** Opens the page of a battle at its own address. */
export async function atBattle(page: Page, { slug }: Star, { id }: Pick<Battle, 'id'>): Promise<void> {
  await page.goto(`/c/${slug}?battle=${id}`);
}

/** Everything in the war, as the referee knows it. */
async function knownIn({ campaign }: Star): Promise<View> {
  const seen = await byHost((host) => host.viewOf(campaign, { kind: 'referee' }));
  return nodeCampaign.schemas.view.parse(seen?.view);
}

/** The only battle that is pending. */
export async function battleIn(star: Star): Promise<Battle> {
  const [battle] = Object.values((await knownIn(star)).battles);
  if (battle === undefined) throw new Error('no battle is pending');
  return battle;
}

type Login = Star['referee'];

/** The user with this login. */
export const userOf = async ({ pool }: OpenHost['db'], { username }: Login): Promise<UserId> => {
  const { rows } = await pool.query<{ id: UserId }>('SELECT id FROM "user" WHERE username = $1', [username]);
  return present(rows[0]?.id, `an account of ${username}`);
};

const newNonce = (): string => randomBytes(16).toString('hex');

/** Gives an order through the host. */
const ordered = ({ campaign, players }: Star, who: StarSeat, order: Order): Promise<void> =>
  byHost(async (host, db) => {
    const about = { nonce: newNonce(), userId: await userOf(db, players[who]) };
    const given = await host.give(campaign, seatId(who), { order, ...about });
    if (!given.ok) throw new Error(`the order was refused: ${JSON.stringify(given.problem)}`);
  });

/** Everyone says that they are here, and the referee opens a session. */
export async function inSession(star: Star): Promise<void> {
  for (const who of ['azure', 'madder', 'ochre'] as const)
    await ordered(star, who, { type: 'present', isPresent: true });
  await byHost(async (host, db) => {
    const about = { reason: 'We are all here.', nonce: newNonce(), userId: await userOf(db, star.referee) };
    const opened = await host.rule(star.campaign, { ruling: { type: 'open-night' }, ...about });
    if (!opened.ok) throw new Error(`no session was opened: ${JSON.stringify(opened.problem)}`);
  });
}

/** Postdates a move of the player's battleforce for the day after tomorrow. */
export async function postdated(star: Star, who: StarSeat): Promise<void> {
  const seen = await byHost((host) => host.viewOf(star.campaign, { kind: 'seat', seat: seatId(who) }));
  const option = nodeCampaign
    .options(nodeCampaign.schemas.view.parse(seen?.view))
    .find((one) => one.type === 'command' && one.command.type === 'move');
  if (option?.type !== 'command') throw new Error(`${who} has nothing to move`);
  const date = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  const when = { kind: 'on', date, time: '20:00' } as const;
  await ordered(star, who, { type: 'commands', commands: [option.command], when });
}

/** Files the report of a battle through the host: its attacker has won. */
export async function reported(star: Star, who: StarSeat, { id }: Battle): Promise<void> {
  const { campaign } = star;
  const seen = await byHost((host) => host.viewOf(campaign, { kind: 'seat', seat: seatId(who) }));
  const options = nodeCampaign.options(nodeCampaign.schemas.view.parse(seen?.view));
  const form = options.find((option) => option.type === 'report' && option.battle === id);
  if (form?.type !== 'report') throw new Error(`${who} has nothing to report`);
  const result = { ...form.result, mission: 'cleanse', winner: 1, degree: 'solid' } as const;
  await ordered(star, who, { type: 'report', battle: id, result, units: [...form.fielded] });
}

/** Lets time pass until a battle is over: midnights come, and whatever runs out. */
export async function battleOver(star: Star, { id }: Battle): Promise<void> {
  while (Object.hasOwn((await knownIn(star)).battles, id)) await timeUp(star);
}

/** Lets a pause be as many days older, for the rules and everyone who looks at it. */
export const pauseLasts = ({ campaign }: Star, days: number): Promise<void> =>
  byHost(async (_host, { pool }) => {
    await pool.query(
      `UPDATE campaign SET paused_at = paused_at - $2 * interval '1 day', stopped_at = stopped_at - $2 * interval '1 day'
        WHERE id = $1 AND status = 'paused'`,
      [campaign, days],
    );
  });
