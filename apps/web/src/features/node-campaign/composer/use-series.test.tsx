import { seatId } from '@sealed-orders/rules/kernel';
import type { Command } from '@sealed-orders/rules/node-campaign';
import { nodeCommands } from '@sealed-orders/rules/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { commandsIn } from './commands-in.ts';
import { keptSeries } from './kept-series.ts';
import { seriesIn, useSeries } from './use-series.ts';

afterEach(() => vi.unstubAllGlobals());

const [EARLIER, LATER] = [nodeCommands('move f1 O4'), nodeCommands('move f2 O6')];

/** A browser that has stored this series, and the series of a page that has just been opened in it. */
function opened(composed: readonly Command[] | null) {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
  const store = keptSeries('war', 'red');
  if (composed !== null) store.write(composed);
  const pages: ReturnType<typeof useSeries>[] = [];
  function Page() {
    pages.push(useSeries('war', seatId('red'), true));
    return null;
  }
  renderToStaticMarkup(<Page />);
  const [series] = pages;
  if (series === undefined) throw new Error('the page was not drawn');
  return { series, store };
}

test('orders composed before the stored ones are read do not replace them', () => {
  const { series, store } = opened(EARLIER);
  expect(series.commands).toBeNull();
  series.write(LATER);
  series.write([]);
  expect(store.read()).toEqual(EARLIER);
});

test('if nothing is stored, orders can be composed immediately, and are stored', () => {
  const { series, store } = opened(null);
  expect(series.commands).toEqual([]);
  series.write(LATER);
  expect(store.read()).toEqual(LATER);
});

test.each<[string, unknown, typeof commandsIn | null, readonly Command[] | null]>([
  ['is not known while its reader is loading', EARLIER, null, null],
  ['begins with what was stored', EARLIER, commandsIn, EARLIER],
  ['begins empty if what was stored is not a series', { orders: 3 }, commandsIn, []],
])('a series %s', (_title, found, read, series) => {
  expect(seriesIn(found, read)).toEqual(series);
});
