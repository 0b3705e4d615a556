'use client';
import type { View } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { campaignText } from '@sealed-orders/text/hex-campaign/campaign';
import { type ReactNode, useMemo } from 'react';
import { BATTLES_VIEW } from '../battle/battle-address.ts';
import type { Late, OrderForm, Room } from '../campaign/door.ts';
import { battlesOwed } from './battles/battles-owed.ts';
import { useBattleLinks } from './battles/open-battle.ts';
import { offersWaiting } from './diplomacy/view.tsx';
import { type FormSeat, type PhaseForm, useFormSeat, usePhaseForm } from './forms/phase-form.ts';
import { type HexPlace, useHexPlace } from './hex-context.ts';
import { pointsOf } from './panels/points.ts';
import { useReportOf } from './report/use-report-of.ts';
import { pickedIn, subjectIn } from './subjects.ts';
import { useCorrections } from './use-corrections.ts';
import { useKeys } from './use-keys.ts';

interface FurnitureProps {
  /** What the reader knows at the open step, whatever step is shown. */
  readonly open: View;
  readonly late: Late | null;
  readonly children: (room: Room) => ReactNode;
}

/** Gives the frame the hex campaign's summary of the step that is shown. */
export function Furniture({ open, late, children }: FurnitureProps) {
  const place = useHexPlace();
  const seat = useFormSeat();
  const form = usePhaseForm();
  const keys = useKeys();
  useBattleLinks();
  const { n, view, events, words, selection, covered } = place;
  const reportOf = useReportOf(place.tab === 'report' || place.head.you === null);
  // The selection is marked in the lines, where they are shown.
  const marked = place.tab === 'report' ? selection : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a line shows changes with these alone
  const report = useMemo(() => reportOf?.(place) ?? null, [reportOf, n, view, events, words, marked]);
  const corrections = useCorrections(place);
  return children({
    form: seat === null || form === null ? null : frameForm(seat, form),
    report: covered.isLoading ? null : report,
    hasSelection: selection !== null,
    release: () => place.select(null),
    picked: pickedIn(selection),
    subjectOf: (picked) => subjectIn(place, picked),
    keys,
    undo: seat?.paper.isOpen && form !== null ? form.undo : null,
    waiting: {
      [BATTLES_VIEW]: place.isNow ? battlesOwed(view) : 0,
      'game-diplomacy': place.head.status === 'finished' ? 0 : offersWaiting(open),
    },
    ofSeat: (seat) => noteOf(place, seat),
    corrections,
    late,
  });
}

/** The sheet in the frame's terms. */
function frameForm({ paper }: FormSeat, { isComplete, gaps, words }: PhaseForm): OrderForm {
  const { isOpen, sealed, saving, seal, takeBack, isBusy, problem, lately } = paper;
  return { isOpen, sealed, isComplete, gaps, words, saving, seal, takeBack, isBusy, problem, lately };
}

/** For the referee: what a seat has, and where it began. */
function noteOf({ view, select }: HexPlace, seat: SeatId): ReturnType<Room['ofSeat']> {
  const capital = view.seats.find(({ id }) => id === seat)?.startingCapital ?? null;
  const own = Object.values(view.pieces).filter((piece) => piece.seat === seat);
  const detachments = own.filter((piece) => piece.kind === 'detachment');
  const points = own.reduce((sum, piece) => sum + ('units' in piece ? pointsOf(piece.units) : 0), 0);
  return {
    says: campaignText.force(detachments.length, points),
    show: capital === null ? null : () => select({ kind: 'hex', hex: capital }),
  };
}
