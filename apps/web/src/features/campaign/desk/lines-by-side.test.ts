import { seatId } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import type { ReportLine } from '../door.ts';
import { linesBySide } from './lines-by-side.ts';

const AZURE = seatId('azure');
const MADDER = seatId('madder');
const OCHRE = seatId('ochre');

const line = (id: string, seat: ReportLine['seat']): ReportLine => ({
  event: { id },
  id,
  sentence: () => [],
  rule: 'HEX-TURN-01',
  seat,
  dice: [],
  readers: null,
  place: null,
  fold: null,
  because: null,
});

test('the lines of a report are grouped by side, in the order of the seats, and those of no side come last', () => {
  const section = { title: '', rule: null, body: null };
  const sections = [
    { ...section, id: 'first', lines: [line('a', null), line('b', MADDER)] },
    { ...section, id: 'second', lines: [line('c', AZURE), line('d', MADDER)] },
  ];
  const seats = [AZURE, MADDER, OCHRE];
  expect(linesBySide({ sections }, seats).map(({ seat, lines }) => [seat, lines.map(({ id }) => id)])).toEqual([
    ['azure', ['c']],
    ['madder', ['b', 'd']],
    [null, ['a']],
  ]);
});
