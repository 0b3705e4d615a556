import { expect, type Page } from '@playwright/test';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { practicePageText } from '@sealed-orders/text/pages/practice-page';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { warOverText } from '@sealed-orders/text/pages/war-over';
import { sectorCampaignText } from '@sealed-orders/text/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { declarationText, proposalText, queueText } from '@sealed-orders/text/sector-campaign/declarations';
import { forcesText } from '@sealed-orders/text/sector-campaign/forces';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import { legendText, listText } from '@sealed-orders/text/sector-campaign/map-papers';
import { sectorPracticePage } from '@sealed-orders/text/sector-campaign/practice';
import { refereeText as sectorRefereeText } from '@sealed-orders/text/sector-campaign/referee';
import { scoutingText } from '@sealed-orders/text/sector-campaign/scouting';
import { armyText, deployText, stepText } from '@sealed-orders/text/sector-campaign/setup';
import { commandText } from '@sealed-orders/text/sector-campaign/turn';
import { viewsText } from '@sealed-orders/text/sector-campaign/views';
import { GAMES } from '@sealed-orders/text/systems';
import type { Screen, Size } from './screen.ts';
import { cardOf, headed, part, pick, raisePanel, sectorShown, stepOf, touchTerritory } from './sectors.ts';
import { logOf, panelOf } from './stars.ts';
import { openTab } from './views.ts';
import type { World } from './world.ts';

const GAME = GAMES['sector-campaign'].name;
const war = ({ sectors }: World): string => sectors.war;

/** The board, with the whole panel in sight. */
async function withPanel(page: Page, size: Size): Promise<void> {
  await sectorShown(page);
  if (size === 'phone') await raisePanel(page);
}

async function onTab(page: Page, tab: string): Promise<void> {
  await sectorShown(page);
  await openTab(page, tab);
}

/** The commander writes an instruction for later. */
async function queueing(page: Page, size: Size): Promise<void> {
  await withPanel(page, size);
  await cardOf(page).getByRole('button', { name: queueText.add, exact: true }).click();
  await cardOf(page).getByRole('combobox', { name: queueText.which, exact: true }).selectOption('responses');
  await cardOf(page).getByRole('combobox', { name: queueText.attacked, exact: true }).selectOption('8');
  await expect(stepOf(page, declarationText.steps.who)).toBeVisible();
}

/** A move is composed, down to what follows from it. */
async function composing(page: Page, size: Size): Promise<void> {
  await withPanel(page, size);
  await pick(page, declarationText.steps.who, 'Sedge Kites');
  await touchTerritory(page, '4');
  await expect(part(page, declarationText.steps.after)).toBeVisible();
}

