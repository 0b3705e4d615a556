import { siteText } from '@sealed-orders/text/pages/site';
import Link from 'next/link';
import { Empty } from '../features/shell/notice.tsx';
import { SitePage } from '../features/shell/site-page.tsx';

export default function NotFound() {
  const { title, says, action } = siteText.notFound;
  return (
    <SitePage>
      <div className="wrap narrow py-16">
        <Empty
          as="h1"
          title={title}
          action={
            <Link className="btn ink" href="/">
              {action}
            </Link>
          }
        >
          {says}
        </Empty>
      </div>
    </SitePage>
  );
}
