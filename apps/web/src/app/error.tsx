'use client';
import { siteText } from '@sealed-orders/text/pages/site';
import { Empty } from '../features/shell/notice.tsx';
import { SitePage } from '../features/shell/site-page.tsx';

export default function PageError({ reset }: { readonly reset: () => void }) {
  const { title, says, action } = siteText.failed;
  return (
    <SitePage>
      <div className="wrap narrow py-16">
        <Empty
          failed
          as="h1"
          title={title}
          action={
            <button type="button" className="btn ink" onClick={reset}>
              {action}
            </button>
          }
        >
          {says}
        </Empty>
      </div>
    </SitePage>
  );
}
