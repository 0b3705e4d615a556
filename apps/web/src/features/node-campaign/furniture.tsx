'use client';
import { type ReactNode, useMemo } from 'react';
import { BATTLES_VIEW } from '../battle/battle-address.ts';
import type { Room } from '../campaign/door.ts';
import { battlesOwed, useBattleLinks } from './battles/open-battle.ts';
import { composerKeys } from './composer/composer-keys.ts';
import { useForceLinks } from './forces/open-force.ts';
import { NIGHT_VIEW, nightOwed } from './night/night-owed.ts';
import { useNodePlace } from './node-context.ts';
import { pickedIn, subjectIn } from './report/subjects.ts';
import { useDesk } from './report/use-desk.ts';
import { useReportOf } from './report/use-report-of.ts';
import { undecided } from './rulings/undecided.ts';
import { useKeys } from './use-keys.ts';

interface FurnitureProps {
  readonly children: (room: Room) => ReactNode;
}

/** Gives the frame the node campaign's summary of the step that is shown. */
export function Furniture({ children }: FurnitureProps) {
  const place = useNodePlace();
  const { seen, steps, selection, select, composer, covered } = place;
  const desk = useDesk(place);
  const keys = useKeys();
  const reportOf = useReportOf(place.tab === 'report' || place.head.you === null);
  // The selection is marked in the lines, where they are shown.
  const marked = place.tab === 'report' ? selection : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a line shows changes with these alone
  const report = useMemo(() => reportOf?.(place) ?? null, [reportOf, seen, covered, steps, marked]);
  useForceLinks();
  useBattleLinks();
  return children({
    form: null,
    report: covered.isLoading ? null : report,
    hasSelection: selection !== null,
    release: () => select(null),
    picked: pickedIn(selection),
    subjectOf: (picked) => subjectIn(place, picked),
    keys: { ...keys, ...composerKeys(composer) },
    undo: composer.commands.length === 0 ? null : () => composer.remove(composer.commands.length - 1),
    waiting: { [BATTLES_VIEW]: place.isNow ? battlesOwed(place) : 0, [NIGHT_VIEW]: nightOwed(place) },
    undecided: place.isNow ? undecided(place.view).length : 0,
    ...desk,
    late: null,
  });
}
