'use client';
import { createContext, useContext } from 'react';
import type { Outputs } from '../api/client.ts';
import type { Campaign, Eyes, Moment, Seen } from '../campaign-data/campaign-data.ts';
import { hasSheets, hasTurns } from '../campaign-data/has-sheets.ts';
import type { GameDoor, GameView, Room } from './door.ts';

/** The frame's own tabs, in their order; the game's pages come after the orders. */
export const FRAME_TABS = ['board', 'orders', 'talk', 'report', 'seats'] as const;
export type FrameTab = (typeof FRAME_TABS)[number];
export type Tab = FrameTab | GameView['id'];

type Tried = Extract<Outputs['desk']['dryRun'], { readonly ok: true }>['value'];

/** The dry run of the open phase, as one viewer would see it. */
export interface DryRun extends Tried {
  readonly as: Eyes;
  /** The phase that was tried. */
  readonly opening: number;
}

export interface DryRunning {
  /** Null: the campaign is shown as it is. */
  readonly shown: DryRun | null;
  /** The hypothetical campaign, shown in place of the real one. */
  readonly campaign: Campaign | null;
  /** Shows a result; null: the campaign as it is. */
  readonly show: (result: DryRun | null) => void;
}

/** A seat's sealed sheet, as a referee reads it. */
export interface ReadSheet {
  readonly seat: string;
  readonly sealed: Extract<Outputs['desk']['readSealed'], { readonly ok: true }>['value'];
}

export interface SealedReading {
  /** What a referee is reading; null: nothing. */
  readonly shown: ReadSheet | null;
  readonly show: (read: ReadSheet) => void;
}

/** What the page's address links to: a report, and perhaps a line in it. */
export interface Linked {
  /** The step of the report, by the reader's count; null: no such step concerns the reader. */
  readonly n: number | null;
  readonly line: string | null;
  /** Whether the report is about the whole round that the step closed. */
  readonly isRound: boolean;
}

/** The steps that the report covers; the last is the one that is shown. */
export interface Covered {
  readonly first: number;
  /** Those before the one that is shown, oldest first. */
  readonly earlier: readonly Seen[];
  /** Whether some of them are still missing. */
  readonly isLoading: boolean;
}

/** The steps that arrived while the reader was away. */
export interface MissedSteps {
  /** The last step that the reader has seen; `upTo` if nothing has happened since. */
  readonly since: number;
  /** The last of them. */
  readonly upTo: number;
}

/** What all parts of the campaign page share, in any game. */
export interface CampaignPlace extends Campaign {
  readonly door: GameDoor;
  readonly tab: Tab;
  readonly openTab: (tab: Tab) => void;
  /** Opens a view that adds nothing to the browser's history: it opens by itself, or has been added already. */
  readonly bringTab: (tab: Tab) => void;
  /** Whether the open view was brought so. */
  readonly isBrought: boolean;
  /** Whether the report was opened by a new phase, not by the reader: a phone leaves half of the map uncovered. */
  readonly isReportBrought: boolean;
  readonly showStep: (n: number | null) => void;
  /** Whether the last step is shown, whether as the reader sees it or, to a referee, as somebody else does. */
  readonly isLast: boolean;
  /** Set while the fog is lifted: whose view of steps to request, by the log's numbers. */
  readonly lens: { readonly as?: Eyes };
  /**
   * The seat for which a referee writes orders, seeing the war as it does; null: the reader writes their own, if any.
   */
  readonly standIn: string | null;
  /** Starts or stops writing for the seat that the referee sees as. */
  readonly setStandIn: (isWriting: boolean) => void;
  /** A seat's sealed sheet, for a referee who may read it. */
  readonly sealedReading: SealedReading;
  /** The campaign's current state, whatever step is shown. */
  readonly open: Campaign;
  /** Lifts the fog of a finished war, at a moment; null: back to the reader's own view. */
  readonly look: (moment: Moment | null) => void;
  /** The dry run of the open phase, for referees. */
  readonly dryRun: DryRunning;
  readonly isPanelOpen: boolean;
  readonly setPanelOpen: (isOpen: boolean) => void;
  /** What the report is about. */
  readonly covered: Covered;
  /** The same object as long as the page is open. */
  readonly missed: MissedSteps;
  /** What the page's address links to; null if it doesn't. */
  readonly linked: Linked | null;
}

const CampaignContext = createContext<CampaignPlace | null>(null);
export const CampaignPlaceProvider = CampaignContext.Provider;

export function useCampaignPlace(): CampaignPlace {
  const place = useContext(CampaignContext);
  if (place === null) throw new Error('not on a campaign page');
  return place;
}

/** The zone in which the campaign tells its times; undefined: the reader's. */
export function useZone(): string | undefined {
  const { door, open } = useCampaignPlace();
  return door.zoneOf?.(open.seen);
}

/** Whether the game's orders are written on sheets; if not, all of them count on arrival. */
export const useHasSheets = (): boolean => hasSheets(useCampaignPlace().door.phases);

/** Whether the game's rounds are turns; if not, they are days. */
export const useHasTurns = (): boolean => hasTurns(useCampaignPlace().door.phases);

/** For questions of a referee who sees a running war as another viewer: whose answer they get. */
export function useEyes(): { readonly as?: Eyes } {
  const { open, lens } = useCampaignPlace();
  return open.head.viewer === 'referee' && open.head.status !== 'finished' ? lens : {};
}

const RoomContext = createContext<Room | null>(null);
export const RoomProvider = RoomContext.Provider;

/** The game's presentation of the step that is shown. */
export function useRoom(): Room {
  const room = useContext(RoomContext);
  if (room === null) throw new Error('not on a campaign page');
  return room;
}
