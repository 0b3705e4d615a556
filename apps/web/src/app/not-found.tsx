import { siteText } from '@sealed-orders/text/pages/site';
import { DeadEnd } from '../features/shell/dead-end.tsx';
import { SitePage } from '../features/shell/site-page.tsx';

export default function NotFound() {
  return (
    <SitePage>
      <div className="wrap narrow py-16">
        <DeadEnd as="h1" text={siteText.notFound} href="/" />
      </div>
    </SitePage>
  );
}
