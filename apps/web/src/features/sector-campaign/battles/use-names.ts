import type { CounterId, Side, TerritoryId } from '@sealed-orders/rules/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { useSectorStep } from '../sector-context.ts';

/** What the reader calls counters and territories. */
export function useNames() {
  const { words } = useSectorStep();
  return {
    /** A detachment's name if the reader knows it, or else the number on its counter. */
    counter: (id: CounterId): string => words.face(id) ?? battleText.counter(numberOf(id)),
    territory: (id: TerritoryId): string => words.territory(id).text,
  };
}

export const numberOf = (id: CounterId): number => Number(id.slice(id.indexOf('-') + 1));
export const sideOf = (id: CounterId): Side => (id.startsWith('west') ? 'west' : 'east');
