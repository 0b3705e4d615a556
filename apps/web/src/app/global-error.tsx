'use client';
import '../styles/generated/fonts.css';
import '../styles/app.css';
import { siteText } from '@sealed-orders/text/pages/site';
import { Crashed } from '../features/shell/frame.ts';

/** Replaces the whole document when even its frame fails. */
export default function GlobalError({ error }: { readonly error: Error & { readonly digest?: string } }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <title>{siteText.name}</title>
        <script async src="/theme.js" />
      </head>
      <body>
        <Crashed digest={error.digest} />
      </body>
    </html>
  );
}
