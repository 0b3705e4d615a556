import { type Event, nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { plain } from '@sealed-orders/text';
import { wordsOf } from '@sealed-orders/text/node-campaign';
import { expect, test } from 'vitest';
import type { Selection } from '../selection.ts';
import { logOf } from './report-of.ts';
import { forceIn, refereeView } from './testing/referee-view.ts';

const view = refereeView();
const words = wordsOf(view);
const force = forceIn(view, 'Sable Column');
const event = (type: Event['type'], fields: object): Event =>
  nodeCampaign.schemas.event.parse({ type, rule: 'NODE-ORD-02', to: 'all', day: 1, ...fields });

const gained = event('cp-gained', { day: 0, why: 'daily', gains: [{ seat: 'red', points: 1, lost: 0 }] });
const dawn = event('day-began', { date: '2031-05-05' });
const command = { type: 'move', force: force.id, to: force.node };
const ordered = event('ordered', { seat: 'red', command, paid: { cp: 5, acceleration: 0 } });
const postdated = event('orders-postdated', {
  ...{ to: ['red'], seat: 'red', post: 1, commands: [command], when: { kind: 'affordable', mayPass: false } },
});
const told = [
  { at: '2031-05-05T00:00:00.000Z', events: [gained, dawn], view, words },
  { at: '2031-05-05T10:15:00.000Z', events: [ordered, postdated], view, words },
];
const shown: Selection[] = [];
const reader = {
  ...{ n: 4, view, words, selection: null, hasReferee: true },
  select: (next: Selection) => void shown.push(next),
};
const log = logOf(told, reader);
const [midnight, day] = log.sections;

test('the log has a section for the midnight and one for the day, under the heading of the day', () => {
  expect(log.title).toBe('Day 1, Mon 5 May');
  expect(log.sections.map(({ title, lines }) => [title, lines.length])).toEqual([
    ['End of the set-up', 1],
    ['Day 1, Mon 5 May', 2],
  ]);
  expect(midnight?.rule).toBe('NODE-CP-13');
});

test('a line says when it happened, whose it is and where, and shows the node', () => {
  const [line] = day?.lines ?? [];
  expect(line === undefined ? '' : plain(line.sentence())).toMatch(/^Azure spent 5 CP to move Sable Column to /);
  expect([line?.seat, line?.when, line?.readers]).toEqual(['red', '10:15', null]);
  line?.place?.show();
  expect(shown).toEqual([{ kind: 'node', node: force.node }]);
});

test('a corrected total is told once, by the ruling', () => {
  const facts = { seat: 'red', vp: 20, was: 0 };
  const ledger = event('vp-scored', { seat: 'red', amount: 20, score: 'referee', battle: null });
  const corrected = event('corrected', { edit: 'set-vp', facts, reason: 'A slip' });
  const { sections } = logOf([{ at: null, events: [ledger, corrected], view, words }], reader);
  expect(sections.flatMap(({ lines }) => lines.map((line) => plain(line.sentence())))).toEqual([
    'The referee changed Azure’s VP from 0 to 20: “A slip”.',
  ]);
});

test('a line that is not public says who can see it', () => {
  expect(day?.lines[1]?.readers).toBe('Only Azure and the referee can see this');
  const own = logOf(told, { ...reader, words: { ...words, isReader: (id) => id === 'red' }, hasReferee: false });
  expect(own.sections[1]?.lines[1]?.readers).toBe('Only you can see this');
});

test('a replay plays every line, and nothing before the first step', () => {
  expect(log.beats.map((beat) => beat.event)).toEqual([gained, ordered, postdated]);
  expect(logOf(told, { ...reader, n: 0 }).beats).toEqual([]);
});
