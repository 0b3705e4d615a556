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
import { forReferee, type Readers } from './report/for-referee.ts';

/** What the reader has in hand: a piece, a hex, a squadron, or nothing. */
export type Selection =
  | { readonly kind: 'piece'; readonly piece: PieceId }
  | {
      readonly kind: 'hex';
      readonly hex: HexKey;
      /** The piece whose order was being drawn when this hex was touched, which it cannot reach. */
      readonly outOfReachOf?: PieceId;
    }
  /** One of the reader's squadrons, counted from 1. */
  | { readonly kind: 'squadron'; readonly squadron: number }
  /** One of the sites that the reader places, by its key. */
  | {
      readonly kind: 'site';
      readonly site: string;
      /** A hex that was touched, where it may not stand. */
      readonly tried?: HexKey;
    }
  | null;

/** A step of a hex campaign as the reader may know it, with the words to speak of it. */
export interface HexKnowledge {
  readonly view: View;
  readonly events: readonly Event[];
  /** For the referee: who was told of each event. */
  readonly readers: ReadonlyMap<Event, Readers>;
  readonly words: Words;
  /** What a piece is called, also when the reader may not know its name. */
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
  // Whatever a war that is over still asks for in its last state, nobody can act on it.
  return { ...place, ...room, isNow: place.isNow && place.head.status !== 'finished' };
}

/** What a step of a hex campaign shows. Throws on a step of another game, for which the frame opens another door. */
export const viewOf = (step: Seen): View => ownSeen(step).view;

/** What a step of a hex campaign tells. Throws on a step of another game. */
export function knowledgeOf(step: Seen): HexKnowledge {
  const seen = ownSeen(step);
  const { view } = seen;
  const words = wordsOf(view);
  const told = view.viewer.kind === 'referee' ? forReferee(seen.events) : null;
  return {
    view,
    events: told?.map(({ event }) => event) ?? seen.events,
    readers: new Map(told?.map(({ event, readers }) => [event, readers])),
    words,
    nameOf: (piece) => pieceName(piece, view.own?.id === piece.seat ? null : words.seat(piece.seat).text),
  };
}

function ownSeen(step: Seen) {
  const seen = hexSeen(step);
  if (seen === null) throw new Error('not a hex campaign');
  return seen;
}
