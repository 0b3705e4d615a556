'use client';
import { siteText } from '@sealed-orders/text/pages/site';
import { QuietLink } from '../kit/quiet-link.tsx';
import { useReader } from '../session/reader.ts';

/** The link to the desk, for users who own a campaign or are a referee of one. */
export function DeskLink({ isHere }: { readonly isHere: boolean }) {
  const hasDesk = useReader()?.hasDesk ?? false;
  if (!hasDesk && !isHere) return null;
  return (
    <QuietLink href="/desk" aria-current={isHere ? 'page' : undefined}>
      {siteText.desk}
    </QuietLink>
  );
}
