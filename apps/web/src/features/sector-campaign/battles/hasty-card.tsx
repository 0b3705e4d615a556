'use client';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorStep } from '../sector-context.ts';
import { hastyAttack, orderFor, type Possible, possible, standsAt } from './responses.ts';
import { useNames } from './use-names.ts';
import { useSending } from './use-sending.ts';

const text = battleText.hasty;
/** Nothing chosen yet. */
const NONE = '';

const keyOf = ({ detachment: { id }, to: { to } }: Possible): string => `${id} ${to}`;

/** Hasty attacks that supreme commanders allow, while the reader's side declares attacks; nothing if there are none. SEC-ATK-04. */
export function HastyCard() {
  const { view, isNow } = useSectorStep();
  const names = useNames();
  const { send, isBusy, may } = useSending();
  const [chosen, choose] = useState(NONE);
  const all = isNow ? possible(view, 'hasty') : [];
  if (all.length === 0) return null;
  const picked = all.find((one) => keyOf(one) === chosen);
  const from = picked === undefined ? null : standsAt(view.board, picked.detachment);
  const order = picked === undefined || from === null ? null : orderFor(view, hastyAttack(picked, from));
  const label = ({ detachment, to }: Possible): string => text.send(detachment.name, names.territory(to.to));
  return (
    <section className="nb-card" aria-label={text.title}>
      <header className="row">
        <h3 className="grow">{text.title}</h3>
        <RuleChip rule="SEC-ATK-04" />
      </header>
      <div className="nb-pad grid gap-3">
        <p className="hint">{text.says}</p>
        <Choice
          label={text.who}
          value={chosen}
          options={[[NONE, battleText.effects.choose] as const, ...all.map((one) => [keyOf(one), label(one)] as const)]}
          onChange={choose}
        />
        <Button
          kind="main"
          disabled={isBusy || order === null || !may(order)}
          onClick={() => (order === null ? null : send(order, () => choose(NONE)))}
        >
          {picked === undefined ? text.chooseFirst : label(picked)}
        </Button>
      </div>
    </section>
  );
}
