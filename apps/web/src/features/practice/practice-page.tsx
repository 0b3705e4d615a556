'use client';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { practiceText } from '@sealed-orders/text/pages/practice';
import { practicePageText } from '@sealed-orders/text/pages/practice-page';
import { PRACTICES } from '@sealed-orders/text/practices';
import { GAMES } from '@sealed-orders/text/systems';
import { type ReactNode, useState } from 'react';
import { useEarlyChoice } from '../browser/use-early-choice.ts';
import { Choice } from '../kit/field.tsx';
import { useMe } from '../session/use-me.ts';
import { PracticeButton } from './practice-button.tsx';

interface PracticePageProps {
  /** The games that are offered here; the first is shown. */
  readonly games: readonly [PlayedSystem, ...PlayedSystem[]];
  /** For signed-in readers, below. */
  readonly children: ReactNode;
}

/** What a practice war is, and the button that begins one. */
export function PracticePage({ games, children }: PracticePageProps) {
  const me = useMe();
  const [system, choose] = useState<PlayedSystem>(games[0]);
  const early = useEarlyChoice<HTMLSelectElement>(({ value }) => choose(games.find((one) => one === value) ?? system));
  const { title, begin } = practiceText;
  const { game, signUp } = practicePageText;
  const { says, facts } = PRACTICES[system];
  return (
    <div className="wrap narrow py-12">
      <div className="paper grid gap-4">
        <h1>{title}</h1>
        {games.length > 1 ? (
          <Choice
            ref={early}
            label={game}
            value={system}
            options={games.map((one) => [one, GAMES[one].name])}
            onChange={choose}
          />
        ) : null}
        <p className="text-base">{says}</p>
        <ul className="list-disc pl-4 grid gap-1">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {me.data === null ? <p className="ink2">{signUp}</p> : null}
        <PracticeButton system={system} label={begin} look={{ kind: 'main', size: 'large' }} />
      </div>
      {me.data == null ? null : children}
    </div>
  );
}
