import { letterAtPlace, SeatSwatch } from '@sealed-orders/map';
import { gazetteText } from '@sealed-orders/text/pages/gazette';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { servedText } from '@sealed-orders/text/pages/served';
import { siteText } from '@sealed-orders/text/pages/site';
import Head from 'next/head';
import type { ListedWar, WarsOnPage } from '../../../server/wars.ts';
import { useGazetteDoor } from '../game-gazettes.ts';
import { SiteBar } from './frame.tsx';
import { leaderOf } from './leader.ts';
import { GroupLinks, PageLinks } from './wars-pages.tsx';
import { toldIn } from './words.ts';

const text = gazetteText.list;

export interface WarsProps {
  readonly list: WarsOnPage;
}

/** The public wars, running ones first. */
export function WarsPage({ list }: WarsProps) {
  const { wars, group } = list;
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
          <p className="deck">{wars.length > 0 ? text.says : group === null ? text.none : text.noneOfGroup}</p>
          <GroupLinks group={group} counts={list.counts} />
          <Group title={text.groups.played} wars={wars.filter(({ war, isAsleep }) => !war.isOver && !isAsleep)} />
          <Group title={text.groups.asleep} wars={wars.filter(({ isAsleep }) => isAsleep)} />
          <Group title={text.groups.over} wars={wars.filter(({ war }) => war.isOver)} />
          <PageLinks group={group} page={list.page} pages={list.pages} />
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

interface GroupProps {
  readonly title: string;
  readonly wars: readonly ListedWar[];
}

function Group({ title, wars }: GroupProps) {
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
  const title = door.text.issue(round.line.round);
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
