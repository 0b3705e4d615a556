import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Seeded } from '@sealed-orders/testkit';
import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { env } from './env.ts';
import { cartOf, fromList, leftIn, orderComposed, takenOut, typeUnit } from './support/build-form.ts';
import { ARMIES, CAPTIVES, CONVOY, laidOut, SITES } from './support/build-war.ts';
import { type Seat, seeded } from './support/campaigns.ts';
import { gives } from './support/gives.ts';
import { keepLists } from './support/lists.ts';
import { signIn } from './support/people.ts';
import { readable } from './support/readable.ts';
import { test } from './support/test.ts';
import { mapShown } from './support/views.ts';
import { atPlace, order, phaseOpen, press, reportOf, seal } from './support/war-orders.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const { muster, upkeepOrder } = buildText;

/** The report lines that Azure reads, one by one. Dice decide whether a road succeeds. */
const TOLD: readonly (string | RegExp)[] = [
  'Disbanded at Ansgar (0202): wall section. 25 BP were refunded to Ansgar (0202).',
  'The Camp at 0104 was demolished.',
  'Given up at Varn Bridge (0505): Barracks. 25 BP were refunded to the store.',
  'Recruits was disbanded.',
  'Depot Column sent 1 model of Second Rifles home.',
  'Third Rifles left Hospital Column. 150 BP were refunded to Ansgar (0202).',
  'Forest Rangers gave 4 models of First Rifles to Hospital Column.',
  'Scouts joined Forest Rangers for 100 BP, paid by Ansgar (0202).',
  'Wall Guard is now heading for Ansgar (0202).',
  'Hospital Column replaced 3 models of Mortar Squad for 90 BP, paid by Ansgar (0202).',
  'Bionics for Colonel Voss of Hospital Column are being made at Ansgar (0202) for 20 BP.',
  'Plasma Squad of Hospital Column got new equipment for 1 BP, paid by Ansgar (0202).',
  'Ransomed Column was rearmed for 200 BP, paid by Ansgar (0202).',
  'Followers worth 300 points from 0203 joined Forest Rangers.',
  'Mercenaries worth 800 points from 0103 entered your service as Hired Boyz.',
  'First Column is being raised at Ansgar (0202) for 760 BP.',
  'Town Watch is being raised at Ansgar (0202) for 100 BP. It will garrison 0404.',
  'Built at Ansgar (0202) for 100 BP: Prison.',
  'Built at Ansgar (0202) for 3 BP, paid by Ansgar (0202): razorwire.',
  'A weapon tower at Ansgar (0202) was converted into an anti-air tower at no cost.',
  /was founded at 0402 for 200 BP/,
  'Ansgar at 0202 will be taxed, not exploited.',
  'Varn Bridge at 0505 grew into a City for 500 BP.',
  'A Fortification was built at 0404 for 75 BP, paid by Ansgar (0202).',
  /road.* between 0201 and Ansgar \(0202\)/i,
  'The spy Ansgar 1 was trained at 0202 for 100 BP.',
  'A diplomat was appointed at Ansgar (0202) for 100 BP.',
  'Convoy Ansgar 1 was loaded at 0202 with 50 BP.',
  `Convoy ${CONVOY} unloaded its 200 BP at Ansgar (0202).`,
  'Resources from 0304 now go to Varn Bridge (0505)',
  'Your Capital is now closed to the diplomats of ochre.',
  'azure expelled the diplomat of madder',
  'azure gave notice to end the non-aggression pact with verdigris',
  'Building upkeep will be paid in this order: Barracks, Academy, Training Facilities,',
  'The captives from Lost Watch (madder) went to prison at Varn Bridge (0505).',
];

/** A user's window on the war. */
async function windowOf(context: BrowserContext, war: Seeded, seat: Seat): Promise<Page> {
  await signIn(context, war.players[seat]);
  const page = await context.newPage();
  await page.goto(`/c/${war.slug}`);
  await mapShown(page);
  return page;
}

/** Names an alternative hex for the new unit if there is no room in the first. */
async function ratherIn(page: Page, hex: string): Promise<void> {
  await page.getByRole('combobox', { name: muster.rather }).selectOption({ label: hex });
  await expect(page.getByRole('list', { name: muster.rather })).toContainText(hex);
}

/** The cart shows every line under its name, as often as it was ordered. */
async function isOrdered(page: Page, ...titles: readonly string[]): Promise<void> {
  for (const title of titles) await expect(cartOf(page), title).toContainText(title);
}

/** Forty lines by hand, on a machine that may be busy. */
const MOST_MS = 300_000;

// Anything missing fails soon.
test.use({ actionTimeout: 15_000 });

