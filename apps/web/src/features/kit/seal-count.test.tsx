import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SealCount } from './seal-count.tsx';

const drawn = (sealed: number, asked: number): string =>
  renderToStaticMarkup(<SealCount sealed={sealed} asked={asked} says={`${sealed} of ${asked}`} />);
const dots = (markup: string) => ({
  all: markup.split('class="dot').length - 1,
  sealed: markup.split('"dot sealed"').length - 1,
});

test('each of a few seats is a dot, without words', () => {
  expect(dots(drawn(2, 12))).toEqual({ all: 12, sealed: 2 });
  expect(drawn(2, 12)).not.toContain('of');
});

test('many seats are shown as a number', () => {
  expect(dots(drawn(2, 30))).toEqual({ all: 1, sealed: 1 });
  expect(drawn(2, 30)).toContain('2 of 30');
  expect(dots(drawn(0, 30))).toEqual({ all: 1, sealed: 0 });
});
