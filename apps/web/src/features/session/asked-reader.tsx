'use client';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTRPC } from '../api/client.ts';
import { ReaderProvider, useReader } from './reader.ts';

/** Around pages that ask the server for their reader: the reader may sign in while they are open. */
export function AskedReader({ children }: { readonly children: ReactNode }) {
  const trpc = useTRPC();
  const me = useQuery(trpc.account.me.queryOptions()).data;
  const owned = useQuery(trpc.desk.count.queryOptions()).data ?? 0;
  const unread = useQuery(trpc.news.unread.queryOptions()).data ?? 0;
  const served = useReader();
  const reader = useMemo(
    () => (me === undefined ? served : { name: me?.displayName ?? null, hasDesk: owned > 0, news: unread }),
    [me, owned, unread, served],
  );
  return <ReaderProvider value={reader}>{children}</ReaderProvider>;
}
