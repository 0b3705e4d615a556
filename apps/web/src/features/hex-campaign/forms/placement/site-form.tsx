import { TERRAIN_NAMES } from '@sealed-orders/text/hex-campaign';
import { placementText } from '@sealed-orders/text/hex-campaign/forms/placement';
import { ChevronRight } from 'lucide-react';
import { PHONE, useMedia } from '../../../browser/use-media.ts';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { terrainAt } from '../../map/known.ts';
import { SelectionHead } from '../../panels/panel-head.tsx';
import { Refusals } from '../parts/refusals.tsx';
import { usePhaseForm } from '../phase-form.ts';
import { type DealtSite, type PlacementForm, usePlacementForm } from './placement-form.ts';
import { SiteSign } from './site-sign.tsx';

interface FormProps {
  readonly form: PlacementForm;
  readonly site: DealtSite;
}

/** The selected site: the rule for its place, and where it may be placed. */
export function SiteForm() {
  const { words } = useHexPlace();
  const form = usePlacementForm();
  const site = form?.inHand ?? null;
  if (form === null || site === null) return null;
  return (
    <section aria-label={site.name} data-keys>
      <SelectionHead
        picture={<SiteSign form={form} site={site} size={58} />}
        eyebrow={site.hex === null ? placementText.unplaced : words.hex(site.hex).text}
        title={site.name}
        says={placementText.says[site.kind]}
      />
      {form.isOpen ? (
        <div className="border-t border-rule px-4 py-3">
          <Refusals rejections={site.refusals} />
          <Tried form={form} site={site} />
          <Offers form={form} site={site} />
          <FormButtons form={form} site={site} />
        </div>
      ) : null}
    </section>
  );
}

/** Why the site may not be placed in the touched hex. */
function Tried({ form: { tried }, site }: FormProps) {
  const { words } = useHexPlace();
  if (tried === null) return null;
  return (
    <div className="mb-3">
      <p className="font-semibold">{placementText.notThere(site.name, words.hex(tried.hex).text)}</p>
      <Refusals rejections={tried.refusals} />
      {tried.refusals.length > 0 ? null : (
        <Notice kind="danger" live>
          {placementText.noRoom}
        </Notice>
      )}
    </div>
  );
}

/** The legal hexes as a list; touching one on the map does the same. */
function Offers({ form, site }: FormProps) {
  const { view, words } = useHexPlace();
  const offers = form.offersFor(site);
  if (offers.length === 0 && site.hex === null) return <Notice kind="warn">{placementText.noOffers}</Notice>;
  return (
    <>
      <p className="hint mb-2">{placementText.touch}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser */}
      <div className="site-offers" role="group" aria-label={placementText.offers}>
        {offers.map((hex) => (
          <button
            key={hex}
            type="button"
            className="tile"
            aria-pressed={hex === site.hex}
            onClick={() => form.place(site, hex)}
          >
            <b>{words.hex(hex).text}</b> {TERRAIN_NAMES[terrainAt(view, hex)]}
          </button>
        ))}
      </div>
    </>
  );
}

function FormButtons({ form, site }: FormProps) {
  const { openTab } = useHexPlace();
  const isPhone = useMedia(PHONE);
  const gap = usePhaseForm()?.nextGap ?? null;
  if (site.hex === null) return null;
  return (
    <div className="order-buttons">
      <Button kind="quiet" size="small" onClick={() => form.remove(site)}>
        {placementText.remove(site.name)}
      </Button>
      {gap !== null || isPhone ? (
        <Button kind="main" size="small" onClick={() => (gap === null ? openTab('orders') : gap.take())}>
          {gap === null ? placementText.toSeal : placementText.next(gap.name)} <Icon of={ChevronRight} />
        </Button>
      ) : null}
    </div>
  );
}
