import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { SiteFrame } from '../../features/shell/site-frame.tsx';

/** Pages that ask the server for their data, and for changes. */
export default async function SiteLayout({ children }: { readonly children: ReactNode }) {
  return <SiteFrame path={(await headers()).get('x-path') ?? ''}>{children}</SiteFrame>;
}
