import '../styles/generated/fonts.css';
import '../styles/app.css';
import '../styles/gazette.css';
import type { AppProps } from 'next/app';
import type { WithReader } from '../features/gazette/bar-reader.ts';
import { ReaderProvider } from '../features/session/reader.ts';

/** The frame of pages without scripts. A page with a bar comes with what the bar needs to know about its reader. */
export default function App({ Component, pageProps }: AppProps<Partial<WithReader>>) {
  return (
    <ReaderProvider value={pageProps.reader ?? null}>
      <Component {...pageProps} />
    </ReaderProvider>
  );
}
