'use client';
import { SeatSwatch } from '@sealed-orders/map';
import { lookup, type SeatId } from '@sealed-orders/rules/kernel';
import { bound, unbound, type View } from '@sealed-orders/rules/node-campaign';
import { capital, dayAndTime, plain } from '@sealed-orders/text';
import { commandClause, type Words } from '@sealed-orders/text/node-campaign';
import { nightText } from '@sealed-orders/text/node-campaign/night';
import { useNodePlace } from '../node-context.ts';
import { nightTime } from './night-head.tsx';
import { PresenceRuling } from './presence.tsx';
import { type Act, type NightPoints, nightPoints, type Session } from './session.ts';

/** The players, those who are here first: what each has, and has done in this round. */
export function HereTonight({ session }: { readonly session: Session | null }) {
  const { view } = useNodePlace();
  const players = view.seats.filter((seat) => lookup(view.players, seat)?.standing === 'in');
  const isHere = (seat: SeatId): boolean => view.present.includes(seat) || view.night?.players.includes(seat) === true;
  const [here, away] = [players.filter(isHere), players.filter((seat) => !isHere(seat))];
  return (
    <section className="night-part" aria-label={nightText.hereTonight}>
      <header>
        <h3 className="grow">{nightText.hereTonight}</h3>
        <small>{nightText.hereOf(here.length, players.length)}</small>
      </header>
      {here.length === 0 ? <p className="hint px-4 py-2">{nightText.nobodyHere}</p> : null}
      <ul className="night-players">
        {[...here, ...away].map((seat) => (
          <PlayerRow key={seat} seat={seat} session={session} isAway={away.includes(seat)} />
        ))}
      </ul>
    </section>
  );
}

interface PlayerRowProps {
  readonly seat: SeatId;
  readonly session: Session | null;
  readonly isAway: boolean;
}

function PlayerRow({ seat, session, isAway }: PlayerRowProps) {
  const { view, letterOf, seatName } = useNodePlace();
  const hasPoints = lookup(view.purses, seat) !== undefined;
  const isProtected = isAway && view.night !== null;
  return (
    <li className={isAway ? 'away' : seat === view.you ? 'own' : undefined}>
      <SeatSwatch seat={letterOf(seat)} width={30} height={19} />
      <span className="grow">
        <b>{seatName(seat)}</b>
        <small>{stateWords(view, seat, session)}</small>
        {isProtected ? <small className="protected">{nightText.protected}</small> : null}
      </span>
      {hasPoints ? (
        <span className="points">
          <b>{nightText.points(unbound(view, seat), bound(view, seat))}</b>
          <small>{nightText.pointsLabel}</small>
        </span>
      ) : null}
      <PresenceRuling seat={seat} />
    </li>
  );
}

/** What a player is doing, in a few words. */
function stateWords(view: View, seat: SeatId, session: Session | null): string {
  const { night, present, players } = view;
  if (lookup(players, seat)?.isEmpty === true) return nightText.state.empty;
  if (night === null) return present.includes(seat) ? nightText.state.here : nightText.state.notHere;
  if (!night.players.includes(seat)) return present.includes(seat) ? nightText.state.next : nightText.state.away;
  if (!night.acted.includes(seat)) return nightText.state.open;
  const act = session?.acts.findLast((one) => one.seat === seat && one.round === night.round);
  if (act === undefined) return nightText.state.done;
  return act.command === null ? nightText.state.passed : nightText.state.ordered(nightTime(view, act.at));
}

const actWords = ({ kind, command }: Act, words: Words): string => {
  if (command === null) return kind === 'passed' ? nightText.acts.passed : nightText.acts.passedByTime;
  const what = capital(plain(commandClause(command, words)));
  return kind === 'ordered' ? what : nightText.acts.cancelled(what);
};

/** The orders of the session, the latest first. */
export function SoFar({ session }: { readonly session: Session }) {
  const orders = session.acts.filter(({ command }) => command !== null).toReversed();
  return (
    <section className="night-part" aria-label={nightText.soFar.title}>
      <header>
        <h3>{nightText.soFar.title}</h3>
      </header>
      {orders.length === 0 ? <p className="hint px-4 py-2">{nightText.soFar.none}</p> : null}
      <ol className="night-acts">
        {orders.map((act) => (
          <ActLine key={`${act.round} ${act.seat}`} act={act} />
        ))}
      </ol>
    </section>
  );
}

function ActLine({ act, place }: { readonly act: Act; readonly place?: number }) {
  const { view, words, letterOf, seatName } = useNodePlace();
  return (
    <li>
      {place === undefined ? null : <span className="muted">{place}</span>}
      <time dateTime={act.at}>{nightTime(view, act.at)}</time>
      <SeatSwatch seat={letterOf(act.seat)} width={26} height={17} label={seatName(act.seat)} />
      <span className="grow">{actWords(act, words)}</span>
      {act.command === null ? null : <b>{act.points}</b>}
    </li>
  );
}

/** The round in order of arrival, and who may still order. */
export function ThisRound({ session }: { readonly session: Session | null }) {
  const { view, letterOf, seatName } = useNodePlace();
  const { night, timers } = view;
  if (night === null) return null;
  const acts = session?.acts.filter(({ round }) => round === night.round) ?? [];
  const open = night.players.filter((seat) => !night.acted.includes(seat));
  const until = lookup<string, string>(timers, 'round:');
  return (
    <section className="night-card" aria-label={nightText.thisRound}>
      <h3>{nightText.thisRound}</h3>
      <ol className="night-acts">
        {acts.map((act, i) => (
          <ActLine key={act.seat} act={act} place={i + 1} />
        ))}
        {open.length === 0 ? null : (
          <li className="muted">
            <span>{acts.length + 1}</span>
            {open.map((seat) => (
              <SeatSwatch key={seat} seat={letterOf(seat)} width={26} height={17} label={seatName(seat)} />
            ))}
            {until === undefined ? null : <span className="grow">{nightText.stillOpen(nightTime(view, until))}</span>}
          </li>
        )}
      </ol>
    </section>
  );
}

function PointsRow({ points }: { readonly points: NightPoints }) {
  const { letterOf, seatName } = useNodePlace();
  const { seat, gained, spent, left } = points;
  return (
    <tr>
      <td>
        <SeatSwatch seat={letterOf(seat)} width={26} height={17} label={seatName(seat)} />
      </td>
      <td className="num">{gained}</td>
      <td className="num">{spent}</td>
      <td className="num">
        <b>{left}</b>
      </td>
    </tr>
  );
}

/** The points of the session by player. */
export function TonightsPoints({ session }: { readonly session: Session }) {
  const { view } = useNodePlace();
  const rows = nightPoints(view, session);
  const { tonight } = nightText;
  const until = lookup(view.timers, `embargo:${session.number}`);
  if (rows.length === 0) return null;
  return (
    <section className="night-part" aria-label={tonight.title}>
      <header>
        <h3 className="grow">{tonight.title}</h3>
        {until === undefined ? null : (
          <small>{nightText.freeAt(dayAndTime(new Date(until), view.settings.timeZone))}</small>
        )}
      </header>
      <div className="px-4 pb-3">
        <table className="ledger">
          <thead>
            <tr>
              <th>{tonight.player}</th>
              <th className="num">{tonight.gained}</th>
              <th className="num">{tonight.spent}</th>
              <th className="num">{tonight.left}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((points) => (
              <PointsRow key={points.seat} points={points} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
