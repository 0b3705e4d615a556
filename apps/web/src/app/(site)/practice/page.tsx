import { practiceText } from '@sealed-orders/text/pages/practice';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { shared } from '../../../../server/services.ts';
import { PracticeUnderWay } from '../../../features/campaigns/practice-under-way.tsx';
import { PracticePage } from '../../../features/practice/practice-page.tsx';
import { SitePage } from '../../../features/shell/site-page.tsx';

export const metadata: Metadata = { title: practiceText.title };

export default function Page() {
  const [first, ...others] = shared().games;
  if (first === undefined) notFound();
  return (
    <SitePage here="campaigns">
      <PracticePage games={[first, ...others]}>
        <PracticeUnderWay />
      </PracticePage>
    </SitePage>
  );
}
