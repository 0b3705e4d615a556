import type { GetServerSideProps, PageConfig } from 'next';
import { GazetteIssuePage } from '../../../features/gazette/gazette-issue-page.tsx';
import { type IssueProps, issueProps } from '../../../features/gazette/issue-props.ts';

/** The page is complete as sent. */
export const config = { runtime: 'nodejs', unstable_runtimeJS: false } satisfies PageConfig;

export const getServerSideProps: GetServerSideProps<IssueProps> = (context) => issueProps(context, false);

export default GazetteIssuePage;
