'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { ArrowLeft } from 'lucide-react';
import { useOpenBattle } from '../../battle/use-open-battle.ts';
import { WriteUps } from '../../campaign/write-ups/write-ups.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Empty } from '../../kit/notice.tsx';
import { useSectorStep } from '../sector-context.ts';
import { BattleList } from './battle-list.tsx';
import { BattlePage } from './battle-page.tsx';
import { PastBattlePage } from './past-battle.tsx';

/** The list of battles, or the page of one of them. */
export function BattlesPage() {
  const { open, show } = useOpenBattle();
  if (open === null) return <BattleList />;
  return (
    <div className="nb-page">
      <Button size="small" className="no-print nb-back" onClick={() => show(null)}>
        <Icon of={ArrowLeft} /> {battleText.back}
      </Button>
      <Opened id={open} />
    </div>
  );
}

function Opened({ id }: { readonly id: string }) {
  const { view, openTab } = useSectorStep();
  const past = view.board.past.find((one) => one.id === id);
  if (past !== undefined) return <PastBattlePage past={past} />;
  const battle = lookup(view.board.battles, id);
  if (battle !== undefined) return <BattlePage battle={battle} />;
  return (
    <div className="nb-gone">
      <Empty
        title={battleText.gone.title}
        action={<Button onClick={() => openTab('report')}>{battleText.gone.toLog}</Button>}
      >
        {battleText.gone.says}
      </Empty>
      <WriteUps topic={id} />
    </div>
  );
}
