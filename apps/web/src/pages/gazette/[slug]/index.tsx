import type { GetServerSideProps, PageConfig } from 'next';
import type { WithReader } from '../../../features/gazette/bar-reader.ts';
import { GazetteIssuePage } from '../../../features/gazette/gazette-issue-page.tsx';
import { barredIssueProps, type IssueProps } from '../../../features/gazette/issue-props.ts';

/** The page is complete as sent. */
export const config = { runtime: 'nodejs', unstable_runtimeJS: false } satisfies PageConfig;

export const getServerSideProps: GetServerSideProps<IssueProps & WithReader> = (context) =>
  barredIssueProps(context, true);

export default GazetteIssuePage;
