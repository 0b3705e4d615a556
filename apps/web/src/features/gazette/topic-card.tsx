import { letterAtPlace, SeatSwatch } from '@sealed-orders/map';
import type { TopicWords } from '@sealed-orders/text/gazette';
import { gazetteText } from '@sealed-orders/text/pages/gazette';
import type { GazetteIssue, GazetteWar } from '../../../server/gazette.ts';

type WriteUp = NonNullable<GazetteIssue['writeUps'][string]>[number];

interface TopicCardProps {
  readonly war: GazetteWar;
  readonly topic: TopicWords;
  readonly writeUps: readonly WriteUp[];
  /** The address of its own page; null: it has none, or this is it. */
  readonly address: string | null;
}

/** A battle, or another topic of several seats: its result, and the write-ups. */
export function TopicCard({ war, topic, writeUps, address }: TopicCardProps) {
  const [first] = writeUps.flatMap(({ pictures }) => pictures);
  const title = writeUps.find((one) => one.title !== '')?.title ?? topic.title;
  const isOneTitle = writeUps.length === 1;
  // On its own page it stands right below the title of the page.
  const [Title, Subtitle] = address === null ? (['h2', 'h3'] as const) : (['h4', 'h5'] as const);
  return (
    <article className="gazette-topic" id={topic.id}>
      {first === undefined ? null : <Picture war={war} picture={first} n={1} />}
      <div className="text">
        <p className="place">
          {topic.number === null ? null : <Lozenge number={topic.number} />}
          {topic.place}
        </p>
        <Title>{address === null ? title : <a href={address}>{title}</a>}</Title>
        {writeUps.map((writeUp, i) => (
          <Story key={writeUp.seat} war={war} writeUp={writeUp} title={isOneTitle || i === 0 ? null : Subtitle} />
        ))}
        <More war={war} writeUps={writeUps} />
        <Result war={war} topic={topic} />
      </div>
    </article>
  );
}

/** The pictures beside the one on top. */
function More({ war, writeUps }: Omit<TopicCardProps, 'topic' | 'address'>) {
  const rest = writeUps.flatMap(({ pictures }) => pictures).slice(1);
  if (rest.length === 0) return null;
  return (
    <div className="more">
      {rest.map((picture, i) => (
        <Picture key={picture.id} war={war} picture={picture} n={i + 2} />
      ))}
    </div>
  );
}

function Result({ war, topic }: Pick<TopicCardProps, 'war' | 'topic'>) {
  return (
    <dl className="result">
      {topic.sides.map(({ seat, says }) => (
        <div key={seat}>
          <dt>
            <SeatSwatch seat={letterAtPlace(placeOf(war, seat))} />
            {nameOf(war, seat)}
          </dt>
          <dd>{says}</dd>
        </div>
      ))}
      <div className="came-to">
        <dt>{topic.result}</dt>
      </div>
    </dl>
  );
}

const placeOf = ({ seats }: GazetteWar, seat: string): number => seats.findIndex((one) => one.seat === seat);
const nameOf = ({ seats }: GazetteWar, seat: string): string => seats.find((one) => one.seat === seat)?.name ?? seat;

interface StoryProps {
  readonly war: GazetteWar;
  readonly writeUp: WriteUp;
  /** What its title is; null: it has none, or the card has it. */
  readonly title: 'h3' | 'h5' | null;
}

function Story({ war, writeUp, title: Title }: StoryProps) {
  const paragraphs = writeUp.text.split(/\n\s*\n/).filter((one) => one.trim() !== '');
  return (
    <div className="story">
      {Title !== null && writeUp.title !== '' ? <Title>{writeUp.title}</Title> : null}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="by">
        <SeatSwatch seat={letterAtPlace(placeOf(war, writeUp.seat))} /> {gazetteText.told(nameOf(war, writeUp.seat))}
      </p>
    </div>
  );
}

interface PictureProps {
  readonly war: GazetteWar;
  readonly picture: WriteUp['pictures'][number];
  readonly n: number;
}

function Picture({ war, picture: { id, caption, width, height }, n }: PictureProps) {
  const address = `/pictures/${war.id}/${id}`;
  return (
    <figure>
      <a href={`${address}/full`}>
        {/* biome-ignore lint/performance/noImgElement: the server has made it as small as it is shown */}
        <img
          src={`${address}/full`}
          alt={gazetteText.picture(n, caption)}
          width={width}
          height={height}
          loading="lazy"
        />
      </a>
      {caption === '' ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** The mark of a fought battle on the map, with its number. */
function Lozenge({ number }: { readonly number: number }) {
  return (
    <svg width="22" height="22" viewBox="-16 -16 32 32" aria-hidden>
      <path d="M0 -15L15 0L0 15L-15 0Z" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <text y="5" textAnchor="middle" fontSize="14" fontWeight="700" fill="currentColor">
        {number}
      </text>
    </svg>
  );
}
