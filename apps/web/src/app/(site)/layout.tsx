import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { ApiProvider } from '../../features/api/provider.tsx';
import { ToastProvider } from '../../features/kit/toasts.tsx';
import { AskedReader } from '../../features/session/asked-reader.tsx';
import { WithoutScripts } from '../../features/shell/without-scripts.tsx';

/** Pages that ask the server for their data, and for changes. */
export default async function SiteLayout({ children }: { readonly children: ReactNode }) {
  const path = (await headers()).get('x-path') ?? '';
  return (
    <>
      <WithoutScripts path={path} />
      <ApiProvider>
        <AskedReader>
          <ToastProvider>{children}</ToastProvider>
        </AskedReader>
      </ApiProvider>
    </>
  );
}
