import type { GetServerSideProps, PageConfig } from 'next';
import { shared } from '../../server/services.ts';
import { isKnown } from '../features/gazette/known-data.ts';
import { WarsPage, type WarsProps } from '../features/gazette/wars-page.tsx';

/** The page is whole as it is sent. */
export const config = { runtime: 'nodejs', unstable_runtimeJS: false } satisfies PageConfig;

export const getServerSideProps: GetServerSideProps<WarsProps> = async ({ req, res }) => {
  const wars = await shared().wars();
  res.setHeader('Cache-Control', 'public, max-age=30, stale-while-revalidate=86400');
  const props = { wars: JSON.parse(JSON.stringify(wars)) };
  isKnown(req, res, props);
  return { props };
};

export default WarsPage;
