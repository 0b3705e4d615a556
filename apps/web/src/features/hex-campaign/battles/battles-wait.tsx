'use client';
import { battlesText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { ChevronRight, Swords } from 'lucide-react';
import { useOpenBattle } from '../../battle/use-open-battle.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Empty } from '../../kit/notice.tsx';
import { useHexPlace } from '../hex-context.ts';
import { battlesOwed } from './battles-owed.ts';

/** Beside the map: battles that wait for the reader, with a link to their page. */
export function BattlesWait() {
  const { view } = useHexPlace();
  const { show } = useOpenBattle();
  const owed = battlesOwed(view);
  return (
    <div className="p-4">
      <Empty
        title={battlesText.owed(owed)}
        action={
          <Button kind="main" onClick={() => show(null)}>
            {battlesText.toBattles}
          </Button>
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
      <Icon of={Swords} size={20} />
      <span className="who">{battlesText.owed(battlesOwed(view))}</span>
      <span />
      <Icon of={ChevronRight} size={18} />
    </button>
  );
}
