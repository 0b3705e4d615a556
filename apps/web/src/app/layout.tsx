import '../styles/generated/fonts.css';
import '../styles/app.css';
import { servedText } from '@sealed-orders/text/pages/served';
import { siteText } from '@sealed-orders/text/pages/site';
import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { MissingParts } from '../features/kit/missing-parts.tsx';
import { KnownReader } from '../features/shell/known-reader.tsx';

export const metadata: Metadata = {
  title: { default: siteText.name, template: siteText.titleOf('%s') },
  description: servedText.tagline,
  icons: { icon: '/icon.svg' },
};

/** A page's inline scripts carry the nonce of their answer, so no page can be built beforehand. */
export const dynamic = 'force-dynamic';

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

/** What all pages share. Pages that ask the server for more have a layout of their own: `(site)`. */
export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  // The content policy has a new nonce for each answer, so no page may be cached as a file.
  await headers();
  return (
    // theme.js sets data-theme before React hydrates, so the attribute differs from the server's markup.
    <html lang="en" suppressHydrationWarning>
      <head>
        <script src="/theme.js" />
        <script src="/arriving.js" />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {siteText.skip}
        </a>
        <KnownReader>{children}</KnownReader>
        <MissingParts />
      </body>
    </html>
  );
}
