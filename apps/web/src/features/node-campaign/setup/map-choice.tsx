'use client';
import type { NodeMap } from '@sealed-orders/rules/node-campaign';
import { defaultMap, mapFaults } from '@sealed-orders/rules/node-campaign/cartography';
import { nodeMapFault } from '@sealed-orders/text/node-campaign/map-editor';
import { mapChoiceText } from '@sealed-orders/text/node-campaign/setup';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { useSearch } from '../../browser/address.ts';
import { Choice } from '../../kit/field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { BoardFields } from '../../new-campaign/board-fields.tsx';
import type { BoardProps } from '../../new-campaign/door.ts';
import { Segments } from '../../new-campaign/segments.tsx';
import { mapOf } from '../map-editor/chart-of.ts';
import { MapShown } from './map-shown.tsx';

type MapKind = 'usual' | 'mine';

/** Which map the war is fought on: the one that comes with the game, or one of the reader's own. */
export function MapChoice(props: BoardProps) {
  const wanted = useSearch().get('map');
  const [kind, setKind] = useState<MapKind>(wanted === null ? 'usual' : 'mine');
  return kind === 'mine' ? (
    <OwnMap {...props} wanted={wanted} onKind={setKind} />
  ) : (
    <UsualMap {...props} onKind={setKind} />
  );
}

interface KindProps {
  readonly onKind: (kind: MapKind) => void;
}

function Kinds({ kind, onKind }: KindProps & { readonly kind: MapKind }) {
  const text = mapChoiceText;
  return (
    <Segments
      label={text.map}
      value={kind}
      options={[
        ['usual', text.kinds.usual],
        ['mine', text.kinds.mine],
      ]}
      onChange={onKind}
    />
  );
}

function UsualMap({ choices, onChange, onKind }: BoardProps & KindProps) {
  const map = useMemo(defaultMap, []);
  // A campaign without a map has this one.
  useEffect(() => onChange({}), [onChange]);
  return (
    <section className="preview" aria-label={mapChoiceText.label}>
      <BoardFields choices={choices}>
        <Kinds kind="usual" onKind={onKind} />
        <p className="hint mt-0!">{mapChoiceText.usualSays}</p>
      </BoardFields>
      <MapShown map={map} />
    </section>
  );
}

interface OwnMapProps extends BoardProps, KindProps {
  /** The map that the user chose before coming here. */
  readonly wanted: string | null;
}

function OwnMap({ choices, onChange, onKind, wanted }: OwnMapProps) {
  const trpc = useTRPC();
  const lines = useQuery(trpc.maps.list.queryOptions());
  const mine = (lines.data ?? []).filter(({ system }) => system === 'node-campaign');
  const [chosen, choose] = useState(wanted);
  const id = chosen ?? mine[0]?.id ?? null;
  const kept = useQuery(trpc.maps.get.queryOptions({ map: id ?? '' }, { enabled: id !== null, retry: false }));
  const map = useMemo(() => (kept.data === undefined ? null : named(kept.data)), [kept.data]);
  const problem = useProblem({ map, isMissing: id === null && !lines.isPending, kept });
  useEffect(() => onChange(map === null ? {} : { map }, problem ?? undefined), [map, problem, onChange]);
  return (
    <section className="preview" aria-label={mapChoiceText.label}>
      <BoardFields choices={choices}>
        <Kinds kind="mine" onKind={onKind} />
        {mine.length === 0 ? null : (
          <Choice
            label={mapChoiceText.ownMap}
            value={id ?? ''}
            options={mine.map(({ id: one, name }) => [one, name])}
            onChange={choose}
          />
        )}
      </BoardFields>
      {problem === null ? null : (
        <Notice kind="warn" live>
          {problem}
        </Notice>
      )}
      {map === null ? null : <MapShown map={map} />}
    </section>
  );
}

/** A saved map under the name that it is saved by. */
function named({ name, map: given }: { readonly name: string; readonly map?: unknown }): NodeMap | null {
  const map = mapOf(given);
  return map === null ? null : { ...map, name: name.slice(0, 60) };
}

interface Chosen {
  readonly map: NodeMap | null;
  readonly isMissing: boolean;
  readonly kept: { readonly isError: boolean; readonly isSuccess: boolean };
}

/** Why no campaign can be created with the chosen map; null: one can. */
function useProblem({ map, isMissing, kept }: Chosen): string | null {
  return useMemo(() => {
    const text = mapChoiceText;
    if (isMissing) return text.ownNone;
    if (kept.isError) return text.ownGone;
    if (map === null) return kept.isSuccess ? text.ownWrong : null;
    const [fault] = mapFaults(map);
    return fault === undefined ? null : text.ownFaults(nodeMapFault(map, fault));
  }, [map, isMissing, kept.isError, kept.isSuccess]);
}
