import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { shared } from '../../../server/services.ts';
import { ReaderProvider } from './frame.ts';

/** Around all pages: each comes with what its menus need to know about its reader. */
export async function KnownReader({ children }: { readonly children: ReactNode }) {
  const reader = await shared().pageReader({ cookie: (await headers()).get('cookie') ?? undefined });
  return <ReaderProvider value={reader}>{children}</ReaderProvider>;
}
