import { expect, type Page } from '@playwright/test';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { marchText } from '@sealed-orders/text/hex-campaign/because';
import { holdingsText } from '@sealed-orders/text/hex-campaign/holdings';
import { realmText } from '@sealed-orders/text/hex-campaign/realm';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { viewsText } from '@sealed-orders/text/hex-campaign/views';
import { nodePracticePage } from '@sealed-orders/text/node-campaign/practice';
import { accountText } from '@sealed-orders/text/pages/account';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { bellText } from '@sealed-orders/text/pages/bell';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { campaignsText } from '@sealed-orders/text/pages/campaigns';
import { deadEndText } from '@sealed-orders/text/pages/dead-ends';
import { glossaryText } from '@sealed-orders/text/pages/glossary';
import { historyText } from '@sealed-orders/text/pages/history';
import { hostText } from '@sealed-orders/text/pages/host';
import { landingText } from '@sealed-orders/text/pages/landing';
import { joinText, lobbyText } from '@sealed-orders/text/pages/lobby';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { newsText } from '@sealed-orders/text/pages/news';
import { practiceText } from '@sealed-orders/text/pages/practice';
import { practicePageText } from '@sealed-orders/text/pages/practice-page';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { replayText } from '@sealed-orders/text/pages/replay';
import { reportText } from '@sealed-orders/text/pages/report';
import { rulesText } from '@sealed-orders/text/pages/rules';
import { seatsText } from '@sealed-orders/text/pages/seats';
import { siteText } from '@sealed-orders/text/pages/site';
import { GAMES } from '@sealed-orders/text/systems';
import { BATTLES } from './battle-screens.ts';
import { DEAD_ENDS } from './dead-ends.ts';
import { MAPS } from './map-screens.ts';
import { PUBLIC } from './public-screens.ts';
import { lists, type Screen, type Size, titled, war } from './screen.ts';
import { SECTORS } from './sector-screens.ts';
import { SELDOM } from './seldom-screens.ts';
import { STARS } from './star-screens.ts';
import { TALK } from './talk-screens.ts';
import { mapShown, openLayers, openTab, placeInList } from './views.ts';

/** The unit without an order, selected. */
async function unitInHand(page: Page, size: Size): Promise<void> {
  await mapShown(page);
  const gap = page.getByRole('button', { name: sheetText.none });
  await gap.first().click();
  await expect(page.getByRole('group', { name: unitText.orders })).toBeVisible();
  if (size === 'desktop') await expect(page.getByText(unitText.drawPath)).toBeVisible();
}

