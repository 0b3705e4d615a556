'use client';
import { siteText } from '@sealed-orders/text/pages/site';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTRPC } from '../api/client.ts';

/** The way to the desk, for those who own a campaign or are a referee of one. */
export function DeskLink({ isHere }: { readonly isHere: boolean }) {
  const hasDesk = useHasDesk();
  if (!hasDesk && !isHere) return null;
  return (
    <Link href="/desk" aria-current={isHere ? 'page' : undefined}>
      {siteText.desk}
    </Link>
  );
}

/** Whether the reader owns a campaign or is a referee of one. */
export function useHasDesk(): boolean {
  const trpc = useTRPC();
  return (useQuery(trpc.desk.count.queryOptions()).data ?? 0) > 0;
}
