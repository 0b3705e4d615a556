import { expect } from '@playwright/test';
import { sectorWar } from '@sealed-orders/rules/testing';
import { DECISION_TEXT } from '@sealed-orders/text/sector-campaign';
import { declarationText } from '@sealed-orders/text/sector-campaign/declarations';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import { declaredText } from '@sealed-orders/text/sector-campaign/map-papers';
import { sectored } from './support/sector-staging.ts';
import { cardOf, chooseKind, declare, headed, onMap, part, pass, pick, sectorPage, stepOf } from './support/sectors.ts';
import { PHONE, panelOf } from './support/stars.ts';
import { test } from './support/test.ts';
import { press } from './support/war-orders.ts';

const { heads, steps } = declarationText;
const PIECES = {
  'Fen Wardens': 'west 8',
  'Drop Guard': 'west orbit',
  'Sluice Guns': 'west 7',
  'Tar Walkers': 'east B',
  'Cinder Mob': 'east A',
  'Kiln Guard': 'east C',
};

test('an attack is answered, and answered by an attack, against which a dropship lands', async ({ browser }) => {
  const sector = await sectored(sectorWar('attacks', { pieces: PIECES }));
  const [anna, bert] = [await sectorPage(browser, sector, 'anna'), await sectorPage(browser, sector, 'bert', PHONE)];
  const declared = part(anna, declaredText.title);

  await test.step('West attacks B from 8', async () => {
    await headed(anna, heads.yours);
    await pick(anna, steps.from, '8');
    await declare(anna, 'Attack B from 8 with Fen Wardens');
    await headed(anna, heads.theirs('east'));
    await expect(onMap(anna, 'B')).toHaveAccessibleName(new RegExp(mapText.battle));
  });

  await test.step('East is asked on its phone, sends help from A, and then lets the attack stand', async () => {
    await press(panelOf(bert).getByRole('button', { name: DECISION_TEXT.respond.title }));
    await headed(bert, heads.respond('B'));
    await pick(bert, steps.who, 'Cinder Mob');
    await declare(bert, 'Respond with Cinder Mob');
    await expect(declared).toContainText('responds in B with counter 2');
    // Only one more can be sent.
    await expect(stepOf(bert, steps.who).getByRole('radio')).toHaveCount(1);
    await pass(bert, declarationText.done);
  });

  await test.step('now East attacks, with the only detachment that can', async () => {
    await headed(bert, heads.yours);
    await declare(bert, 'Attack 9 from C with Kiln Guard');
  });

  await test.step('West answers from orbit, and the list has both attacks with their answers', async () => {
    await headed(anna, heads.respond('9'));
    await chooseKind(anna, 'drop');
    await expect(cardOf(anna)).toContainText(declarationText.after.drop);
    await declare(anna, 'Drop Drop Guard in 9 as a response');
    await expect(declared.getByRole('listitem').filter({ hasText: 'attacks 9 from C with counter 3' })).toContainText(
      'responds in 9 with counter 2',
    );
    await pass(anna, declarationText.done);
    await headed(anna, heads.yours);
  });
});