export const SCREENS: readonly Screen[] = [
  {
    name: 'landing',
    path: () => '/',
    as: null,
    show: async (page) => {
      await titled(landingText.title)(page);
      await expect(
        page.getByRole('region', { name: landingText.publicTitle }).getByRole('listitem').first(),
      ).toBeVisible();
    },
  },
  { name: 'sign-in', path: () => '/sign-in', as: null, show: titled(accountText.signIn.title) },
  { name: 'sign-up', path: () => '/sign-up', as: null, show: titled(accountText.signUp.title) },
  { name: 'account', path: () => '/account', as: 'player', show: titled(accountText.own.password.title) },
  { name: 'outbox', path: () => '/outbox', as: 'newcomer', show: titled(newsText.outbox.empty.title) },
  { name: 'forgotten', path: () => '/forgotten', as: null, show: titled(newsText.forgotten.title) },
  {
    name: 'confirm-address',
    path: () => `/confirm-address#${'a'.repeat(43)}`,
    as: null,
    show: titled(newsText.confirm.title),
  },
  { name: 'new-password', path: () => '/new-password', as: null, show: titled(newsText.newPassword.title) },
  {
    name: 'unsubscribe',
    path: () => '/unsubscribe/00000000-0000-4000-8000-000000000000',
    as: null,
    show: titled(newsText.unsubscribe.title),
  },
  {
    name: 'campaigns',
    path: () => '/campaigns',
    as: 'player',
    show: (page) => expect(page.getByText(campaignsText.yourTurn)).toBeVisible(),
  },
  {
    name: 'bell',
    path: () => '/campaigns',
    as: 'player',
    show: async (page) => {
      await page.getByRole('button', { name: new RegExp(`^${siteText.news(null)}`) }).click();
      await expect(page.getByRole('dialog', { name: bellText.title }).getByRole('listitem').first()).toBeVisible();
    },
  },
  { name: 'campaigns-empty', path: () => '/campaigns', as: 'newcomer', show: titled(campaignsText.empty.title) },
  { name: 'practice', path: () => '/practice', as: 'newcomer', show: titled(practiceText.title) },
  {
    name: 'practice-star',
    path: () => '/practice',
    as: 'newcomer',
    show: async (page) => {
      await page.getByLabel(practicePageText.game).selectOption(GAMES['node-campaign'].name);
      await expect(page.getByText(nodePracticePage.says)).toBeVisible();
    },
  },
  {
    name: 'typed-army',
    path: () => '/armies',
    as: 'newcomer',
    show: async (page) => {
      await page.getByRole('button', { name: armiesText.typed.open }).click();
      await expect(page.getByText(lobbyText.army.terms.title)).toBeVisible();
    },
  },
  { name: 'new-campaign', path: () => '/campaigns/new', as: 'owner', show: titled(newCampaignText.steps.rules().asks) },
  {
    name: 'lobby',
    path: ({ lobby }) => lobby,
    as: 'owner',
    show: async (page) => {
      await titled(lobbyText.army.title)(page);
      await expect(page.getByText(lobbyText.army.noneTicked)).toBeVisible();
    },
  },
  {
    name: 'join',
    path: ({ invitations }) => invitations.open,
    as: null,
    show: (page) => expect(page.getByRole('link', { name: joinText.signIn })).toBeVisible(),
  },
  { name: 'armies-empty', path: lists, as: 'newcomer', show: titled(armiesText.empty.title) },
  {
    name: 'armies-review',
    path: lists,
    as: 'owner',
    show: async (page) => {
      await page.getByRole('button', { name: armiesText.review.title }).first().click();
      await expect(page.getByRole('table')).toBeVisible();
      await page
        .getByRole('checkbox', { name: armiesText.join.tick('') })
        .first()
        .check();
      await expect(
        page.getByRole('region', { name: armiesText.join.title }).getByRole('listitem').first(),
      ).toBeVisible();
    },
  },
  { name: 'campaign-player', path: war, as: 'player', show: unitInHand },
  {
    name: 'order-sheet',
    path: war,
    as: 'player',
    show: async (page, size) => {
      await mapShown(page);
      if (size === 'phone') await openTab(page, campaignText.tabs.orders);
      await expect(page.getByRole('button', { name: /^Seal 1 order/ })).toBeVisible();
    },
  },
  {
    name: 'sealed',
    path: war,
    as: 'sealedPlayer',
    show: async (page, size) => {
      await mapShown(page);
      if (size === 'phone') await openTab(page, campaignText.tabs.orders);
      await expect(page.getByRole('button', { name: /^Sealed / })).toBeVisible();
    },
  },
  {
    name: 'report',
    path: war,
    as: 'player',
    show: async (page) => {
      await openTab(page, campaignText.tabs.report);
      await page.getByRole('button', { name: reportText.why }).first().click();
      await expect(page.getByText(marchText.youOrdered, { exact: true })).toBeVisible();
    },
  },
  {
    name: 'players',
    path: war,
    as: 'player',
    show: async (page) => {
      await openTab(page, campaignText.tabs.seats);
      await expect(page.getByText(seatsText.seed)).toBeVisible();
    },
  },
  {
    name: 'invitations',
    path: war,
    as: 'referee',
    show: async (page) => {
      await openTab(page, campaignText.tabs.seats);
      const inviting = page.getByRole('region', { name: lobbyText.invite.title });
      await inviting.getByRole('button', { name: lobbyText.invite.make }).click();
      await expect(inviting.getByRole('button', { name: lobbyText.links.revoke, exact: true }).first()).toBeVisible();
    },
  },
  {
    name: 'history',
    path: war,
    as: 'player',
    show: async (page, size) => {
      await mapShown(page);
      const { history } = campaignText.tools;
      if (size === 'phone') await (await openLayers(page)).getByRole('button', { name: history }).click();
      await page.getByRole('slider', { name: historyText.label }).press('Home');
      await expect(page.getByText(historyText.readOnly)).toBeVisible();
    },
  },
  {
    name: 'map-list',
    path: war,
    as: 'player',
    show: async (page, size) => {
      await mapShown(page);
      const tools = size === 'phone' ? await openLayers(page) : page;
      await tools.getByRole('button', { name: campaignText.tools.list }).click();
      await expect(page.getByRole('table').first()).toBeVisible();
    },
  },
  {
    name: 'capital',
    path: war,
    as: 'player',
    show: async (page, size) => {
      await mapShown(page);
      const tools = size === 'phone' ? await openLayers(page) : page;
      await tools.getByRole('button', { name: campaignText.tools.list }).click();
      await placeInList(page, 'azure', /Metropol$/).click();
      await expect(page.getByRole('region', { name: holdingsText.buildings })).toBeVisible();
      if (size === 'phone')
        await (await openLayers(page)).getByRole('button', { name: campaignText.tools.map }).click();
      else await page.getByRole('button', { name: campaignText.tools.list }).click();
    },
  },
  {
    name: 'realm',
    path: war,
    as: 'player',
    show: async (page) => {
      await mapShown(page);
      await openTab(page, viewsText.realm);
      await expect(page.getByRole('region', { name: realmText.changes.gains })).toBeVisible();
    },
  },
  {
    name: 'campaign-spectator',
    path: war,
    as: null,
    show: async (page, size) => {
      await mapShown(page);
      if (size === 'phone') return;
      await expect(page.getByRole('region', { name: reportText.title, exact: true })).toBeVisible();
    },
  },
  {
    name: 'campaign-referee',
    path: war,
    as: 'referee',
    show: async (page, size) => {
      await mapShown(page);
      await openTab(page, hexCampaignText.board.tab);
      if (size === 'phone') await page.getByRole('button', { name: campaignText.panel.taller }).click();
      await expect(page.getByRole('region', { name: refereeText.title })).toBeVisible();
    },
  },
  {
    name: 'layers',
    path: war,
    as: 'player',
    show: async (page, size) => {
      await mapShown(page);
      if (size === 'phone') await openLayers(page);
    },
  },
  {
    name: 'replay',
    path: war,
    as: 'player',
    show: async (page) => {
      await mapShown(page);
      await openTab(page, campaignText.tabs.report);
      await page.getByRole('button', { name: replayText.start }).click();
      const bar = page.getByRole('region', { name: replayText.label });
      await bar.getByRole('button', { name: replayText.pause }).click();
      await bar.getByRole('slider').press('End');
      await expect(bar.getByRole('button', { name: replayText.on })).toBeDisabled();
    },
  },
  { name: 'rules', path: () => '/rules', as: null, show: titled(rulesText.title) },
  {
    name: 'rulebook',
    path: () => '/rules/hex-campaign',
    as: null,
    show: (page) => expect(page.getByRole('heading', { name: 'Movement', exact: true })).toBeVisible(),
  },
  {
    name: 'rules-found',
    path: () => '/rules/hex-campaign?q=zone',
    as: null,
    show: (page) => expect(page.getByText('HEX-MOV-04').first()).toBeVisible(),
  },
  { name: 'host', path: () => '/host', as: null, show: titled(hostText.title) },
  { name: 'glossary', path: () => '/rules/glossary', as: null, show: titled(glossaryText.title) },
  {
    name: 'rule',
    path: () => '/rules/HEX-MOV-04',
    as: null,
    show: (page) => expect(page.getByText('HEX-MOV-04').first()).toBeVisible(),
  },
  { name: 'not-found', path: () => '/nowhere', as: null, show: titled(deadEndText.notFound.title), refusal: 404 },
  ...MAPS,
  ...BATTLES,
  ...TALK,
  ...STARS,
  ...SECTORS,
  ...PUBLIC,
  ...DEAD_ENDS,
  ...SELDOM,
];
