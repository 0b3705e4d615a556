import { USUAL_PACE } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import type { Description } from './door.ts';
import { type Agreed, peopleTerms, playTerms } from './terms.ts';

const GAME: Description = {
  presets: [{ id: 'plain', seats: { least: 2, most: 4 }, clock: null, settings: {} }],
  starts: [],
  settings: [],
  seatEntries: [],
  army: null,
  orderClock: 'asked',
  onOneScreen: true,
  phases: [{ id: 'write', kind: 'sealed', isSetup: false }],
};
const ON_ARRIVAL: Description = { ...GAME, orderClock: 'none', phases: [{ id: 'play', kind: 'open', isSetup: false }] };

const AGREED: Agreed = {
  preset: 'plain',
  start: null,
  clock: { mode: 'duration', seconds: 86_400 },
  pace: USUAL_PACE,
  draftsCount: true,
  absence: 'guard',
  opensAfter: 2,
  holidayDays: 14,
  pauseDays: 3,
  openAfter: 2,
  readsSealed: false,
  oneScreen: false,
  isPublic: true,
  isListed: false,
  press: 'open',
  settings: {},
};

const TEXT = { phases: {}, presets: {}, starts: {} };

const rowsOf = (game: Description): string =>
  [...playTerms(AGREED, { game, text: TEXT }), ...peopleTerms(AGREED, { game })]
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

test('the terms of a game with sheets name its clock, drafts and sealed orders', () => {
  expect(rowsOf(GAME)).toMatch(/^Order clock: A day for each phase$/m);
  expect(rowsOf(GAME)).toMatch(/^Unsealed drafts: /m);
  expect(rowsOf(GAME)).toMatch(/^Sealed orders: /m);
  expect(rowsOf(GAME)).toMatch(/^Open a seat to others: After 2 missed phases in a row$/m);
});

const IN_TURN: Description = {
  ...ON_ARRIVAL,
  phases: [{ id: 'play', kind: 'open', isSetup: false, isInTurn: true }],
};

test('where the sides declare in turn, the owner can pause once a phase', () => {
  expect(rowsOf(IN_TURN)).toMatch(/^Pausing, if the owner plays: Once a phase, /m);
  expect(rowsOf(ON_ARRIVAL)).toMatch(/^Pausing, if the owner plays: Once a day, /m);
});

test('those of a game without an order clock and sheets speak of days and deadlines only', () => {
  const rows = rowsOf(ON_ARRIVAL);
  expect(rows).not.toMatch(/clock|phase|seal|draft|turn|default orders/i);
  expect(rows).toMatch(/^Spectators see: Everything, 2 days later$/m);
  expect(rows).toMatch(/^Open a seat to others: After 2 missed deadlines in a row$/m);
});
