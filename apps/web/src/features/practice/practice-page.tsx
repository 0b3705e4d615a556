'use client';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { practiceText } from '@sealed-orders/text/pages/practice';
import { practicePageText } from '@sealed-orders/text/pages/practice-page';
import { GAMES } from '@sealed-orders/text/systems';
import type { ReactNode } from 'react';
import { useMe } from '../session/use-me.ts';
import { PracticeButton } from './practice-button.tsx';

interface PracticePageProps {
  readonly system: PlayedSystem;
  /** For signed-in readers, below. */
  readonly children: ReactNode;
}

/** What a practice war is, and the button that begins one. */
export function PracticePage({ system, children }: PracticePageProps) {
  const me = useMe();
  const { title, begin } = practiceText;
  const { says, facts, signUp } = practicePageText;
  return (
    <div className="wrap narrow py-12">
      <div className="paper grid gap-4">
        <div>
          <p className="eyebrow">{GAMES[system].name}</p>
          <h1>{title}</h1>
        </div>
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