test('every line of a build sheet is given by hand, and the report lists each', async ({ browser }) => {
  test.setTimeout(MOST_MS * env.patience);
  const war = await seeded({ name: 'The War of All Works' });
  await laidOut(war);
  const contexts = [
    await browser.newContext(),
    await browser.newContext(PHONE),
    await browser.newContext(),
    await browser.newContext(PHONE),
  ] as const;
  const [azure, madder, ochre, verdigris] = [
    await windowOf(contexts[0], war, 'azure'),
    await windowOf(contexts[1], war, 'madder'),
    await windowOf(contexts[2], war, 'ochre'),
    await windowOf(contexts[3], war, 'verdigris'),
  ];

  const [list = ''] = await keepLists(contexts[0].request, 1);

  await test.step('Azure gives up what it no longer needs', async () => {
    await atPlace(azure, 'Ansgar', 'disband');
    const before = await leftIn(azure);
    await order(azure, 'Wall section');
    await expect.poll(() => leftIn(azure), 'half of the wall comes back').toBe(before + 25);
    await atPlace(azure, '0104', 'disband');
    await order(azure, 'The Stronghold');
    await atPlace(azure, 'Varn Bridge', 'disband');
    await order(azure, 'Barracks');
    await atPlace(azure, ARMIES.recruits.name, 'disband');
    await order(azure, ARMIES.recruits.name);
    await atPlace(azure, ARMIES.giver.name, 'disband');
    await order(azure, 'Second Rifles, 1 model');
    await isOrdered(
      azure,
      'Wall section',
      'The Stronghold',
      'Barracks',
      ARMIES.recruits.name,
      'Second Rifles, 1 model',
    );
  });

  await test.step('its armies change: units, models, targets, losses, arms', async () => {
    await atPlace(azure, ARMIES.hospital.name, 'change');
    await order(azure, 'Third Rifles');
    await atPlace(azure, ARMIES.finder.name, 'change');
    await order(azure, 'First Rifles, 4 models');
    await typeUnit(azure, { name: 'Scouts', slot: 'troops', points: 100 });
    await orderComposed(azure);
    await atPlace(azure, ARMIES.settlers.name, 'change');
    await order(azure, ARMIES.settlers.name);
    await atPlace(azure, ARMIES.hospital.name, 'losses');
    await order(azure, 'Mortar Squad, 3 models');
    await order(azure, 'Bionics for Colonel Voss');
    await order(azure, 'Equipment for Plasma Squad');
    // Models given away have to be made good before anything new is built.
    await atPlace(azure, ARMIES.finder.name, 'losses');
    await order(azure, 'First Rifles, 4 models');
    await atPlace(azure, ARMIES.ransomed.name, 'losses');
    await order(azure, `Rearm ${ARMIES.ransomed.name}`);
  });

  await test.step('it composes what was found and what is new', async () => {
    await atPlace(azure, /^0203.*unclaimed find/, 'finds');
    await typeUnit(azure, { name: 'Woodsmen', slot: 'troops', points: 300 });
    await orderComposed(azure);
    await atPlace(azure, /^0103.*unclaimed find/, 'finds');
    await azure.getByRole('textbox', { name: muster.name, exact: true }).fill('Hired Boyz');
    await typeUnit(azure, { name: 'Boss', slot: 'hq', points: 200 });
    await typeUnit(azure, { name: 'Boyz', slot: 'troops', points: 300 });
    await typeUnit(azure, { name: 'More Boyz', slot: 'troops', points: 300 });
    await orderComposed(azure);
    await atPlace(azure, 'Ansgar', 'muster');
    await azure.getByRole('textbox', { name: muster.name, exact: true }).fill('First Column');
    await fromList(azure, list, 'Command Group', '1st Rifle Platoon', '2nd Rifle Platoon', '3rd Rifle Platoon');
    await ratherIn(azure, '0203');
    await ratherIn(azure, '0302');
    await press(azure.getByRole('button', { name: muster.dropRather('0203') }));
    await orderComposed(azure);
    await azure.getByRole('combobox', { name: muster.kind }).selectOption(muster.kinds['new-garrison-detachment']);
    await azure.getByRole('textbox', { name: muster.name, exact: true }).fill('Town Watch');
    await azure.getByRole('combobox', { name: muster.target }).selectOption({ label: SITES.camp });
    await azure.getByRole('radio', { name: muster.typed }).check();
    await typeUnit(azure, { name: 'Watchmen', slot: 'troops', points: 200 });
    await orderComposed(azure);
    await isOrdered(azure, 'Followers', 'Hired Boyz', 'First Column', 'Town Watch');
  });

  await test.step('it builds', async () => {
    await atPlace(azure, 'Ansgar', 'buildings');
    const before = await leftIn(azure);
    await order(azure, 'Prison');
    await order(azure, 'Light Factory');
    await expect.poll(() => leftIn(azure)).toBe(before - 100 - 100);
    await takenOut(azure, 'Light Factory');
    await expect.poll(() => leftIn(azure), 'a line that is taken out costs nothing').toBe(before - 100);
    await atPlace(azure, 'Ansgar', 'stronghold');
    await press(azure.getByRole('button', { name: /^Show \d+ more$/ }));
    await order(azure, 'Razorwire');
    await press(azure.getByRole('button', { name: /^Add: Anti-air tower, .*weapon tower at Ansgar/i }));
    await atPlace(azure, 'Ansgar', 'settlement');
    await order(azure, 'Village at 0402');
    await order(azure, 'Stop exploiting the settlement');
    await atPlace(azure, 'Varn Bridge', 'settlement');
    await order(azure, 'Grow into a City');
    await atPlace(azure, '0404', 'stronghold');
    await order(azure, 'Fortification');
    await atPlace(azure, 'Ansgar', 'roads');
    await press(azure.getByRole('button', { name: /^Add: Road/ }).first());
    await atPlace(azure, 'Ansgar', 'agents');
    await order(azure, 'A spy');
    await order(azure, 'Your diplomat');
    await atPlace(azure, 'Ansgar', 'convoys');
    await order(azure, 'Convoy with 50 BP');
    await order(azure, CONVOY);
    await atPlace(azure, 'Resource 0304', 'routes');
    await order(azure, 'Route to Varn Bridge');
  });

  await test.step('its realm: treaties, guests, the order of upkeep, captives', async () => {
    await atPlace(azure, buildText.realm, 'diplomacy');
    await order(azure, 'End the pact');
    await order(azure, 'Close the Capital, to diplomats of ochre');
    await press(azure.getByRole('button', { name: /^Add: Send .* home$/ }));
    await atPlace(azure, buildText.realm, 'upkeep');
    await press(azure.getByRole('button', { name: upkeepOrder.earlier('Academy') }));
    await isOrdered(azure, 'Barracks, Academy, Training Facilities');
    await readable(azure, 'build-upkeep-desktop');
    await atPlace(azure, 'Varn Bridge', 'captives');
    await order(azure, `${CAPTIVES.ofMadder}, into prison, questioned about a settlement`);
    await seal(azure);
  });

  await test.step('the others do what only they can: two on phones', async () => {
    await atPlace(madder, buildText.realm, 'upkeep');
    await readable(madder, 'build-upkeep-phone');
    await atPlace(madder, 'Old Dray', 'settlement');
    await order(madder, 'Old Dray becomes the Capital');
    await seal(madder);
    await atPlace(ochre, 'Marrow Gate', 'captives');
    await order(ochre, `${CAPTIVES.ofAzure}, tempted to change sides`);
    await seal(ochre);
    await atPlace(verdigris, 'Pitch Wood', 'settlement');
    await order(verdigris, 'Capital to Pitch Wood');
    await seal(verdigris);
  });

  await test.step('every report reaches the player it concerns', async () => {
    for (const page of [azure, madder, ochre, verdigris]) await phaseOpen(page, 3, 'movement-orders');
    for (const line of TOLD) await expect(reportOf(azure), String(line)).toContainText(line);
    await expect(reportOf(azure)).not.toContainText('Light Factory');
    await expect(reportOf(madder)).toContainText('The Capital moved to Old Dray (0704).');
    await expect(reportOf(ochre)).toContainText(
      /Lost Column of azure, in prison at Marrow Gate .* (turned to Chaos|stood firm)/,
    );
    await expect(reportOf(verdigris)).toContainText('The Capital moved to Pitch Wood (0309).');
    for (const page of [madder, ochre, verdigris]) await expect(reportOf(page)).not.toContainText('Bionics');
  });

  await gives(azure, 'build', 'disband', 'disband-models', 'disband-building', 'disband-defence', 'demolish');
  await gives(azure, 'build', 'transfer', 'add-unit', 'remove-unit', 'retarget', 'rearm', 'replace', 'bionics');
  await gives(azure, 'build', 're-equip', 'compose-followers', 'compose-mercenaries', 'new-detachment');
  await gives(azure, 'build', 'new-garrison-detachment', 'building', 'defence', 'convert-tower', 'found', 'exploit');
  await gives(azure, 'build', 'grow', 'stronghold', 'road', 'spy', 'diplomat', 'convoy', 'unload', 'route');
  await gives(azure, 'build', 'end-treaty', 'close-capital', 'expel', 'upkeep-order', 'move-captives');
  await gives(azure, 'build', 'new-detachment.prefer', 'close-capital.closed=true', 'exploit.on=false', 'route.path');
  await gives(azure, 'build', 'move-captives.ask', 'upkeep-order.buildings');
  await gives(madder, 'build', 'name-capital');
  await gives(ochre, 'build', 'convert');
  await gives(verdigris, 'build', 'move-capital');
  await Promise.all(contexts.map((context) => context.close()));
});
