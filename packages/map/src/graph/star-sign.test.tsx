import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { STAR_SIGNS, StarSign } from './star-sign.tsx';

const drawn = (of: (typeof STAR_SIGNS)[number]): string =>
  renderToStaticMarkup(<StarSign of={of} />).replace(/<defs>.*<\/defs>/, '');

test('every sign of the legend is drawn, each in its own way', () => {
  const signs = STAR_SIGNS.map((of) => drawn(of).replaceAll(/id="[^"]*"/g, ''));
  expect(signs.every((markup) => markup.includes('d="') && !markup.includes('NaN'))).toBe(true);
  // A node on a surface is drawn as nobody’s.
  expect(new Set(signs).size).toBe(STAR_SIGNS.length - 1);
});

test.each([
  ['owner', 'class="held"'],
  ['nobody', 'class="empty"'],
  ['value', 'class="value"'],
  ['destroyed', 'class="strike"'],
  ['difficult', '>3+<'],
  ['tainted', 'class="taint"'],
  ['together', 'class="count"'],
  ['waits', 'class="queue"'],
] as const)('%s is shown by %s', (of, mark) => {
  expect(drawn(of).replaceAll('<!-- -->', '')).toContain(mark);
});
