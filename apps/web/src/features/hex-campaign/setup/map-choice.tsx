'use client';
import { MapPicture } from '@sealed-orders/map/hex';
import type { GivenChart } from '@sealed-orders/rules/hex-campaign';
import { mapChoiceText, printedMapText } from '@sealed-orders/text/hex-campaign/setup';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { BoardProps } from '../../new-campaign/door.ts';
import { Segments } from '../../new-campaign/segments.tsx';
import { Notice } from '../../shell/notice.tsx';
import { MapWishFields } from './map-wish-fields.tsx';
import { previewView } from './preview-view.ts';
import { type MapChoices, PRINTED_SEATS, useMapWish } from './use-map-wish.ts';
import { StartTable } from './start-table.tsx';

/** Which map the war is fought on, and its picture; corners and sites are dealt when the campaign starts. */
export function MapChoice(props: BoardProps) {
  const { choices, change, made } = useMapWish(props);
  const fields = <MapFields choices={choices} seats={props.seats} onChange={change} />;
  return (
    <section className="preview" aria-label={printedMapText.label}>
      {props.choices === null ? null : createPortal(fields, props.choices)}
      {made.ok ? (
        <ChartShown chart={made.value} />
      ) : (
        <Notice kind="warn" live>
          {mapChoiceText.tooSmall(made.problem.size.columns, made.problem.size.rows, made.problem.seats)}
        </Notice>
      )}
    </section>
  );
}

interface MapFieldsProps {
  readonly choices: MapChoices;
  readonly seats: number;
  readonly onChange: (part: Partial<MapChoices>) => void;
}

/** The printed map, where it has a corner for every seat, or one made to order. */
function MapFields({ choices, seats, onChange }: MapFieldsProps) {
  const text = mapChoiceText;
  return (
    <section className="map-choice">
      {seats > PRINTED_SEATS ? (
        <p className="hint">{text.printedFits}</p>
      ) : (
        <Segments
          label={text.map}
          value={choices.isPrinted ? 'printed' : 'generated'}
          options={[
            ['printed', text.kinds.printed],
            ['generated', text.kinds.generated],
          ]}
          onChange={(kind) => onChange({ isPrinted: kind === 'printed' })}
        />
      )}
      {choices.isPrinted ? null : <MapWishFields choices={choices} seats={seats} onChange={onChange} />}
    </section>
  );
}

function ChartShown({ chart }: { readonly chart: GivenChart }) {
  const view = useMemo(() => previewView(chart), [chart]);
  const letters = chart.rows.join('');
  const land = letters.replaceAll('s', '').length;
  return (
    <>
      <div className="picture">
        <MapPicture view={view} label={printedMapText.label} />
      </div>
      <div className="paper">
        <p className="py-2">{printedMapText.says(letters.length, land)}</p>
        {chart.starts === undefined ? null : <StartTable chart={view.chart} starts={chart.starts} />}
      </div>
    </>
  );
}
