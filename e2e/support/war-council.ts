import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { FACTION_NAMES, hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { hexCampaignSetupText } from '@sealed-orders/text/hex-campaign/setup';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { joinText, lobbyText } from '@sealed-orders/text/pages/lobby';
import { mapsText } from '@sealed-orders/text/pages/maps';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { env } from '../env.ts';
import { corrected, correcting, picked } from './battle-deeds.ts';
import { mapFile, ZONES, type Zone } from './crossroads.ts';
import { editorShown } from './map-screens.ts';
import { createCampaign, openSettings } from './new-campaign.ts';
import { newcomer } from './people.ts';
import { mapShown, openTab } from './views.ts';
import { ARMIES, armed, POWERS, type Power } from './war-armies.ts';
import { phaseOpen } from './war-orders.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // Sharp letters in the guide's pictures.
  deviceScaleFactor: env.savesPictures ? 2 : 1,
};

/** The size of each player’s window, and the race they play. */
const SEATS = {
  azure: { size: DESKTOP, race: FACTION_NAMES.ig },
  madder: { size: PHONE, race: FACTION_NAMES.sm },
  ochre: { size: DESKTOP, race: FACTION_NAMES.sob },
  verdigris: { size: PHONE, race: FACTION_NAMES.el },
} as const;

/** Everyone's window on one war. */
export interface Council extends Readonly<Record<Power, Page>> {
  readonly referee: Page;
}

/** Who got which start zone. */
export type Lands = Readonly<Record<Power, Zone>>;

const { controlVisibility: control } = hexCampaignSetupText.settings;

/** The pages' name for a power. */
export const nameOf = (power: Power): string => power.charAt(0).toUpperCase() + power.slice(1);

async function someone(browser: Browser, name: string, size: object): Promise<Page> {
  const context = await browser.newContext({ ...size, reducedMotion: 'reduce' });
  await newcomer(context, name);
  return context.newPage();
}

/**
 * Five people meet in a lobby: one creates the campaign and referees it, four follow the link, take seats and bring
 * armies.
 */
export async function councilMet(browser: Browser): Promise<Council> {
  const referee = await someone(browser, 'rosa', DESKTOP);
  await founded(referee);
  await referee.getByLabel(lobbyText.invite.uses).fill(String(POWERS.length));
  await referee.getByRole('button', { name: lobbyText.invite.make }).click();
  const link = await referee.getByLabel(lobbyText.invite.link).inputValue();
  const azure = await seated(browser, link, 'azure');
  const madder = await seated(browser, link, 'madder');
  const ochre = await seated(browser, link, 'ochre');
  const verdigris = await seated(browser, link, 'verdigris');
  const people = { azure, madder, ochre, verdigris };
  await Promise.all(POWERS.map((power) => armed(people[power], Object.values(ARMIES[power]))));
  for (const power of POWERS) {
    await expect(rowOf(people[power], power)).toContainText(lobbyText.army.points(1000 * armiesOf(power)));
  }
  return { ...people, referee };
}

const armiesOf = (power: Power): number => Object.keys(ARMIES[power]).length;

/** The referee uploads a map, and creates a campaign with it in which everyone knows who holds what. */
async function founded(page: Page): Promise<void> {
  const name = 'The War of Six Turns';
  await page.goto('/maps');
  await page.getByLabel(mapsText.import).setInputFiles(mapFile());
  await editorShown(page);
  await page.getByRole('link', { name: mapsText.use }).click();
  await page.getByLabel(newCampaignText.name, { exact: true }).fill(name);
  await page.getByLabel(newCampaignText.preset).selectOption('Four players');
  await openSettings(page);
  await page.getByLabel(control?.name ?? '', { exact: true }).selectOption({ label: control?.values?.public ?? '' });
  await createCampaign(page);
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** New players get the first free seat, and choose its race. */
async function seated(browser: Browser, link: string, power: Power): Promise<Page> {
  const page = await someone(browser, power, SEATS[power].size);
  await page.goto(link);
  await page.getByRole('button', { name: joinText.accept }).click();
  await expect(rowOf(page, power)).toContainText(lobbyText.you);
  const race = rowOf(page, power).getByLabel(lobbyText.choice('Race', nameOf(power)));
  await race.selectOption(SEATS[power].race);
  await expect(race.locator('option:checked')).toHaveText(SEATS[power].race);
  return page;
}

const rowOf = (page: Page, power: Power): Locator =>
  page
    .getByRole('region', { name: lobbyText.seats, exact: true })
    .getByRole('listitem')
    .filter({ hasText: nameOf(power) });

/** The referee begins the war, and everyone reads which Capital the dice have given them. */
export async function warBegun({ referee, ...people }: Council): Promise<Lands> {
  await referee.getByRole('button', { name: lobbyText.start.action }).click();
  for (const page of [referee, ...Object.values(people)]) {
    await mapShown(page);
    await phaseOpen(page, 1, 'build');
  }
  const { azure, madder, ochre, verdigris } = people;
  return {
    azure: await landOf(azure),
    madder: await landOf(madder),
    ochre: await landOf(ochre),
    verdigris: await landOf(verdigris),
  };
}

/** The referee gives a seat land by hand: the club has agreed on it. */
export async function granted(referee: Page, power: Power, hexes: readonly string[]): Promise<void> {
  await openTab(referee, hexCampaignText.board.tab);
  const desk = referee.getByRole('region', { name: refereeText.title });
  for (const hex of hexes) {
    const form = await correcting(desk, 'Change who controls a hex');
    await picked(form, 'Hex', hex);
    await picked(form, 'Controlled by', nameOf(power));
    await corrected(referee, form, 'It was an outpost of theirs in our last war.');
  }
}

async function landOf(page: Page): Promise<Zone> {
  await openTab(page, campaignText.tabs.orders);
  const places = page.getByRole('navigation', { name: buildText.places });
  await expect(places.getByRole('button').first()).toBeVisible();
  const texts = (await places.getByRole('button').allInnerTexts()).join();
  const land = ZONES.find(({ name }) => texts.includes(name));
  if (land === undefined) throw new Error(`no Capital of this map among ${texts}`);
  return land;
}
