'use client';
import type { Inset } from '@sealed-orders/map';
import { HexMap, type MapHandle, type MapLayer, MapPicture, type Reached } from '@sealed-orders/map/hex';
import { enemyZones, type PieceId } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { useLoaded } from '../../browser/use-loaded.ts';
import { BELOW_DESKTOP, PHONE, PRINT, REDUCED_MOTION, useMedia } from '../../browser/use-media.ts';
import { useReplay } from '../../campaign/replay/replay-context.ts';
import { type FormDrawing, useFormSeat, usePhaseForm } from '../forms/phase-form.ts';
import { useHexPlace } from '../hex-context.ts';
import { type Replayed, useReplayed } from '../replay/use-replayed.ts';
import { describeHex } from './describe-hex.ts';
import { MapTools } from './map-tools.tsx';
import { marchesOf } from './marches.ts';
import type { Overlays } from './overlays.ts';
import { spokenSelection } from './spoken.ts';

interface MapPaneProps {
  readonly overlays: Overlays;
  /** Whether a form lies over it: then it cannot be operated. */
  readonly isCovered: boolean;
  readonly isList: boolean;
  readonly toggleList: () => void;
  readonly toggleHistory: () => void;
  readonly isPanelOpen: boolean;
  readonly togglePanel: () => void;
}

const NO_DRAWING: Omit<FormDrawing, 'arrows'> = { claims: [], orderStates: {}, reach: [] };
/** Tools on the left on desktops; on phones tools on the right and the sheet below. */
const DESKTOP_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 60 };
const DRAWER_INSET: Inset = { top: 0, right: 360, bottom: 0, left: 60 };
const PHONE_INSET: Inset = { top: 0, right: 0, bottom: 96, left: 0 };
const REPLAY_INSET: Inset = { top: 0, right: 60, bottom: 240, left: 0 };
const PHONE_SHEET: Inset = { top: 0, right: 60, bottom: 330, left: 0 };

/** The map of the step that is shown, with the player's orders on it. */
export function MapPane({ overlays, isCovered, ...tools }: MapPaneProps) {
  const { words, selection, nameOf, ...shown } = useHexPlace();
  const replay = useReplayed();
  const lately = useFormSeat()?.paper.lately ?? null;
  const handle = useRef<MapHandle>(null);
  const board = useWaiting(handle);
  const isStill = useMedia(REDUCED_MOTION);
  const inset = useInset(tools.isPanelOpen);
  const { view, arrows, claims, orderStates, reach, sky } = useDrawn(replay);
  const over = useOver();
  const hands = useMapHands();
  const describe = useCallback((hex: HexKey) => describeHex(view, words, hex), [view, words]);
  const zones = useMemo(() => enemyZones(view), [view]);
  const hex = selection?.kind === 'hex' ? selection.hex : null;
  useRevealed(hex, handle);
  useRevealed(sky?.target ?? sky?.middle ?? null, handle);
  useOffered(selection?.kind === 'site' ? selection.site : null, reach, handle);
  useFollowed(replay, handle);
  return (
    <>
      <Printed {...{ view, arrows, claims }} />
      <div ref={board} className={isCovered ? 'map-board covered' : 'map-board'} data-keys inert={isCovered}>
        <HexMap
          ref={handle}
          view={view}
          label={hexCampaignText.board.label}
          describeHex={describe}
          announcement={spokenSelection({ view, words, nameOf }, selection)}
          home={view.own?.record.dealt?.centre ?? null}
          selected={selection?.kind === 'piece' ? selection.piece : null}
          selectedHex={hex ?? sky?.target ?? null}
          {...{ reach, arrows, claims, orderStates, over }}
          zones={zones}
          overlays={shownOver(overlays, sky !== null)}
          airspace={sky?.airspace ?? null}
          isDrawing={reach.length > 0}
          isPast={shown.lens.as !== undefined || shown.n !== shown.open.n}
          slide={replay.slide}
          isPressing={lately === 'sealed' && !isStill}
          inset={inset}
          {...hands}
        />
      </div>
      <MapTools overlays={overlays} map={handle} isCovered={isCovered} {...tools} />
    </>
  );
}

const loadMarks = () => import('./dry-marks.tsx');

/** What a dry run marks on the map. Only referees load it. */
function useOver(): MapLayer | null {
  const { dryRun, view, letterOf } = useHexPlace();
  const tried = dryRun.shown;
  const marks = useLoaded(loadMarks, tried !== null);
  return useMemo(
    () => (tried === null ? null : (marks?.dryMarks(tried, { view, letterOf }) ?? null)),
    [marks, tried, view, letterOf],
  );
}

