import { verifyPageText } from '@sealed-orders/text/pages/ending';
import type { Metadata } from 'next';
import { SitePage } from '../../../features/shell/site-page.tsx';
import { Verifier } from '../../../features/verify/verifier.tsx';

export const metadata: Metadata = { title: verifyPageText.anyTitle };

/** Verifies a file of the reader's own, from any site. */
export default function Page() {
  return (
    <SitePage onPaper>
      <header className="masthead">
        <div className="wrap">
          <h1>{verifyPageText.anyTitle}</h1>
        </div>
      </header>
      <div className="wrap verify-page py-8">
        <Verifier campaign={null} />
      </div>
    </SitePage>
  );
}
