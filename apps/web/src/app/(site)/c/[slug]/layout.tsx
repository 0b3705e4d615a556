import type { Metadata } from 'next';
import type { ReactNode } from 'react';

/** For all pages of a campaign that do not say otherwise: it may be unlisted, and these pages are for its members. */
export const metadata: Metadata = { robots: { index: false } };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return children;
}
