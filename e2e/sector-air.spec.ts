import { expect } from '@playwright/test';
import { type SectorWar, sectorWar } from '@sealed-orders/rules/testing';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { declarationText } from '@sealed-orders/text/sector-campaign/declarations';
import { ordered, sectored } from './support/sector-staging.ts';
import { passed, reduced, WEST_FIRST } from './support/sector-wars.ts';
import {
  atBattle,
  cardOf,
  chooseKind,
  declare,
  headed,
  part,
  pick,
  raisePanel,
  sectorPage,
  stepOf,
  touchTerritory,
} from './support/sectors.ts';
import { logOf, PHONE } from './support/stars.ts';
import { test } from './support/test.ts';
import { press } from './support/war-orders.ts';

const { answers, heads, steps } = declarationText;
const KITES = 'Sedge Kites';
const LARKS = 'Reed Larks';
const HAWKS = 'Soot Hawks';
const FLAK = 'Slag Flak';

const FLYERS = { west: [LARKS, 'escort'], east: [HAWKS, 'intercept'] } as const;

/**
 * West’s airborne troops in 8 can fly over B, where an interceptor and flak wait, to E. Each of them has a single unit left,
 * so they can’t bring the flight down, whatever the dice say.
 */
function flying(): SectorWar {
  const war = sectorWar('air', {
    pieces: {
      [KITES]: 'west 8 airborne',
      [LARKS]: 'west 4 aerial hunts4 ask',
      [HAWKS]: 'east B aerial hunts4 ask',
      [FLAK]: 'east B flak',
      'Kiln Guard': 'east E',
    },
  });
  reduced(war, 'east', HAWKS, FLAK);
  while (war.board.phase === 'air') {
    const side = war.board.asked[0]?.side ?? 'west';
    const [name, mission] = FLYERS[side];
    war.dice(WEST_FIRST).does(side, { type: 'mission', detachment: war.one(name).id, mission });
  }
  return passed(war);
}

test('a flight with an escort is intercepted, shot at, fights in vain, and flies home by the same way', async ({
  browser,
}) => {
  const sector = await sectored(flying());
  const [anna, bert] = [await sectorPage(browser, sector, 'anna'), await sectorPage(browser, sector, 'bert', PHONE)];

  await test.step('West sends airborne troops over B, with an escort', async () => {
    await headed(anna, heads.yours);
    await chooseKind(anna, 'fly');
    await touchTerritory(anna, 'E');
    await expect(stepOf(anna, steps.route)).toContainText('B → E');
    await press(stepOf(anna, steps.escort).getByRole('button'));
    await pick(anna, steps.escort, LARKS);
    await expect(cardOf(anna)).toContainText(declarationText.after.flight);
    await declare(anna, `Attack E via B by air with ${KITES}, escorted by ${LARKS}`);
  });

  await test.step('East is asked in B and intercepts, and West sends in the escort', async () => {
    await raisePanel(bert);
    await headed(bert, heads.intercept('B'));
    await press(cardOf(bert).getByRole('button', { name: answers.intercept(HAWKS), exact: true }));
    await headed(anna, heads.escort);
    await press(cardOf(anna).getByRole('button', { name: answers.react, exact: true }));
    await headed(anna, heads.theirs('east'));
    const log = await logOf(anna);
    await expect(log).toContainText(`East’s counter 1 intercepted ${KITES} in B.`);
    await expect(log).toContainText(`The escort ${LARKS} met the interceptor counter 1 in B.`);
    await expect(log).toContainText(`${KITES} reached E.`);
  });

  await test.step('only East reads what its flak has rolled', async () => {
    const rolled = /Flak in B against West’s counter 1 \(fires on a 6\): Slag Flak rolled \d\./;
    await expect(await logOf(bert)).toContainText(rolled);
    for (const page of [anna, await sectorPage(browser, sector, null)])
      await expect(await logOf(page)).not.toContainText('fires on a 6');
  });

  await test.step('West concedes the battle, and its troops fly home the way they came', async () => {
    await ordered(sector, 'bert', { type: 'declare', declaration: { type: 'done' } });
    await ordered(sector, 'bert', { type: 'declare', declaration: { type: 'pass' } });
    await ordered(sector, 'anna', { type: 'declare', declaration: { type: 'pass' } });
    await atBattle(anna, sector, 'b1');
    const { concede, title } = battleText.ways;
    await press(part(anna, title).getByRole('button', { name: concede.action, exact: true }));
    await press(anna.getByRole('dialog').getByRole('button', { name: concede.action, exact: true }));
    await expect(anna.getByRole('heading', { name: battleText.result('east'), exact: true })).toBeVisible();
    const log = await logOf(anna);
    await expect(log).toContainText(`${KITES} flew back to 8 via B.`);
    await expect(log).toContainText(/Sedge Kites went back from E to 8\./);
  });
});
