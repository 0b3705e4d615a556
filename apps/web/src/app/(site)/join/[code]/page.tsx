import { JoinPage } from '../../../../features/join/join-page.tsx';
import { SitePage } from '../../../../features/shell/site-page.tsx';

interface PageProps {
  readonly params: Promise<{ readonly code: string }>;
}

export default async function Page({ params }: PageProps) {
  return (
    <SitePage>
      <JoinPage code={(await params).code} />
    </SitePage>
  );
}
