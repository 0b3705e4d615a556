'use client';
import type { Event } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { outcomeText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTRPC } from '../../api/client.ts';
import { ReportLine } from '../../campaign/report/report-line.tsx';
import { useEarlierSteps } from '../../campaign-data/use-earlier-steps.ts';
import { useHexPlace } from '../hex-context.ts';
import { hexSeen } from '../hex-seen.ts';
import { reportOf } from '../report/report.tsx';
import { decidedBecause, storyOf } from './story-of.ts';

interface StoryProps {
  readonly id: string;
  /** Where it was fought; null: the reader no longer knows. */
  readonly hex: HexKey | null;
}

/** What happened in a battle, event by event: dice, losses, casualties and injuries, withdrawals. */
export function BattleStory({ id, hex }: StoryProps) {
  const place = useHexPlace();
  const since = useBattlePhase();
  const told = useTold(since);
  const story = useMemo(() => storyOf(told, id, hex), [told, id, hex]);
  const decided = useDecidedBecause(id, since);
  const report = reportOf({ ...place, events: story.events });
  const lines = report.sections.flatMap((section) => section.lines);
  const reason = story.reason ?? decided;
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
      {reason === null ? null : <p className="p-4 ink2">{outcomeText.because(reason)}</p>}
    </section>
  );
}

/** Why the referee decided the result, as far as the reader may know. */
function useDecidedBecause(id: string, since: number): string | null {
  const trpc = useTRPC();
  const { head, lens, open } = useHexPlace();
  const as = open.head.viewer === 'referee' ? lens : {};
  const { data } = useQuery(trpc.desk.log.queryOptions({ campaign: head.id, ...as }));
  return data === undefined ? null : decidedBecause(data, id, since);
}

/** The number of the phase that was open when the shown step was made. */
function useBattlePhase(): number {
  const { head, steps, n } = useHexPlace();
  return (steps.find((step) => step.n === n)?.opening ?? head.opening) - 1;
}

/** The events of all steps since this phase opened, oldest first. */
function useTold(since: number): readonly Event[] {
  const trpc = useTRPC();
  const place = useHexPlace();
  const { head, steps, n, lens } = place;
  useEarlierSteps(
    place,
    steps.some(({ opening }) => opening < since),
  );
  const wanted = steps.filter((step) => step.n <= n && step.opening >= since);
  const seen = useQueries({
    queries: wanted.map((step) => ({
      ...trpc.play.view.queryOptions({ campaign: head.id, n: step.n, ...lens }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (results) => results.flatMap(({ data }) => hexSeen(data)?.events ?? []),
  });
  return seen;
}
