import { expect, type Page } from '@playwright/test';
import { endingText } from '@sealed-orders/text/pages/ending';
import { historyText } from '@sealed-orders/text/pages/history';
import { warOverText } from '@sealed-orders/text/pages/war-over';
import { declarationText } from '@sealed-orders/text/sector-campaign/declarations';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import { sectored } from './support/sector-staging.ts';
import { nearlyWon } from './support/sector-wars.ts';
import { headed, onMap, part, pass, sectorPage } from './support/sectors.ts';
import { logOf } from './support/stars.ts';
import { test } from './support/test.ts';

const { heads } = declarationText;
const overOn = (page: Page) => page.getByRole('region', { name: warOverText.title });

test('with 24 points at the end of a turn a side has won, and the war is looked at again through both sides’ eyes', async ({
  browser,
}) => {
  const sector = await sectored(nearlyWon());
  const [anna, bert] = [await sectorPage(browser, sector, 'anna'), await sectorPage(browser, sector, 'bert')];

  await test.step('both pass, and every page says who has won', async () => {
    await expect(part(bert, mapText.score.label)).toContainText(mapText.score.of(23, 24));
    await headed(anna, heads.yours);
    await pass(anna);
    await headed(bert, heads.yours);
    await pass(bert);
    for (const page of [anna, bert]) await expect(overOn(page)).toContainText(warOverText.won(['Anna']));
    await expect(await logOf(bert)).toContainText('West scored 2 VP for an enemy major held:');
  });

  await test.step('the fog lifts: both sides’ counters show their faces', async () => {
    await overOn(anna).getByRole('button', { name: endingText.links.watch }).click();
    const slider = anna.getByRole('slider', { name: historyText.label });
    await expect(slider).toHaveValue('0');
    await slider.press('ArrowRight');
    await expect(slider).toHaveValue('1');
    await expect(onMap(anna, 'E')).toHaveAccessibleName(/Cinder Mob/);
    await expect(onMap(anna, '8')).toHaveAccessibleName(/Sluice Guns/);
  });

  await test.step('through the eyes of each side the other’s lie face down', async () => {
    const eyes = anna.getByLabel(endingText.eyes.label);
    await eyes.selectOption('Bert');
    await expect(onMap(anna, '8')).toHaveAccessibleName(/1 counter face down: 2/);
    await expect(onMap(anna, 'E')).toHaveAccessibleName(/Cinder Mob/);
    await eyes.selectOption('Anna');
    await expect(onMap(anna, 'E')).toHaveAccessibleName(/1 counter face down: 2/);
    await expect(onMap(anna, '8')).toHaveAccessibleName(/Sluice Guns/);
    expect(new URL(anna.url()).search).toContain('as=seat:anna');
    await anna.getByRole('button', { name: endingText.eyes.back }).click();
    await expect(overOn(anna)).toBeVisible();
  });
});
