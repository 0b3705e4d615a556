'use client';
import { SectorCounterChit } from '@sealed-orders/map/sector';
import { type Known, knownOf, pointsOf } from '@sealed-orders/rules/sector-campaign';
import { forcesText } from '@sealed-orders/text/sector-campaign/forces';
import { deployText } from '@sealed-orders/text/sector-campaign/setup';
import { useId } from 'react';
import { Dock } from '../panels/dock.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { counterInHand } from '../sector-view-of.ts';
import { useDeploying } from './use-deploying.ts';

interface DeployTrayProps {
  readonly known: Known;
}

/** Chooses one of the detachments in hand. Those in the queue show their place in it. */
export function DeployTray({ known }: DeployTrayProps) {
  const { view, letterOf } = useSectorPlace();
  const { hand, chosen, queue, choose } = useDeploying(known);
  const group = useId();
  if (hand.length === 0) return null;
  return (
    <fieldset className="deploy-tray" aria-label={deployText.tray}>
      {hand.map((one) => {
        const place = queue.findIndex(({ detachment }) => detachment === one.id);
        return (
          <label key={one.id}>
            <input type="radio" name={group} checked={one.id === chosen?.id} onChange={() => choose(one.id)} />
            <SectorCounterChit counter={counterInHand(view, one, known.side, letterOf)} size={32} />
            <b>{one.name}</b>
            <small>{forcesText.points(pointsOf(one))}</small>
            {place < 0 ? null : <span className="wax-number">{place + 1}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}

/** The tray as a dock below the board. */
export function DeployDock() {
  const { view } = useSectorPlace();
  const known = knownOf(view);
  if (known === null) return null;
  const all = Object.values(known.desk.detachments).filter(({ kind }) => kind !== 'dropship').length;
  return (
    <Dock title={deployText.tray} says={deployText.trayOf(known.board.sides[known.side].hand, all)}>
      <DeployTray known={known} />
    </Dock>
  );
}
