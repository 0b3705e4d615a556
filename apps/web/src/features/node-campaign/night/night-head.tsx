'use client';
import type { View } from '@sealed-orders/rules/node-campaign';
import { clockTime, dayAndTime, listed, plain } from '@sealed-orders/text';
import { nightText } from '@sealed-orders/text/node-campaign/night';
import { Moon } from 'lucide-react';
import { Icon } from '../../kit/icon.tsx';
import { useNodePlace } from '../node-context.ts';
import type { Session } from './session.ts';

/** Rounds of the past that have room beside the current one. */
const SHOWN = 3;

interface Slip {
  readonly title: string;
  readonly says: string;
  readonly isNow: boolean;
}

/** The session in one line: since when, its rounds, and what ends it. */
export function NightHead({ session }: { readonly session: Session | null }) {
  const { view } = useNodePlace();
  const pending = Object.keys(view.battles).length;
  return (
    <header className={view.night === null ? 'night-head on-lacquer' : 'night-head on-lacquer doubled'}>
      <Icon of={Moon} size={26} />
      <div>
        <h2>{nightText.title}</h2>
        {session === null ? null : (
          <small>{nightText.opened(dayAndTime(new Date(session.openedAt), view.settings.timeZone))}</small>
        )}
      </div>
      <Rounds session={session} />
      <div className="night-ends">
        <b>{pending === 0 ? nightText.noBattle : nightText.battles(pending)}</b>
        {pending === 0 && view.night !== null ? <small>{nightText.endsSession}</small> : null}
      </div>
      <Segments />
    </header>
  );
}

function Rounds({ session }: { readonly session: Session | null }) {
  const { view, words } = useNodePlace();
  const { night, settings } = view;
  const last = night?.round ?? session?.acts.at(-1)?.round ?? 0;
  const past = Array.from({ length: night === null ? last : last - 1 }, (_, i) => i + 1).slice(-SHOWN);
  const orderedIn = (round: number): string => {
    const acts = session?.acts.filter((act) => act.round === round && act.command !== null) ?? [];
    return plain(listed([...new Set(acts.map(({ seat }) => seat))].map(words.seat)));
  };
  const current =
    night === null
      ? nightText.resting
      : { title: nightText.round(night.round), says: nightText.done(night.acted.length, night.players.length) };
  const slips: readonly Slip[] = [
    ...past.map((round) => ({
      title: nightText.round(round),
      says: session === null ? '' : nightText.orderedBy(orderedIn(round)),
      isNow: false,
    })),
    { ...current, isNow: true },
  ];
  return (
    <ol className="night-rounds" aria-label={nightText.rounds}>
      {slips.map(({ title, says, isNow }) => (
        <li key={title} className={isNow ? 'now' : undefined} aria-current={isNow ? 'step' : undefined}>
          <b>{title}</b>
          {says}
        </li>
      ))}
      {night === null ? null : <li className="ahead">{nightText.upTo(settings.accelerationMaxRounds)}</li>}
    </ol>
  );
}

/** The rounds on a phone: a segment each. */
function Segments() {
  const { night, settings } = useNodePlace().view;
  if (night === null) return null;
  const rounds = Array.from({ length: settings.accelerationMaxRounds }, (_, i) => i + 1);
  return (
    <div className="night-segments" aria-hidden>
      {rounds.map((round) => (
        <i key={round} className={round < night.round ? 'past' : round === night.round ? 'now' : undefined} />
      ))}
    </div>
  );
}

/** When something happened tonight, in the campaign’s zone. */
export const nightTime = ({ settings }: Pick<View, 'settings'>, at: string): string =>
  clockTime(new Date(at), settings.timeZone);
