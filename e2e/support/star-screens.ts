import { expect, type Page } from '@playwright/test';
import { ORSANA_SLUG } from '@sealed-orders/testkit';
import { nodeCampaignText } from '@sealed-orders/text/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { factionsText } from '@sealed-orders/text/node-campaign/factions';
import { forcesText } from '@sealed-orders/text/node-campaign/forces';
import { listText } from '@sealed-orders/text/node-campaign/map-papers';
import { nightText } from '@sealed-orders/text/node-campaign/night';
import { refereeText as starRefereeText } from '@sealed-orders/text/node-campaign/referee';
import { mapChoiceText, placementText } from '@sealed-orders/text/node-campaign/setup';
import { viewsText } from '@sealed-orders/text/node-campaign/views';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { GAMES } from '@sealed-orders/text/systems';
import type { Screen, Size } from './screen.ts';
import { FIELD, FORCES, logOf, panelOf, selectForce, seriesOf, starShown, touchNode } from './stars.ts';
import { openLayers, openTab } from './views.ts';
import type { World } from './world.ts';

const taller = (page: Page) => page.getByRole('button', { name: campaignText.panel.taller }).click();
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** An attack is being composed, for a time still to be chosen. */
async function composing(page: Page, size: Size): Promise<void> {
  await starShown(page);
  await selectForce(page, FORCES.ochre);
  await panelOf(page).getByText(composerText.targets.nodes, { exact: true }).click();
  await panelOf(page)
    .getByRole('button', { name: `Move ${FORCES.ochre} to ${FIELD}` })
    .click();
  await expect(seriesOf(page).getByRole('listitem')).toHaveCount(1);
  if (size === 'phone') await seriesOf(page).getByRole('button', { name: composerText.when.later }).click();
  await seriesOf(page).getByRole('group', { name: composerText.when.label }).getByText(composerText.when.at).click();
  await expect(seriesOf(page).getByText(composerText.at.missing)).toBeVisible();
}

async function listShown(page: Page, size: Size): Promise<void> {
  await starShown(page);
  const tools = size === 'phone' ? await openLayers(page) : page;
  await tools.getByRole('button', { name: campaignText.tools.list, exact: true }).click();
  await expect(part(page, listText.title)).toBeVisible();
}

async function onTab(page: Page, tab: string): Promise<void> {
  await starShown(page);
  await openTab(page, tab);
}

const war = ({ stars }: World): string => stars.war;
/** The war in which a battle has been reported. */
const calm = ({ stars }: World): string => stars.reported.replace(/\?.*/, '');

