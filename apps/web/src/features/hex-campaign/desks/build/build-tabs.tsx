import { Tabs } from '@base-ui/react/tabs';
import { BUILD_TABS, buildText } from '@sealed-orders/text/hex-campaign/desks/build';
import type { BuildDesk } from './build-desk.ts';
import { type BuildTab, placeKey } from './build-pen.ts';
import { TabContent } from './tab-content.tsx';

interface BuildTabsProps {
  readonly desk: BuildDesk;
  readonly tabs: readonly BuildTab[];
  readonly open: BuildTab | null;
}

/** The parts of the open desk, and what can be ordered on the one that is open. */
export function BuildTabs({ desk, tabs, open }: BuildTabsProps) {
  return (
    <Tabs.Root className="contents" value={open} onValueChange={(tab: BuildTab) => desk.hold({ tab, isCart: false })}>
      <Tabs.List className="build-tabs" aria-label={buildText.tabs}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {BUILD_TABS[tab]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open} tabIndex={-1}>
        <TabContent key={`${placeKey(desk.place)} ${open ?? ''}`} desk={desk} tab={open} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}
