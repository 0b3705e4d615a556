'use client';
import { type ReactNode, useMemo } from 'react';
import { BATTLES_VIEW } from '../battle/battle-address.ts';
import type { Room } from '../campaign/door.ts';
import { useBattleLinks } from './battles/open-battle.ts';
import { pickedIn, subjectIn } from './report/subjects.ts';
import { useDesk } from './report/use-desk.ts';
import { useReportOf } from './report/use-report-of.ts';
import { useSectorPlace } from './sector-context.ts';
import { battlesOwed, undecided } from './waiting.ts';

interface FurnitureProps {
  readonly children: (room: Room) => ReactNode;
}

/** Gives the frame the sector campaign's summary of the step that is shown. */
export function Furniture({ children }: FurnitureProps) {
  const place = useSectorPlace();
  const { seen, steps, selection, select, plan, setPlan, covered, view, isNow } = place;
  const desk = useDesk(place);
  const reportOf = useReportOf(place.tab === 'report' || place.head.you === null);
  // The selection is marked in the lines, where they are shown.
  const marked = place.tab === 'report' ? selection : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a line shows changes with these alone
  const report = useMemo(() => reportOf?.(place) ?? null, [reportOf, seen, covered, steps, marked]);
  useBattleLinks();
  return children({
    form: null,
    report: covered.isLoading ? null : report,
    hasSelection: selection !== null,
    release: () => select(null),
    picked: pickedIn(selection),
    subjectOf: (picked) => subjectIn(place, picked),
    keys: { l: place.toggleList },
    undo: plan === null ? null : () => setPlan(null),
    waiting: { [BATTLES_VIEW]: isNow ? battlesOwed(view) : 0 },
    undecided: isNow ? undecided(view).length : 0,
    ...desk,
    late: null,
  });
}
