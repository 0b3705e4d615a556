import { campaignText } from '@sealed-orders/text/pages/campaign';
import { Ellipsis } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../kit/icon.tsx';
import type { Tab } from '../campaign-context.ts';
import { TabButton } from './tab-button.tsx';
import type { TabEntry } from './use-tabs.ts';

interface MoreTabsProps {
  readonly tabs: readonly TabEntry[];
  readonly current: Tab;
  readonly open: (tab: Tab) => void;
}

/** On phones: a list of the views that have no place on the tab bar, and how many things wait in them. */
export function MoreTabs({ tabs, current, open }: MoreTabsProps) {
  const id = useId();
  const waiting = tabs.reduce((sum, { badge }) => sum + badge, 0);
  return (
    <>
      <button type="button" popoverTarget={id} aria-current={tabs.some(({ tab }) => tab === current)}>
        <Icon of={Ellipsis} size={20} />
        {campaignText.more}
        {waiting > 0 ? <span className="badge">{waiting}</span> : null}
      </button>
      <div id={id} popover="auto" className="more-tabs">
        {tabs.map((entry) => (
          <TabButton key={entry.tab} entry={entry} current={current} open={open} closes={id} />
        ))}
      </div>
    </>
  );
}
