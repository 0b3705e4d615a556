import { TERRAIN_NAMES } from '@sealed-orders/text/hex-campaign';
import { placementText } from '@sealed-orders/text/hex-campaign/forms/placement';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { X } from 'lucide-react';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { terrainAt } from '../../map/known.ts';
import { SheetHead } from '../parts/sheet-head.tsx';
import { SheetRow } from '../parts/sheet-row.tsx';
import { SuggestButton } from '../parts/suggest-button.tsx';
import { useFormSeat } from '../phase-form.ts';
import { type DealtSite, type PlacementForm, usePlacementForm } from './placement-form.ts';
import { SiteSign } from './site-sign.tsx';

/** All sites that the dice gave, each with its place. A row selects its site. HEX-START-07. */
export function PlacementSheet() {
  const form = usePlacementForm();
  const paper = useFormSeat()?.paper ?? null;
  if (form === null || paper === null) return null;
  const placed = form.sites.filter(({ hex }) => hex !== null).length;
  return (
    <section aria-label={sheetText.title} data-keys>
      <SheetHead
        form={form}
        onUndo={paper.undo}
        onClear={placed > 0 ? form.clear : undefined}
        count={placementText.count(placed, form.sites.length)}
      />
      <ul className="order-sheet">
        {form.sites.map((site) => (
          <SiteRow key={site.key} form={form} site={site} />
        ))}
      </ul>
      {form.isOpen && placed < form.sites.length ? (
        <div className="p-4 grid gap-3">
          <SuggestButton />
          <p className="hint">{placementText.byDice}</p>
        </div>
      ) : null}
    </section>
  );
}

function SiteRow({ form, site }: { readonly form: PlacementForm; readonly site: DealtSite }) {
  const { view, words, openTab } = useHexPlace();
  const { hex, name } = site;
  const state = form.stateOf(site);
  return (
    <SheetRow
      state={state}
      isSelected={form.inHand?.key === site.key}
      isGap={state === 'none' && !form.isSealed}
      chit={<SiteSign form={form} site={site} size={32} />}
      name={name}
      place={hex === null ? '' : TERRAIN_NAMES[terrainAt(view, hex)]}
      given={hex === null ? placementText.unplaced : words.hex(hex).text}
      rejections={site.refusals}
      onTake={() => {
        form.take(site);
        openTab('board');
      }}
      onClear={() => form.remove(site)}
      beside={
        hex !== null && form.isOpen ? (
          <Button
            kind="icon"
            className="self-center"
            aria-label={placementText.remove(name)}
            onClick={() => form.remove(site)}
          >
            <Icon of={X} size={17} />
          </Button>
        ) : null
      }
    />
  );
}
