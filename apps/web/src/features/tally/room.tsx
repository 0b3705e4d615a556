'use client';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { type Event, tally, type View } from '@sealed-orders/rules/tally';
import { reportText } from '@sealed-orders/text/pages/report';
import { describeTally, tallyPageText, tallyReason, tallyText } from '@sealed-orders/text/tally';
import { useMemo } from 'react';
import { useCampaignPlace } from '../campaign/campaign-context.ts';
import type { Corrections, Report, RoomProps } from '../campaign/door.ts';
import { lineId } from '../campaign/report/line-id.ts';
import { TallyPlaceProvider, tallySeen } from './tally-context.ts';
import { useNumber } from './use-number.ts';

/** How long an event of a replay is shown, in milliseconds. */
const SPAN = 800;

/** Around the page of a game of Tally. */
export function TallyRoom({ open, children }: RoomProps) {
  const { seen, covered, isNow, seatName } = useCampaignPlace();
  const { view, n } = tallySeen(seen);
  const events = useMemo(
    () => [...covered.earlier, seen].flatMap((one) => tallySeen(one).events),
    [covered.earlier, seen],
  );
  const number = useNumber(open, !isNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names do not change while a campaign runs
  const report = useMemo(() => reportOf(n, events, seatName), [n, events]);
  const corrections = useMemo(() => correctionsOf(view), [view]);
  return (
    <TallyPlaceProvider value={{ view, events, form: number?.paper ?? null }}>
      {children({
        form: number?.form ?? null,
        report: covered.isLoading ? null : report,
        hasSelection: false,
        release: () => undefined,
        picked: null,
        subjectOf: () => null,
        keys: {},
        undo: null,
        waiting: {},
        ofSeat: () => null,
        corrections,
        late: null,
      })}
    </TallyPlaceProvider>
  );
}

const correctionsOf = (view: View): Corrections => ({
  edits: tally.edits,
  targets: (type) => tally.correctable(view, type).map((one) => ({ ...one, name: nameIn(view, one.id) })),
  adds: () => false,
  places: [],
  inFull: (place) => place,
  picked: () => null,
  pickedPlace: null,
  says: () => [],
  refused: tallyReason,
});

const nameIn = ({ seats }: View, seat: string): string => seats.find(({ id }) => id === seat)?.name ?? seat;

function reportOf(n: number, events: readonly Event[], name: (seat: SeatId) => string): Report {
  const lines = events.map((event) => ({
    event,
    id: lineId(event),
    sentence: () => describeTally(event, name),
    rule: event.rule,
    seat: 'seat' in event ? event.seat : null,
    dice: [],
    place: null,
    fold: null,
    readers: null,
    because: null,
  }));
  const section = tallyPageText.report;
  return {
    eyebrow: reportText.title,
    title: tallyText.round(events[0]?.turn ?? 1),
    summary: '',
    isTold: n > 0 || events.length > 0,
    sections: [{ id: 'all', title: section, rule: null, lines, body: null }],
    beats: n === 0 ? [] : lines.map((line) => ({ ...line, section, isContact: false, span: SPAN })),
  };
}