/** The pages of the sector campaign. */
export const SECTORS: readonly Screen[] = [
  {
    name: 'sector-armies',
    path: ({ sectors }) => sectors.armies,
    as: 'musterer',
    show: async (page, size) => {
      await withPanel(page, size);
      await expect(panelOf(page).getByRole('button', { name: armyText.open, exact: true })).toBeVisible();
    },
  },
  {
    name: 'sector-army-desk',
    pictures: { desktop: 'sector-army-desk' },
    path: ({ sectors }) => sectors.armies,
    as: 'musterer',
    show: async (page) => {
      await onTab(page, viewsText.forces);
      const sources = part(page, armyText.sources);
      await sources.getByRole('button', { name: armyText.addOne('Lynx Company'), exact: true }).click();
      await expect(page.getByRole('button', { name: armyText.removeOne('Lynx Company'), exact: true })).toBeVisible();
    },
  },
  {
    name: 'sector-deployment',
    pictures: { desktop: 'sector-deployment', phone: 'sector-deployment-phone' },
    path: ({ sectors }) => sectors.deployment,
    as: 'placer',
    show: async (page, size) => {
      await withPanel(page, size);
      await part(page, deployText.queue.title)
        .getByRole('button', { name: deployText.queue.fill, exact: true })
        .click();
      await expect(part(page, stepText.card)).toContainText(deployText.queue.holds);
    },
  },
  {
    name: 'sector-command',
    path: ({ sectors }) => sectors.command,
    as: 'purchaser',
    show: async (page, size) => {
      await withPanel(page, size);
      await expect(page.getByRole('heading', { name: commandText.title, exact: true })).toBeVisible();
    },
  },
  {
    name: 'sector-map',
    pictures: { desktop: 'sector-map', phone: 'sector-map-phone' },
    path: war,
    as: 'marshal',
    show: sectorShown,
  },
  { name: 'sector-public', path: war, as: null, show: sectorShown },
  {
    name: 'sector-territory',
    path: war,
    as: null,
    show: async (page) => {
      await onTab(page, sectorCampaignText.board.tab);
      await touchTerritory(page, '8');
      await expect(part(page, '8')).toContainText(mapText.territory.ground);
    },
  },
  {
    name: 'sector-list',
    path: war,
    as: 'marshal',
    show: async (page) => {
      await sectorShown(page);
      await page.getByRole('button', { name: campaignText.tools.list, exact: true }).click();
      await expect(part(page, listText.title)).toBeVisible();
    },
  },
  {
    name: 'sector-legend',
    path: war,
    as: 'marshal',
    show: async (page) => {
      await sectorShown(page);
      await page.getByRole('button', { name: mapText.tools.legend, exact: true }).click();
      await expect(page.getByRole('dialog', { name: legendText.title, exact: true })).toBeVisible();
    },
  },
  {
    name: 'sector-composer',
    pictures: { desktop: 'sector-declaration', phone: 'sector-declaration-phone' },
    path: war,
    as: 'marshal',
    show: composing,
  },
  { name: 'sector-queue', path: war, as: 'marshal', show: queueing },
  {
    name: 'sector-staff',
    path: war,
    as: 'adjutant',
    show: async (page, size) => {
      await withPanel(page, size);
      await expect(part(page, proposalText.title)).toBeVisible();
    },
  },
  {
    name: 'sector-scouting',
    path: ({ sectors }) => sectors.scouted,
    as: 'scoutmaster',
    show: async (page, size) => {
      await withPanel(page, size);
      await expect(part(page, scoutingText.title('B'))).toBeVisible();
    },
  },
  {
    name: 'sector-respond',
    pictures: { phone: 'sector-response-phone' },
    path: ({ sectors }) => sectors.attacked,
    as: 'besieged',
    show: async (page, size) => {
      await withPanel(page, size);
      await headed(page, declarationText.heads.respond('8'));
    },
  },
  {
    name: 'sector-battles',
    path: ({ sectors }) => sectors.attacked,
    as: 'besieged',
    show: async (page) => {
      await onTab(page, viewsText.battles);
      await expect(part(page, battleText.list.pending)).toBeVisible();
    },
  },
  {
    name: 'sector-battle',
    pictures: { desktop: 'sector-battle' },
    path: ({ sectors }) => sectors.battle,
    as: 'reporter',
    show: (page) => expect(part(page, battleText.ways.title)).toBeVisible(),
  },
  {
    name: 'sector-report',
    path: ({ sectors }) => sectors.battle,
    as: 'reporter',
    show: async (page) => {
      await part(page, battleText.ways.title)
        .getByRole('button', { name: battleText.ways.table.action, exact: true })
        .click();
      await expect(page.getByRole('form', { name: battleText.report.title, exact: true })).toBeVisible();
    },
  },
  {
    name: 'sector-answer',
    pictures: { phone: 'sector-report-phone' },
    path: ({ sectors }) => sectors.reported,
    as: 'confirmer',
    show: async (page) => {
      const form = page.getByRole('form', { name: battleText.answer.title, exact: true });
      await form.getByRole('radio', { name: new RegExp(`^${battleText.answer.amend.name}`) }).check();
      await expect(form).toContainText(battleText.answer.changeSomething);
    },
  },
  {
    name: 'sector-withdraw',
    path: ({ sectors }) => sectors.retreats,
    as: 'withdrawer',
    show: async (page) => {
      await onTab(page, viewsText.battles);
      await expect(part(page, battleText.withdraw.title)).toBeVisible();
    },
  },
  {
    name: 'sector-forces',
    path: war,
    as: 'marshal',
    show: async (page) => {
      await onTab(page, viewsText.forces);
      await part(page, forcesText.own).locator('summary').filter({ hasText: 'Sluice Guns' }).click();
      await expect(page.getByRole('combobox', { name: forcesText.reaction.label, exact: true })).toBeVisible();
    },
  },
  {
    name: 'sector-log',
    path: ({ sectors }) => sectors.scouted,
    as: 'scoutmaster',
    show: async (page) => {
      await sectorShown(page);
      await logOf(page);
    },
  },
  {
    name: 'sector-desk',
    path: war,
    as: 'marshalsReferee',
    show: async (page, size) => {
      await onTab(page, sectorCampaignText.board.tab);
      if (size === 'phone') await raisePanel(page);
      await expect(part(page, refereeText.title)).toBeVisible();
      await expect(part(page, sectorRefereeText.rulings.title)).toBeVisible();
    },
  },
  {
    name: 'sector-over',
    path: ({ sectors }) => sectors.over,
    as: 'victor',
    show: async (page, size) => {
      await withPanel(page, size);
      await expect(part(page, warOverText.title)).toBeVisible();
    },
  },
  {
    name: 'sector-practice',
    path: () => '/practice',
    as: 'newcomer',
    show: async (page) => {
      await page.getByLabel(practicePageText.game).selectOption(GAME);
      await expect(page.getByText(sectorPracticePage.says)).toBeVisible();
    },
  },
  {
    name: 'sector-new-campaign',
    path: () => '/campaigns/new',
    as: 'founder',
    show: async (page) => {
      const game = page.getByLabel(newCampaignText.game);
      await game.selectOption(GAME);
      await expect(game.locator('option:checked')).toHaveText(GAME);
    },
  },
  {
    name: 'sector-rules',
    path: () => '/rules/sector-campaign',
    as: null,
    show: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
];
