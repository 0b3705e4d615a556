import type { BuildForm } from './build-form.ts';
import { BuildTabs } from './build-tabs.tsx';
import { Crest } from './crest.tsx';
import { useOpenTab, useTabs } from './tabs.ts';

/** The open form on a desktop: what the place is and has, and its price lists by tab. */
export function Ledger({ form }: { readonly form: BuildForm }) {
  const tabs = useTabs(form);
  const tab = useOpenTab(form, tabs);
  return (
    <section className="build-ledger" aria-label={form.placeName(form.place)}>
      <Crest form={form} />
      <BuildTabs form={form} tabs={tabs} open={tab} />
    </section>
  );
}
