import { expect, test } from '@playwright/test';
import { airText, MISSION_TILES } from '@sealed-orders/text/hex-campaign/desks/air';
import {
  BATTLE_ORDER_NAMES,
  battleOrdersText,
  SPY_MISSION_NAMES,
} from '@sealed-orders/text/hex-campaign/desks/battle-orders';
import { outcomeText, reportFormText } from '@sealed-orders/text/hex-campaign/desks/battles';
import { buildText } from '@sealed-orders/text/hex-campaign/desks/build';
import { squadronName } from '@sealed-orders/text/hex-campaign/desks/squadrons';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { ARMIES, PLACES, POWERS } from './support/frontier.ts';
import { gives } from './support/gives.ts';
import { picture } from './support/picture.ts';
import { openTab } from './support/views.ts';
import { type Council, councilMet, warBegun } from './support/war-council.ts';
import {
  aim,
  atPlace,
  closedWithout,
  give,
  goTo,
  inHand,
  isSealed,
  isThere,
  order,
  press,
  reportOf,
  seal,
  sealAlways,
} from './support/war-desk.ts';
import { atBattle, diceDecide, pressed, reportedApart, resultOf } from './support/war-fields.ts';
import { offerReceived, offerTo, promisesOf, ransomed } from './support/war-talks.ts';
import { allSeal, everybodyIn, onlyTold, toldBefore, type When } from './support/war-together.ts';

/** Spies are named after the place that trains them. */
const SPY = 'Old Dray 1';
const { offers, form: offerText, promises: promisesText } = diplomacyText;
const MOST_MS = 120_000;

/**
 * A war of six turns between four people, two of them on phones, and a referee, each in a browser of their own. They found
 * the war, meet in its lobby, and give every order of the six turns on their pages. Three things are not done on pages:
 * their accounts are made beforehand, the host starts the war, and the board of turn 1 is written to the database
 * (`warBegun`). `gives` reads the log to see that it holds what was given. Where dice decide, the story takes what comes.
 */
test.describe.configure({ mode: 'serial', timeout: MOST_MS });
// A film of five windows would take longer than the war.
test.use({ trace: { mode: 'retain-on-failure', screenshots: false } });

let war: Council;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(MOST_MS);
  war = await councilMet(browser);
  await warBegun(war);
});

test.afterAll(async () => {
  const pages = [...POWERS.map((power) => war[power]), war.referee];
  await Promise.all(pages.map((page) => page.context().close()));
});

