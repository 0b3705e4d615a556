'use client';
import { SeatSwatch } from '@sealed-orders/map';
import { SIDE_NAMES } from '@sealed-orders/text/sector-campaign';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import { memo, Suspense, useMemo } from 'react';
import { DeployDock } from '../on-demand.ts';
import { useSectorStep } from '../sector-context.ts';
import { letterOfSide } from '../sector-view-of.ts';
import { isDeploying } from '../setup/deployment.ts';
import { Resources } from '../turn/on-demand.ts';
import { declaredLines } from './declared-lines.ts';
import { Dock } from './dock.tsx';
import { LatestDock } from './latest-dock.tsx';

/**
 * Below the board of a desktop: the declarations of the phase, or for those who deploy the counters in hand; the side’s own
 * resources; and what happened last.
 */
export const Docks = memo(function Docks() {
  const { view, isNow } = useSectorStep();
  const { board, side } = view;
  const isTray = isDeploying({ view, isNow }) && side !== null && board.sides[side].hand > 0;
  return (
    <div className={isTray ? 'node-docks tray no-print' : 'node-docks no-print'}>
      <Suspense>
        {isTray ? <DeployDock /> : <DeclaredDock />}
        <Resources isDock />
      </Suspense>
      <LatestDock />
    </div>
  );
});

const words = mapText.declared;

function DeclaredDock() {
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
