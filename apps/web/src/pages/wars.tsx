import type { GetServerSideProps, PageConfig } from 'next';
import { shared } from '../../server/services.ts';
import { wantedIn } from '../../server/wanted-wars.ts';
import { barReader, cachedFor, type WithReader } from '../features/gazette/bar-reader.ts';
import { isKnown } from '../features/gazette/known-data.ts';
import { WarsPage, type WarsProps } from '../features/gazette/wars-page.tsx';

/** The page is complete as sent. */
export const config = { runtime: 'nodejs', unstable_runtimeJS: false } satisfies PageConfig;

export const getServerSideProps: GetServerSideProps<WarsProps & WithReader> = async ({ req, res, query }) => {
  const wanted = wantedIn(query);
  const list = wanted === null ? null : await shared().wars(wanted);
  if (list === null) return { notFound: true };
  const reader = await barReader(req, res);
  res.setHeader('Cache-Control', cachedFor(reader, 'public, max-age=30, stale-while-revalidate=86400'));
  isKnown(req, res, reader.name === null ? list.tag : [list.tag, reader]);
  return { props: { list, reader } };
};

export default WarsPage;
