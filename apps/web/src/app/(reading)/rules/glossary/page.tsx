import { glossaryText } from '@sealed-orders/text/pages/glossary';
import type { Metadata } from 'next';
import { Glossary } from '../../../../features/rules/glossary.tsx';
import { SitePage } from '../../../../features/shell/site-page.tsx';

export const metadata: Metadata = { title: glossaryText.title };

export default function Page() {
  return (
    <SitePage here="rules" onPaper>
      <Glossary />
    </SitePage>
  );
}
