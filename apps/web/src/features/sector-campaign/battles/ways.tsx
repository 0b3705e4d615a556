'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { type Battle, battleEnd, otherSide } from '@sealed-orders/rules/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { Dices, Flag, type LucideIcon, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorStep } from '../sector-context.ts';
import { useSending } from './use-sending.ts';

const text = battleText.ways;

interface WaysProps {
  readonly battle: Battle;
  /** Opens the form for a report; null: the reader can't report. */
  readonly report: (() => void) | null;
}

/** Ways to settle a battle: by report, by conceding or by dice. */
export function Ways({ battle, report }: WaysProps) {
  const { view } = useSectorStep();
  if (view.side === null) return null;
  return (
    <section className="nb-card" aria-label={text.title}>
      <header className="row">
        <h3 className="grow">{text.title}</h3>
        <RuleChip rule="SEC-BTL-18" />
      </header>
      {report === null ? null : (
        <Way icon={Pencil} name={text.table.name} says={text.table.says}>
          <Button size="small" onClick={report}>
            {text.table.action}
          </Button>
        </Way>
      )}
      <Conceding battle={battle} />
      <AskingForDice battle={battle} />
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
  const { view } = useSectorStep();
  const { send, isBusy, may } = useSending();
  const [isAsking, setAsking] = useState(false);
  const order = { type: 'concede', battle: battle.id } as const;
  if (view.side === null || !may(order)) return null;
  const winner = view.side === battle.attacker ? 'defender' : 'attacker';
  const says = text.concede.says(
    otherSide(view.side),
    battleEnd(view, battle, winner, 'concession').score?.amount ?? null,
  );
  return (
    <Way icon={Flag} name={text.concede.name} says={says}>
      <Button size="small" disabled={isBusy} onClick={() => setAsking(true)}>
        {text.concede.action}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={text.concede.confirm}
          action={text.concede.action}
          onConfirm={() => send(order)}
          onClose={() => setAsking(false)}
        >
          <p>
            {says} {text.concede.final}
          </p>
        </ConfirmDialog>
      ) : null}
    </Way>
  );
}

/** Asks for dice to decide; they are rolled once both sides have asked. */
function AskingForDice({ battle }: { readonly battle: Battle }) {
  const { view } = useSectorStep();
  const { send, isBusy, may } = useSending();
  const [isAsking, setAsking] = useState(false);
  const { side } = view;
  const asked = lookup(view.talks, battle.id)?.quick ?? [];
  const wants = side !== null && !asked.includes(side);
  const order = { type: 'quick', battle: battle.id, wants } as const;
  if (side === null || !may(order)) return null;
  const other = otherSide(side);
  const rolls = wants && asked.includes(other);
  const says = rolls ? text.quick.asked(other) : wants ? text.quick.says : text.quick.waiting(other);
  const label = rolls ? text.quick.roll : wants ? text.quick.ask : text.quick.stop;
  return (
    <Way
      icon={Dices}
      name={text.quick.name}
      says={view.board.settings.quickGivesVp ? says : `${says} ${text.quick.noVp}`}
    >
      <Button size="small" disabled={isBusy} onClick={() => (rolls ? setAsking(true) : send(order))}>
        {label}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={text.quick.confirm}
          action={text.quick.roll}
          onConfirm={() => send(order)}
          onClose={() => setAsking(false)}
        >
          <p>{battleText.quick.losses}</p>
        </ConfirmDialog>
      ) : null}
    </Way>
  );
}
