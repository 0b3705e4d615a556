import { TERRAIN_NAMES } from '@sealed-orders/text/hex-campaign';
import { placementText } from '@sealed-orders/text/hex-campaign/desks/placement';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { X } from 'lucide-react';
import { Button } from '../../../shell/button.tsx';
import { Icon } from '../../../shell/icon.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { terrainAt } from '../../map/known.ts';
import { SheetHead } from '../parts/sheet-head.tsx';
import { SheetRow } from '../parts/sheet-row.tsx';
import { SuggestButton } from '../parts/suggest-button.tsx';
import { useDeskSeat } from '../phase-desk.ts';
import { type DealtSite, type PlacementDesk, usePlacementDesk } from './placement-desk.ts';
import { SiteSign } from './site-sign.tsx';

/** All sites that the dice gave, each with its place. A row takes its site in hand. HEX-START-07. */
export function PlacementSheet() {
  const desk = usePlacementDesk();
  const paper = useDeskSeat()?.paper ?? null;
  if (desk === null || paper === null) return null;
  const placed = desk.sites.filter(({ hex }) => hex !== null).length;
  return (
    <section aria-label={sheetText.title} data-keys>
      <SheetHead
        desk={desk}
        onUndo={paper.undo}
        onClear={placed > 0 ? desk.clear : undefined}
        count={placementText.count(placed, desk.sites.length)}
      />
      <ul className="order-sheet">
        {desk.sites.map((site) => (
          <SiteRow key={site.key} desk={desk} site={site} />
        ))}
      </ul>
      {desk.isOpen && placed < desk.sites.length ? (
        <div className="p-4 grid gap-3">
          <SuggestButton />
          <p className="hint">{placementText.byDice}</p>
        </div>
      ) : null}
    </section>
  );
}

function SiteRow({ desk, site }: { readonly desk: PlacementDesk; readonly site: DealtSite }) {
  const { view, words, openTab } = useHexPlace();
  const { hex, name } = site;
  const state = desk.stateOf(site);
  return (
    <SheetRow
      state={state}
      isSelected={desk.inHand?.key === site.key}
      isGap={state === 'none' && !desk.isSealed}
      chit={<SiteSign desk={desk} site={site} size={32} />}
      name={name}
      place={hex === null ? '' : TERRAIN_NAMES[terrainAt(view, hex)]}
      given={hex === null ? placementText.unplaced : words.hex(hex).text}
      rejections={site.refusals}
      onTake={() => {
        desk.take(site);
        openTab('board');
      }}
      onClear={() => desk.remove(site)}
      beside={
        hex !== null && desk.isOpen ? (
          <Button
            kind="icon"
            className="self-center"
            aria-label={placementText.remove(name)}
            onClick={() => desk.remove(site)}
          >
            <Icon of={X} size={17} />
          </Button>
        ) : null
      }
    />
  );
}
