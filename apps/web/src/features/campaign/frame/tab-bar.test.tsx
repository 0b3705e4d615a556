import { Flag } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './tab-bar.tsx';
import type { TabEntry } from './use-tabs.ts';

const entry = (tab: TabEntry['tab'], isAside = false, badge = 0): TabEntry => ({
  ...{ tab, label: `Tab ${tab}`, icon: Flag },
  ...{ badge, isAside },
});
const MAIN = [entry('board'), entry('game-battles', false, 2), entry('talk'), entry('report')];
const ASIDE = [entry('game-forces', true, 1), entry('game-night', true, 3), entry('seats', true)];

/** The words of the buttons on the bar, then those of the buttons under "More". */
function drawn(tabs: readonly TabEntry[], current: TabEntry['tab'] = 'board') {
  const html = renderToStaticMarkup(<Tabs tabs={tabs} current={current} open={() => undefined} />);
  const [bar = '', more = ''] = html.split('<div ');
  const words = (part: string) =>
    [...part.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner = '']) => inner.replace(/<[^>]*>/g, ' ').trim());
  return { html, bar: words(bar), more: words(more) };
}

test('a phone lists pages that are aside under "More", which counts what waits in them', () => {
  const { bar, more } = drawn([...MAIN, ...ASIDE]);
  expect(bar).toEqual(['Tab board', 'Tab game-battles 2', 'Tab talk', 'Tab report', 'More 4']);
  expect(more).toEqual(['Tab game-forces 1', 'Tab game-night 3', 'Tab seats']);
});

test('where no page is aside there is no "More"', () => {
  expect(drawn(MAIN)).toMatchObject({ bar: MAIN.map(({ label, badge }) => `${label}${badge > 0 ? ` ${badge}` : ''}`) });
  expect(drawn(MAIN).more).toEqual([]);
});

test('"More" is marked while one of its pages is open', () => {
  expect(drawn([...MAIN, ...ASIDE], 'seats').html).toContain('aria-current="true"');
  expect(drawn([...MAIN, ...ASIDE], 'talk').html).not.toContain('aria-current="true"');
});
