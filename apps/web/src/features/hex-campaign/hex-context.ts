'use client';
import type { Event, Piece, PieceId, SeenPiece, View } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { type Words, wordsOf } from '@sealed-orders/text/hex-campaign';
import { pieceName } from '@sealed-orders/text/hex-campaign/pieces';
import { createContext, useContext } from 'react';
import { type CampaignPlace, useCampaignPlace } from '../campaign/campaign-context.ts';
import type { Seen } from '../campaign-data/campaign-data.ts';
import { hexSeen } from './hex-seen.ts';
import type { Overlays } from './map/overlays.ts';

/** The reader's selection: a piece, a hex, a squadron, or nothing. */
export type Selection =
  | { readonly kind: 'piece'; readonly piece: PieceId }
  | { readonly kind: 'hex'; readonly hex: HexKey }
  /** One of the reader's squadrons, counted from 1. */
  | { readonly kind: 'squadron'; readonly squadron: number }
  /** One of the sites that the reader places, by its key. */
  | {
      readonly kind: 'site';
      readonly site: string;
      /** A touched hex where it may not be placed. */
      readonly tried?: HexKey;
    }
  | null;

/** A step of a hex campaign as the reader may know it, with the words to describe it. */
export interface HexKnowledge {
  readonly view: View;
  readonly events: readonly Event[];
  readonly words: Words;
  /** A piece's name, even if the reader may not know it. */
  readonly nameOf: (piece: Piece | SeenPiece) => string;
}

/** What the parts of a hex campaign share besides what all games share. */
export interface HexRoomPlace extends HexKnowledge {
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  readonly overlays: Overlays;
  readonly isList: boolean;
  readonly toggleList: () => void;
}

export interface HexPlace extends CampaignPlace, HexRoomPlace {}

const HexContext = createContext<HexRoomPlace | null>(null);
export const HexPlaceProvider = HexContext.Provider;

export function useHexPlace(): HexPlace {
  const place = useCampaignPlace();
  const room = useContext(HexContext);
  if (room === null) throw new Error('not on the page of a hex campaign');
  // Whatever the last state of a finished war still asks for, nobody can act on it.
  return { ...place, ...room, isNow: place.isNow && place.head.status !== 'finished' };
}

/** The view of a step of a hex campaign. Throws on a step of another game, for which the frame opens another door. */
export const viewOf = (step: Seen): View => ownSeen(step).view;

/**
 * What the reader knows at a step of a hex campaign, with the events of the steps before it that its report covers.
 * Throws on a step of another game.
 */
export function knowledgeOf(step: Seen, earlier: readonly Seen[]): HexKnowledge {
  const { view } = ownSeen(step);
  const words = wordsOf(view);
  return {
    view,
    events: [...earlier, step].flatMap((one) => ownSeen(one).events),
    words,
    nameOf: (piece) => pieceName(piece, view.own?.id === piece.seat ? null : words.seat(piece.seat).text),
  };
}

function ownSeen(step: Seen) {
  const seen = hexSeen(step);
  if (seen === null) throw new Error('not a hex campaign');
  return seen;
}
