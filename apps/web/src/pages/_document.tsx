import { siteText } from '@sealed-orders/text/pages/site';
import { Head, Html, Main, NextScript } from 'next/document';

/** Pages without scripts, except the one that sets the reader's theme. */
export default function Document() {
  return (
    <Html lang="en">
      <Head>
        <link rel="icon" href="/icon.svg" />
        <script src="/theme.js" />
      </Head>
      <body>
        <a className="skip-link" href="#content">
          {siteText.skip}
        </a>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
