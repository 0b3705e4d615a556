import type { BuildDesk } from './build-desk.ts';
import { BuildTabs } from './build-tabs.tsx';
import { Crest } from './crest.tsx';
import { useOpenTab, useTabs } from './tabs.ts';

/** The open desk on a desktop: what the place is and has, and its price lists by tab. */
export function Ledger({ desk }: { readonly desk: BuildDesk }) {
  const tabs = useTabs(desk);
  const tab = useOpenTab(desk, tabs);
  return (
    <section className="build-ledger" aria-label={desk.placeName(desk.place)}>
      <Crest desk={desk} />
      <BuildTabs desk={desk} tabs={tabs} open={tab} />
    </section>
  );
}
