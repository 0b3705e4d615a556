import { letterAtPlace, SeatSwatch } from '@sealed-orders/map';
import { gazetteText } from '@sealed-orders/text/pages/gazette';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { servedText } from '@sealed-orders/text/pages/served';
import { siteText } from '@sealed-orders/text/pages/site';
import Head from 'next/head';
import type { ListedWar } from '../../../server/wars.ts';
import { useGazetteDoor } from '../games.ts';
import { SiteBar } from './frame.tsx';
import { leaderOf } from './leader.ts';
import { toldIn } from './words.ts';

const text = gazetteText.list;

export interface WarsProps {
  readonly wars: readonly ListedWar[];
}

/** The wars that everybody may read of, those that are still being played first. */
export function WarsPage({ wars }: WarsProps) {
  return (
    <div className="gazette">
      <Head>
        <title>{siteText.titleOf(text.title)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={text.says} />
      </Head>
      <SiteBar to="/campaigns">
        <a href="/wars" aria-current="page">
          {text.title}
        </a>
      </SiteBar>
      <main id="content" className="sheet">
        <div className="wide wars">
          <h1>{text.title}</h1>
          <p className="deck">{wars.length === 0 ? text.none : text.says}</p>
          <Group title={text.running} wars={wars.filter(({ war, isAsleep }) => !war.isOver && !isAsleep)} />
          <Group title={text.asleep} wars={wars.filter(({ isAsleep }) => isAsleep)} />
          <Group title={text.over} wars={wars.filter(({ war }) => war.isOver)} />
        </div>
      </main>
      <footer className="foot on-lacquer">
        <div className="wide">
          <p>{servedText.unofficial}</p>
        </div>
      </footer>
    </div>
  );
}

function Group({ title, wars }: WarsProps & { readonly title: string }) {
  if (wars.length === 0) return null;
  return (
    <section>
      <div className="gazette-section">
        <h2>{title}</h2>
      </div>
      <ul>
        {wars.map((one) => (
          <li key={one.war.id}>
            <War listed={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function War({ listed: { war, round, closed } }: { readonly listed: ListedWar }) {
  const door = useGazetteDoor(round.seen.system);
  const words = toldIn(closed ?? round, door);
  const title = door.text.round(round.line.round);
  return (
    <article className="war">
      <h3>
        <a href={`/gazette/${war.slug}`}>{war.name}</a>
      </h3>
      <p className="quiet">
        {title}
        {war.hasFreeSeat ? <span className="chip info">{text.freeSeat}</span> : null}
        {war.hasFreeSeat ? <a href={`/c/${war.slug}/seat`}>{seatRequestsText.open}</a> : null}
      </p>
      <p className="told">{words?.headline}</p>
      <Leader war={war} round={round} score={door.text.score} />
    </article>
  );
}

interface LeaderProps {
  readonly war: ListedWar['war'];
  readonly round: ListedWar['round'];
  readonly score: (score: number) => string;
}

function Leader({ war, round, score }: LeaderProps) {
  const leader = leaderOf(round);
  if (typeof leader === 'string') return <p className="quiet">{text[leader]}</p>;
  const place = war.seats.findIndex(({ seat }) => seat === leader.seat);
  return (
    <p className="leader">
      <SeatSwatch seat={letterAtPlace(place)} /> {war.seats[place]?.name} {war.isOver ? text.won : text.leads}{' '}
      <b>{score(leader.score)}</b>
    </p>
  );
}
