'use client';
import { SECTOR_SIGNS, SectorSign } from '@sealed-orders/map/sector';
import { siteText } from '@sealed-orders/text/pages/site';
import { legendText } from '@sealed-orders/text/sector-campaign/map-papers';
import { X } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useSectorStep } from '../sector-context.ts';

/** What the signs on the board mean, and that the drawn ground means nothing. */
export function LegendDialog({ onClose }: { readonly onClose: () => void }) {
  const { board } = useSectorStep().view;
  return (
    <Modal aria-label={legendText.title} onClose={onClose}>
      {(close) => (
        <div>
          <header className="row">
            <h2 className="grow">{legendText.title}</h2>
            <Button kind="icon" aria-label={siteText.close} onClick={close}>
              <Icon of={X} size={18} />
            </Button>
          </header>
          <ul className="star-legend">
            {SECTOR_SIGNS.map((sign) => (
              <li key={sign}>
                <SectorSign of={sign} />
                {legendText[sign]}
              </li>
            ))}
          </ul>
          <p className="muted pt-3">{legendText.ground(board.planet)}</p>
        </div>
      )}
    </Modal>
  );
}
