import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { type DemoSeat, demoLists } from '@sealed-orders/formats/fixtures';
import { FACTION_NAMES } from '@sealed-orders/text/hex-campaign';
import { guideText } from '@sealed-orders/text/hex-campaign/guide';
import { hexCampaignSetupText, mapChoiceText } from '@sealed-orders/text/hex-campaign/setup';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { campaignsText } from '@sealed-orders/text/pages/campaigns';
import { joinText, lobbyText } from '@sealed-orders/text/pages/lobby';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { env } from './env.ts';
import { kept, upload } from './support/lists.ts';
import { createCampaign, goToStep } from './support/new-campaign.ts';
import { signUpByForm } from './support/people.ts';
import { picture } from './support/picture.ts';
import { test } from './support/test.ts';
import { mapShown } from './support/views.ts';
import { isSealed, phaseOpen, press, reportOf, seal } from './support/war-orders.ts';

test.use({ isNewHere: true });

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: env.savesPictures ? 2 : 1,
};
const [azure, madder, ochre, verdigris, plum] = newCampaignText.seatNames;
const NAME = 'Five at a Table';

const seatRow = (page: Page, seat: string): Locator =>
  page.getByRole('region', { name: lobbyText.seats, exact: true }).getByRole('listitem').filter({ hasText: seat });

/*
 * Five people from nothing to their first sealed orders. Everything is done on the pages: accounts, campaign, map,
 * invitation, seats, army lists from files, start and seals. Nothing goes through the API, the host or the database.
 */

/** A separate browser. Nobody has an account yet. */
async function windowOf(browser: Browser, size: object): Promise<Page> {
  const context = await browser.newContext({ ...size, reducedMotion: 'reduce' });
  return context.newPage();
}

/** Creates a campaign for five on a generated map, and gives a link for the four others. */
async function created(page: Page): Promise<string> {
  await page.goto('/sign-up?to=/campaigns');
  await signUpByForm(page, 'oda');
  await page.getByRole('link', { name: campaignsText.empty.action }).click();
  await page.getByLabel(newCampaignText.name, { exact: true }).fill(NAME);
  await page.getByLabel(newCampaignText.preset).selectOption(hexCampaignSetupText.presets['first-war']?.name ?? '');
  await goToStep(page, 'seats');
  await page.getByText(mapChoiceText.kinds.generated, { exact: true }).click();
  await page.getByRole('button', { name: newCampaignText.addSeat, exact: true }).click();
  await page.getByRole('button', { name: mapChoiceText.again }).click();
  await page.getByText(mapChoiceText.starts, { exact: true }).click();
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(5);
  await picture(page, 'new-campaign');
  await createCampaign(page);
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await seatRow(page, azure).getByRole('button', { name: lobbyText.take }).click();
  await chooseRace(page, azure, FACTION_NAMES.ig);
  await page.getByLabel(lobbyText.invite.uses).fill('4');
  await page.getByRole('button', { name: lobbyText.invite.make }).click();
  return page.getByLabel(lobbyText.invite.link).inputValue();
}

/** Follows the link, creates an account on the way, and enters the lobby. */
async function joined(browser: Browser, size: object, link: string, name: string): Promise<Page> {
  const page = await windowOf(browser, size);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: joinText.title(NAME) })).toBeVisible();
  await press(page.getByRole('main').getByRole('link', { name: joinText.signUp }));
  await signUpByForm(page, name);
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  return page;
}

/** Moves from the seat that the link assigned to another. */
async function changeTo(page: Page, seat: string): Promise<void> {
  await press(page.getByRole('button', { name: lobbyText.leave }));
  await press(seatRow(page, seat).getByRole('button', { name: lobbyText.take }));
  await expect(seatRow(page, seat)).toContainText(lobbyText.you);
}

async function chooseRace(page: Page, seat: string, race: string): Promise<void> {
  const list = seatRow(page, seat).getByLabel(lobbyText.choice('Race', seat));
  await list.selectOption(race);
  await expect(list.locator('option:checked')).toHaveText(race);
}

/** From the lobby to the page of lists. */
const toLists = (page: Page): Promise<void> => press(page.getByRole('link', { name: lobbyText.army.upload }));

/** Back in the lobby with one list, which becomes the army. */
async function attached(page: Page, seat: string): Promise<void> {
  await press(page.getByRole('link', { name: armiesText.back }));
  const army = page.getByRole('region', { name: lobbyText.army.title });
  await army.getByRole('checkbox').check();
  await press(army.getByRole('button', { name: lobbyText.army.save }));
  await expect(seatRow(page, seat)).toContainText('1 detachment');
}

