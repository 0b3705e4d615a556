'use client';
import { HexMap, type Inset, type MapHandle, MapPicture } from '@sealed-orders/map';
import { enemyZones, type Piece, type PieceId, type Reach } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/kernel';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { BELOW_DESK, PHONE, PRINT, REDUCED_MOTION, useMedia } from '../../shell/use-media.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import { choiceInHand, type OrdersDesk, useOrdersDesk } from '../orders/orders-context.ts';
import { reachOf } from '../orders/path-drawing.ts';
import { useOrderGiving } from '../orders/use-order-giving.ts';
import { wayOf } from '../replay/beats.ts';
import { type Replay, useReplay } from '../replay/replay-context.ts';
import { placeOf } from '../report/report-lines.ts';
import { describeHex } from './describe-hex.ts';
import { MapTools } from './map-tools.tsx';
import { arrowsOf, marchesOf, marksOf, plannedClaims } from './order-drawing.ts';
import type { Overlays } from './overlays.ts';

interface MapPaneProps {
  readonly overlays: Overlays;
  readonly isList: boolean;
  readonly toggleList: () => void;
  readonly toggleHistory: () => void;
  readonly isPanelOpen: boolean;
  readonly togglePanel: () => void;
}

const NO_REACH: readonly Reach[] = [];
/** Tools at the left on desks; on phones tools at the right and the sheet below. */
const DESK_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 60 };
const DRAWER_INSET: Inset = { top: 0, right: 360, bottom: 0, left: 60 };
const PHONE_INSET: Inset = { top: 0, right: 0, bottom: 96, left: 0 };
const REPLAY_INSET: Inset = { top: 0, right: 60, bottom: 240, left: 0 };
const PHONE_SHEET: Inset = { top: 0, right: 60, bottom: 330, left: 0 };

/** The map of the step that is shown, with the player's orders on it. */
export function MapPane({ overlays, ...tools }: MapPaneProps) {
  const { words, head, isNow, events, tab, letterOf, selection, ...shown } = useCampaignPlace();
  const replay = useReplay();
  const view = replay.view ?? shown.view;
  const desk = useOrdersDesk();
  const handle = useRef<MapHandle>(null);
  const isPhone = useMedia(PHONE);
  const isNarrow = useMedia(BELOW_DESK);
  const isStill = useMedia(REDUCED_MOTION);
  const isPrinting = useMedia(PRINT);
  const besides = isNarrow && tools.isPanelOpen ? DRAWER_INSET : DESK_INSET;
  const isReplay = replay.state !== null;
  const onPhone = isReplay ? REPLAY_INSET : selection ? PHONE_SHEET : PHONE_INSET;
  const inset = isPhone ? onPhone : besides;
  const piece = selection?.kind === 'piece' ? selection.piece : null;
  const orders = isNow && !isReplay ? desk : null;
  const isReport = tab === 'report';
  const told = useMemo(
    () => (replay.state ? replay.beats.slice(0, replay.state.played).map(({ event }) => event) : events),
    [replay.state, replay.beats, events],
  );
  const arrows = useMemo(
    () => (isReport || !orders ? marchesOf(told, letterOf) : arrowsOf(view, orders)),
    [isReport, orders, told, letterOf, view],
  );
  const claims = useMemo(
    () => (orders && head.you !== null ? plannedClaims(view, orders, letterOf(head.you)) : []),
    [orders, head.you, view, letterOf],
  );
  const marks = useMemo(() => (orders ? marksOf(orders) : {}), [orders]);
  const reach = orders ? shownReach(orders, piece) : NO_REACH;
  const hands = useMapHands(reach);
  const describe = useCallback((hex: HexKey) => describeHex(view, words, hex), [view, words]);
  const zones = useMemo(() => enemyZones(view), [view]);
  const hex = selection?.kind === 'hex' ? selection.hex : null;
  useEffect(() => {
    if (hex) handle.current?.reveal([hex]);
  }, [hex]);
  useFollowed(replay, handle);
  return (
    <>
      {isPrinting ? (
        <div className="map-print">
          <MapPicture view={view} label={campaignText.map} arrows={arrows} claims={claims} />
        </div>
      ) : null}
      <div className="map-stage" data-keys>
        <HexMap
          ref={handle}
          view={view}
          label={campaignText.map}
          describeHex={describe}
          selected={piece}
          selectedHex={hex}
          reach={reach}
          arrows={arrows}
          claims={claims}
          marks={marks}
          zones={zones}
          overlays={{
            zones: overlays.shown.includes('zones'),
            sight: overlays.shown.includes('sight'),
            airspaces: overlays.shown.includes('airspaces'),
          }}
          isDrawing={reach.length > 0}
          isPast={!isNow}
          slide={replay.slide}
          isPressing={desk?.lately === 'sealed' && !isStill}
          inset={inset}
          {...hands}
        />
      </div>
      <MapTools overlays={overlays} map={handle} {...tools} />
    </>
  );
}

/** Keeps what is played in sight. */
function useFollowed({ current }: Replay, map: RefObject<MapHandle | null>): void {
  useEffect(() => {
    if (current === null) return;
    const place = placeOf(current.event);
    const hexes = wayOf(current.event) ?? (place === null ? [] : [place]);
    if (hexes.length > 0) map.current?.reveal(hexes);
  }, [current, map]);
}

/** Where the order that is written may lead. */
function shownReach(desk: OrdersDesk, piece: PieceId | null): readonly Reach[] {
  if (piece === null || !desk.isOpen) return NO_REACH;
  const order = desk.orderOf(piece);
  const choice = choiceInHand(desk, piece);
  return choice ? reachOf(choice, order !== undefined && 'high' in order && order.high === true) : NO_REACH;
}

/** What touching the map means: lengthen the path of the unit in hand, choose whom it follows, or select. */
function useMapHands(reach: readonly Reach[]) {
  const { view, isNow, selection, select } = useCampaignPlace();
  const replay = useReplay();
  const desk = useOrdersDesk();
  const giving = useOrderGiving();
  const inHand = selection?.kind === 'piece' ? view.pieces[selection.piece] : undefined;
  const orderable = (id: PieceId): Piece | undefined => (isNow && desk?.options.has(id) ? view.pieces[id] : undefined);
  return {
    onHex: (hex: HexKey) => {
      if (inHand && isNow && giving.lengthen(inHand, hex)) return;
      const isOut = inHand && hex !== inHand.hex && reach.length > 0 && !reach.some((reached) => reached.hex === hex);
      select(isOut ? { kind: 'hex', hex, outOfReachOf: inHand.id } : { kind: 'hex', hex });
    },
    onStep: (hex: HexKey) => {
      if (inHand && isNow) giving.lengthen(inHand, hex);
    },
    onPiece: (id: PieceId) => {
      const isFollowing = inHand && desk?.isOpen && desk.writing?.piece === inHand.id && desk.writing.type === 'follow';
      const targets = inHand && desk?.options.get(inHand.id)?.choices.find(({ type }) => type === 'follow')?.targets;
      if (inHand && isFollowing && targets?.includes(id)) return giving.follow(inHand, id);
      const own = orderable(id);
      if (own) giving.take(own);
      else select({ kind: 'piece', piece: id });
    },
    onBack: () => {
      if (inHand) giving.stepBack(inHand);
    },
    onLeave: replay.state === null ? () => select(null) : replay.stop,
    onNext: (by: 1 | -1) => giving.next(by),
  };
}