/** The pages of the node campaign. */
export const STARS: readonly Screen[] = [
  {
    name: 'star-set-up',
    pictures: { desktop: 'node-set-up' },
    path: ({ stars }) => stars.begun,
    as: 'beginner',
    show: async (page, size) => {
      await starShown(page);
      if (size === 'phone') await taller(page);
      await expect(part(page, placementText.card)).toBeVisible();
    },
  },
  {
    name: 'star-demo',
    pictures: { desktop: 'node-map', phone: 'node-map-phone' },
    path: () => `/c/${ORSANA_SLUG}`,
    as: 'admiral',
    show: starShown,
  },
  { name: 'star-map', path: war, as: 'attacker', show: starShown },
  { name: 'star-public', path: war, as: null, show: starShown },
  {
    name: 'star-node',
    path: war,
    as: null,
    show: async (page, size) => {
      await starShown(page);
      await touchNode(page, FIELD);
      if (size === 'phone') await taller(page);
    },
  },
  {
    name: 'star-locked',
    path: war,
    as: 'waiting',
    show: async (page, size) => {
      await starShown(page);
      await selectForce(page, FORCES.ochre);
      if (size === 'phone') await taller(page);
    },
  },
  { name: 'star-list', pictures: { desktop: 'node-list' }, path: war, as: 'attacker', show: listShown },
  {
    name: 'star-composer',
    pictures: { desktop: 'node-orders', phone: 'node-orders-phone' },
    path: calm,
    as: 'planner',
    show: composing,
  },
  {
    name: 'star-postdated',
    path: calm,
    as: 'planner',
    show: async (page, size) => {
      await starShown(page);
      if (size === 'phone') await taller(page);
      await expect(panelOf(page).getByRole('region', { name: composerText.posts.title })).toBeVisible();
    },
  },
  {
    name: 'star-battles',
    path: war,
    as: 'attacker',
    show: async (page) => {
      await onTab(page, battleText.list.title);
      await expect(part(page, battleText.list.title)).toBeVisible();
    },
  },
  {
    name: 'star-battle',
    pictures: { desktop: 'node-battle' },
    path: ({ stars }) => stars.battle,
    as: 'attacker',
    show: (page) => expect(part(page, battleText.ways.title)).toBeVisible(),
  },
  {
    name: 'star-stack',
    pictures: { desktop: 'node-stack' },
    path: ({ stars }) => stars.battle,
    as: 'waiting',
    show: (page) => expect(part(page, battleText.stack.title)).toBeVisible(),
  },
  {
    name: 'star-battle-referee',
    pictures: { desktop: 'node-referee' },
    path: ({ stars }) => stars.battle,
    as: 'umpire',
    show: (page) => expect(part(page, battleText.referee.title)).toBeVisible(),
  },
  {
    name: 'star-report',
    path: ({ stars }) => stars.battle,
    as: 'attacker',
    show: async (page) => {
      await part(page, battleText.ways.title)
        .getByRole('button', { name: battleText.ways.table.action, exact: true })
        .click();
      await expect(page.getByRole('form', { name: battleText.report.title, exact: true })).toBeVisible();
    },
  },
  {
    name: 'star-answer',
    pictures: { phone: 'node-report-phone' },
    path: ({ stars }) => stars.reported,
    as: 'answerer',
    show: async (page) => {
      const form = page.getByRole('form', { name: battleText.answer.title, exact: true });
      await form.getByRole('radio', { name: new RegExp(`^${battleText.answer.amend.name}`) }).check();
      await expect(form).toContainText(battleText.answer.changeSomething);
    },
  },
  {
    name: 'star-forces',
    path: war,
    as: 'attacker',
    show: async (page) => {
      await onTab(page, viewsText.forces);
      await expect(page.getByRole('navigation', { name: forcesText.tabs.forces })).toBeVisible();
    },
  },
  {
    name: 'star-modify',
    pictures: { desktop: 'node-roster' },
    path: calm,
    as: 'planner',
    show: async (page, size) => {
      await onTab(page, viewsText.forces);
      const forces = page.getByRole('navigation', { name: forcesText.tabs.forces });
      if (size === 'phone') await forces.getByText(FORCES.ochre).click();
      await expect(page.getByRole('heading', { name: FORCES.ochre })).toBeVisible();
    },
  },
  {
    name: 'star-faction',
    path: ({ stars }) => `${stars.war}?faction=azure`,
    as: 'attacker',
    show: (page) => expect(page.getByRole('heading', { name: factionsText.scores.title })).toBeVisible(),
  },
  {
    name: 'star-night',
    pictures: { desktop: 'node-night', phone: 'node-night-phone' },
    path: ({ stars }) => stars.night,
    as: 'guest',
    show: async (page) => {
      await onTab(page, nightText.title);
      await expect(page.getByRole('heading', { name: nightText.turn.title })).toBeVisible();
    },
  },
  {
    name: 'star-night-closed',
    path: war,
    as: 'attacker',
    show: async (page) => {
      await onTab(page, nightText.title);
      await expect(page.getByRole('heading', { name: nightText.notOpen.title })).toBeVisible();
    },
  },
  {
    name: 'star-log',
    path: war,
    as: 'attacker',
    show: async (page) => {
      await starShown(page);
      await logOf(page);
    },
  },
  {
    name: 'star-desk',
    path: war,
    as: 'umpire',
    show: async (page, size) => {
      await onTab(page, nodeCampaignText.board.tab);
      if (size === 'phone') await taller(page);
      await expect(part(page, refereeText.title)).toBeVisible();
      await expect(part(page, starRefereeText.rulings.title)).toBeVisible();
    },
  },
  {
    name: 'star-new-campaign',
    pictures: { desktop: 'node-new-campaign' },
    path: () => '/campaigns/new',
    as: 'astronomer',
    show: async (page, size) => {
      const game = page.getByLabel(newCampaignText.game);
      const { name } = GAMES['node-campaign'];
      await game.selectOption(name);
      await expect(game.locator('option:checked')).toHaveText(name);
      if (size === 'desktop') await expect(part(page, mapChoiceText.label)).toBeVisible();
    },
  },
  {
    name: 'star-map-editor',
    path: ({ stars }) => stars.map,
    as: 'astronomer',
    show: (page) => expect(page.locator('.starmap-surface.laid')).toBeAttached(),
  },
  {
    name: 'star-rules',
    path: () => '/rules/node-campaign',
    as: null,
    show: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
];