test('turn 1: they build, two make a pact, a spy sets out, and an attack ends in surrender', async () => {
  const { azure, madder, ochre, verdigris, referee } = war;

  await test.step('Azure builds and lays a route, Madder hires a spy on a phone', async () => {
    await atPlace(azure, 'Resource 0304', 'routes');
    await order(azure, 'Route to Varn Bridge');
    await atPlace(azure, 'Ansgar', 'buildings');
    await order(azure, 'Barracks');
    await picture(azure, 'build');
    await atPlace(madder, 'Old Dray', 'agents');
    await order(madder, 'A spy');
    await picture(madder, 'build-phone');
  });

  await test.step('Azure offers a pact, Verdigris signs it on a phone, and the others know nothing', async () => {
    const form = await offerTo(azure, 'verdigris');
    await form.getByLabel(diplomacyText.treaties.pact).check();
    await form.getByLabel(offerText.promise).fill('The orchards are out of bounds.');
    await picture(azure, 'diplomacy');
    await press(form.getByRole('button', { name: offerText.send }));
    await press((await offerReceived(verdigris)).getByRole('button', { name: offers.sign }));
    for (const page of [azure, verdigris]) await expect(page.getByText(offers.binds)).toBeVisible();
    await openTab(ochre, diplomacyText.tab);
    await expect(ochre.getByText(diplomacyText.standing.empty)).toBeVisible();
  });

  await allSeal(war, [1, 'movement-orders']);
  await onlyTold(war, 'Barracks built at Ansgar', 'azure');
  await onlyTold(war, `The spy ${SPY} is ready`, 'madder');
  await onlyTold(war, 'The orchards are out of bounds.', 'azure', 'verdigris');
  await onlyTold(war, 'Azure and Verdigris signed a non-aggression pact.', ...POWERS);
  await expect(reportOf(referee)).toContainText(`The spy ${SPY} of Madder is ready`);

  await test.step('the spy goes where the Mud Riders stand', async () => {
    await goTo(madder, await inHand(madder, SPY), PLACES.crossing);
    await picture(madder, 'movement-phone');
  });
  await allSeal(war, [1, 'battle-orders']);
  await onlyTold(war, /The spy Old Dray 1 (infiltrated a detachment of Ochre|was caught) at 0805/, 'madder');

  await test.step('Ochre attacks Varn Bridge, and Azure defends it', async () => {
    const column = await inHand(ochre, ARMIES.ochre.ford.name);
    await give(column, BATTLE_ORDER_NAMES.attack);
    await aim(column, new RegExp(`^Detachment of Azure.*${PLACES.varnBridge}`));
    await expect(column).toContainText(battleOrdersText.outcome.battle(PLACES.varnBridge, ['Detachment of Azure']));
    await picture(ochre, 'battle-orders');
    await give(await inHand(azure, ARMIES.azure.bridge.name), BATTLE_ORDER_NAMES.defend);
  });
  await allSeal(war, [1, 'battle']);
  await onlyTold(war, 'Ochre fell upon Azure at 0505.', ...POWERS);
  await onlyTold(war, 'The card of the battle at 0505 is ready.', 'azure', 'ochre');

  await test.step('Ochre reports that its column has surrendered at the table, and Azure confirms it', async () => {
    await atBattle(ochre, 1);
    await picture(ochre, 'battle');
    const surrender = resultOf(ochre).getByRole('group', { name: reportFormText.surrender });
    await surrender.getByRole('radio', { name: ARMIES.ochre.ford.name }).check();
    await pressed(ochre, reportFormText.send);
    await expect(resultOf(ochre)).toContainText(reportFormText.waits('Azure'));
    await atBattle(madder, 1);
    await expect(resultOf(madder)).toContainText(reportFormText.watch);
    await expect(resultOf(madder)).not.toContainText(reportFormText.surrender);
    await atBattle(azure, 1);
    await expect(resultOf(azure)).toContainText(reportFormText.theirs('Ochre'));
    await pressed(azure, reportFormText.confirm);
  });

  await test.step('Azure keeps the captives, and the turn is over', async () => {
    await expect(resultOf(azure)).toContainText(outcomeText.captivesSays);
    await expect(resultOf(ochre)).toContainText(outcomeText.captivesWait('Azure'));
    await pressed(azure, outcomeText.keep);
    await everybodyIn(war, 2, 'build');
    await gives(azure, 'battles', 'decide-captives');
  });
});

test('turn 2: captives go to prison, bombers fly, and the spy listens', async () => {
  const { azure, madder } = war;
  await atPlace(azure, 'Varn Bridge', 'captives');
  await order(azure, ARMIES.ochre.ford.name);
  await allSeal(war, [2, 'movement-orders']);
  await onlyTold(war, 'The captives of Ford Column (Ochre) went to prison at Varn Bridge (0505).', 'azure');
  await onlyTold(war, 'Report on a detachment of Ochre', 'azure');

  await test.step('Azure sends its squadron over the Capital of Ochre', async () => {
    const squadron = await inHand(azure, squadronName(1));
    await give(squadron, MISSION_TILES.strategic, airText.missions);
    await aim(squadron, /^Saint Oriel/);
    await expect(squadron.getByRole('radio', { name: /^Saint Oriel/ })).toBeChecked();
    await picture(azure, 'air');
  });
  await allSeal(war, [2, 'battle-orders']);
  await onlyTold(war, 'Bombers over 1009', 'azure');
  await onlyTold(war, 'Saint Oriel at 1009 was bombed', 'ochre');

  const hasSpy = await isThere(madder, SPY); // A die of 1 caught it in turn 1.
  if (hasSpy) await give(await inHand(madder, SPY), SPY_MISSION_NAMES['gain-information']);
  await allSeal(war, [3, 'build']);
  if (hasSpy) await onlyTold(war, `${SPY} at ${PLACES.crossing}, gain information`, 'madder');
});

