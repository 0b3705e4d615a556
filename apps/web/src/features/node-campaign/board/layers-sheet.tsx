'use client';
import type { StarMapHandle } from '@sealed-orders/map/graph';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { legendText } from '@sealed-orders/text/node-campaign/map-papers';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { siteText } from '@sealed-orders/text/pages/site';
import { History, List, type LucideIcon, Maximize, X } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useNodePlace } from '../node-context.ts';
import { LAYER_ICONS, LAYERS, type Layers } from './layers.ts';
import { Legend } from './legend.tsx';

/** The star map and the ways to look at it. */
export interface StarLook {
  readonly layers: Layers;
  readonly map: RefObject<StarMapHandle | null>;
  readonly toggleHistory: () => void;
}

/** For small windows without a column of tools: what the map shows, other ways to look at it, and what its signs mean. */
export function LayersSheet({ layers, map, toggleHistory, onClose }: StarLook & { readonly onClose: () => void }) {
  const { tools } = campaignText;
  const { isList, toggleList } = useNodePlace();
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
          {LAYERS.map((layer) => (
            <label key={layer} className="layer">
              <Icon of={LAYER_ICONS[layer]} size={18} />
              <span className="grow">{mapText.tools[layer]}</span>
              <input
                type="checkbox"
                className="toggle"
                checked={!layers.hidden.includes(layer)}
                onChange={() => layers.toggle(layer)}
              />
            </label>
          ))}
          <Way icon={List} label={isList ? tools.map : tools.list} onTouch={leaving(close, toggleList)} />
          <Way icon={History} label={tools.history} onTouch={leaving(close, toggleHistory)} />
          <Way icon={Maximize} label={tools.whole} onTouch={leaving(close, () => map.current?.fit())} />
          <h3 className="border-t border-rule pt-3 mt-1">{legendText.title}</h3>
          <Legend />
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
