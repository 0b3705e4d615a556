'use client';
import { plain } from '@sealed-orders/text';
import { describeEvent } from '@sealed-orders/text/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useNodePlace } from '../node-context.ts';
import { useStepsSince } from '../steps-since.ts';

/** Takes down that an order about the battle was given at a step, by the reader's count. */
type NoteOrder = (at: number) => void;

const NoteContext = createContext<NoteOrder>(() => {});
export const useNoteOrder = (): NoteOrder => useContext(NoteContext);

/** The page of a battle; above it what came of the order that the reader gave there last. */
export function WithOutcome({ battle, children }: { readonly battle: string; readonly children: ReactNode }) {
  const [since, note] = useState<number | null>(null);
  return (
    <NoteContext.Provider value={note}>
      {since === null ? null : <Outcome battle={battle} since={since} dismiss={() => note(null)} />}
      {children}
    </NoteContext.Provider>
  );
}

interface OutcomeProps {
  readonly battle: string;
  readonly since: number;
  readonly dismiss: () => void;
}

function Outcome({ battle, since, dismiss }: OutcomeProps) {
  const { words } = useNodePlace();
  const events = useEventsSince(since, battle);
  const sentences = [...new Set(events.map((event) => plain(describeEvent(event, words))))];
  if (sentences.length === 0) return null;
  return (
    <section className="nb-outcome no-print" aria-label={battleText.cameOfIt}>
      <Notice kind="ok" live>
        <b>{battleText.cameOfIt}</b>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <Button size="small" kind="quiet" onClick={dismiss}>
          {battleText.dismiss}
        </Button>
      </Notice>
    </section>
  );
}

/** Events of the steps since then that were about the battle. */
const useEventsSince = (since: number, battle: string) =>
  useStepsSince(since).flatMap(({ events }) =>
    events.some((event) => 'battle' in event && event.battle === battle) ? events : [],
  );
