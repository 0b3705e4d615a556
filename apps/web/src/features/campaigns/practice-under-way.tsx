'use client';
import { practiceText } from '@sealed-orders/text/pages/practice';
import { practicePageText } from '@sealed-orders/text/pages/practice-page';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../api/client.ts';
import { CampaignRows } from './campaign-rows.tsx';
import { CampaignWhere } from './campaign-where.tsx';

/** The reader's practice wars that go on, by the name that they begin with. */
export function PracticeUnderWay() {
  const trpc = useTRPC();
  const { data = [] } = useQuery(trpc.campaigns.mine.queryOptions());
  const lines = data.filter(
    ({ name, seat, status }) => name === practiceText.title && seat !== null && status === 'running',
  );
  if (lines.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="under-way">
      <h2 id="under-way" className="mb-3">
        {practicePageText.underWay}
      </h2>
      <div className="paper p-0!">
        <CampaignRows lines={lines} where={(line) => <CampaignWhere line={line} />} />
      </div>
    </section>
  );
}
