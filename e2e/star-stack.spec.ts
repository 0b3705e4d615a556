import { expect, type Locator, type Page } from '@playwright/test';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import {
  atBattle,
  battleIn,
  battleOver,
  FIELD,
  FORCES,
  logOf,
  ORBIT,
  PHONE,
  reported,
  starPage,
  starred,
} from './support/stars.ts';
import { test } from './support/test.ts';
import { openTab } from './support/views.ts';
import { press } from './support/war-orders.ts';

const { list, retreat, stack } = battleText;
/** The node that madder falls back to without a list, since it is worth most. */
const CITY = 'Grayford';

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** The holder’s list of retreats, for the battleforce that fights. */
const retreats = (page: Page): Locator => part(page, retreat.for(FORCES.madder));

test('a third player waits, the holder lists retreats by buttons, and silence confirms the report', async ({
  browser,
}) => {
  const star = await starred({ attackers: ['azure', 'ochre'] });
  const battle = await battleIn(star);
  const madder = await starPage(browser, star, 'madder', PHONE);
  const ochre = await starPage(browser, star, 'ochre');
  for (const page of [madder, ochre]) await atBattle(page, star, battle);

  await test.step('the one who waits reads where they are in the stack, and what each result means', async () => {
    const arrivals = part(ochre, stack.title).getByRole('listitem');
    await expect(arrivals).toHaveText([
      new RegExp(`^${stack.holder}.*${FORCES.madder}`),
      new RegExp(`^${stack.attacker}.*${FORCES.azure}`),
      new RegExp(`^${stack.waits(1)}.*${FORCES.ochre}.*${stack.you}`),
    ]);
    const meanings = part(ochre, stack.meansTitle);
    await expect(meanings).toContainText(stack.youAttack('azure'));
    await expect(meanings).toContainText(stack.youAttack('madder'));
  });

  await test.step('the holder lists two retreats and changes their order', async () => {
    await expect(retreats(madder)).toContainText(retreat.nothingListed);
    for (const node of [CITY, ORBIT])
      await retreats(madder).getByRole('combobox', { name: retreat.add }).selectOption(node);
    await press(retreats(madder).getByRole('button', { name: retreat.down(CITY), exact: true }));
    await expect(retreats(madder)).toContainText(retreat.moved(CITY, 2, 2, true));
    await expect(retreats(madder).getByRole('listitem')).toHaveText([new RegExp(ORBIT), new RegExp(CITY)]);
    await press(retreats(madder).getByRole('button', { name: retreat.save, exact: true }));
    await expect(retreats(madder).getByRole('button', { name: retreat.isSaved, exact: true })).toBeDisabled();
  });

  await test.step('nobody answers the report, and it counts', async () => {
    await reported(star, 'azure', battle);
    await expect(madder.getByRole('form', { name: battleText.answer.title })).toContainText(battleText.answer.silence);
    await battleOver(star, battle);
    for (const page of [madder, ochre])
      await expect(page.getByRole('heading', { name: list.won('azure', 'solid'), exact: true })).toBeVisible();
  });

  await test.step('the loser is in the first node of the list, and the third attacks the winner', async () => {
    await ochre.getByRole('button', { name: battleText.back, exact: true }).click();
    const pending = part(ochre, list.pending).getByRole('listitem');
    await expect(pending).toHaveCount(1);
    await expect(pending).toContainText(FIELD);
    await expect(pending).toContainText(battleText.attacker('ochre'));
    await expect(pending).toContainText(battleText.holder('azure'));
    await expect(await logOf(ochre)).toContainText(`${FORCES.madder} retreated from ${FIELD} to ${ORBIT}.`);
  });

  await test.step('whoever fights now is asked to play the battle', async () => {
    await openTab(ochre, list.title);
    await part(ochre, list.pending).getByRole('button', { name: FIELD }).click();
    await expect(part(ochre, battleText.ways.title)).toBeVisible();
    await expect(part(ochre, stack.title), 'nobody waits any more').toHaveCount(0);
  });
});