/** Uploads a list, and attaches it. */
async function armedByFile(page: Page, seat: string, owner: DemoSeat, ending: string): Promise<void> {
  await toLists(page);
  const list = demoLists(owner).find(({ fileName }) => fileName.endsWith(ending));
  await upload(page, { name: list?.fileName ?? '', buffer: Buffer.from(list?.bytes ?? []) });
  await expect(kept(page)).toHaveCount(1);
  await attached(page, seat);
}

/** Types in a small list, and attaches it. */
async function armedByHand(page: Page, seat: string): Promise<void> {
  const { typed } = armiesText;
  const units = [
    ['Field Staff', 'HQ', 5, 200],
    ['Rifle Company', 'Troops', 10, 300],
    ['Border Rifles', 'Troops', 10, 300],
  ] as const;
  await toLists(page);
  await press(page.getByRole('button', { name: typed.open }));
  for (const [name, slot, models, points] of units) {
    await page.getByLabel(typed.unit, { exact: true }).fill(name);
    await page.getByLabel(typed.slot).selectOption({ label: slot });
    await page.getByLabel(typed.models).fill(String(models));
    await page.getByLabel(typed.points).fill(String(points));
    await press(page.getByRole('button', { name: typed.add }));
    await expect(page.getByRole('list', { name: typed.units })).toContainText(name);
  }
  await page.getByLabel(typed.name).fill('Home Guard');
  await picture(page, 'typed-army-phone');
  await press(page.getByRole('button', { name: typed.save }));
  await attached(page, seat);
}

/** Takes the first ready-made army of the race. */
async function armedReadyMade(page: Page, seat: string): Promise<void> {
  const army = hexCampaignSetupText.army?.readyMade.line?.name ?? '';
  const take = page.getByRole('button', { name: lobbyText.army.readyMade.takeOf(army) });
  await take.scrollIntoViewIfNeeded();
  await picture(page, 'ready-made-phone');
  await press(take);
  await expect(seatRow(page, seat)).toContainText('points');
}

test('five people begin a war on a generated map: two on phones, one without a list, one with a list of each kind', async ({
  browser,
}) => {
  test.setTimeout(300_000 * env.patience);
  const oda = await windowOf(browser, DESKTOP);
  const link = await test.step('one creates it and takes a seat', () => created(oda));

  const join = (size: object, name: string) =>
    test.step(`${name} follows the link, creates an account and joins`, () => joined(browser, size, link, name));
  const otto = await join(PHONE, 'otto');
  const mia = await join(PHONE, 'mia');
  const lena = await join(DESKTOP, 'lena');
  const lars = await join(DESKTOP, 'lars');
  const people = [oda, otto, mia, lena, lars];

  await test.step('two change places, and everybody chooses a race', async () => {
    await press(lars.getByRole('button', { name: lobbyText.leave }));
    await changeTo(lena, plum);
    await press(seatRow(lars, verdigris).getByRole('button', { name: lobbyText.take }));
    await expect(seatRow(oda, verdigris)).toContainText('lars');
    await chooseRace(otto, madder, FACTION_NAMES.ork);
    await chooseRace(mia, ochre, FACTION_NAMES.sob);
    await chooseRace(lars, verdigris, FACTION_NAMES.ork);
    await chooseRace(lena, plum, FACTION_NAMES.sm);
  });

  await test.step('everybody gets an army in a way of their own', async () => {
    await armedByFile(oda, azure, 'azure', '.ros');
    await armedReadyMade(otto, madder);
    await armedByHand(mia, ochre);
    await armedByFile(lars, verdigris, 'verdigris', '.rosz');
    await armedByFile(lena, plum, 'madder', '.json');
  });

  await test.step('the war begins on every page', async () => {
    await expect(oda.getByText(lobbyText.start.ready, { exact: true })).toBeVisible();
    await oda.getByRole('heading', { name: NAME }).scrollIntoViewIfNeeded();
    await picture(oda, 'lobby');
    await oda.getByRole('button', { name: lobbyText.start.action }).click();
    for (const page of people) {
      await mapShown(page);
      await phaseOpen(page, 1, 'build');
    }
  });

  await test.step('the guide appears in a first war, and is gone once skipped', async () => {
    for (const page of [oda, mia]) {
      const guide = page.getByRole('region', { name: guideText.title });
      await expect(guide).toBeVisible();
      await press(guide.getByRole('button', { name: guideText.skip }));
      await expect(guide).toHaveCount(0);
    }
  });

  await test.step('all seal, and the phase resolves when the last one has', async () => {
    for (const page of people.slice(0, -1)) {
      await seal(page);
      await isSealed(page);
    }
    await seal(lars);
    for (const page of people) {
      await phaseOpen(page, 1, 'movement-orders');
      await expect(reportOf(page)).toBeVisible();
    }
  });
  await Promise.all(people.map((page) => page.context().close()));
});
