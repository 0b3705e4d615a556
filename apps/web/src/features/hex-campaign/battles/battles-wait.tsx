'use client';
import { battlesText } from '@sealed-orders/text/hex-campaign/desks/battles';
import { ChevronRight, Swords } from 'lucide-react';
import { Empty } from '../../shell/notice.tsx';
import { useHexPlace } from '../hex-context.ts';
import { battlesOwed } from './battles-owed.ts';
import { useOpenBattle } from './open-battle.ts';

/** Beside the map: battles wait for the reader, and lead to their page. */
export function BattlesWait() {
  const { view } = useHexPlace();
  const { show } = useOpenBattle();
  const owed = battlesOwed(view);
  return (
    <div className="p-4">
      <Empty
        title={battlesText.owed(owed)}
        action={
          <button type="button" className="btn ink" onClick={() => show(null)}>
            {battlesText.toBattles}
          </button>
        }
      >
        {battlesText.waitsSays(owed)}
      </Empty>
    </div>
  );
}

/** The same in one line, at the foot of a phone. */
export function BattlesWaitLine() {
  const { view } = useHexPlace();
  const { show } = useOpenBattle();
  return (
    <button type="button" className="order-row w-full" onClick={() => show(null)}>
      <Swords size={20} strokeWidth={1.75} aria-hidden />
      <span className="who">{battlesText.owed(battlesOwed(view))}</span>
      <span />
      <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
