import { gazetteText } from '@sealed-orders/text/pages/gazette';
import { siteText } from '@sealed-orders/text/pages/site';
import Head from 'next/head';
import { useGazetteDoor } from '../game-gazettes.ts';
import type { IssueProps } from './issue-props.ts';

/** The board only, for a frame on another site; a touch opens the gazette. */
export function EmbeddedBoard({ issue: { war, round } }: IssueProps) {
  const door = useGazetteDoor(round.seen.system);
  const title = door.text.issue(round.line.round);
  return (
    <main id="content" className="gazette-embed">
      <Head>
        <title>{siteText.titleOf(war.name)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
      </Head>
      <h1 className="sr-only">{war.name}</h1>
      <a href={`/gazette/${war.slug}`} target="_blank" rel="noopener">
        <door.Board round={round} label={gazetteText.board(war.name, title)} />
        <span>{gazetteText.embedded(war.name, title)}</span>
      </a>
    </main>
  );
}
