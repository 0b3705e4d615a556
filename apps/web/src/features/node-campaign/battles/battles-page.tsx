'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { siteText } from '@sealed-orders/text/pages/site';
import { ArrowLeft } from 'lucide-react';
import { useOpenBattle } from '../../battle/use-open-battle.ts';
import { WriteUps } from '../../campaign/write-ups/write-ups.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Empty } from '../../kit/notice.tsx';
import { useNodePlace } from '../node-context.ts';
import { BattleList } from './battle-list.tsx';
import { BattlePage } from './battle-page.tsx';
import { WithOutcome } from './outcome.tsx';
import { PastBattlePage } from './past-battle.tsx';
import { usePastBattle } from './use-past.ts';

/** The list of battles, or the page of one of them. */
export function BattlesPage() {
  const { open, show } = useOpenBattle();
  const { you } = useNodePlace().view;
  if (open === null) return <BattleList />;
  return (
    <div className="nb-page">
      <Button size="small" className="no-print nb-back" onClick={() => show(null)}>
        <Icon of={ArrowLeft} /> {battleText.back}
      </Button>
      <WithOutcome key={`${open} ${you}`} battle={open}>
        <Opened id={open} />
      </WithOutcome>
    </div>
  );
}

function Opened({ id }: { readonly id: string }) {
  const { view } = useNodePlace();
  const battle = lookup(view.battles, id);
  return battle === undefined ? <Over id={id} /> : <BattlePage battle={battle} />;
}

function Over({ id }: { readonly id: string }) {
  const { openTab } = useNodePlace();
  const { asked, battle } = usePastBattle(id);
  if (battle !== null) return <PastBattlePage past={battle} />;
  if (asked.isPending) {
    return (
      <p className="nb-gone muted" role="status">
        {siteText.loading}
      </p>
    );
  }
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
