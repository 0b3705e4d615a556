import { deadEndText } from '@sealed-orders/text/pages/dead-ends';
import { DeadEnd } from '../features/shell/dead-end.tsx';
import { SitePage } from '../features/shell/site-page.tsx';

export default function NotFound() {
  return (
    <SitePage>
      <div className="wrap narrow py-16">
        <DeadEnd as="h1" text={deadEndText.notFound} href="/" />
      </div>
    </SitePage>
  );
}
