'use client';
import { endingText } from '@sealed-orders/text/pages/ending';
import type { Outputs } from '../../api/client.ts';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';
import { ScoreChart } from './score-chart.tsx';
import { ScoreTable } from './score-table.tsx';
import { useStory } from './use-story.ts';

const text = endingText.story;

type Story = Outputs['ending']['story'];

/** The war in numbers: its length, and how the scores developed, as a chart and as a table. */
export function WarStory() {
  const { data, error } = useStory();
  if (error) {
    return (
      <div className="p-4">
        <Notice kind="danger">{text.failed}</Notice>
      </div>
    );
  }
  if (data === undefined) return <div className="bone m-4 h-40" />;
  return (
    <section className="grid gap-3 p-4 border-t border-ink" aria-label={text.title}>
      <h3 className="section-title">{text.title}</h3>
      <Numbers story={data} />
      {data.history.length > 1 ? <ScoreChart history={data.history} /> : null}
      <ScoreTable history={data.history} />
    </section>
  );
}

const DAY = 24 * 3600 * 1000;

function Numbers({ story }: { readonly story: Story }) {
  const { door } = useCampaignPlace();
  const isByPhase = useHasSheets();
  const { history, steps, dice, topics, beganAt, endedAt } = story;
  const days = Math.max(1, Math.ceil((Date.parse(endedAt) - Date.parse(beganAt)) / DAY));
  const [count = '', ...noun] = door.text.topics?.(topics).split(' ') ?? [];
  const numbers: readonly (readonly [string, string])[] = [
    // Where rounds are days, the days say it.
    ...(isByPhase ? [[text.rounds(history.length), String(history.length)] as const] : []),
    [text.days(days), String(days)],
    ...(count === '' || topics === 0 ? [] : [[noun.join(' '), count] as const]),
    [text.dice, dice.toLocaleString('en-GB')],
    [text.steps(steps), steps.toLocaleString('en-GB')],
  ];
  return (
    <dl className="war-numbers">
      {numbers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
