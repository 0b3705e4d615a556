import type { MapHandle } from '@sealed-orders/map/hex';
import type { HexKey } from '@sealed-orders/rules/space';
import { HEX_PATTERN } from '@sealed-orders/rules/space';
import { mapEditorText, mapFault, mapWarning } from '@sealed-orders/text/hex-campaign/map-editor';
import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
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

/** The map's faults and warnings, each with its place, and how fair the starts are. */
export function CheckPanel({ editor, map, onShow, children }: CheckPanelProps) {
  const { chart, verdict } = editor;
  const { faults, warnings, seats } = verdict;
  const text = mapEditorText;
  const show = (hex: HexKey) => {
    onShow(hex);
    map.current?.centreOn(hex);
    map.current?.focus(hex);
  };
  return (
    <section className="map-checks" aria-label={text.check}>
      <h2 className="section-title check-head">
        {text.check}
        <Pills must={faults.length} should={warnings.length} />
      </h2>
      <div aria-live="polite">
        {faults.length === 0 ? (
          <p className="row py-2">
            <Icon of={CircleCheck} size={18} /> {text.allWell(seats)}
          </p>
        ) : (
          <p className="py-2">{text.wrong(faults.length)}</p>
        )}
        {warnings.length === 0 ? null : (
          <p className="pb-2">
            {text.could(warnings.length)}. <span className="muted">{text.couldSays}</span>
          </p>
        )}
      </div>
      <ul>
        {faults.map((fault) => {
          const { hex } = fault.facts;
          const says = mapFault(chart.size, fault);
          const key = `${fault.code} ${fault.path.join(' ')}`;
          return <Finding key={key} kind="must" says={says} onShow={isHex(hex) ? () => show(hex) : null} />;
        })}
        {warnings.map((warning) => {
          const says = mapWarning(chart.size, warning);
          return <Finding key={says} kind="should" says={says} onShow={() => show(warning.hex)} />;
        })}
      </ul>
      {children}
      {(chart.starts ?? []).length > 1 ? <StartTable chart={chart} starts={chart.starts ?? []} /> : null}
    </section>
  );
}

/** How many faults and warnings there are, at a glance. */
function Pills({ must, should }: { readonly must: number; readonly should: number }) {
  return (
    <span className="row">
      {must > 0 ? <span className="count-pill must">{mapEditorText.must(must)}</span> : null}
      {should > 0 ? <span className="count-pill should">{mapEditorText.should(should)}</span> : null}
    </span>
  );
}

interface FindingProps {
  readonly kind: 'must' | 'should';
  readonly says: string;
  /** Null: it has no single place. */
  readonly onShow: (() => void) | null;
}

function Finding({ kind, says, onShow }: FindingProps) {
  return (
    <li className={`fault ${kind}`}>
      <Icon of={kind === 'must' ? OctagonAlert : TriangleAlert} size={18} />
      <span className="grow">{says}</span>
      {onShow === null ? null : (
        <Button size="small" onClick={onShow}>
          {mapEditorText.show}
        </Button>
      )}
    </li>
  );
}
