'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { type Battle, GUARD, sidesOf } from '@sealed-orders/rules/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { Dices, Flag, type LucideIcon, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import { useDecisions } from './question.tsx';
import { namesOf, ownSide } from './sides.ts';
import { useSending } from './use-sending.ts';

const text = battleText.ways;

/** Ways to end a battle: by a report, by conceding it, or by a die. */
export function Ways({ battle, report }: { readonly battle: Battle; readonly report: () => void }) {
  return (
    <section className="nb-card" aria-label={text.title}>
      <header className="row">
        <h3 className="grow">{text.title}</h3>
        <RuleChip rule="NODE-BTL-31" />
      </header>
      <Way icon={Pencil} name={text.table.name} says={text.table.says}>
        <Button size="small" onClick={report}>
          {text.table.action}
        </Button>
      </Way>
      <Conceding battle={battle} />
      <RandomResult battle={battle} />
    </section>
  );
}

interface WayProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly says: string;
  readonly children: ReactNode;
}

function Way({ icon, name, says, children }: WayProps) {
  return (
    <div className="nb-way">
      <Icon of={icon} size={19} />
      <p>
        <b>{name}</b>
        <small>{says}</small>
      </p>
      {children}
    </div>
  );
}

function Conceding({ battle }: { readonly battle: Battle }) {
  const { view, words } = useNodePlace();
  const { send, isBusy } = useSending();
  const [isAsking, setAsking] = useState(false);
  const decision = useDecisions(battle).find(({ type }) => type === 'concede');
  if (decision === undefined) return null;
  const own = ownSide(view, battle);
  const others = sidesOf(battle).filter((_side, place) => place !== own);
  const says = text.concede.says(namesOf(words, others.flat()));
  return (
    <Way icon={Flag} name={text.concede.name} says={says}>
      <Button size="small" disabled={isBusy} onClick={() => setAsking(true)}>
        {text.concede.action}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={text.concede.confirm}
          action={text.concede.action}
          onConfirm={() => send(decision)}
          onClose={() => setAsking(false)}
        >
          <p>{says}</p>
        </ConfirmDialog>
      ) : null}
    </Way>
  );
}

function RandomResult({ battle }: { readonly battle: Battle }) {
  const { view, words } = useNodePlace();
  const { send, isBusy } = useSending();
  const decision = useDecisions(battle).find(({ type }) => type === 'random');
  if (decision?.type !== 'random') return null;
  const asked = (lookup(view.talks, battle.id)?.random ?? []).filter((seat) => seat !== view.you);
  const isVacant = battle.stack
    .slice(0, battle.multi?.entries ?? 2)
    .every(({ owner }) => owner === view.you || (owner !== GUARD && lookup(view.players, owner)?.isEmpty === true));
  const says = asked.length > 0 ? text.random.asked(namesOf(words, asked)) : text.random.says;
  return (
    <Way icon={Dices} name={text.random.name} says={isVacant ? text.random.vacant : says}>
      <Button size="small" disabled={isBusy} onClick={() => send(decision)}>
        {decision.wants ? text.random.ask : text.random.stop}
      </Button>
    </Way>
  );
}
