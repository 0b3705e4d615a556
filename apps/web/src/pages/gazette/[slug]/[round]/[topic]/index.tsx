import type { GetServerSideProps, PageConfig } from 'next';
import { issueProps } from '../../../../../features/gazette/issue-props.ts';
import { TopicPage, type TopicPageProps } from '../../../../../features/gazette/topic-page.tsx';

/** The page is complete as sent. */
export const config = { runtime: 'nodejs', unstable_runtimeJS: false } satisfies PageConfig;

export const getServerSideProps: GetServerSideProps<TopicPageProps> = async (context) => {
  const read = await issueProps(context, false);
  if (!('props' in read)) return read;
  const { issue, url } = await read.props;
  const id = String(context.params?.topic);
  return issue.round.topics.some((topic) => topic.id === id) ? { props: { issue, url, id } } : { notFound: true };
};

export default TopicPage;
