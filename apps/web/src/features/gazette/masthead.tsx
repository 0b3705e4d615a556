import type { GameText } from '@sealed-orders/text';
import { gazetteText } from '@sealed-orders/text/pages/gazette';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { Armchair, ChevronLeft, ChevronRight, History, Rss } from 'lucide-react';
import type { GazetteIssue } from '../../../server/gazette.ts';
import { Icon } from '../kit/icon.tsx';
import { ShareButtons } from './share-buttons.tsx';

interface MastheadProps {
  readonly issue: GazetteIssue;
  readonly text: GameText;
}

/** The name of the paper, its issue with the neighbouring ones, and other formats. */
export function Masthead({ issue: { war, round }, text }: MastheadProps) {
  const { line } = round;
  const place = war.rounds.findIndex((one) => one.round === line.round);
  const title = text.issue(line.round);
  return (
    <header className="masthead">
      <h1>{gazetteText.name(war.name)}</h1>
      <div className="dateline">
        <span>{line.isClosed ? gazetteText.closed(title, line.at) : gazetteText.open(title, line.at)}</span>
        <nav aria-label={gazetteText.numbers}>
          <Neighbour slug={war.slug} round={war.rounds[place - 1]?.round} text={text} isNext={false} />
          <b>{gazetteText.number(place + 1)}</b>
          <Neighbour slug={war.slug} round={war.rounds[place + 1]?.round} text={text} isNext />
        </nav>
        <span className="actions">
          <a href={`/gazette/${war.slug}/feed.xml`}>
            <Icon of={Rss} size={15} stroke={2} /> {gazetteText.follow}
          </a>
          <a href={`/c/${war.slug}?round=${line.lastRound}`}>
            <Icon of={History} size={15} stroke={2} /> {gazetteText.replay}
          </a>
          {war.hasFreeSeat ? (
            <a href={`/c/${war.slug}/seat`}>
              <Icon of={Armchair} size={15} stroke={2} /> {seatRequestsText.open}
            </a>
          ) : null}
          <ShareButtons />
        </span>
      </div>
    </header>
  );
}

interface NeighbourProps {
  readonly slug: string;
  readonly round: number | undefined;
  readonly text: GameText;
  readonly isNext: boolean;
}

function Neighbour({ slug, round, text, isNext }: NeighbourProps) {
  if (round === undefined) {
    return (
      <span className="neighbour none" role="img" aria-label={isNext ? gazetteText.noneAfter : gazetteText.noneBefore}>
        <Icon of={isNext ? ChevronRight : ChevronLeft} size={18} stroke={2} />
      </span>
    );
  }
  const words = isNext ? gazetteText.after : gazetteText.before;
  return (
    <a className="neighbour" href={`/gazette/${slug}/${round}`} aria-label={words(text.issue(round))}>
      <Icon of={isNext ? ChevronRight : ChevronLeft} size={18} stroke={2} />
    </a>
  );
}
