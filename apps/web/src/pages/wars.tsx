import type { GetServerSideProps, PageConfig } from 'next';
import { shared } from '../../server/services.ts';
import { WarsPage, type WarsProps } from '../features/gazette/wars-page.tsx';

/** The page is whole as it is sent. */
export const config = { runtime: 'nodejs', unstable_runtimeJS: false } satisfies PageConfig;

export const getServerSideProps: GetServerSideProps<WarsProps> = async ({ res }) => {
  const wars = await shared().wars();
  res.setHeader('Cache-Control', 'public, max-age=30, stale-while-revalidate=86400');
  return { props: { wars: JSON.parse(JSON.stringify(wars)) } };
};

export default WarsPage;
