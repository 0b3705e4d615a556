import type { MapHandle } from '@sealed-orders/map/hex';
import type { HexKey } from '@sealed-orders/rules/space';
import { HEX_PATTERN } from '@sealed-orders/rules/space';
import { mapEditorText, mapFault } from '@sealed-orders/text/hex-campaign/map-editor';
import { CircleCheck, OctagonAlert } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { StartTable } from '../setup/start-table.tsx';
import type { Editor } from './use-editor.ts';

interface CheckPanelProps {
  readonly editor: Editor;
  readonly map: RefObject<MapHandle | null>;
  readonly onShow: (hex: HexKey) => void;
  /** What can be done with the map. */
  readonly children: ReactNode;
}

const isHex = (fact: unknown): fact is HexKey => typeof fact === 'string' && HEX_PATTERN.test(fact);

/** What keeps the map from being played on, each with its place, and how fair the starts are. */
export function CheckPanel({ editor, map, onShow, children }: CheckPanelProps) {
  const { chart, verdict } = editor;
  const text = mapEditorText;
  const show = (hex: HexKey) => {
    onShow(hex);
    map.current?.centreOn(hex);
    map.current?.focus(hex);
  };
  return (
    <section className="map-checks" aria-label={text.check}>
      <h2 className="section-title">{text.check}</h2>
      <div aria-live="polite">
        {verdict.faults.length === 0 ? (
          <p className="row py-2">
            <CircleCheck size={18} strokeWidth={1.75} aria-hidden /> {text.allWell(verdict.seats)}
          </p>
        ) : (
          <p className="py-2">{text.wrong(verdict.faults.length)}</p>
        )}
      </div>
      <ul>
        {verdict.faults.map((fault) => {
          const { hex } = fault.facts;
          return (
            <li key={`${fault.code} ${fault.path.join(' ')}`} className="fault">
              <OctagonAlert size={18} strokeWidth={1.75} aria-hidden />
              <span className="grow">{mapFault(chart.size, fault)}</span>
              {isHex(hex) ? (
                <button type="button" className="btn small" onClick={() => show(hex)}>
                  {text.show}
                </button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {children}
      {(chart.starts ?? []).length > 1 ? <StartTable chart={chart} starts={chart.starts ?? []} /> : null}
    </section>
  );
}
