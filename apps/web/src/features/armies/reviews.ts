'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Reviewable } from './use-upload.ts';

export type Review = Reviewable['review'];

/** The player's review of each list while the page is open; the server's first guess where there is none. */
export interface Reviews {
  readonly of: (roster: Reviewable) => Review;
  readonly change: (roster: string, review: Review) => void;
  /** The list was replaced: the old review no longer applies. */
  readonly forget: (roster: string) => void;
}

type Changed = Readonly<Record<string, Review>>;
const KEY = ['reviews'];

/** Reviews live as long as the tab, so that the lobby uses those made on the page of lists. */
export function useReviews(): Reviews {
  const queries = useQueryClient();
  const { data: changed } = useQuery<Changed>({
    queryKey: KEY,
    queryFn: () => ({}),
    initialData: {},
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(
    () => ({
      of: (roster) => lookup(changed, roster.id) ?? roster.review,
      forget: (roster) =>
        queries.setQueryData<Changed>(KEY, (before) =>
          Object.fromEntries(Object.entries(before ?? {}).filter(([id]) => id !== roster)),
        ),
      change: (roster, review) => queries.setQueryData<Changed>(KEY, (before) => ({ ...before, [roster]: review })),
    }),
    [changed, queries],
  );
}

type Unit = Review['units'][number];

/** The review with one unit changed. */
export function withUnit(review: Review, selection: string, change: Partial<Unit>): Review {
  return {
    ...review,
    units: review.units.map((unit) => (unit.selection === selection ? { ...unit, ...change } : unit)),
  };
}

/** What the ticked units of a list add up to. */
export function sums(roster: Reviewable, review: Review) {
  const counted = review.units.filter((unit) => unit.counted);
  return {
    units: counted.length,
    models: counted.reduce((sum, unit) => sum + unit.models, 0),
    points: counted.reduce((sum, unit) => sum + pointsOf(roster, review, unit.selection), 0),
  };
}

/** Points of a selection including everything inside it. */
function pointsOf(roster: Reviewable, review: Review, selection: string): number {
  const found = roster.selections.find(({ key }) => key === selection);
  return found?.costs.find(({ type }) => type === review.points)?.value ?? 0;
}

/** Points of the list that are in no ticked unit: of what was unticked, and of the list's forces themselves. */
export function pointsLeft(roster: Reviewable, review: Review): number {
  const total = roster.costTypes.find(({ id }) => id === review.points)?.total ?? 0;
  return Math.round((total - sums(roster, review).points) * 1000) / 1000;
}

const isGuess = (roster: Reviewable, selection: string): boolean =>
  roster.selections.find(({ key }) => key === selection)?.isGuess ?? false;

/** The lines of a review for its table: those whose number of models is a guess come first. */
export function reviewLines(roster: Reviewable, review: Review) {
  return review.units
    .map((unit) => ({
      unit,
      own: roster.selections.find(({ key }) => key === unit.selection)?.name ?? '',
      isGuess: unit.counted && isGuess(roster, unit.selection),
      points: pointsOf(roster, review, unit.selection),
    }))
    .toSorted((a, b) => Number(isGuess(roster, b.unit.selection)) - Number(isGuess(roster, a.unit.selection)));
}
