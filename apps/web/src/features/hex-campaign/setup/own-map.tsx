import { maps } from '@sealed-orders/rules/hex-campaign/cartography';
import { mapFault } from '@sealed-orders/text/hex-campaign/map-editor';
import { mapChoiceText, printedMapText } from '@sealed-orders/text/hex-campaign/setup';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { Choice } from '../../kit/field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { BoardFields } from '../../new-campaign/board-fields.tsx';
import type { BoardProps } from '../../new-campaign/door.ts';
import { chartOf } from '../map-editor/chart-of.ts';
import { ChartShown } from './chart-shown.tsx';
import { type KindProps, MapKinds } from './map-kinds.tsx';

interface OwnMapProps extends BoardProps, KindProps {
  /** The map that the user chose before coming here. */
  readonly wanted: string | null;
}

/** One of the reader's own maps, with its faults for this number of seats. */
export function OwnMap({ seats, choices, onChange, onKind, wanted }: OwnMapProps) {
  const trpc = useTRPC();
  const lines = useQuery(trpc.maps.list.queryOptions());
  const mine = (lines.data ?? []).filter(({ system }) => system === 'hex-campaign');
  const [chosen, choose] = useState(wanted);
  const id = chosen ?? mine[0]?.id ?? null;
  const kept = useQuery(trpc.maps.get.queryOptions({ map: id ?? '' }, { enabled: id !== null, retry: false }));
  const chart = useMemo(() => (kept.data === undefined ? null : chartOf(kept.data.map)), [kept.data]);
  useEffect(() => onChange(chart === null ? {} : { chart }), [chart, onChange]);
  const text = mapChoiceText;
  return (
    <section className="preview" aria-label={printedMapText.label}>
      <BoardFields choices={choices}>
        <MapKinds kind="mine" onKind={onKind} />
        <Choice
          label={text.ownMap}
          value={id ?? ''}
          options={mine.map(({ id: one, name }) => [one, name])}
          onChange={choose}
        />
      </BoardFields>
      {kept.error ? <Notice kind="warn">{text.ownGone}</Notice> : null}
      {chart === null ? null : <Fit chart={chart} seats={seats} />}
      {chart === null ? null : <ChartShown chart={chart} />}
    </section>
  );
}

function Fit({ chart, seats }: { readonly chart: NonNullable<ReturnType<typeof chartOf>>; readonly seats: number }) {
  const read = useMemo(() => maps.read(chart), [chart]);
  const text = mapChoiceText;
  const [fault] = read.ok ? read.value.faults : read.problem;
  const room = read.ok ? read.value.seats : 0;
  const says = fault === undefined ? (room < seats ? text.ownTooFew(room, seats) : null) : mapFault(chart.size, fault);
  return says === null ? null : (
    <Notice kind="warn" live>
      {says}
    </Notice>
  );
}
