import type { ReactNode } from 'react';
import { SitePage } from '../shell/site-page.tsx';

interface AccountPageProps {
  readonly title: string;
  readonly says: string;
  readonly children: ReactNode;
}

/** A sheet of paper with one form on it. */
export function AccountPage({ title, says, children }: AccountPageProps) {
  return (
    <SitePage>
      <div className="wrap narrow py-12">
        <div className="paper grid gap-5">
          <div>
            <h1>{title}</h1>
            <p className="ink2 mt-2">{says}</p>
          </div>
          {children}
        </div>
      </div>
    </SitePage>
  );
}
