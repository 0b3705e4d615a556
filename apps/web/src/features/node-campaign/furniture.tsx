'use client';
import type { ReactNode } from 'react';
import type { Room } from '../campaign/door.ts';
import { BATTLES_VIEW, battlesOwed, useBattleLinks } from './battles/open-battle.ts';
import { useNodePlace } from './node-context.ts';
import { useCorrections } from './report/corrections.ts';
import { reportOf } from './report/report-of.ts';
import { seatNote, subjectIn } from './report/subjects.ts';

interface FurnitureProps {
  readonly children: (room: Room) => ReactNode;
}

/** Gives the frame the node campaign's summary of the step that is shown. */
export function Furniture({ children }: FurnitureProps) {
  const place = useNodePlace();
  const { selection, select, composer, covered } = place;
  const corrections = useCorrections(place);
  useBattleLinks();
  return children({
    form: null,
    report: covered.isLoading ? null : reportOf(place),
    hasSelection: selection !== null,
    release: () => select(null),
    picked: selection === null ? null : selection.kind === 'node' ? selection.node : selection.force,
    subjectOf: (picked) => subjectIn(place, picked),
    keys: {},
    undo: composer.commands.length === 0 ? null : () => composer.remove(composer.commands.length - 1),
    waiting: { [BATTLES_VIEW]: place.isNow ? battlesOwed(place) : 0 },
    ofSeat: (seat) => seatNote(place, seat),
    corrections,
    late: null,
  });
}
