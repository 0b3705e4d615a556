'use client';
import { duration } from '@sealed-orders/text';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { nightText } from '@sealed-orders/text/node-campaign/night';
import { Moon } from 'lucide-react';
import { Icon } from '../../kit/icon.tsx';
import { useNow } from '../../time/use-now.ts';
import { useNodeStep } from '../node-context.ts';
import { ownPoints } from '../own-points.ts';
import { roundsAround } from './rounds.ts';
import { StripClock } from './strip-clock.tsx';

/** Of those who are there, how many have ordered or passed in the open round. */
function useActed() {
  const { view } = useNodeStep();
  const { players, acted } = view.night ?? { players: [], acted: [] };
  return { done: acted.length, of: players.length };
}

/** The rounds of a game night as slips, and what ends the session. */
export function NightStrip() {
  const { view } = useNodeStep();
  const open = view.night?.round ?? 1;
  const { shown, upTo } = roundsAround(open, view.settings.accelerationMaxRounds);
  return (
    <section className="phases week on-lacquer" aria-label={nightText.title}>
      <p className="week-number">
        <Icon of={Moon} size={18} /> {nightText.title}
      </p>
      <ol aria-label={nightText.rounds}>
        {shown.map((round) => (
          <li
            key={round}
            className={round === open ? 'now' : round < open ? 'past' : 'coming'}
            aria-current={round === open ? 'step' : undefined}
          >
            <b>{nightText.round(round)}</b>
            <span className="label">{round === open ? <Open /> : null}</span>
          </li>
        ))}
        {upTo === null ? null : (
          <li className="coming">
            <span className="label">{nightText.upTo(upTo)}</span>
          </li>
        )}
      </ol>
      <div className="clock">
        <StripClock />
      </div>
    </section>
  );
}

/** `2 of 4 done, 11 min`. */
function Open() {
  const { view, isLast } = useNodeStep();
  const { done, of } = useActed();
  const now = useNow();
  const until = view.timers['round:'];
  if (!isLast || until === undefined || now === 0) return nightText.done(done, of);
  return nightText.doneAndLeft(done, of, duration(Date.parse(until) - now));
}

/** The same on a phone. */
export function PhoneNight() {
  const place = useNodeStep();
  const { done, of } = useActed();
  const { night, settings } = place.view;
  const open = night?.round ?? 1;
  const { shown } = roundsAround(open, settings.accelerationMaxRounds);
  const points = place.isNow ? ownPoints(place) : null;
  return (
    <section className="phone-phase on-lacquer" aria-label={nightText.title}>
      <div className="line-1">
        <span>{nightText.round(open)}</span>
        <b>{points === null ? nightText.done(done, of) : mapText.week.points(points)}</b>
        <StripClock isShort />
      </div>
      <div className="nine five" aria-hidden>
        {shown.map((round) => (
          <i key={round} className={round < open ? 'done' : round === open ? 'now' : ''} />
        ))}
      </div>
    </section>
  );
}
