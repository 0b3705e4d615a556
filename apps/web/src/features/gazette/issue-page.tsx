import { lookup } from '@sealed-orders/rules/kernel';
import { plain } from '@sealed-orders/text';
import type { RoundWords } from '@sealed-orders/text/gazette';
import { gazetteText } from '@sealed-orders/text/pages/gazette';
import type { GazetteIssue, GazetteWar } from '../../../server/gazette.ts';
import type { History } from './chart-lines.ts';
import { Communiques } from './communiques.tsx';
import type { GazetteDoor } from './door.ts';
import { Bar, Foot } from './frame.tsx';
import { Masthead } from './masthead.tsx';
import { Standings } from './standings.tsx';
import { TopicCard } from './topic-card.tsx';

export interface IssuePageProps {
  readonly issue: GazetteIssue;
  readonly door: GazetteDoor;
  readonly words: RoundWords;
}

/** One issue of the gazette, laid out like a newspaper. Complete without scripts. */
export function IssuePage({ issue, door, words }: IssuePageProps) {
  const { war } = issue;
  return (
    <div className="gazette">
      <Bar war={war} />
      <main id="content">
        <div className="sheet">
          <div className="wide">
            <Masthead issue={issue} text={door.text} />
            <Lead issue={issue} door={door} words={words} />
            <Middle issue={issue} door={door} words={words} />
          </div>
        </div>
        <Topics issue={issue} door={door} words={words} />
        <Numbers war={war} here={issue.round.line.round} door={door} />
      </main>
      <Foot issue={issue} />
    </div>
  );
}

function Lead({ issue: { war, round }, door, words }: IssuePageProps) {
  const { Board } = door;
  const { headline } = round;
  const title = door.text.issue(round.line.round);
  return (
    <article className="lead">
      <div className="says">
        <p className="front">
          <b>{gazetteText.front}</b>{' '}
          <span>{headline === null ? gazetteText.generated : gazetteText.written(headline.by)}</span>
        </p>
        <h2>{words.headline}</h2>
        <p className="deck">{words.deck}</p>
        <div className="body">
          {words.story.map((sentence, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences of a round do not move, and two may be alike.
            <p key={i}>{plain(sentence)}</p>
          ))}
        </div>
      </div>
      <figure className="board">
        {/* On a phone it is wider than the page, and keyboard users move it by the arrow keys. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls can be reached by the keyboard */}
        <section className="scroll" tabIndex={0} aria-label={gazetteText.boardScrolls}>
          <Board round={round} label={gazetteText.board(war.name, title)} />
        </section>
        <figcaption>
          {round.isWhole
            ? (door.words.wholeTruth ?? gazetteText.wholeTruth)
            : door.words.caption(round.line.isClosed && war.isOver)}
        </figcaption>
      </figure>
    </article>
  );
}

function Middle({ issue, door, words }: IssuePageProps) {
  const history = historyOf(issue);
  return (
    <div className="middle">
      {isScored(history) ? (
        <Standings war={issue.war} history={history} says={door.words.scores} roundOf={door.text.issue} />
      ) : null}
      <div className="aside">
        <Communiques war={issue.war} round={issue.round} />
        <section aria-labelledby="news">
          <div className="gazette-section">
            <h3 id="news">{gazetteText.news}</h3>
            <span>{gazetteText.newsSays}</span>
          </div>
          {words.news.length === 0 ? <p className="quiet">{gazetteText.noNews}</p> : null}
          {words.news.map((sentence, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <p className="notice" key={i}>
              {plain(sentence)}
            </p>
          ))}
        </section>
      </div>
    </div>
  );
}

function Topics({ issue, door, words }: IssuePageProps) {
  const { title, says, none } = door.words.topics;
  return (
    <section className="topics" aria-labelledby="topics">
      <div className="wide">
        <div className="gazette-section">
          <h3 id="topics">{title}</h3>
          <span>{words.topics.length === 0 ? none : says}</span>
        </div>
        <div className="cards">
          {words.topics.map((topic) => (
            <TopicCard
              key={topic.id}
              war={issue.war}
              topic={topic}
              writeUps={lookup(issue.writeUps, topic.id) ?? []}
              address={addressOf(issue, topic.id)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** The page of a topic that has ended, for sharing; null: it is not over. */
function addressOf({ war, round }: GazetteIssue, id: string): string | null {
  return round.topics.some((topic) => topic.id === id) ? `/gazette/${war.slug}/${round.line.round}/${id}` : null;
}

interface NumbersProps {
  readonly war: GazetteWar;
  readonly here: number;
  readonly door: GazetteDoor;
}

/** All issues of the gazette, the newest first. */
function Numbers({ war, here, door }: NumbersProps) {
  return (
    <nav className="numbers wide" aria-label={gazetteText.all}>
      <h3>{gazetteText.all}</h3>
      <ol>
        {war.rounds.toReversed().map(({ round }) => (
          <li key={round}>
            <a href={`/gazette/${war.slug}/${round}`} aria-current={round === here ? 'page' : undefined}>
              {door.text.issue(round)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The score after each round up to this issue. */
const historyOf = ({ told }: GazetteIssue): History =>
  told.map(({ line, seen }) => ({
    round: line.round,
    scores: seen.standings.map(({ seat, score }) => ({ seat, score })),
  }));

/** Whether any score is public. */
const isScored = (history: History): boolean =>
  history.some(({ scores }) => scores.some(({ score }) => score !== null));
