'use client';
import type { Event } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { outcomeText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTRPC } from '../../api/client.ts';
import { ReportLine } from '../../campaign/report/report-line.tsx';
import { useHexPlace } from '../hex-context.ts';
import { hexSeen } from '../hex-seen.ts';
import { reportOf } from '../report/report.tsx';

interface StoryProps {
  readonly id: string;
  /** Where it was fought; null: the reader no longer knows. */
  readonly hex: HexKey | null;
}

/** What happened in a battle, event by event: dice, losses, casualties and injuries, withdrawals. */
export function BattleStory({ id, hex }: StoryProps) {
  const place = useHexPlace();
  const told = useTold();
  const events = useMemo(() => told.filter((event) => isOf(event, id, hex)), [told, id, hex]);
  const report = reportOf({ ...place, events });
  const lines = report.sections.flatMap((section) => section.lines);
  if (lines.length === 0) return <div />;
  return (
    <section className="battle-story" aria-label={outcomeText.aftermath}>
      <h3>{outcomeText.aftermath}</h3>
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays in its order
          <ReportLine key={i} line={line} />
        ))}
      </ul>
    </section>
  );
}

/** Whether the event names the battle; or, once its dice have been rolled, happened in its hex. */
function isOf(event: Event, id: string, hex: HexKey | null): boolean {
  if ('battle' in event) return event.battle === id;
  if (event.type === 'corrected') return event.facts.battle === id;
  if (event.phase !== 'battle' || hex === null) return false;
  return ('hex' in event && event.hex === hex) || ('from' in event && event.from === hex);
}

/** The events of all steps of the phase that was open when the shown step was made, oldest first. */
function useTold(): readonly Event[] {
  const trpc = useTRPC();
  const { head, steps, n, lens } = useHexPlace();
  const opening = steps.find((step) => step.n === n)?.opening ?? head.opening;
  const wanted = steps.filter((step) => step.n <= n && step.opening >= opening - 1);
  const seen = useQueries({
    queries: wanted.map((step) => ({
      ...trpc.play.view.queryOptions({ campaign: head.id, n: step.n, ...lens }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (results) => results.flatMap(({ data }) => hexSeen(data)?.events ?? []),
  });
  return seen;
}
