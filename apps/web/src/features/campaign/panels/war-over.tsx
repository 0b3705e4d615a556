import { SeatSwatch } from '@sealed-orders/map';
import type { Standing } from '@sealed-orders/rules/kernel';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { endingText } from '@sealed-orders/text/pages/ending';
import { warOverText } from '@sealed-orders/text/pages/war-over';
import { lazy, Suspense } from 'react';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';
import { useStory } from '../ending/use-story.ts';
import { Shortened } from '../shortened.tsx';
import { finalStanding } from './standing.ts';

const AfterTheWar = lazy(async () => ({ default: (await import('../ending/after-the-war.tsx')).AfterTheWar }));

type Ending = NonNullable<Head['ending']>;

/** How the war ended, the final standing, the war in numbers, and what can be done with it now. */
export function WarOver() {
  const { open, door, letterOf, seatName } = useCampaignPlace();
  const { ending } = open.head;
  const standings = useFinalScores();
  if (ending === null) return null;
  const standing = finalStanding(standings, ending.by === 'rules' ? ending.winners : []);
  return (
    <section aria-label={warOverText.title}>
      <header className="report-head">
        <div className="row">
          <p className="eyebrow grow">{campaignText.finished}</p>
          {ending.by === 'rules' ? <RuleChip rule={ending.rule} /> : null}
        </div>
        <HowItEnded ending={ending} />
      </header>
      <ul className="seat-list" aria-label={warOverText.standing}>
        {standing.map(({ seat, score, hasWon }) => (
          <li key={seat}>
            <SeatSwatch seat={letterOf(seat)} width={32} height={21} />
            <span>
              <span className="name">{seatName(seat)}</span>{' '}
              {hasWon ? <span className="chip seal">{warOverText.winner}</span> : null}
            </span>
            {score === null ? null : (
              <span className="font-semibold">
                <Shortened>{door.text.score(score)}</Shortened>
              </span>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        <AfterTheWar />
      </Suspense>
    </section>
  );
}

/** The last score of every seat. Scores that were secret until the end appear once the war's numbers have loaded. */
function useFinalScores(): readonly Standing[] {
  const { open } = useCampaignPlace();
  const { data } = useStory();
  const last = data?.history.at(-1)?.scores ?? [];
  return open.seen.standings.map((standing) => {
    const score = last.find(({ seat }) => seat === standing.seat)?.score ?? standing.score;
    return { ...standing, score };
  });
}

function HowItEnded({ ending }: { readonly ending: Ending }) {
  const { seatName } = useCampaignPlace();
  const nobody = useHasSheets() ? endingText.unopened : endingText.nobodyWon;
  if (ending.by === 'rules') return <h2>{warOverText.won(ending.winners.map((seat) => seatName(seat)))}</h2>;
  if (ending.by === 'owner') {
    return (
      <>
        <h2>{endingText.byOwner(ending.name)}</h2>
        <blockquote className="end-reason" aria-label={endingText.reason}>
          {ending.reason}
        </blockquote>
        <p>{nobody}</p>
      </>
    );
  }
  return (
    <>
      <h2>{endingText.byVote}</h2>
      <p>
        {endingText.voted(
          ending.votes.map((seat) => seatName(seat)),
          ending.held.length,
        )}{' '}
        {nobody}
      </p>
    </>
  );
}
