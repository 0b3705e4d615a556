import { expect } from '@playwright/test';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { airText, MISSION_TILES } from '@sealed-orders/text/hex-campaign/forms/air';
import {
  BATTLE_ORDER_NAMES,
  battleOrdersText,
  SPY_MISSION_NAMES,
} from '@sealed-orders/text/hex-campaign/forms/battle-orders';
import { outcomeText, reportFormText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { squadronName } from '@sealed-orders/text/hex-campaign/forms/squadrons';
import { env } from './env.ts';
import { CROSSROADS } from './support/crossroads.ts';
import { gives } from './support/gives.ts';
import { picture } from './support/picture.ts';
import { test } from './support/test.ts';
import { openTab } from './support/views.ts';
import { ARMIES, POWERS } from './support/war-armies.ts';
import { type Council, councilMet, granted, type Lands, warBegun } from './support/war-council.ts';
import { atBattle, diceDecide, pressed, reportedApart, resultOf } from './support/war-fields.ts';
import {
  aim,
  atPlace,
  closedWithout,
  give,
  goFar,
  goTo,
  inHand,
  isSealed,
  isThere,
  order,
  press,
  reportOf,
  seal,
  sealAlways,
} from './support/war-orders.ts';
import { offerReceived, offerTo, promisesOf, ransomed } from './support/war-talks.ts';
import { allSeal, everybodyIn, onlyTold, toldBefore, type When } from './support/war-together.ts';

const { offers, form: offerText, promises: promisesText } = diplomacyText;
const MOST_MS = 180_000;

/**
 * A war of six turns between four people, two of them on phones, and a referee, each in a separate browser. The referee
 * uploads a map, creates the war, and gives Azure two outposts by hand, so that it borders those it deals with. The
 * others take seats, type in their armies, and give every order of the six turns on their pages. Only their accounts
 * are created beforehand, and `gives` reads the log to check that it holds what was given. Dice deal the start zones,
 * so the story depends on what is in the zone of each (`lands`). Where dice decide, it accepts the result.
 */
test.describe.configure({ mode: 'serial', timeout: MOST_MS * env.patience });
// A recording of five windows would take longer than the war.
test.use({ trace: { mode: 'retain-on-failure', screenshots: false } });

let war: Council;
let lands: Lands;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(MOST_MS * env.patience);
  war = await councilMet(browser);
  lands = await warBegun(war);
});

test.afterAll(async () => {
  const pages = [...POWERS.map((power) => war[power]), war.referee];
  await Promise.all(pages.map((page) => page.context().close()));
});

