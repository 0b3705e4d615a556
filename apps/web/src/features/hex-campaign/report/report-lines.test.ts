import type { Event } from '@sealed-orders/rules/hex-campaign';
import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { hexAt } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { battlePlaces, diceOf, placeOf, reportSections, seatOf } from './report-lines.ts';

const at = { turn: 2, phase: 'movement', rule: 'HEX-MOV-01', to: 'all' };
const event = (told: object): Event => hexCampaign.schemas.event.parse({ ...at, ...told });

const marched = event({
  type: 'marched',
  seat: 'red',
  piece: 'r1',
  name: 'Guards',
  order: 'path',
  from: '0,0',
  trail: ['1,0', '2,0'],
  planned: ['1,0', '2,0', '3,0'],
  spent: 4,
  allowance: 4,
  stop: null,
});
const lost = event({ type: 'control-lost', seat: 'red', hex: '4,0', by: null });
const ended = event({ type: 'turn-ended' });
const initiative = event({ type: 'initiative', order: ['red', 'blue'] });

test('the report lists initiative, moves and land in this order, and leaves out what the frame says', () => {
  const sections = reportSections([lost, ended, marched, initiative]);
  expect(sections.map(({ section, events }) => [section, events])).toEqual([
    ['initiative', [initiative]],
    ['moves', [marched]],
    ['land', [lost]],
  ]);
});

test('battle results come after the moves; places captured in battles are listed with the land', () => {
  const inBattle = { phase: 'battle', rule: 'HEX-AFT-03' };
  const beaten = event({ type: 'beaten', seat: 'blue' });
  const arose = event({
    ...inBattle,
    type: 'battle-arose',
    battle: 'b2-1',
    hex: '4,0',
    attacker: 'red',
    defender: 'blue',
  });
  const first = event({ type: 'battle-initiative', phase: 'battle-movement', order: ['blue', 'red'] });
  const fallen = event({ ...inBattle, type: 'stronghold-lost', seat: 'blue', hex: '4,0', by: 'red' });
  const sections = reportSections([beaten, fallen, first, arose, initiative, marched]);
  expect(sections.map(({ section, events }) => [section, events])).toEqual([
    ['turn', [beaten]],
    ['initiative', [initiative]],
    ['moves', [marched]],
    ['battles', [first, arose]],
    ['land', [fallen]],
  ]);
});

test('recoveries, spies and air support have headings of their own, whatever the phase', () => {
  const army = { seat: 'red', piece: 'r1', name: 'Guards' };
  const recovery = { type: 'recovery-rolled', phase: 'end-of-turn', ...army, hex: '0,0', unit: 'Squad' };
  const recovered = event({ ...recovery, dice: [5], bonus: 0, ready: 1 });
  const here = { seat: 'red', hex: '0,0' };
  const target = { kind: 'resource', hex: '0,0' };
  const flown = event({ type: 'air-support-assigned', phase: 'battle-orders', ...here, airspace: 1, army: 'r1' });
  const caught = event({ type: 'spy-caught', phase: 'battle-movement', ...here, from: 'blue', target });
  const sections = reportSections([marched, recovered, flown, caught]);
  expect(sections.map(({ section, events }) => [section, events])).toEqual([
    ['air', [flown]],
    ['moves', [marched]],
    ['recovery', [recovered]],
    ['sight', [caught]],
  ]);
});

test('a march points at the hex where it ended, other lines at theirs', () => {
  expect(placeOf(marched)).toBe('2,0');
  expect(placeOf({ ...marched, ...(marched.type === 'marched' ? { trail: [] } : {}) })).toBe('0,0');
  expect(placeOf(lost)).toBe('4,0');
  expect(placeOf(ended)).toBeNull();
});

test('a line belongs to the seat that acted; the turn belongs to nobody', () => {
  expect(seatOf(marched)).toBe('red');
  expect(seatOf(ended)).toBeNull();
});

test('dice are shown as rolled, and a recovery without a roll shows none', () => {
  const recovered = {
    type: 'recovered',
    seat: 'red',
    piece: 'r1',
    name: 'Guards',
    hex: '0,0',
    unit: 'Squad',
    ready: true,
  };
  expect(diceOf(event({ ...recovered, die: 5, total: 7 }))).toEqual([5]);
  expect(diceOf(event({ ...recovered, die: null, total: null }))).toEqual([]);
  expect(diceOf(marched)).toEqual([]);
});

test('the turn’s upkeep comes last, under affairs', () => {
  const income = event({
    type: 'income',
    phase: 'build',
    rule: 'HEX-BP-02',
    seat: 'red',
    hex: '0,0',
    bp: 100,
    bonus: 0,
  });
  expect(reportSections([income, marched]).map(({ section }) => section)).toEqual(['moves', 'affairs']);
});

test('what a referee corrected comes first, in any phase', () => {
  const told = { rule: 'HEX-TURN-13', edit: 'set-vp', facts: {}, undone: false, reason: 'Both agreed.' };
  const sections = (phase: string) => reportSections([marched, event({ type: 'corrected', phase, ...told })]);
  expect(sections('movement-orders').map(({ section }) => section)).toEqual(['turn', 'moves']);
  expect(sections('battle').map(({ section }) => section)).toEqual(['turn', 'moves']);
});

test('air missions come before the moves, which include flights to orbit and webways', () => {
  const ready = event({
    type: 'air-support-ready',
    phase: 'air-missions',
    rule: 'HEX-AIR-10',
    seat: 'red',
    airspace: 1,
  });
  const mover = { seat: 'red', piece: 'r1', name: 'Guards' };
  const orbit = event({ type: 'went-to-orbit', rule: 'HEX-RACE-SM-02', ...mover, hex: '0,0' });
  const webway = event({ type: 'webway-taken', rule: 'HEX-RACE-EL-05', ...mover, from: '0,0', hex: '5,0' });
  const sections = reportSections([marched, ready, orbit, webway]);
  expect(sections).toEqual([
    { section: 'air', events: [ready] },
    { section: 'moves', events: [marched, orbit, webway] },
  ]);
});

test('a line that names only its battle points at its hex, now or as the report gives it', () => {
  const inBattle = { phase: 'battle', rule: 'HEX-QB-02' };
  const rolled = (battle: string) =>
    event({
      ...inBattle,
      type: 'quick-battle-rolled',
      battle,
      side: 'attacker',
      dice: [3, 4],
      value: 900,
      damage: 210,
    });
  const arose = event({
    ...inBattle,
    type: 'battle-arose',
    battle: 'b2',
    hex: '5,0',
    attacker: 'red',
    defender: 'blue',
  });
  const places = battlePlaces([{ id: 'b1', hex: hexAt(4, 0) }], [rolled('b1'), arose, rolled('b2')]);
  expect([rolled('b1'), rolled('b2'), rolled('b3')].map((line) => placeOf(line, places))).toEqual(['4,0', '5,0', null]);
});
