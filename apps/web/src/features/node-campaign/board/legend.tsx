'use client';
import { STAR_SIGNS, StarSign } from '@sealed-orders/map/graph';
import { legendText } from '@sealed-orders/text/node-campaign/map-papers';
import { siteText } from '@sealed-orders/text/pages/site';
import { X } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/dialog.tsx';
import { Icon } from '../../kit/icon.tsx';

/** What the signs of the star map mean. */
export function Legend() {
  return (
    <ul className="star-legend">
      {STAR_SIGNS.map((sign) => (
        <li key={sign}>
          <StarSign of={sign} />
          {legendText[sign]}
        </li>
      ))}
    </ul>
  );
}

export function LegendDialog({ onClose }: { readonly onClose: () => void }) {
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
          <Legend />
        </div>
      )}
    </Modal>
  );
}
