import { demoChart } from '@sealed-orders/rules/hex-campaign';
import { type ChartWish, generatedChart } from '@sealed-orders/rules/hex-campaign/cartography';
import { useEffect, useMemo, useState } from 'react';
import type { BoardProps } from '../../new-campaign/door.ts';

/** What is chosen of the map: `isPrinted` leaves everything else unused. */
export interface MapChoices extends Omit<ChartWish, 'seats'> {
  readonly isPrinted: boolean;
}

/** The corners of the printed map. HEX-START-16. */
export const PRINTED_SEATS = 4;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Six letters that nobody has to think of. */
export function freshSeed(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(6));
  return [...drawn].map((one) => LETTERS[one % LETTERS.length]).join('');
}

const FIRST: Omit<MapChoices, 'isPrinted'> = {
  seed: 'varn',
  size: null,
  sea: 'lakes',
  ground: 'mixed',
  symmetry: 'none',
};

/** The choices, the map that comes of them, and the setup's member for it. More seats than corners: a generated one. */
export function useMapWish({ seats, onChange }: BoardProps, wantsPrinted: boolean) {
  const [choices, setChoices] = useState(FIRST);
  const isPrinted = wantsPrinted && seats <= PRINTED_SEATS;
  const made = useMemo(() => {
    if (isPrinted) return { ok: true, value: demoChart() } as const;
    const isOdd = seats % 2 === 1;
    return generatedChart({ ...choices, seats, symmetry: isOdd ? 'none' : choices.symmetry });
  }, [choices, isPrinted, seats]);
  useEffect(() => {
    onChange(made.ok && !isPrinted ? { chart: made.value } : {});
  }, [made, isPrinted, onChange]);
  return {
    choices: { ...choices, isPrinted },
    change: (part: Partial<MapChoices>) => setChoices((before) => ({ ...before, ...part })),
    made,
  };
}
