'use client';
import { mapChoiceText, printedMapText } from '@sealed-orders/text/hex-campaign/setup';
import { useState } from 'react';
import { useSearch } from '../../browser/address.ts';
import { Notice } from '../../kit/notice.tsx';
import { BoardFields } from '../../new-campaign/board-fields.tsx';
import type { BoardProps } from '../../new-campaign/door.ts';
import { ChartShown } from './chart-shown.tsx';
import { LibraryMap } from './library-map.tsx';
import { type KindProps, type MapKind, MapKinds } from './map-kinds.tsx';
import { MapWishFields } from './map-wish-fields.tsx';
import { OwnMap } from './own-map.tsx';
import { useMapWish } from './use-map-wish.ts';

/** Which map the war is fought on, and its picture; corners and sites are dealt when the campaign starts. */
export function MapChoice(props: BoardProps) {
  const wanted = useSearch().get('map');
  const [kind, setKind] = useState<MapKind>(wanted === null ? 'library' : 'mine');
  switch (kind) {
    case 'mine':
      return <OwnMap {...props} wanted={wanted} onKind={setKind} />;
    case 'library':
      return <LibraryMap {...props} onKind={setKind} />;
    case 'generated':
      return <GeneratedMap {...props} onKind={setKind} />;
  }
}

/** A map made from a seed. */
function GeneratedMap({ onKind, ...props }: BoardProps & KindProps) {
  const { choices, change, made } = useMapWish(props);
  const text = mapChoiceText;
  return (
    <section className="preview" aria-label={printedMapText.label}>
      <BoardFields choices={props.choices}>
        <MapKinds kind="generated" onKind={onKind} />
        <MapWishFields choices={choices} seats={props.seats} onChange={change} />
      </BoardFields>
      {made.ok ? (
        <ChartShown chart={made.value} />
      ) : (
        <Notice kind="warn" live>
          {text.tooSmall(made.problem)}
        </Notice>
      )}
    </section>
  );
}
