import '../styles/generated/fonts.css';
import '../styles/app.css';
import '../styles/gazette.css';
import type { AppProps } from 'next/app';

/** The frame of pages without scripts. */
export default function App({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}
