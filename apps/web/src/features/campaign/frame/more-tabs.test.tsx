import { Flag } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoreTabs } from './more-tabs.tsx';
import type { TabEntry } from './use-tabs.ts';

const entry = (tab: TabEntry['tab'], badge: number): TabEntry => ({
  ...{ tab, label: `Tab ${tab}`, icon: Flag },
  ...{ badge, isAside: true },
});
const TABS = [entry('game-forces', 1), entry('game-night', 3), entry('seats', 0)];
const drawn = (current: TabEntry['tab']) =>
  renderToStaticMarkup(<MoreTabs tabs={TABS} current={current} open={() => undefined} />);

test('"More" counts what waits in its views, and lists them', () => {
  const words = [...drawn('board').matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, ' ').trim(),
  );
  expect(words).toEqual(['More 4', 'Tab game-forces 1', 'Tab game-night 3', 'Tab seats']);
});

test('a touch on one of its views closes the list', () => {
  const [, list = ''] = /<div id="([^"]*)" popover="auto"/.exec(drawn('board')) ?? [];
  expect(drawn('board').split(`popoverTarget="${list}" popoverTargetAction="hide"`)).toHaveLength(TABS.length + 1);
});

test('"More" is marked while one of its views is open', () => {
  expect(drawn('seats')).toContain('aria-current="true"');
  expect(drawn('talk')).toContain('aria-current="false"');
});
