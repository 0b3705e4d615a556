import { letterAtPlace, SeatSwatch } from '@sealed-orders/map';
import { dayAndTime } from '@sealed-orders/text';
import { gazetteText } from '@sealed-orders/text/pages/gazette';
import type { GazetteRound, GazetteWar } from '../../../server/gazette.ts';

const text = gazetteText.communiques;

interface CommuniquesProps {
  readonly war: GazetteWar;
  readonly round: GazetteRound;
}

/** The seats' communiqués in the round, in their own words; nothing if there are none. */
export function Communiques({ war, round }: CommuniquesProps) {
  const { communiques } = round;
  if (communiques.length === 0) return null;
  return (
    <section aria-labelledby="communiques">
      <div className="gazette-section">
        <h3 id="communiques">{text.title}</h3>
        <span>{text.says}</span>
      </div>
      {communiques.map((communique) => (
        <Communique key={communique.seat} war={war} round={round} communique={communique} />
      ))}
    </section>
  );
}

interface CommuniqueProps extends CommuniquesProps {
  readonly communique: GazetteRound['communiques'][number];
}

function Communique({ war, round, communique: { seat, text: said, savedAt } }: CommuniqueProps) {
  const place = war.seats.findIndex((one) => one.seat === seat);
  const { name, player } = war.seats[place] ?? { name: seat, player: null };
  return (
    <figure className="communique">
      {said === null ? <p className="quiet">{text.withheld}</p> : <blockquote>{gazetteText.quote(said)}</blockquote>}
      <figcaption>
        <SeatSwatch seat={letterAtPlace(place)} /> <b>{name}</b> {player === null ? null : <span>{player}</span>}
        <time dateTime={savedAt}>{dayAndTime(new Date(savedAt), 'UTC')}</time>
        {said === null ? null : (
          <a
            className="report"
            rel="nofollow"
            href={`/c/${war.slug}/gazette/report?round=${round.line.round}&seat=${encodeURIComponent(seat)}`}
            aria-label={text.reportOf(name)}
          >
            {text.report}
          </a>
        )}
      </figcaption>
    </figure>
  );
}
