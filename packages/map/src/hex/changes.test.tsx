import { hexAt } from '@sealed-orders/rules/space';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ChangeMark, Changes } from './layers/changes.tsx';
import { layoutOf } from './layout.ts';

const layout = layoutOf({ columns: 4, rows: 4 });
const drawn = (...marks: readonly ChangeMark[]): string =>
  renderToStaticMarkup(
    <svg>
      <title>map</title>
      <Changes layout={layout} drawing="d" marks={marks} />
    </svg>,
  );
const times = (markup: string, part: string): number => markup.split(part).length - 1;

test('each hex has one rim, and each side one sign for each kind of change, over a bar in its pattern', () => {
  const [hex, other] = [hexAt(1, 1), hexAt(2, 1)];
  const markup = drawn(
    { hex, kind: 'loss', seat: 'b' },
    { hex, kind: 'loss', seat: 'b' },
    { hex, kind: 'contact', seat: 'a' },
    { hex: other, kind: 'claim', seat: 'a' },
  );
  expect(times(markup, 'class="rim-of"')).toBe(2);
  for (const kind of ['contact', 'claim', 'loss']) expect(times(markup, `class="change-sign ${kind}"`)).toBe(1);
  expect(times(markup, 'url(#dpa)')).toBe(2);
  expect(times(markup, 'url(#dpb)')).toBe(1);
  expect(drawn()).not.toContain('rim-of');
});
