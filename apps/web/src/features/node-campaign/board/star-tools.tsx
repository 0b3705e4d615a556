'use client';
import type { StarMapHandle } from '@sealed-orders/map/graph';
import { lookup } from '@sealed-orders/rules/kernel';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import {
  BookOpen,
  Crosshair,
  Layers as LayersIcon,
  List,
  type LucideIcon,
  Maximize,
  Minus,
  PanelRight,
  Plus,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { BELOW_DESKTOP, FEW_TOOLS, PHONE, useMedia } from '../../browser/use-media.ts';
import { Icon } from '../../kit/icon.tsx';
import { type NodePlace, useNodePlace } from '../node-context.ts';
import { homeOf } from './home.ts';
import { LAYER_ICONS, LAYERS } from './layers.ts';
import type { StarLook } from './layers-sheet.tsx';
import { LayersSheet, LegendDialog } from './on-demand.ts';

interface StarToolsProps extends StarLook {
  readonly isPanelOpen: boolean;
  readonly togglePanel: () => void;
}

const { tools } = campaignText;

/** Zoom, layers, and the list that stands in for the map; in small windows, two tools and a sheet. */
export function StarTools(props: StarToolsProps) {
  const hasFew = useMedia(FEW_TOOLS);
  const isPhone = useMedia(PHONE);
  const isNarrow = useMedia(BELOW_DESKTOP);
  const [open, setOpen] = useState<'layers' | 'legend' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <div className="map-tools no-print" role="toolbar" aria-label={tools.label} aria-orientation="vertical">
        {hasFew ? (
          <FewTools map={props.map} openLayers={() => setOpen('layers')} />
        ) : (
          <AllTools {...props} openLegend={() => setOpen('legend')} />
        )}
        {isNarrow && !isPhone ? (
          <Tool label={tools.panel} icon={PanelRight} isOn={props.isPanelOpen} onTouch={props.togglePanel} />
        ) : null}
      </div>
      <Suspense>
        {hasFew && open === 'layers' ? <LayersSheet {...props} onClose={close} /> : null}
        {open === 'legend' ? <LegendDialog onClose={close} /> : null}
      </Suspense>
    </>
  );
}

function AllTools({ layers, map, openLegend }: StarLook & { readonly openLegend: () => void }) {
  const { isList, toggleList } = useNodePlace();
  return (
    <>
      <Tool label={tools.zoomIn} icon={Plus} onTouch={() => map.current?.zoomBy(1.3)} />
      <Tool label={tools.zoomOut} icon={Minus} onTouch={() => map.current?.zoomBy(1 / 1.3)} />
      <Tool label={tools.whole} icon={Maximize} onTouch={() => map.current?.fit()} />
      {LAYERS.map((layer) => (
        <Tool
          key={layer}
          label={mapText.tools[layer]}
          icon={LAYER_ICONS[layer]}
          isOn={!layers.hidden.includes(layer)}
          onTouch={() => layers.toggle(layer)}
        />
      ))}
      <Tool label={mapText.tools.legend} icon={BookOpen} onTouch={openLegend} />
      <Tool label={tools.list} icon={List} isOn={isList} onTouch={toggleList} />
    </>
  );
}

function FewTools({ map, openLayers }: Pick<StarLook, 'map'> & { readonly openLayers: () => void }) {
  const place = useNodePlace();
  return (
    <>
      <Tool label={tools.layers} icon={LayersIcon} onTouch={openLayers} />
      <Tool label={tools.centre} icon={Crosshair} onTouch={() => centre(place, map.current)} />
    </>
  );
}

/** Centres the selection, otherwise where the reader's battleforces are; readers with neither see the whole map. */
function centre({ view, selection }: NodePlace, map: StarMapHandle | null): void {
  const selected = selection?.kind === 'force' ? lookup(view.forces, selection.force)?.node : selection?.node;
  const node = selected ?? homeOf(view);
  if (node === null) map?.fit();
  else map?.centreOn(node);
}

interface ToolProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onTouch: () => void;
  readonly isOn?: boolean;
}

function Tool({ label, icon, onTouch, isOn }: ToolProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-pressed={isOn} onClick={onTouch}>
      <Icon of={icon} size={18} />
    </button>
  );
}
