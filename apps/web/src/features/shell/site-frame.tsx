import type { ReactNode } from 'react';
import { ApiProvider } from '../api/provider.tsx';
import { ToastProvider } from '../kit/toasts.tsx';
import { AskedReader } from '../session/asked-reader.tsx';
import { WithoutScripts } from './without-scripts.tsx';

interface SiteFrameProps {
  /** The path of the page. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Around pages that ask the server for their data, and for changes. */
export function SiteFrame({ path, children }: SiteFrameProps) {
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
