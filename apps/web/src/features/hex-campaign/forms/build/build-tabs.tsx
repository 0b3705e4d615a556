import { Tabs } from '@base-ui/react/tabs';
import { BUILD_TABS, buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import type { BuildForm } from './build-form.ts';
import { type BuildTab, placeKey } from './build-pen.ts';
import { TabContent } from './tab-content.tsx';

interface BuildTabsProps {
  readonly form: BuildForm;
  readonly tabs: readonly BuildTab[];
  readonly open: BuildTab | null;
}

/** The parts of the open form, and what can be ordered on the one that is open. */
export function BuildTabs({ form, tabs, open }: BuildTabsProps) {
  return (
    <Tabs.Root className="contents" value={open} onValueChange={(tab: BuildTab) => form.hold({ tab, isCart: false })}>
      <Tabs.List className="build-tabs" aria-label={buildText.tabs}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {BUILD_TABS[tab]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open} tabIndex={-1}>
        <TabContent key={`${placeKey(form.place)} ${open ?? ''}`} form={form} tab={open} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}