test('turn 1: they build, two make a pact, a spy sets out, and an attack ends in surrender', async () => {
  const { azure, madder, ochre, verdigris, referee } = war;
  const { name: city, capital, gate, resources } = lands.azure;
  const spy = spyOf(lands);

  await test.step('the referee gives Azure an outpost before Ochre and one before Verdigris', async () => {
    await granted(referee, 'azure', [lands.ochre.fork, lands.verdigris.fork]);
    await gives(referee, 'rulings', 'set-control');
  });

  await test.step('Azure builds and lays a route, Madder hires a spy on a phone', async () => {
    await atPlace(azure, `Resource ${resources[0]}`, 'routes');
    await order(azure, `Route to ${city}`);
    await atPlace(azure, city, 'buildings');
    await order(azure, 'Barracks');
    await picture(azure, 'build');
    await atPlace(madder, lands.madder.name, 'agents');
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
  await onlyTold(war, `Built at ${city} (${capital}) for 50 BP: Barracks.`, 'azure');
  await onlyTold(war, `The spy ${spy} was trained`, 'madder');
  await onlyTold(war, 'The orchards are out of bounds.', 'azure', 'verdigris');
  await onlyTold(war, 'Azure and Verdigris signed a non-aggression pact.', ...POWERS);
  await expect(reportOf(referee)).toContainText(`The spy ${spy} of Madder was trained`);

  await test.step('the spy goes where the Mud Riders stand, and the Ford Column to the gate of Azure', async () => {
    await goFar(madder, await inHand(madder, spy), lands.ochre.capital);
    await picture(madder, 'movement-phone');
    await goTo(ochre, await inHand(ochre, ARMIES.ochre.ford), gate);
  });
  await allSeal(war, [1, 'battle-orders']);
  // A spy who gets in reads the name of the place.
  const came = `The spy ${spy} (infiltrated a detachment of Ochre|was caught) at (.+ \\()?${lands.ochre.capital}`;
  await onlyTold(war, new RegExp(came), 'madder');

  await test.step('Ochre attacks the Capital of Azure, which is defended', async () => {
    const column = await inHand(ochre, ARMIES.ochre.ford);
    await give(column, BATTLE_ORDER_NAMES.attack);
    await aim(column, new RegExp(`^Detachment of Azure.*${capital}`));
    await expect(column).toContainText(battleOrdersText.outcome.battle(capital, ['Detachment of Azure']));
    await picture(ochre, 'battle-orders');
    await give(await inHand(azure, ARMIES.azure.bridge), BATTLE_ORDER_NAMES.defend);
  });
  await allSeal(war, [1, 'battle']);
  await onlyTold(war, `Ochre attacked Azure at ${capital}.`, ...POWERS);
  await onlyTold(war, `The preparation sheet for the battle at ${capital} is ready.`, 'azure', 'ochre');

  await test.step('Ochre reports that its column has surrendered at the table, and Azure confirms it', async () => {
    await atBattle(ochre, 1);
    await picture(ochre, 'battle');
    const surrender = resultOf(ochre).getByRole('group', { name: reportFormText.surrender });
    await surrender.getByRole('radio', { name: ARMIES.ochre.ford }).check();
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
  const { azure, madder, ochre } = war;
  const { name: city, capital } = lands.azure;
  const spy = spyOf(lands);
  await atPlace(azure, city, 'captives');
  await order(azure, ARMIES.ochre.ford);
  await allSeal(war, [2, 'movement-orders']);
  await onlyTold(war, `The captives from Ford Column (Ochre) went to prison at ${city} (${capital}).`, 'azure');
  await onlyTold(war, 'Report on a detachment of Ochre', 'azure');

  await test.step('Azure sends its squadron over the Capital of Ochre', async () => {
    const target = new RegExp(`^${lands.ochre.name}.*${lands.ochre.capital}`);
    const squadron = await inHand(azure, squadronName(1));
    await give(squadron, MISSION_TILES.strategic, airText.missions);
    await aim(squadron, target);
    await expect(squadron.getByRole('radio', { name: target })).toBeChecked();
    await picture(azure, 'air');
  });

  await test.step('the Mud Riders ride to the crossroads, and the Wood Watch hides beside the town of Madder', async () => {
    await goTo(ochre, await inHand(ochre, ARMIES.ochre.riders), CROSSROADS);
    await goTo(madder, await inHand(madder, ARMIES.madder.wood), lands.madder.wood);
  });
  await allSeal(war, [2, 'battle-orders']);
  await onlyTold(war, `Bombers over ${lands.ochre.capital}`, 'azure');
  await onlyTold(war, `${lands.ochre.name} at ${lands.ochre.capital} was bombed`, 'ochre');

  const hasSpy = await isThere(madder, spy); // A die of 1 caught it in turn 1.
  if (hasSpy) await give(await inHand(madder, spy), SPY_MISSION_NAMES['gain-information']);
  await allSeal(war, [3, 'build']);
  if (hasSpy) await onlyTold(war, `The spy ${spy} at ${CROSSROADS} rolled`, 'madder');
});

test('turn 3: captives are ransomed, a player gives notice of the pact, a town is taken, and an army withdraws', async () => {
  const { azure, madder, ochre, verdigris } = war;
  const { town, townName, wood, glade } = lands.madder;

  await test.step('Azure sells Ochre its captives', async () => {
    await ransomed(war, 'azure', 'ochre', { captives: ARMIES.ochre.ford, bp: 100, payer: lands.ochre.name });
    await expect(azure.getByText(offers.binds)).toBeVisible();
  });

  await test.step('Verdigris gives notice of the pact', async () => {
    await atPlace(verdigris, buildText.realm, 'diplomacy');
    await order(verdigris, 'End the pact');
  });
  await allSeal(war, [3, 'movement-orders']);
  await onlyTold(war, 'Verdigris gave notice to end the non-aggression pact with Azure', ...POWERS);
  await onlyTold(war, 'Azure released captives. Ochre transferred BP.', ...POWERS);
  await onlyTold(war, 'Ochre gave 100 BP', 'azure', 'ochre');

  await test.step('the Mud Riders ride into the town of Madder, and the Orchard Column stands at its gate', async () => {
    await goTo(ochre, await inHand(ochre, ARMIES.ochre.riders), town);
    await picture(ochre, 'movement');
    await goTo(azure, await inHand(azure, ARMIES.azure.orchard), lands.azure.gate);
  });
  await allSeal(war, [3, 'battle-orders']);
  await onlyTold(war, `${townName} at ${town}, which belonged to Madder, was captured.`, 'ochre');
  await onlyTold(war, `${townName} at ${town} was lost to Ochre.`, 'madder');

  await test.step('the Wood Watch withdraws before them', async () => {
    const watch = await inHand(madder, ARMIES.madder.wood);
    await give(watch, BATTLE_ORDER_NAMES.withdraw);
    await aim(watch, new RegExp(`^${glade}`));
  });
  await allSeal(war, [4, 'build']);
  await onlyTold(war, `Wood Watch withdrew to ${glade}.`, 'madder');
  await onlyTold(war, `Lost from sight: a detachment of Madder at ${wood}.`, 'ochre');
  const home = `${lands.ochre.name} (${lands.ochre.capital})`;
  await onlyTold(war, `Ford Column is no longer a captive of Azure. It is now at ${home}.`, 'ochre');
  await onlyTold(war, '100 BP from Ochre reached the Capital of Azure.', 'azure', 'ochre');
  await onlyTold(war, 'The non-aggression pact between Azure and Verdigris is over.', ...POWERS);
});

test('turn 4: the freed models are rearmed, Verdigris attacks its old partner, and the referee rules', async () => {
  const { azure, ochre, verdigris, referee } = war;
  const { gate, fork } = lands.azure;
  await atPlace(ochre, ARMIES.ochre.ford, 'losses');
  await order(ochre, `Rearm ${ARMIES.ochre.ford}`);
  await allSeal(war, [4, 'movement-orders']);
  await onlyTold(war, 'Ford Column was rearmed for 250 BP', 'ochre');
  await goFar(verdigris, await inHand(verdigris, ARMIES.verdigris.marsh), fork);
  await allSeal(war, [4, 'battle-orders']);

  await test.step('Verdigris attacks on a phone', async () => {
    const wardens = await inHand(verdigris, ARMIES.verdigris.marsh);
    await give(wardens, BATTLE_ORDER_NAMES.attack);
    await aim(wardens, new RegExp(`^Detachment of Azure.*${gate}`));
  });
  await allSeal(war, [4, 'battle']);
  await onlyTold(war, `Verdigris attacked Azure at ${gate}.`, ...POWERS);

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
    await referee.getByRole('dialog').getByRole('button', { name: reportFormText.decide }).click();
    await everybodyIn(war, 5, 'build');
  });
  await onlyTold(war, `The referee decided the battle at ${gate}.`, 'azure', 'verdigris');
  await onlyTold(war, `Losses on the field at ${gate}. Azure: 3 lost.`, 'azure', 'verdigris');
  await onlyTold(war, /Squad 1 of Orchard Column: \d/, 'azure');
  await onlyTold(war, `Verdigris won the battle at ${gate}`, ...POWERS);
  await picture(azure, 'report');
  await picture(verdigris, 'report-phone');
});

test('turn 5: a promise was broken, two turn on automatic sealing, and dice decide the last battle', async () => {
  const { azure, madder, ochre, verdigris } = war;
  const { town, flank } = lands.madder;

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
  await onlyTold(war, 'Azure said that Verdigris broke a promise made in turn 1.', ...POWERS);
  await expect(await promisesOf(azure)).toContainText(promisesText.empty);
  for (const page of [azure, verdigris]) await sealAlways(page, 'movement-orders');
  await picture(azure, 'standing-orders');
  await goTo(madder, await inHand(madder, ARMIES.madder.hill), flank);
  await allSeal(war, [5, 'battle-orders']);
  for (const page of [azure, verdigris]) await sealAlways(page, 'battle-orders');

  await test.step('Madder attacks on a phone to have its town back', async () => {
    const watch = await inHand(madder, ARMIES.madder.hill);
    await give(watch, BATTLE_ORDER_NAMES.attack);
    await aim(watch, new RegExp(`^Detachment of Ochre.*${town}`));
  });
  await allSeal(war, [5, 'battle']);

  await test.step('Madder offers dice, Ochre takes them, and both answer what they are asked', async () => {
    for (const page of [madder, ochre]) await atBattle(page, 1);
    const hadCaptives = await diceDecide(madder, ochre, () => picture(ochre, 'quick-dice'));
    await everybodyIn(war, 6, 'build');
    const result = new RegExp(`won the battle at ${town}|The battle at ${town} was a draw`);
    for (const page of [azure, ochre]) await toldBefore(page, result, hadCaptives ? 1 : 0);
  });
});

test('turn 6: two phases are sealed automatically, one player is late, and the referee does not wait', async () => {
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

/** Spies are named after the place that trains them. */
const spyOf = ({ madder }: Lands): string => `${madder.name} 1`;