test('turn 3: captives are ransomed, the pact gets its notice, a town is taken, and an army withdraws', async () => {
  const { azure, madder, ochre, verdigris } = war;

  await test.step('Azure sells Ochre its captives', async () => {
    await ransomed(war, 'azure', 'ochre', { captives: ARMIES.ochre.ford.name, bp: 100 });
    await expect(azure.getByText(offers.binds)).toBeVisible();
  });

  await test.step('Verdigris gives notice of the pact', async () => {
    await atPlace(verdigris, buildText.realm, 'diplomacy');
    await order(verdigris, 'End the pact');
  });
  await allSeal(war, [3, 'movement-orders']);
  await onlyTold(war, 'Verdigris gave notice of the non-aggression pact with Azure', ...POWERS);
  await onlyTold(war, 'Azure releases captives. Ochre transfers BP.', ...POWERS);
  await onlyTold(war, 'Ochre gives 100 BP', 'azure', 'ochre');

  await test.step('the Mud Riders ride into Old Dray', async () => {
    await goTo(ochre, await inHand(ochre, ARMIES.ochre.riders.name), PLACES.oldDray);
    await picture(ochre, 'movement');
  });
  await allSeal(war, [3, 'battle-orders']);
  await onlyTold(war, 'Old Dray at 0704 was captured from Madder.', 'ochre');
  await onlyTold(war, 'Old Dray at 0704 was lost to Ochre.', 'madder');

  await test.step('the Wood Watch withdraws before them', async () => {
    const watch = await inHand(madder, ARMIES.madder.wood.name);
    await give(watch, BATTLE_ORDER_NAMES.withdraw);
    await aim(watch, /^0602/);
  });
  await allSeal(war, [4, 'build']);
  await onlyTold(war, 'Wood Watch withdrew to 0602.', 'madder');
  await onlyTold(war, 'Lost from sight: a detachment of Madder at 0703.', 'ochre');
  await onlyTold(war, 'Ford Column was set free by Azure and stands at Saint Oriel (1009).', 'ochre');
  await onlyTold(war, '100 BP from Ochre reached the Capital of Azure.', 'azure', 'ochre');
  await onlyTold(war, 'The non-aggression pact of Azure and Verdigris is over.', ...POWERS);
});

