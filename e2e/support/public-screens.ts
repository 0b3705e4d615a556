import { expect, type Page } from '@playwright/test';
import { deskBoardText } from '@sealed-orders/text/pages/desk-board';
import { type Screen, titled, war } from './screen.ts';

/** The demo war: turns are over, and their battles are written up. */
const GAZETTE = '/gazette/varn-salient';

const headed = (page: Page): Promise<void> => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

/** What strangers read about a war, what they are offered, and the pages of owners and referees. */
export const PUBLIC: readonly Screen[] = [
  { name: 'wars', path: () => '/wars', as: null, show: headed },
  { name: 'gazette', path: () => GAZETTE, as: null, show: headed },
  { name: 'gazette-number', path: () => `${GAZETTE}/3`, as: null, show: headed },
  { name: 'gazette-battle', path: () => `${GAZETTE}/3/b3-1`, as: null, show: headed },
  {
    name: 'gazette-embed',
    path: () => `${GAZETTE}/embed`,
    as: null,
    show: (page) => expect(page.getByRole('link').first()).toBeVisible(),
  },
  { name: 'gazette-desk', path: (world) => `${war(world)}/gazette`, as: 'referee', show: headed },
  { name: 'gazette-desk-player', path: (world) => `${war(world)}/gazette`, as: 'player', show: headed },
  {
    name: 'gazette-report',
    path: () => '/c/varn-salient/gazette/report?round=1&seat=azure',
    as: 'newcomer',
    show: headed,
  },
  {
    name: 'gazette-report-stranger',
    path: () => '/c/varn-salient/gazette/report?round=1&seat=azure',
    as: null,
    show: headed,
  },
  { name: 'hooks-empty', path: (world) => `${war(world)}/hooks`, as: 'referee', show: headed },
  { name: 'hooks-refused', path: (world) => `${war(world)}/hooks`, as: 'player', show: headed },
  { name: 'ask-for-a-seat', path: (world) => `${war(world)}/seat`, as: 'newcomer', show: headed },
  { name: 'verify-running', path: (world) => `${war(world)}/verify`, as: null, show: headed },
  { name: 'verify-file', path: () => '/verify', as: null, show: headed },
  {
    name: 'desk',
    path: () => '/desk',
    as: 'referee',
    show: async (page, size) => {
      await headed(page);
      // On a phone it is loaded when it comes into sight.
      if (size === 'desktop') await expect(page.locator('.small-map svg').first()).toBeVisible();
    },
  },
  { name: 'desk-empty', path: () => '/desk', as: 'newcomer', show: titled(deskBoardText.empty.title) },
];
