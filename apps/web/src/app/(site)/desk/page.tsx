import { deskBoardText } from '@sealed-orders/text/pages/desk-board';
import type { Metadata } from 'next';
import { DeskPage } from '../../../features/desk/desk-page.tsx';
import { SitePage } from '../../../features/shell/site-page.tsx';

export const metadata: Metadata = { title: deskBoardText.title };

export default function Page() {
  return (
    <SitePage here="desk">
      <DeskPage />
    </SitePage>
  );
}
