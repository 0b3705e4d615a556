import { type ChartWish, generatedChart } from '@sealed-orders/rules/hex-campaign/cartography';
import { mapChoiceText } from '@sealed-orders/text/hex-campaign/setup';
import { useEffect, useMemo, useState } from 'react';
import type { BoardProps } from '../../new-campaign/door.ts';

/** The choices for the map. */
export type MapChoices = Omit<ChartWish, 'seats'>;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Six letters that nobody has to think up. */
export function freshSeed(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(6));
  return [...drawn].map((one) => LETTERS[one % LETTERS.length]).join('');
}

const FIRST: MapChoices = {
  seed: 'varn',
  size: null,
  sea: 'lakes',
  ground: 'mixed',
  symmetry: 'none',
};

/** The choices, the resulting map, and its member of the setup. */
export function useMapWish({ seats, onChange }: BoardProps) {
  const [choices, setChoices] = useState(FIRST);
  const made = useMemo(() => {
    const isOdd = seats % 2 === 1;
    return generatedChart({ ...choices, seats, symmetry: isOdd ? 'none' : choices.symmetry });
  }, [choices, seats]);
  useEffect(() => {
    if (made.ok) onChange({ chart: made.value });
    else onChange({}, mapChoiceText.tooSmall(made.problem));
  }, [made, onChange]);
  return {
    choices,
    change: (part: Partial<MapChoices>) => setChoices((before) => ({ ...before, ...part })),
    made,
  };
}
