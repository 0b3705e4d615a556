import { type HexKey, hexAt } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import type { KeyIntent } from '../board/keys.ts';
import { keyIntent } from './keys.ts';

const SIZE = { columns: 4, rows: 3 };
const press = (key: string, shift = false): KeyIntent<HexKey> | null =>
  keyIntent(SIZE, hexAt(1, 1), { key, shift, isChord: false });

test.each<[string, KeyIntent<HexKey> | null, KeyIntent<HexKey> | null]>([
  ['up keeps the column', press('ArrowUp'), { type: 'move', to: hexAt(1, 0) }],
  ['down keeps the column', press('ArrowDown'), { type: 'move', to: hexAt(1, 2) }],
  ['left goes west', press('ArrowLeft'), { type: 'move', to: hexAt(0, 1) }],
  ['right goes east', press('ArrowRight'), { type: 'move', to: hexAt(2, 1) }],
  ['home goes to the start of the row', press('Home'), { type: 'move', to: hexAt(0, 1) }],
  ['end goes to the end of the row', press('End'), { type: 'move', to: hexAt(3, 1) }],
  ['page down stops at the rim', press('PageDown'), { type: 'move', to: hexAt(1, 2) }],
  ['enter chooses', press('Enter'), { type: 'choose' }],
  ['space adds the hex to the path', press(' '), { type: 'step' }],
  ['backspace takes one back', press('Backspace'), { type: 'back' }],
  ['escape steps out', press('Escape'), { type: 'leave' }],
  ['n goes on to the next unit', press('n'), { type: 'next', by: 1 }],
  ['shift n goes back', press('N', true), { type: 'next', by: -1 }],
  ['other keys belong to the page', press('p'), null],
])('%s', (_title, intent, expected) => {
  expect(intent).toEqual(expected);
});

test('a chord belongs to the browser', () => {
  expect(keyIntent(SIZE, hexAt(1, 1), { key: 'ArrowUp', shift: false, isChord: true })).toBeNull();
});

test('up and down in turn return to the same hex', () => {
  const up = keyIntent(SIZE, hexAt(2, 2), { key: 'ArrowUp', shift: false, isChord: false });
  expect(up).toEqual({ type: 'move', to: hexAt(2, 1) });
  expect(keyIntent(SIZE, hexAt(2, 1), { key: 'ArrowDown', shift: false, isChord: false })).toEqual({
    type: 'move',
    to: hexAt(2, 2),
  });
});

test.each<[string, number, number]>([
  ['ArrowLeft', 0, 1],
  ['ArrowRight', 3, 1],
  ['ArrowUp', 2, 0],
  ['ArrowDown', 2, 2],
  ['PageUp', 2, 0],
  ['PageDown', 2, 2],
])('%s at the rim stays on the map', (key, column, row) => {
  const at = hexAt(column, row);
  expect(keyIntent(SIZE, at, { key, shift: false, isChord: false })).toEqual({ type: 'move', to: at });
});

test('a page is five rows', () => {
  const [size, at] = [{ columns: 20, rows: 20 }, hexAt(3, 9)];
  const page = (key: string) => keyIntent(size, at, { key, shift: false, isChord: false });
  expect(page('PageUp')).toEqual({ type: 'move', to: hexAt(3, 4) });
  expect(page('PageDown')).toEqual({ type: 'move', to: hexAt(3, 14) });
});

test('plus zooms in, minus zooms out by as much, and zero shows everything', () => {
  expect(press('+')).toEqual({ type: 'zoom', factor: 1.3 });
  expect(press('=')).toEqual({ type: 'zoom', factor: 1.3 });
  expect(press('-')).toEqual({ type: 'zoom', factor: 1 / 1.3 });
  expect(press('0')).toEqual({ type: 'fit' });
});
