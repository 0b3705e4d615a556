'use client';
import type { Event, Sheet, View } from '@sealed-orders/rules/tally';
import { createContext, useContext } from 'react';
import type { Seen } from '../campaign-data/campaign-data.ts';

/** What the parts of a game of Tally share. */
export interface TallyPlace {
  readonly view: View;
  readonly events: readonly Event[];
  /** The reader's number for the open turn; null: the reader does not owe one. */
  readonly form: NumberForm | null;
}

export interface NumberForm {
  readonly isOpen: boolean;
  readonly sheet: Sheet;
  readonly write: (add: number) => void;
}

const TallyContext = createContext<TallyPlace | null>(null);
export const TallyPlaceProvider = TallyContext.Provider;

export function useTallyPlace(): TallyPlace {
  const place = useContext(TallyContext);
  if (place === null) throw new Error('not on the page of a game of Tally');
  return place;
}

/** A step of a game of Tally. Throws on a step of another game, for which the frame opens another door. */
export function tallySeen(seen: Seen) {
  if (seen.system !== 'tally') throw new Error('not a game of Tally');
  return seen;
}
