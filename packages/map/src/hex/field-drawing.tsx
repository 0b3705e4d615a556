import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { type ReactElement, useCallback, useMemo } from 'react';
import type { Level } from '../board/levels.ts';
import type { OrderState } from '../symbols/order-badge.tsx';
import { SeatPatterns } from '../symbols/patterns.tsx';
import type { OrderArrow } from './arrows.ts';
import type { ClaimSymbol } from './claims.ts';
import { AirspaceNumbers, Airspaces } from './layers/airspaces.tsx';
import { Attacks } from './layers/attacks.tsx';
import { Battles } from './layers/battles.tsx';
import { Counters, UnitNames } from './layers/counters.tsx';
import { Arrows, Claims, Costs, ReachArea, Selection, SightLimit, Steps, Zones } from './layers/orders.tsx';
import { Plates } from './layers/plates.tsx';
import { Names, Sites, Stores } from './layers/sites.tsx';
import { type Airspace, airspacesOf } from './model.ts';
import { namingOf, type Picture, type Print } from './picture.ts';
import type { Reached } from './reached.ts';
import { signsAt } from './signs.ts';
import { type Plate, platesAt } from './theatre.ts';

/** Toggles of the map. */
export interface Overlays {
  /** Hexes in enemy zones of control, as computed by the rules from the view. */
  readonly zones: readonly HexKey[] | null;
  readonly sight: boolean;
  /** Air spaces as charts write them; null when not shown. */
  readonly airspaces: readonly string[] | null;
  /** The number of the air space that is selected; null: none. */
  readonly airspace: number | null;
}

export interface FieldDrawingProps {
  readonly print: Print;
  readonly picture: Picture;
  readonly level: Level;
  /** Map units a pixel at the farthest level, which needs it. */
  readonly pixel: number | null;
  readonly drawing: string;
  readonly overlays: Overlays;
  readonly reach: readonly Reached[];
  readonly arrows: readonly OrderArrow[];
  readonly claims: readonly ClaimSymbol[];
  readonly orderStates: Readonly<Record<PieceId, OrderState>>;
  readonly selected: PieceId | null;
  /** The selected hex while no piece is selected. */
  readonly selectedHex: HexKey | null;
  /** The orders were sealed a moment ago. */
  readonly isPressing: boolean;
}

const NO_AIRSPACES: readonly Airspace[] = [];
const NO_PLATES: readonly Plate[] = [];

/** Everything that moves, toggles or responds to input: drawn over the land. */
export function FieldDrawing(props: FieldDrawingProps): ReactElement {
  const { print, picture, drawing, overlays, reach, arrows, selected } = props;
  const { layout } = print.land;
  const { model, places, occupied } = picture;
  const hexes = useMemo(() => new Map(model.counters.map((counter) => [counter.id, counter.hex])), [model]);
  const hexOf = useCallback((piece: PieceId): HexKey | null => hexes.get(piece) ?? null, [hexes]);
  const isOccupied = useCallback((hex: HexKey): boolean => occupied.has(hex), [occupied]);
  const { level } = props;
  const naming = useMemo(() => namingOf(print, picture, level), [print, picture, level]);
  const onPath = useMemo(
    () => new Set(arrows.filter((arrow) => arrow.piece === selected).flatMap((arrow) => arrow.path)),
    [arrows, selected],
  );
  const spaces = useMemo(
    () => (overlays.airspaces === null ? NO_AIRSPACES : airspacesOf(layout.size, overlays.airspaces)),
    [layout, overlays.airspaces],
  );
  const { claims, pixel } = props;
  const plates = useMemo(
    () => (pixel === null ? NO_PLATES : platesAt(layout, pixel, model, places)),
    [layout, pixel, model, places],
  );
  const signs = useMemo(
    () => signsAt(layout, naming, { arrows, claims, reach, onPath, hexOf, battles: model.battles, spaces }),
    [layout, naming, arrows, claims, reach, onPath, hexOf, model.battles, spaces],
  );
  const from = selected === null ? null : hexOf(selected);
  const ringed = from ?? props.selectedHex;
  return (
    <>
      <defs>
        <SeatPatterns drawing={drawing} />
      </defs>
      {overlays.sight && model.sight !== null && <SightLimit layout={layout} sight={model.sight} />}
      {spaces.length > 0 && <Airspaces layout={layout} spaces={spaces} chosen={overlays.airspace} />}
      <ReachArea layout={layout} reach={reach} from={from} />
      {overlays.zones !== null && <Zones layout={layout} zones={overlays.zones} />}
      <Sites layout={layout} sites={model.sites} isOccupied={isOccupied} drawing={drawing} />
      {ringed !== null && <Selection layout={layout} hex={ringed} />}
      <Arrows layout={layout} signs={signs.arrows} />
      <Names sites={model.sites} names={model.names} naming={naming} />
      {level === 'hex' && <Stores sites={model.sites} places={naming.stores} />}
      <Counters {...{ places, selected, drawing }} orderStates={props.orderStates} isPressing={props.isPressing} />
      <Claims layout={layout} signs={signs.claims} drawing={drawing} />
      <Costs layout={layout} reach={reach} signs={signs.costs} />
      <Attacks layout={layout} signs={signs.blocks} />
      <UnitNames places={places} naming={naming} aside={signs.names} />
      <Steps layout={layout} signs={signs.arrows} />
      {model.battles.length > 0 && <Battles layout={layout} signs={signs.fights} />}
      {plates.length > 0 && <Plates plates={plates} drawing={drawing} />}
      {spaces.length > 0 && <AirspaceNumbers signs={signs.spaces} chosen={overlays.airspace} />}
    </>
  );
}
