import { expect, type Page } from '@playwright/test';
import { airspacesOf, foreseen, type MovementOrder, type View } from '@sealed-orders/rules/hex-campaign';
import { type HexKey, label } from '@sealed-orders/rules/space';
import { ORDER_NAMES } from '@sealed-orders/text/hex-campaign';
import { airText, MISSION_TILES } from '@sealed-orders/text/hex-campaign/forms/air';
import { movementText, TREATMENT_ORDERS } from '@sealed-orders/text/hex-campaign/forms/movement';
import { movementSheetText } from '@sealed-orders/text/hex-campaign/forms/movement-sheet';
import { squadronName, squadronsText } from '@sealed-orders/text/hex-campaign/forms/squadrons';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { airWar } from './support/air-war.ts';
import { known, type Marcher, marchers, seeded } from './support/campaigns.ts';
import { rowOf, sealButton } from './support/order-form.ts';
import { newcomer, signIn } from './support/people.ts';
import { readable } from './support/readable.ts';
import { test } from './support/test.ts';
import { closeMessages, mapShown, movementResolved, openTab } from './support/views.ts';
import { clickHex, isClear, mapOf, mapStands, tapHex } from './support/war-map.ts';

const squadron = squadronName(1);

/** A hex in the window that a finger can hit, and the number of its Airspace. */
async function hexInView(page: Page, { chart }: View): Promise<{ at: string; airspace: number }> {
  await mapStands(page);
  for (const [airspace, hexes] of airspacesOf(chart)) {
    for (const hex of hexes) {
      const at = label(chart.size, hex);
      if (await isClear(page, at)) return { at, airspace };
    }
  }
  throw new Error('no hex lies in sight of the finger');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a squadron gets its mission with one thumb, in a phase of its own, and the report says what it saw', async ({
    page,
    context,
    browser,
  }) => {
    await newcomer(context, 'iris');
    const war = await airWar(browser, context);
    await war.othersSeal({ phase: 'air-orders', air: [] });
    await page.goto(war.url);
    await mapShown(page);
    await page.getByRole('button', { name: `${squadron} ${sheetText.none}` }).tap();
    const panel = page.getByRole('region', { name: squadron });
    await expect(panel.getByRole('button', { name: MISSION_TILES.recon })).toHaveAttribute('aria-pressed', 'true');
    await expect(panel.getByRole('list', { name: airText.dice }).getByRole('listitem')).toHaveCount(4);

    const pressed = panel.getByRole('group', { name: airText.airspaces }).getByRole('button', { pressed: true });
    const touched = await hexInView(page, await war.view());
    await tapHex(page, touched.at);
    await expect(pressed).toHaveAccessibleName(airText.airspace(touched.airspace));
    await readable(page, 'air-phone');

    // An order that cannot be given says why, with the rule, and the squadron stays in hand.
    await panel.getByRole('button', { name: MISSION_TILES.strategic }).tap();
    await tapHex(page, touched.at);
    await expect(page.getByRole('status').getByText(/HEX-AIR-\d\d$/)).toBeVisible();
    await expect(panel).toBeVisible();
    await closeMessages(page);
    await panel.getByRole('button', { name: MISSION_TILES.recon }).tap();
    const airspace = touched.airspace === 1 ? 2 : 1;
    await panel.getByRole('button', { name: airText.airspace(airspace), exact: true }).tap();
    await expect(pressed).toHaveAccessibleName(airText.airspace(airspace));

    await panel.getByRole('button', { name: airText.toSeal }).tap();
    await expect(page.getByRole('button', { name: squadron })).toContainText(airText.given('recon', airspace));
    await page.getByRole('button', { name: airText.seal(1) }).tap();
    await expect(page.getByText(campaignText.phaseOf(3, 9))).toBeVisible();
    await war.allSeal({ phase: 'movement-orders', orders: [] });
    await openTab(page, campaignText.tabs.report);
    await expect(page.getByText(new RegExp(`^Recon over Airspace ${airspace} `))).toBeVisible();
  });
});

interface Claimant {
  readonly unit: Marcher;
  readonly type: 'move-and-claim' | 'claim-area';
  /** Labels of the hexes of its path; none if it stays. */
  readonly way: readonly string[];
  /** The first hex that it would claim. */
  readonly claims: string;
}

