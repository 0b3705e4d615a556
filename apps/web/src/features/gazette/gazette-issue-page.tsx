import type { RoundWords } from '@sealed-orders/text/gazette';
import { gazetteText } from '@sealed-orders/text/pages/gazette';
import { siteText } from '@sealed-orders/text/pages/site';
import Head from 'next/head';
import { useGazetteDoor } from '../games.ts';
import { IssuePage } from './issue-page.tsx';
import type { IssueProps } from './issue-props.ts';

/** A number of the gazette with what others show of it when somebody shares its address. */
export function GazetteIssuePage({ issue, url }: IssueProps) {
  const { war, round } = issue;
  const door = useGazetteDoor(round.seen.system);
  const words = door.tell(round);
  if (words === null) return null;
  const title = `${words.headline} · ${gazetteText.name(war.name)}`;
  const says = gazetteText.says(war.name, door.text.round(round.line.round), words.deck);
  const address = `${url}/gazette/${war.slug}`;
  const picture = pictureOf(issue, words);
  return (
    <>
      <Head>
        <title>{siteText.titleOf(title)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={says} />
        <meta property="og:type" content="article" />
        <meta property="og:site_name" content={siteText.name} />
        <meta property="og:title" content={words.headline} />
        <meta property="og:description" content={says} />
        {picture === null ? null : <meta property="og:image" content={`${url}/pictures/${war.id}/${picture}/full`} />}
        <meta property="og:url" content={`${address}/${round.line.round}`} />
        <link rel="canonical" href={`${address}/${round.line.round}`} />
        <link
          rel="alternate"
          type="application/atom+xml"
          title={gazetteText.name(war.name)}
          href={`${address}/feed.xml`}
        />
      </Head>
      <IssuePage issue={issue} door={door} words={words} />
    </>
  );
}

/** The first picture that somebody added to a topic of the round. */
function pictureOf({ writeUps }: IssueProps['issue'], { topics }: RoundWords): string | null {
  const all = topics.flatMap(({ id }) => writeUps[id] ?? []).flatMap(({ pictures }) => pictures);
  return all[0]?.id ?? null;
}
