'use client';
import { SeatSwatch } from '@sealed-orders/map';
import { SIDE_NAMES } from '@sealed-orders/text/sector-campaign';
import { declaredText as words } from '@sealed-orders/text/sector-campaign/map-papers';
import { useMemo } from 'react';
import { useSectorStep } from '../sector-context.ts';
import { letterOfSide } from '../sector-view-of.ts';
import { declaredLines } from './declared-lines.ts';
import { Dock } from './dock.tsx';

/** The declarations of the phase. */
export function DeclaredDock() {
  const { view, letterOf } = useSectorStep();
  const { board } = view;
  const lines = useMemo(() => declaredLines(board), [board]);
  const next = board.alternation?.next ?? null;
  return (
    <Dock title={words.title} says={words.says}>
      <ol className="sector-declared">
        {lines.map(({ key, side, says, answers }) => (
          <li key={key}>
            <SeatSwatch seat={letterOfSide(board, side, letterOf)} />
            <b>{says}</b>
            {answers.map((answer) => (
              <span key={answer} className="muted">
                {answer}
              </span>
            ))}
          </li>
        ))}
        {next === null ? null : (
          <li className="next">
            <SeatSwatch seat={letterOfSide(board, next, letterOf)} />
            <b>{`${SIDE_NAMES[next]} ${words.next}`}</b>
          </li>
        )}
      </ol>
      {lines.length === 0 && next === null ? <p className="muted">{words.none}</p> : null}
    </Dock>
  );
}