/** A unit that may claim land it does not own yet, and how; null if there is none. */
function claimant(view: View): Claimant | null {
  const at = (hex: HexKey) => label(view.chart.size, hex);
  for (const unit of marchers(view)) {
    const paths = marchers(view, 'move-and-claim').find(({ id }) => id === unit.id)?.reach ?? [];
    const orders: MovementOrder[] = [
      ...paths.map(({ path }) => ({ type: 'move-and-claim', piece: unit.id, path }) as const),
      { type: 'claim-area', piece: unit.id },
    ];
    for (const order of orders) {
      if (order.type !== 'move-and-claim' && order.type !== 'claim-area') continue;
      const claim = foreseen(view, order)?.claims.find(({ code }) => code === null);
      if (claim === undefined) continue;
      return { unit, type: order.type, way: 'path' in order ? order.path.map(at) : [], claims: at(claim.hex) };
    }
  }
  return null;
}

/** A war in its third turn in which azure has something to claim: dice placed the sites, and not everywhere has any. */
async function contested() {
  for (let attempt = 0; attempt < 8; attempt++) {
    const campaign = await seeded({ turns: 2, sealed: ['madder', 'ochre', 'verdigris'] });
    const view = await known(campaign, 'azure');
    const found = claimant(view);
    if (found !== null) return { campaign, view, claimant: found };
  }
  throw new Error('nobody can claim anything');
}

test('squadrons and units get orders on one sheet, with their claims, and are sealed together', async ({
  page,
  context,
}) => {
  const { campaign, view, claimant } = await contested();
  const { unit, type, way, claims } = claimant;
  await signIn(context, campaign.players.azure);
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
  const squadrons = page.getByRole('region', { name: airText.title });
  await expect(squadrons).toContainText(airText.count(0, 1));
  await expect(page.getByRole('button', { name: sheetText.sealNone })).toContainText(squadronsText.stay(1));

  await test.step('a squadron gets its mission beside the units', async () => {
    await squadrons.getByRole('button', { name: squadron }).click();
    const panel = page.getByRole('region', { name: squadron });
    await panel.getByRole('button', { name: airText.airspace(5), exact: true }).click();
    await expect(squadrons.getByRole('button', { name: squadron })).toContainText(airText.given('recon', 5));
    await readable(page, 'air-desktop');
    await panel.getByRole('button', { name: MISSION_TILES.intercept }).click();
    await expect(squadrons.getByRole('button', { name: squadron })).toContainText(airText.given('intercept', 5));
  });

  const tiles = page.getByRole('group', { name: unitText.orders });
  await test.step('a claim is shown before it is sealed, on the map and in words', async () => {
    await rowOf(page, unit).click();
    await tiles.getByRole('button', { name: ORDER_NAMES[type], exact: true }).click();
    for (const at of way) await clickHex(page, at);
    const preview = page.getByRole('region', { name: movementText.claims });
    await expect(preview).toContainText(claims);
    await expect(preview).toContainText(movementText.ifContested);
    await expect(mapOf(page).locator('.claims .planned').first()).toBeVisible();
    await page.getByLabel(movementText.treatment).selectOption(TREATMENT_ORDERS.pillage);
    await readable(page, 'claims-desktop');
  });

  await test.step('units move in the order of the list, which the player changes', async () => {
    const others = marchers(view).filter(({ id }) => id !== unit.id);
    for (const other of others) {
      await rowOf(page, other).click();
      await tiles.getByRole('button', { name: ORDER_NAMES.guard, exact: true }).click();
    }
    const [last] = others.slice(-1);
    if (last === undefined) throw new Error('a second unit was expected');
    const rows = page.getByRole('region', { name: sheetText.title }).locator('.order-row .who');
    await expect(rows.first()).toHaveText(unit.name);
    for (const _other of others) await page.getByRole('button', { name: movementSheetText.earlier }).click();
    await expect(rows.first()).toHaveText(last.name);
    await rowOf(page, last).press('Alt+ArrowDown');
    await expect(rows.first()).not.toHaveText(last.name);
  });

  await sealButton(page).click();
  await movementResolved(page, 3);
  await openTab(page, campaignText.tabs.report);
  await expect(page.getByText(/An interceptor .* over Airspace 5/)).toBeVisible();
});
