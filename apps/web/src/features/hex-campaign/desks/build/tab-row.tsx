import { BUILD_TABS, buildText } from '@sealed-orders/text/hex-campaign/desks/build';
import type { BuildDesk } from './build-desk.ts';
import type { BuildTab } from './build-pen.ts';

interface TabRowProps {
  readonly desk: BuildDesk;
  readonly tabs: readonly BuildTab[];
  readonly open: BuildTab | null;
}

/** The parts of the open desk. */
export function TabRow({ desk, tabs, open }: TabRowProps) {
  return (
    <nav className="build-tabs" aria-label={buildText.tabs}>
      {tabs.map((tab) => (
        <button key={tab} type="button" aria-pressed={tab === open} onClick={() => desk.hold({ tab, isCart: false })}>
          {BUILD_TABS[tab]}
        </button>
      ))}
    </nav>
  );
}