function Printed(drawn: Pick<ReturnType<typeof useDrawn>, 'view' | 'arrows' | 'claims'>) {
  if (!useMedia(PRINT)) return null;
  return (
    <div className="map-print">
      <MapPicture {...drawn} label={hexCampaignText.board.label} />
    </div>
  );
}

/** What is on the map: the replay, otherwise the orders of the open form, otherwise what happened. */
function useDrawn(replay: Replayed) {
  const { isNow, events, tab, letterOf, ...shown } = useHexPlace();
  const form = usePhaseForm();
  const drawing = isNow && !replay.isOn ? (form?.drawing ?? null) : null;
  const told = replay.told ?? events;
  const marches = useMemo(() => marchesOf(told, letterOf), [told, letterOf]);
  const { claims, orderStates, reach, sky = null } = drawing ?? NO_DRAWING;
  return {
    view: replay.view ?? drawing?.view ?? shown.view,
    arrows: tab === 'report' || drawing === null ? marches : drawing.arrows,
    ...{ claims, orderStates, reach, sky },
  };
}

const shownOver = ({ shown }: Overlays, isAirOrdered: boolean) => ({
  zones: shown.includes('zones'),
  sight: shown.includes('sight'),
  airspaces: isAirOrdered || shown.includes('airspaces'),
});

/** What covers the map: tools, the panel, the sheet of a phone. */
function useInset(isPanelOpen: boolean): Inset {
  const { selection, isReportBrought } = useHexPlace();
  const isReplay = useReplay().state !== null;
  const isPhone = useMedia(PHONE);
  const isNarrow = useMedia(BELOW_DESKTOP);
  if (!isPhone) return isNarrow && isPanelOpen ? DRAWER_INSET : DESKTOP_INSET;
  if (isReplay) return REPLAY_INSET;
  return selection || isReportBrought ? PHONE_SHEET : PHONE_INSET;
}

/** Scrolls the selection into sight. */
function useRevealed(hex: HexKey | null, map: RefObject<MapHandle | null>): void {
  useEffect(() => {
    if (hex !== null) map.current?.reveal([hex]);
  }, [hex, map]);
}

/** Scrolls the hexes where a newly selected site may be placed into sight. */
function useOffered(site: string | null, reach: readonly Reached[], map: RefObject<MapHandle | null>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for another site; the map stays while one is moved
  useEffect(() => {
    if (site !== null && reach.length > 0) map.current?.reveal(reach.map(({ hex }) => hex));
  }, [site, map]);
}

/**
 * On a phone each phase begins with what waits for the player in sight, and it stays there while the page is laid out,
 * until the player selects something. Returns the reference to the element of the map.
 */
function useWaiting(map: RefObject<MapHandle | null>): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  const { open, isNow, selection } = useHexPlace();
  const waits = usePhaseForm()?.nextGap?.hex ?? null;
  const isPhone = useMedia(PHONE);
  const begun = useRef<number | null>(null);
  const isBegun = selection !== null;
  useEffect(() => {
    if (isBegun) begun.current = open.opening;
    if (!isPhone || !isNow || waits === null || begun.current === open.opening || board.current === null) return;
    const observer = new ResizeObserver(() => map.current?.reveal([waits]));
    observer.observe(board.current);
    return () => observer.disconnect();
  }, [isPhone, isNow, waits, open.opening, isBegun, map]);
  return board;
}

/** Keeps the replayed event in sight. */
function useFollowed({ hexes }: Replayed, map: RefObject<MapHandle | null>): void {
  useEffect(() => {
    if (hexes.length > 0) map.current?.reveal(hexes);
  }, [hexes, map]);
}

/** The effect of touching the map: the form's, otherwise selection. */
function useMapHands() {
  const { isNow, select } = useHexPlace();
  const replay = useReplay();
  const hands = usePhaseForm()?.hands;
  return {
    onHex: (hex: HexKey) => {
      if (isNow && hands?.onHex(hex)) return;
      select({ kind: 'hex', hex });
    },
    onStep: (hex: HexKey) => {
      if (isNow) hands?.onStep(hex);
    },
    onPiece: (piece: PieceId) => {
      if (isNow && hands?.onPiece(piece)) return;
      select({ kind: 'piece', piece });
    },
    onBack: () => {
      if (isNow) hands?.onBack();
    },
    onLeave: replay.state === null ? () => select(null) : replay.stop,
    onNext: (by: 1 | -1) => hands?.onNext(by),
  };
}
