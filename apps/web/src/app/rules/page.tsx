import { rulesText } from '@sealed-orders/text/pages/rules';
import type { Metadata } from 'next';
import { Rulebook } from '../../features/rules/rulebook.tsx';
import { SitePage } from '../../features/shell/site-page.tsx';

export const metadata: Metadata = { title: rulesText.title };

export default function Page() {
  return (
    <SitePage here="rules" onPaper>
      <Rulebook />
    </SitePage>
  );
}
