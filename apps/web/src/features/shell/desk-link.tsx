'use client';
import { siteText } from '@sealed-orders/text/pages/site';
import { QuietLink } from '../kit/quiet-link.tsx';
import { useReader } from '../session/reader.ts';

/** The way to the desk, for those who own a campaign or are a referee of one. */
export function DeskLink({ isHere }: { readonly isHere: boolean }) {
  const hasDesk = useReader()?.hasDesk ?? false;
  if (!hasDesk && !isHere) return null;
  return (
    <QuietLink href="/desk" aria-current={isHere ? 'page' : undefined}>
      {siteText.desk}
    </QuietLink>
  );
}
