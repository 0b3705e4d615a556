import type { ReactNode } from 'react';
import { ApiProvider } from '../../features/api/provider.tsx';
import { ToastProvider } from '../../features/kit/toasts.tsx';
import { AskedReader } from '../../features/session/asked-reader.tsx';

/** Pages that ask the server for their data, and for changes. */
export default function SiteLayout({ children }: { readonly children: ReactNode }) {
  return (
    <ApiProvider>
      <AskedReader>
        <ToastProvider>{children}</ToastProvider>
      </AskedReader>
    </ApiProvider>
  );
}
