'use client';
import { battlesText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { ArrowLeft } from 'lucide-react';
import { useOpenBattle } from '../../battle/use-open-battle.ts';
import { WriteUps } from '../../campaign/write-ups/write-ups.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Empty } from '../../kit/notice.tsx';
import { useHexPlace } from '../hex-context.ts';
import { BattlePage } from './battle-page.tsx';
import { BattleStory } from './battle-story.tsx';
import { Board } from './board.tsx';

/** The board of battles, or the page of one of them. */
export function BattlesPage() {
  const { view } = useHexPlace();
  const { open, show } = useOpenBattle();
  if (open === null) return <Board />;
  const battle = view.battles.find(({ id }) => id === open);
  return (
    <div className="battle-page">
      <Button size="small" className="no-print battle-back" onClick={() => show(null)}>
        <Icon of={ArrowLeft} /> {battlesText.back}
      </Button>
      {battle === undefined ? <Gone id={open} /> : <BattlePage key={battle.id} battle={battle} />}
    </div>
  );
}

/** A battle of which only the report is left. */
function Gone({ id }: { readonly id: string }) {
  const { view, openTab } = useHexPlace();
  const isOff = view.calledOff?.some((battle) => battle.id === id) === true;
  return (
    <div className="battle-gone">
      <Empty
        title={isOff ? battlesText.offTitle : battlesText.goneTitle}
        action={<Button onClick={() => openTab('report')}>{battlesText.toReport}</Button>}
      >
        {isOff ? battlesText.off : battlesText.gone}
      </Empty>
      <BattleStory id={id} hex={null} />
      <WriteUps topic={id} />
    </div>
  );
}
