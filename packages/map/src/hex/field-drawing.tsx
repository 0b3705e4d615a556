import type { PieceId, Reach } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/kernel';
import { type ReactElement, useCallback, useMemo } from 'react';
import type { OrderState } from '../marks/order-mark.tsx';
import { SeatPatterns } from '../marks/patterns.tsx';
import type { OrderArrow } from './arrows.ts';
import { Counters, UnitNames } from './layers/counters.tsx';
import { Lifting } from './layers/lifting.tsx';
import {
  Airspaces,
  Arrows,
  type ClaimMark,
  Claims,
  Costs,
  ReachArea,
  Selection,
  SightLimit,
  Zones,
} from './layers/orders.tsx';
import { Names, Sites, Stores } from './layers/sites.tsx';
import type { Level } from './levels.ts';
import { airspacesOf } from './model.ts';
import type { Slide } from './slide.ts';
import type { Picture, Print } from './use-map-model.ts';

/** What a person toggles on the map. */
export interface Overlays {
  /** Hexes in enemy zones of control, as the rules tell them from the view. */
  readonly zones: readonly HexKey[] | null;
  readonly sight: boolean;
  /** Air spaces as charts write them; null when not shown. */
  readonly airspaces: readonly string[] | null;
}

export interface FieldDrawingProps {
  readonly print: Print;
  readonly picture: Picture;
  readonly level: Level;
  readonly drawing: string;
  readonly overlays: Overlays;
  readonly reach: readonly Reach[];
  readonly arrows: readonly OrderArrow[];
  readonly claims: readonly ClaimMark[];
  readonly marks: Readonly<Record<PieceId, OrderState>>;
  readonly selected: PieceId | null;
  /** The hex that is in hand while no piece is. */
  readonly selectedHex: HexKey | null;
  /** The counter that is on its way. */
  readonly slide: Slide | null;
  /** The orders were sealed a moment ago. */
  readonly isPressing: boolean;
}

const NO_AIRSPACES: readonly ReadonlySet<HexKey>[] = [];

/** Everything that moves, is toggled or answers to a hand: drawn over the land. */
export function FieldDrawing(props: FieldDrawingProps): ReactElement {
  const { print, picture, drawing, overlays, reach, arrows, selected } = props;
  const { layout } = print.ground;
  const { model, places, sites, occupied } = picture;
  const hexes = useMemo(() => new Map(model.counters.map((counter) => [counter.id, counter.hex])), [model]);
  const hexOf = useCallback((piece: PieceId): HexKey | null => hexes.get(piece) ?? null, [hexes]);
  const isOccupied = useCallback((hex: HexKey): boolean => occupied.has(hex), [occupied]);
  const hasSite = useCallback((hex: HexKey): boolean => sites.has(hex), [sites]);
  const named = useMemo(
    () => new Set(model.counters.filter((counter) => counter.name !== '').map((counter) => counter.hex)),
    [model],
  );
  const hasUnitName = useCallback((hex: HexKey): boolean => named.has(hex), [named]);
  const onPath = useMemo(
    () => new Set(arrows.filter((arrow) => arrow.piece === selected).flatMap((arrow) => arrow.path)),
    [arrows, selected],
  );
  const spaces = useMemo(
    () => (overlays.airspaces === null ? NO_AIRSPACES : airspacesOf(layout.size, overlays.airspaces)),
    [layout, overlays.airspaces],
  );
  const from = selected === null ? null : hexOf(selected);
  const ringed = from ?? props.selectedHex;
  return (
    <>
      <defs>
        <SeatPatterns drawing={drawing} />
      </defs>
      <Lifting layout={layout} fog={model.fog} />
      {overlays.sight && model.sight !== null && <SightLimit layout={layout} sight={model.sight} />}
      {spaces.length > 0 && <Airspaces layout={layout} spaces={spaces} />}
      <ReachArea layout={layout} reach={reach} from={from} />
      {overlays.zones !== null && <Zones layout={layout} zones={overlays.zones} />}
      <Sites layout={layout} sites={model.sites} isOccupied={isOccupied} drawing={drawing} />
      <Claims layout={layout} claims={props.claims} drawing={drawing} />
      {ringed !== null && <Selection layout={layout} hex={ringed} />}
      <Arrows layout={layout} arrows={arrows} hexOf={hexOf} isOccupied={isOccupied} />
      <Names layout={layout} sites={model.sites} names={model.names} hasUnitName={hasUnitName} />
      {props.level === 'hex' && <Stores layout={layout} sites={model.sites} />}
      <Costs layout={layout} reach={reach} onPath={onPath} isOccupied={isOccupied} hasSite={hasSite} />
      <Counters
        {...{ layout, places, selected, drawing }}
        marks={props.marks}
        slide={props.slide}
        isPressing={props.isPressing}
      />
      <UnitNames places={places} />
    </>
  );
}
