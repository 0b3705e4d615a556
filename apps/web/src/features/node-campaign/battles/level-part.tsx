'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import type { Battle } from '@sealed-orders/rules/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { NumberInput } from '../../kit/number-input.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { optionsOf, useNodePlace } from '../node-context.ts';
import { Refused } from './parts.tsx';
import { useBattleOptions } from './use-battle-options.ts';
import { useSending } from './use-sending.ts';

const text = battleText.agreement;
/** Points that one press adds or takes. */
const STEP = 250;

/** Proposes a force level, or agrees to that of another player. */
export function LevelPart({ battle }: { readonly battle: Battle }) {
  const { view, words } = useNodePlace();
  const options = useBattleOptions();
  const { send, isBusy, refusal } = useSending();
  const option = optionsOf(options, 'level').find((one) => one.battle === battle.id);
  const levels = lookup(view.talks, battle.id)?.levels ?? [];
  const own = levels.find(({ seat }) => seat === view.you)?.level ?? null;
  const [typed, setTyped] = useState<number | null>(null);
  const id = useId();
  if (option === undefined) return null;
  const { least, most, usual } = option;
  const level = Math.min(most, Math.max(least, typed ?? own ?? usual));
  const order = { type: 'level', battle: battle.id, level } as const;
  const others = levels.filter(({ seat }) => seat !== view.you);
  const step = (by: number) => setTyped(Math.min(most, Math.max(least, level + by)));
  return (
    <div className="nb-pad grid gap-3">
      <h4 className="row">
        <span className="grow">{text.levelTitle}</span> <RuleChip rule="NODE-BTL-02" />
      </h4>
      {levels.length === 0 ? <p className="ink2">{text.nothingProposed}</p> : null}
      <ul className="grid gap-2">
        {others.map((one) => (
          <li key={one.seat} className="row flex-wrap">
            <span className="grow">{text.proposed(words.seat(one.seat).text, one.level)}</span>
            <Button
              size="small"
              kind="main"
              disabled={isBusy || refusal({ ...order, level: one.level }) !== null}
              onClick={() => send({ ...order, level: one.level })}
            >
              {text.accept(one.level)}
            </Button>
          </li>
        ))}
      </ul>
      <div className="row flex-wrap">
        <Button kind="icon" aria-label={text.less} disabled={level <= least} onClick={() => step(-STEP)}>
          <Icon of={Minus} />
        </Button>
        <label htmlFor={id} className="visually-hidden">
          {text.levelField}
        </label>
        <NumberInput id={id} className="input nb-number" min={least} max={most} value={level} onChange={setTyped} />
        <Button kind="icon" aria-label={text.more} disabled={level >= most} onClick={() => step(STEP)}>
          <Icon of={Plus} />
        </Button>
        <Button
          disabled={isBusy || own === level || refusal(order) !== null}
          onClick={() => send(order, () => setTyped(null))}
        >
          {text.propose(level)}
        </Button>
      </div>
      <Refused refusal={refusal(order)} />
      <p className="hint">
        {text.range(least, most)}. {text.levelUsual(usual)}. {text.levelSays} {own === level ? text.yours : ''}
      </p>
    </div>
  );
}
