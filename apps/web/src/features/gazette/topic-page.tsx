import { lookup } from '@sealed-orders/rules/kernel';
import { gazetteText } from '@sealed-orders/text/pages/gazette';
import { useGazetteDoor } from '../game-gazettes.ts';
import { Bar, Foot } from './frame.tsx';
import type { IssueProps } from './issue-props.ts';
import { ShareButtons } from './share-buttons.tsx';
import { ShareTags } from './share-tags.tsx';
import { TopicCard } from './topic-card.tsx';

export interface TopicPageProps extends IssueProps {
  /** The topic. */
  readonly id: string;
}

/** The page of one topic of a round, such as a battle, for sharing. */
export function TopicPage({ issue, url, id }: TopicPageProps) {
  const { war, round, writeUps } = issue;
  const door = useGazetteDoor(round.seen.system);
  const topic = door.tell(round)?.topics.find((one) => one.id === id);
  if (topic === undefined) return null;
  const gazette = `${url}/gazette/${war.slug}`;
  const here = door.text.issue(round.line.round);
  return (
    <div className="gazette">
      <ShareTags
        title={`${topic.title} · ${gazetteText.name(war.name)}`}
        headline={topic.title}
        says={gazetteText.says(war.name, here, topic.result)}
        address={`${gazette}/${round.line.round}/${id}`}
        gazette={gazette}
        war={war.name}
      />
      <Bar war={war} />
      <main id="content">
        <section className="topics one-topic">
          <div className="wide">
            <div className="gazette-section">
              <a href={`/gazette/${war.slug}/${round.line.round}`}>{gazetteText.whole(war.name, here)}</a>
              <span className="actions">
                <ShareButtons />
              </span>
            </div>
            <h1 className="sr-only">{topic.title}</h1>
            <div className="cards">
              <TopicCard war={war} topic={topic} writeUps={lookup(writeUps, id) ?? []} address={null} />
            </div>
          </div>
        </section>
      </main>
      <Foot issue={issue} />
    </div>
  );
}
