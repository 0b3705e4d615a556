import type { GetServerSideProps, PageConfig } from 'next';
import type { WithReader } from '../../../../../features/gazette/bar-reader.ts';
import { barredIssueProps } from '../../../../../features/gazette/issue-props.ts';
import { TopicPage, type TopicPageProps } from '../../../../../features/gazette/topic-page.tsx';

/** The page is complete as sent. */
export const config = { runtime: 'nodejs', unstable_runtimeJS: false } satisfies PageConfig;

export const getServerSideProps: GetServerSideProps<TopicPageProps & WithReader> = async (context) => {
  const read = await barredIssueProps(context, false);
  if (!('props' in read)) return read;
  const { issue, url, reader } = await read.props;
  const id = String(context.params?.topic);
  return issue.round.topics.some((topic) => topic.id === id)
    ? { props: { issue, url, reader, id } }
    : { notFound: true };
};

export default TopicPage;
