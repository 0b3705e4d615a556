'use client';
import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/kernel';
import { createContext, useContext } from 'react';
import type { Campaign } from './campaign-data.ts';

/** What the reader has in hand: a piece, a hex, or nothing. */
export type Selection =
  | { readonly kind: 'piece'; readonly piece: PieceId }
  | {
      readonly kind: 'hex';
      readonly hex: HexKey;
      /** The piece whose order was being drawn when this hex was touched, which it cannot reach. */
      readonly outOfReachOf?: PieceId;
    }
  | null;

export const TABS = ['map', 'orders', 'report', 'seats'] as const;
export type Tab = (typeof TABS)[number];

/** What all parts of the campaign page share: the campaign as it is shown, and where the reader looks. */
export interface CampaignPlace extends Campaign {
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  readonly tab: Tab;
  readonly openTab: (tab: Tab) => void;
  readonly showStep: (n: number | null) => void;
}

const CampaignContext = createContext<CampaignPlace | null>(null);
export const CampaignPlaceProvider = CampaignContext.Provider;

export function useCampaignPlace(): CampaignPlace {
  const place = useContext(CampaignContext);
  if (place === null) throw new Error('not on a campaign page');
  return place;
}
