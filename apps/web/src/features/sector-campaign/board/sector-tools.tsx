'use client';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import { BookOpen, History, List, type LucideIcon, PanelRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { BELOW_DESKTOP, PHONE, useMedia } from '../../browser/use-media.ts';
import { Icon } from '../../kit/icon.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { LegendDialog } from './on-demand.ts';

interface SectorToolsProps {
  readonly isPanelOpen: boolean;
  readonly togglePanel: () => void;
  readonly toggleHistory: () => void;
}

const { tools } = campaignText;

/** The list that stands in for the board, the legend, and on phones the history. */
export function SectorTools({ isPanelOpen, togglePanel, toggleHistory }: SectorToolsProps) {
  const { isList, toggleList } = useSectorPlace();
  const isPhone = useMedia(PHONE);
  const isNarrow = useMedia(BELOW_DESKTOP);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="map-tools no-print" role="toolbar" aria-label={tools.label} aria-orientation="vertical">
        <Tool label={mapText.tools.legend} icon={BookOpen} onTouch={() => setOpen(true)} />
        <Tool label={tools.list} icon={List} isOn={isList} onTouch={toggleList} />
        {isPhone ? <Tool label={tools.history} icon={History} onTouch={toggleHistory} /> : null}
        {isNarrow && !isPhone ? (
          <Tool label={tools.panel} icon={PanelRight} isOn={isPanelOpen} onTouch={togglePanel} />
        ) : null}
      </div>
      <Suspense>{isOpen ? <LegendDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
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
