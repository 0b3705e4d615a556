import { expect, type Page } from '@playwright/test';
import { ORDER_NAMES } from '@sealed-orders/text/hex-campaign';
import { airText, MISSION_TILES } from '@sealed-orders/text/hex-campaign/forms/air';
import {
  BATTLE_ORDER_NAMES,
  battleOrdersText,
  SPY_MISSION_NAMES,
} from '@sealed-orders/text/hex-campaign/forms/battle-orders';
import { movementText, TREATMENT_ORDERS } from '@sealed-orders/text/hex-campaign/forms/movement';
import { squadronName } from '@sealed-orders/text/hex-campaign/forms/squadrons';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { env } from './env.ts';
import { advanced } from './support/campaigns.ts';
import { FREE_SPIES, fieldsWar, GOALS, PIECES } from './support/fields-war.ts';
import { gives } from './support/gives.ts';
import { signIn } from './support/people.ts';
import { picture } from './support/picture.ts';
import { readable } from './support/readable.ts';
import { test } from './support/test.ts';
import { mapShown } from './support/views.ts';
import { clickHex } from './support/war-map.ts';
import { aim, give, goTo, inHand, phaseOpen, press, reportOf, seal } from './support/war-orders.ts';

/** What movement orders may contain besides a destination, with two squadrons in the air. */
async function movement(page: Page): Promise<void> {
  await test.step('squadrons fly, on the same sheet', async () => {
    for (const [n, mission, airspace] of [
      [1, 'intercept', 1],
      [2, 'recon', 6],
    ] as const) {
      const squadron = await inHand(page, squadronName(n));
      await give(squadron, MISSION_TILES[mission], airText.missions);
      await press(squadron.getByRole('button', { name: airText.airspace(airspace), exact: true }));
    }
  });
  await test.step('an army flies high, and says what becomes of towns on its way', async () => {
    const lancers = await inHand(page, PIECES.lancers.name);
    await give(lancers, ORDER_NAMES.path);
    await lancers.getByRole('checkbox', { name: unitText.flyHigh }).check();
    await goTo(page, lancers, GOALS.ahead);
    await lancers.getByLabel(movementText.treatment).selectOption(TREATMENT_ORDERS.pillage);
  });
  await test.step('an army of Chaos curses a tower instead of claiming', async () => {
    const cult = await inHand(page, PIECES.cult.name);
    await give(cult, ORDER_NAMES['claim-area']);
    await aim(cult, /^Curse the weapon tower/);
    await readable(page, 'order-fields-shrine');
  });
  await test.step('spies infiltrate an army and a town, and one switches from the town to its walls', async () => {
    for (const [spy, target] of [
      [FREE_SPIES.withArmy, /detachment of madder/i],
      [FREE_SPIES.inTown, /^The settlement/],
    ] as const) {
      const free = await inHand(page, spy.name);
      await give(free, ORDER_NAMES.path);
      await aim(free.getByRole('group', { name: movementText.takeUp }), target);
    }
    const kite = await inHand(page, FREE_SPIES.switching.name);
    await give(kite, ORDER_NAMES.guard);
    await aim(kite.getByRole('group', { name: movementText.switchTo }), /^The Stronghold/);
  });
}

/** Everything that battle orders may contain besides their target. */
async function battleOrders(page: Page): Promise<void> {
  await test.step('a raid goes over two hexes', async () => {
    const reavers = await inHand(page, PIECES.reavers.name);
    await give(reavers, BATTLE_ORDER_NAMES.raid);
    await press(reavers.getByRole('radio', { name: /0902 via 0802/ }));
  });
  await test.step('an attack on a town says how to treat it, and where the army would rather retreat', async () => {
    const siege = await inHand(page, PIECES.siege.name);
    await give(siege, BATTLE_ORDER_NAMES.attack);
    await clickHex(page, GOALS.town);
    await siege.getByLabel(battleOrdersText.treatment).selectOption(TREATMENT_ORDERS.destroy);
    await siege.getByRole('button', { name: battleOrdersText.retreat.choose }).click();
    await clickHex(page, GOALS.behind);
    await expect(siege.getByRole('list', { name: battleOrdersText.retreat.list })).toContainText(GOALS.behind);
    await siege.getByRole('button', { name: battleOrdersText.retreat.done }).click();
  });
  await test.step('before their missions a spy switches back to the town, and another to the army in it', async () => {
    const kite = await inHand(page, FREE_SPIES.switching.name);
    await give(kite, SPY_MISSION_NAMES['gain-information']);
    await aim(kite.getByRole('group', { name: battleOrdersText.spy.switch }), /^The settlement/);
    await readable(page, 'order-fields-switch');
    const wren = await inHand(page, FREE_SPIES.joining.name);
    await give(wren, SPY_MISSION_NAMES['gain-information']);
    await aim(wren.getByRole('group', { name: battleOrdersText.spy.switch }), /detachment of madder/i);
  });
}

/** Reads a line of the newest report, and takes a picture of it. */
async function inReport(page: Page, line: string | RegExp, name: string): Promise<void> {
  const found = reportOf(page).getByText(line).first();
  await expect(found).toBeVisible();
  await found.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await picture(page, name);
}

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 15_000 });

test('orders use every field they have, and the report says what came of it', async ({ page }) => {
  test.setTimeout(120_000 * env.patience);
  const war = await fieldsWar();
  await signIn(page.context(), war.players.azure);
  await page.goto(`/c/${war.slug}`);
  await mapShown(page);
  await movement(page);
  await seal(page);
  await gives(page, 'movement', 'path.path', 'path.high', 'path.treatment', 'claim-area.shrine', 'guard.switchTo');
  await gives(page, 'movement', 'path.target', 'path.target.piece', 'path.target.hex');
  await advanced(war);
  await phaseOpen(page, 1, 'battle-orders');
  await expect(reportOf(page)).toContainText(
    /The weapon tower at 0309 was cursed for .*, and is now a shrine of Chaos Undivided\./,
  );
  await expect(reportOf(page)).toContainText('The spy Kite switched to a Stronghold of madder');
  await inReport(page, /^Recon over Airspace 6/, 'air-missions');
  await inReport(page, /^Sky Lancers moved from/, 'movement-report');
  await battleOrders(page);
  await seal(page);
  await gives(page, 'battle-orders', 'raid.via', 'attack.treatment', 'attack.retreat', 'attack.target.hex');
  await gives(page, 'spies', 'gain-information.switchTo', 'gain-information.switchTo.hex');
  await gives(page, 'spies', 'gain-information.switchTo.piece');
  await advanced(war);
  await phaseOpen(page, 1, 'battle');
  await inReport(page, 'Siege Foot moved from 0708 into 0808 (attack).', 'battle-movement');
});
