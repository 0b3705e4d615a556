import { type Browser, expect, type Page } from '@playwright/test';
import type { Seeded } from '@sealed-orders/testkit';
import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { env } from './env.ts';
import { HALFWAY, laidOutForFields } from './support/build-fields-war.ts';
import { cartOf, orderComposed, typeUnit } from './support/build-form.ts';
import { CAPTIVES } from './support/build-war.ts';
import { type Seat, seeded } from './support/campaigns.ts';
import { gives } from './support/gives.ts';
import { signIn } from './support/people.ts';
import { readable } from './support/readable.ts';
import { test } from './support/test.ts';
import { mapShown } from './support/views.ts';
import { atPlace, order, press, seal } from './support/war-orders.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const { muster } = buildText;

async function windowOf(browser: Browser, war: Seeded, seat: Seat, size = {}): Promise<Page> {
  const context = await browser.newContext(size);
  await signIn(context, war.players[seat]);
  const page = await context.newPage();
  await page.goto(`/c/${war.slug}`);
  await mapShown(page);
  return page;
}

/** Adds the first line of the open price list whose name has these words. */
const add = (page: Page, words: RegExp): Promise<void> =>
  press(
    page
      .getByRole('button', { name: words })
      .and(page.getByRole('button', { name: /^Add: / }))
      .first(),
  );

const named = (page: Page, name: string): Promise<void> =>
  page.getByRole('textbox', { name: muster.name, exact: true }).fill(name);

/** A detachment in Rhinos, as its composition asks, and one that falls from orbit. */
async function mustered(page: Page): Promise<void> {
  await atPlace(page, 'Ansgar', 'muster');
  await named(page, 'Rhino Column');
  await page.getByRole('combobox', { name: muster.special }).selectOption({ label: 'Mechanized' });
  await typeUnit(page, { name: 'Command', slot: 'hq', points: 200, mount: 'Rhino' });
  for (const n of [1, 2, 3]) {
    const squad = { name: `Squad ${n}`, slot: 'troops', points: 200, mount: 'Rhino' } as const;
    await typeUnit(page, { ...squad, entry: 'Tactical Squad, Troops' });
  }
  await readable(page, 'build-fields-muster-desktop');
  await orderComposed(page);
  await named(page, 'Falling Column');
  await page.getByRole('checkbox', { name: muster.orbit }).check();
  await typeUnit(page, { name: 'Scouts', slot: 'hq', points: 200, tags: [muster.scout, 'drop pods'], most: 2 });
  for (const n of [1, 2, 3]) {
    const squad = { name: `Drop Squad ${n}`, slot: 'troops', points: 200, tags: ['drop pods'] } as const;
    await typeUnit(page, { ...squad, entry: 'Tactical Squad, Troops' });
  }
  await orderComposed(page);
  await expect(cartOf(page)).toContainText('Falling Column');
}

test.use({ actionTimeout: 15_000 });

test('build lines use every field they have', async ({ browser }) => {
  test.setTimeout(180_000 * env.patience);
  const war = await seeded({ name: 'The War of All Fields' });
  await laidOutForFields(war);

  const azure = await windowOf(browser, war, 'azure');
  await test.step('lines of places: who is paid, where captives go, what is open, exploited and no longer routed', async () => {
    await atPlace(azure, HALFWAY, 'disband');
    await order(azure, 'Wall section');
    await atPlace(azure, 'Varn Bridge', 'captives');
    await add(azure, new RegExp(`${CAPTIVES.ofMadder}.*Warder Column`));
    await atPlace(azure, 'Varn Bridge', 'settlement');
    await order(azure, 'Exploit the settlement');
    await atPlace(azure, 'Ansgar', 'stronghold');
    await add(azure, /turret tower.*plasma/i);
    await atPlace(azure, 'Resource 0304', 'routes');
    await press(azure.getByRole('button', { name: buildText.route.give }));
    await atPlace(azure, buildText.realm, 'diplomacy');
    await order(azure, 'Open the Capital');
  });
  await test.step('detachments: their composition, orbit, and what their units are', () => mustered(azure));
  await seal(azure);
  await gives(azure, 'build', 'disband-defence.payer', 'move-captives.to', 'exploit.on=true', 'route.path=null');
  await gives(azure, 'build', 'defence.weapon', 'close-capital.closed=false');
  await gives(azure, 'build', 'new-detachment.special', 'new-detachment.orbit');
  await gives(
    azure,
    'forms',
    'unit',
    'unit.kind',
    'unit.mount',
    'unit.tags',
    'unit.scout',
    'unit.limits',
    'unit.limits.most',
  );

  const madder = await windowOf(browser, war, 'madder', PHONE);
  await test.step('shrines of aspects, on a phone', async () => {
    await atPlace(madder, 'Old Dray', 'disband');
    await add(madder, /Dire Avengers/i);
    await atPlace(madder, 'Old Dray', 'buildings');
    await add(madder, /Warp Spiders/i);
    await seal(madder);
    await gives(madder, 'build', 'disband-building.aspect', 'building.aspect');
  });

  const ochre = await windowOf(browser, war, 'ochre', PHONE);
  await test.step('units of Chaos bear a mark, on a phone', async () => {
    await atPlace(ochre, 'Marrow Gate', 'muster');
    await named(ochre, 'Marked Band');
    await typeUnit(ochre, { name: 'Leaders', slot: 'hq', points: 200, mark: 'Chaos Undivided' });
    await readable(ochre, 'build-fields-muster-phone');
    for (const n of [1, 2, 3]) await typeUnit(ochre, { name: `Band ${n}`, slot: 'troops', points: 200 });
    await orderComposed(ochre);
    await seal(ochre);
    await gives(ochre, 'forms', 'unit.mark');
  });
  for (const page of [azure, madder, ochre]) await page.context().close();
});
