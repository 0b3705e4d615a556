'use client';
import {
  type Battle,
  type DetachmentId,
  EFFECTS,
  type Effect,
  fightersIn,
  type Order,
} from '@sealed-orders/rules/sector-campaign';
import { EFFECT_HINTS, EFFECT_NAMES } from '@sealed-orders/text/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { NumberInput } from '../../kit/number-input.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorStep } from '../sector-context.ts';
import { detachmentOf } from './own.ts';
import { useSending } from './use-sending.ts';

const text = battleText.effects;

type Use = Extract<Order, { readonly type: 'use-effects' }>;
const using = ({ id }: Battle, effects: Use['effects'], bombardments = 0): Use => ({
  ...{ type: 'use-effects', battle: id, effects: [...effects], bombardments },
});

/** The momentum effects and bombardments that the reader's side still has for this turn's battles. */
export function EffectsCard({ battle }: { readonly battle: Battle }) {
  const { view } = useSectorStep();
  const { may } = useSending();
  const desk = view.side === null ? null : view.desks[view.side];
  if (desk === null || desk.effects.length + desk.bombardments === 0 || !may(using(battle, []))) return null;
  const left = EFFECTS.map((effect) => ({ effect, count: desk.effects.filter((one) => one === effect).length }));
  return (
    <section className="nb-card" aria-label={text.title}>
      <header className="row">
        <h3 className="grow">{text.title}</h3>
        <RuleChip rule="SEC-MOM-08" />
      </header>
      <p className="hint nb-pad">
        {text.says} {text.quick}
      </p>
      {left
        .filter(({ count }) => count > 0)
        .map(({ effect, count }) => (
          <OneEffect key={effect} battle={battle} effect={effect} count={count} />
        ))}
      {desk.bombardments === 0 ? null : <Bombardments battle={battle} most={desk.bombardments} />}
    </section>
  );
}

interface OneEffectProps {
  readonly battle: Battle;
  readonly effect: Effect;
  readonly count: number;
}

/** Nothing chosen yet. */
const NONE = '';

function OneEffect({ battle, effect, count }: OneEffectProps) {
  const { view } = useSectorStep();
  const { send, isBusy, may } = useSending();
  const [chosen, choose] = useState<DetachmentId | typeof NONE>(NONE);
  const isForOne = effect === 'stubborn';
  const own = fightersIn(view, battle).flatMap(({ counter, side }) =>
    side === view.side ? (detachmentOf(view, counter)?.detachment ?? []) : [],
  );
  const detachment = isForOne && chosen !== NONE ? chosen : null;
  const order = using(battle, [{ effect, detachment }]);
  return (
    <div className="nb-way">
      <span aria-hidden />
      <div>
        <b>{text.left(EFFECT_NAMES[effect], count)}</b>
        <small>{EFFECT_HINTS[effect]}</small>
        {isForOne ? (
          <Choice
            label={text.for}
            value={chosen}
            options={[[NONE, text.choose] as const, ...own.map(({ id, name }) => [id, name] as const)]}
            onChange={choose}
          />
        ) : null}
      </div>
      <Button
        size="small"
        aria-label={text.of(EFFECT_NAMES[effect])}
        disabled={isBusy || !may(order)}
        onClick={() => send(order, () => choose(NONE))}
      >
        {text.use}
      </Button>
    </div>
  );
}

function Bombardments({ battle, most }: { readonly battle: Battle; readonly most: number }) {
  const { send, isBusy, may } = useSending();
  const [count, setCount] = useState(1);
  const order = using(battle, [], Math.min(count, most));
  return (
    <div className="nb-way">
      <span aria-hidden />
      <div>
        <b>{text.left(text.bombardments, most)}</b>
        <NumberInput
          className="input nb-number"
          aria-label={text.bombardments}
          min={1}
          max={most}
          value={Math.min(count, most)}
          onChange={setCount}
        />
      </div>
      <Button
        size="small"
        aria-label={text.of(text.bombardments)}
        disabled={isBusy || !may(order)}
        onClick={() => send(order)}
      >
        {text.use}
      </Button>
    </div>
  );
}
