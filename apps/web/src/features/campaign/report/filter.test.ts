import { SEAT_PATTERN, type SeatId } from '@sealed-orders/rules/kernel';
import { say } from '@sealed-orders/text';
import { expect, test } from 'vitest';
import type { ReportLine, ReportSection } from '../door.ts';
import { filtered, folded, NO_FILTER, subjectsIn } from './filter.ts';
import { lineId } from './line-id.ts';

function seatId(id: string): SeatId {
  if (!SEAT_PATTERN.test(id)) throw new Error(`not a seat: ${id}`);
  return id as SeatId;
}

const RED = seatId('red');
const BLUE = seatId('blue');

function line(text: string, seat: SeatId | null = null, group: string | null = null): ReportLine {
  const fold =
    group === null ? null : { key: group, sentence: (events: readonly object[]) => say`${events.length} ${group}.` };
  return {
    event: { text },
    id: lineId({ text }),
    sentence: () => say`${text}`,
    rule: 'HEX-MOV-01',
    seat,
    dice: [],
    place: null,
    fold,
    readers: null,
    because: null,
  };
}

const section = (id: string, ...lines: ReportLine[]): ReportSection => ({
  id,
  title: id,
  rule: null,
  lines,
  body: null,
});
const texts = (sections: readonly ReportSection[]) =>
  sections.map(({ id, lines }) => [id, lines.map(({ event }) => ('text' in event ? event.text : ''))]);

const REPORT = [
  section('moves', line('Guards moved to 0405', RED), line('Boyz moved to 0607', BLUE), line('The turn ended')),
  section('land', line('Guards claimed 0405', RED)),
];

test('without a filter all lines are shown', () => {
  expect(filtered(REPORT, NO_FILTER)).toEqual(REPORT);
});

test('a side has its own lines and neutral ones', () => {
  expect(texts(filtered(REPORT, { ...NO_FILTER, seat: BLUE }))).toEqual([
    ['moves', ['Boyz moved to 0607', 'The turn ended']],
  ]);
});

test('a word finds units and hexes in any case', () => {
  expect(texts(filtered(REPORT, { ...NO_FILTER, word: ' guards ' }))).toEqual([
    ['moves', ['Guards moved to 0405']],
    ['land', ['Guards claimed 0405']],
  ]);
});

test('a unit or a place can be chosen from all that the report mentions', () => {
  const named: ReportLine = {
    ...line('', RED),
    sentence: () => say`${{ kind: 'name', text: 'Guards' }} at ${{ kind: 'hex', text: '0405' }}`,
  };
  const placed: ReportLine = { ...line('Fire', BLUE), place: { label: '0607', isShown: false, show: () => undefined } };
  const report = [section('moves', named, placed)];
  expect(subjectsIn(report)).toEqual(['0405', '0607', 'Guards']);
  expect(filtered(report, { ...NO_FILTER, subject: 'Guards' })[0]?.lines).toEqual([named]);
  expect(filtered(report, { ...NO_FILTER, subject: '0607' })[0]?.lines).toEqual([placed]);
});

test('only lines of one kind are shown', () => {
  expect(texts(filtered(REPORT, { ...NO_FILTER, section: 'land' }))).toEqual([['land', ['Guards claimed 0405']]]);
});

test('three lines of one kind fold into one at the place of the first; two do not', () => {
  const claims = ['a', 'b', 'c'].map((text) => line(text, RED, 'claims'));
  const few = ['d', 'e'].map((text) => line(text, RED, 'losses'));
  const told = folded([claims[0], ...few, claims[1], claims[2]].filter((one) => one !== undefined));
  expect(told.map((one) => (one.kind === 'fold' ? one.lines.length : 'line'))).toEqual([3, 'line', 'line']);
  expect(told[0]).toMatchObject({ kind: 'fold', sentence: say`${3} claims.` });
});

test("a line's id depends on its content, in whatever order its parts come", () => {
  expect(lineId({ a: 1, b: 'x' })).toBe(lineId({ b: 'x', a: 1 }));
  expect(lineId({ a: 1 })).not.toBe(lineId({ a: 2 }));
  expect(lineId({})).toMatch(/^[0-9a-f]{8}$/);
});
