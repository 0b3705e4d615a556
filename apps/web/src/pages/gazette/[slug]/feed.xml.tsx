import type { GetServerSideProps } from 'next';
import { shared } from '../../../../server/services.ts';
import { feedOf } from '../../../features/gazette/feed.ts';
import { doorOf, feedProps } from '../../../features/gazette/issue-props.ts';

/** The gazette as an Atom feed: an entry for each closed round. */
export const getServerSideProps: GetServerSideProps = async (context) => {
  const read = await feedProps(context);
  if (!('props' in read)) return read;
  const { issue } = await read.props;
  if (context.res.writableEnded) return { props: {} };
  context.res.setHeader('Content-Type', 'application/atom+xml; charset=utf-8');
  context.res.end(feedOf({ issue, door: await doorOf(issue), url: shared().url }));
  return { props: {} };
};

/** Never rendered: the response is the feed. */
export default function Feed() {
  return null;
}