test('turn 4: the freed are armed again, Verdigris attacks its old partner, and the referee rules', async () => {
  const { azure, ochre, verdigris, referee } = war;
  await atPlace(ochre, ARMIES.ochre.ford.name, 'losses');
  await order(ochre, `Rearm ${ARMIES.ochre.ford.name}`);
  await allSeal(war, [4, 'movement-orders']);
  await onlyTold(war, 'Ford Column was rearmed for 250 BP', 'ochre');
  await allSeal(war, [4, 'battle-orders']);

  await test.step('Verdigris attacks on a phone', async () => {
    const wardens = await inHand(verdigris, ARMIES.verdigris.marsh.name);
    await give(wardens, BATTLE_ORDER_NAMES.attack);
    await aim(wardens, new RegExp(`^Detachment of Azure.*${ARMIES.azure.orchard.at}`));
  });
  await allSeal(war, [4, 'battle']);
  await onlyTold(war, 'Verdigris fell upon Azure at 0405.', ...POWERS);

  await test.step('they report the battle differently', async () => {
    await reportedApart(verdigris, azure, () => picture(verdigris, 'battle-phone'));
    for (const page of [azure, verdigris]) await expect(resultOf(page)).toContainText(reportFormText.differ);
  });

  await test.step('the referee takes the word of Azure, and says why', async () => {
    await atBattle(referee, 1);
    await expect(resultOf(referee)).toContainText(reportFormText.differReferee);
    await pressed(referee, reportFormText.start('Azure'));
    await resultOf(referee).getByLabel(reportFormText.reason).fill('Both showed me a picture of their table.');
    await picture(referee, 'ruling');
    await pressed(referee, reportFormText.decide);
    await everybodyIn(war, 5, 'build');
  });
  await onlyTold(war, 'The referee has decided the battle at 0405.', 'azure', 'verdigris');
  await onlyTold(war, 'Losses on the field at 0405: Squad 1 of Azure 3 lost.', 'azure', 'verdigris');
  await onlyTold(war, /Squad 1 of Orchard Column: .*dice/, 'azure');
  await onlyTold(war, 'Verdigris won the battle at 0405', ...POWERS);
  await picture(azure, 'report');
  await picture(verdigris, 'report-phone');
});

test('turn 5: a promise was broken, two have their phases sealed from now on, and dice decide the last battle', async () => {
  const { azure, madder, ochre, verdigris } = war;

  await test.step('Azure says that Verdigris has broken its promise, and others read it when Build closes', async () => {
    const promises = await promisesOf(azure);
    await expect(promises).toContainText('The orchards are out of bounds.');
    await press(promises.getByRole('button', { name: promisesText.break('Verdigris') }));
    await expect(promises).toContainText(promisesText.yours('Verdigris'));
    await expect(await promisesOf(verdigris)).toContainText(promisesText.theirs('Azure'));
    await expect(await promisesOf(madder)).toContainText(promisesText.empty);
  });
  for (const page of [azure, verdigris]) await sealAlways(page, 'build');
  await allSeal(war, [5, 'movement-orders']);
  await onlyTold(war, 'Azure says that Verdigris has broken a promise of turn 1.', ...POWERS);
  await expect(await promisesOf(azure)).toContainText(promisesText.empty);
  for (const page of [azure, verdigris]) await sealAlways(page, 'movement-orders');
  await picture(azure, 'standing-orders');
  await allSeal(war, [5, 'battle-orders']);
  for (const page of [azure, verdigris]) await sealAlways(page, 'battle-orders');

  await test.step('Madder attacks on a phone', async () => {
    const watch = await inHand(madder, ARMIES.madder.hill.name);
    await give(watch, BATTLE_ORDER_NAMES.attack);
    await aim(watch, new RegExp(`^Detachment of Ochre.*${ARMIES.ochre.mill.at}`));
  });
  await allSeal(war, [5, 'battle']);

  await test.step('Madder offers dice, Ochre takes them, and both answer what they are asked', async () => {
    for (const page of [madder, ochre]) await atBattle(page, 1);
    const hadCaptives = await diceDecide(madder, ochre, () => picture(ochre, 'quick-dice'));
    await everybodyIn(war, 6, 'build');
    const result = /won the battle at 0606|The battle at 0606 was a draw/;
    for (const page of [azure, ochre]) await toldBefore(page, result, hadCaptives ? 1 : 0);
  });
});

test('turn 6: the phases of two are sealed for them, one is late, and the referee does not wait', async () => {
  const { azure, verdigris, madder, referee } = war;
  const then: readonly When[] = [
    [6, 'movement-orders'],
    [6, 'battle-orders'],
    [7, 'build'],
  ];
  for (const next of then) {
    for (const page of [azure, verdigris]) await isSealed(page);
    await seal(madder);
    await closedWithout(referee, 'Ochre');
    await everybodyIn(war, ...next);
  }
});
