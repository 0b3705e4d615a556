import { gazetteText } from '@sealed-orders/text/pages/gazette';
import { useGazetteDoor } from '../game-gazettes.ts';
import { IssuePage } from './issue-page.tsx';
import type { IssueProps } from './issue-props.ts';
import { ShareTags } from './share-tags.tsx';
import { toldIn } from './words.ts';

/** An issue of the gazette with its metadata for sharing. */
export function GazetteIssuePage({ issue, url }: IssueProps) {
  const { war, round } = issue;
  const door = useGazetteDoor(round.seen.system);
  const words = toldIn(round, door);
  if (words === null) return null;
  const title = `${words.headline} · ${gazetteText.name(war.name)}`;
  const says = gazetteText.says(war.name, door.text.issue(round.line.round), words.deck);
  const address = `${url}/gazette/${war.slug}`;
  return (
    <>
      <ShareTags
        title={title}
        headline={words.headline}
        says={says}
        address={`${address}/${round.line.round}`}
        gazette={address}
        war={war.name}
      />
      <IssuePage issue={issue} door={door} words={words} />
    </>
  );
}
