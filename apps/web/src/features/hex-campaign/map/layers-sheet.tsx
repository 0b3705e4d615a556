'use client';
import type { MapHandle } from '@sealed-orders/map/hex';
import { campaignText } from '@sealed-orders/text/hex-campaign/campaign';
import { siteText } from '@sealed-orders/text/pages/site';
import { History, List, type LucideIcon, Maximize, X } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { OVERLAY_ICONS, OVERLAYS, type Overlays } from './overlays.ts';

/** The map and the ways to look at it. */
export interface MapLook {
  readonly overlays: Overlays;
  readonly map: RefObject<MapHandle | null>;
  readonly isList: boolean;
  readonly toggleList: () => void;
  readonly toggleHistory: () => void;
}

/** For small windows without a column of tools: overlays on the map, and other ways to look at it. */
export function LayersSheet({ overlays, map, onClose, ...props }: MapLook & { readonly onClose: () => void }) {
  const { tools } = campaignText;
  return (
    <Modal className="paper layers" aria-label={tools.layers} onClose={onClose}>
      {(close) => (
        <div>
          <header className="row">
            <h2 className="grow">{tools.layers}</h2>
            <Button kind="icon" aria-label={siteText.close} onClick={close}>
              <Icon of={X} size={18} />
            </Button>
          </header>
          {OVERLAYS.map((overlay) => (
            <label key={overlay} className="layer">
              <Icon of={OVERLAY_ICONS[overlay]} size={18} />
              <span className="grow">{tools[overlay]}</span>
              <input
                type="checkbox"
                className="toggle"
                checked={overlays.shown.includes(overlay)}
                onChange={() => overlays.toggle(overlay)}
              />
            </label>
          ))}
          <Way icon={List} label={props.isList ? tools.map : tools.list} onTouch={leaving(close, props.toggleList)} />
          <Way icon={History} label={tools.history} onTouch={leaving(close, props.toggleHistory)} />
          <Way icon={Maximize} label={tools.whole} onTouch={leaving(close, () => map.current?.fit())} />
        </div>
      )}
    </Modal>
  );
}

const leaving = (close: () => void, act: () => void) => () => {
  close();
  act();
};

interface WayProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onTouch: () => void;
}

function Way({ icon, label, onTouch }: WayProps) {
  return (
    <button type="button" className="layer" onClick={onTouch}>
      <Icon of={icon} size={18} />
      <span className="grow">{label}</span>
    </button>
  );
}
