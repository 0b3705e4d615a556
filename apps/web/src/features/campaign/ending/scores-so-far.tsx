'use client';
import { endingText } from '@sealed-orders/text/pages/ending';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import { ScoreChart } from './score-chart.tsx';
import { ScoreTable } from './score-table.tsx';

/** The scores over the rounds while the war lasts, as far as the reader knows them. */
export function ScoresSoFar() {
  const trpc = useTRPC();
  const { head } = useCampaignPlace();
  const isOver = head.status === 'finished';
  const { data } = useQuery({ ...trpc.ending.scores.queryOptions({ campaign: head.id }), enabled: !isOver });
  if (isOver || data === undefined || data.length < 2) return null;
  return (
    <section className="grid gap-3 p-4" aria-label={endingText.story.chartTitle}>
      <h3 className="section-title">{endingText.story.chartTitle}</h3>
      <ScoreChart history={data} />
      <ScoreTable history={data} />
    </section>
  );
}
