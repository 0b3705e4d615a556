import { letterAtPlace, SeatSwatch } from '@sealed-orders/map';
import { gazetteText } from '@sealed-orders/text/pages/gazette';
import { landingText } from '@sealed-orders/text/pages/landing';
import type { ShownWar } from '../../../server/front-page.ts';
import { toldIn } from '../gazette/words.ts';
import { buttonClass } from '../kit/button.tsx';
import { QuietLink } from '../shell/frame.ts';
import { showcaseDoor } from '../showcases.ts';
import type { ShowcaseDoor } from './door.ts';

interface PlayedWarProps {
  readonly war: ShownWar;
}

const text = landingText.played;

/** What the latest issue of its gazette says about the war that is shown; nothing before the first one. */
export async function PlayedWar({ war }: PlayedWarProps) {
  const { closed, seen, name, slug } = war;
  if (closed === null) return null;
  const door = await showcaseDoor(seen.system);
  const words = toldIn(closed, door);
  if (words === null) return null;
  return (
    <section className="wrap played-war" aria-labelledby="played">
      <h2 id="played" className="section-title">
        {text.title}
        <span className="muted text-sm font-normal">{gazetteText.where(name, door.text.issue(closed.line.round))}</span>
      </h2>
      <div className="two wide-left">
        <div>
          <h3>
            <a href={`/gazette/${slug}/${closed.line.round}`}>{words.headline}</a>
          </h3>
          <p>{words.deck}</p>
          <div className="row flex-wrap mt-4">
            <a className={buttonClass()} href={`/gazette/${slug}`}>
              {text.gazette}
            </a>
            <QuietLink className={buttonClass({ kind: 'quiet' })} href={`/c/${slug}`}>
              {text.map}
            </QuietLink>
          </div>
        </div>
        <Scores war={war} door={door} />
      </div>
    </section>
  );
}

/** The public scores, the highest first. */
function Scores({ war: { seats, seen }, door }: PlayedWarProps & { readonly door: ShowcaseDoor }) {
  const scored = seats.flatMap(({ seat, name }, place) => {
    const score = seen.standings.find((one) => one.seat === seat)?.score ?? null;
    return score === null ? [] : [{ seat, name, score, letter: letterAtPlace(place) }];
  });
  if (scored.length === 0) return null;
  return (
    <ol className="scores">
      {scored
        .toSorted((a, b) => b.score - a.score)
        .map(({ seat, name, score, letter }) => (
          <li key={seat}>
            <SeatSwatch seat={letter} />
            <span>{name}</span>
            <b>{door.text.score(score)}</b>
          </li>
        ))}
    </ol>
  );
}
