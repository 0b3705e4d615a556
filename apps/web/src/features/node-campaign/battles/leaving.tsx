'use client';
import type { Battle } from '@sealed-orders/rules/node-campaign';
import { DECISION_TEXT } from '@sealed-orders/text/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { useState } from 'react';
import { Alternatives, Foot } from '../../battle/parts.tsx';
import { Button } from '../../kit/button.tsx';
import { useNodePlace } from '../node-context.ts';
import { deadlineIn } from './battle-state.ts';
import { TurnHead } from './parts.tsx';
import { useDecisions } from './question.tsx';
import { useSending } from './use-sending.ts';

const text = battleText.breakout;
/** The alternative of staying. No node can have this id. */
const HOLD = '';

/** After a Breakout: the holder keeps the node or leaves it. */
export function Leaving({ battle }: { readonly battle: Battle }) {
  const { view, words } = useNodePlace();
  const { send, isBusy } = useSending();
  const [chosen, choose] = useState<string | null>(null);
  const decisions = useDecisions(battle).flatMap((one) => (one.type === 'leave' ? [one] : []));
  const deadline = deadlineIn(view, 'choice', battle);
  const { choice } = battle;
  if (choice === null) return null;
  const node = words.node(battle.node).text;
  const picked = decisions.find(({ to }) => (to ?? HOLD) === chosen);
  if (decisions.length === 0) {
    return (
      <section className="nb-card">
        <TurnHead
          eyebrow={battleText.title(node)}
          title={battleText.answer.waiting(words.seat(choice.by).text)}
          deadline={deadline}
        />
        <p className="hint nb-pad">{DECISION_TEXT.leave.otherwise}</p>
      </section>
    );
  }
  return (
    <section className="nb-card" aria-label={text.title}>
      <TurnHead eyebrow={battleText.title(node)} title={text.title} deadline={deadline} />
      <p className="nb-pad">{text.says}</p>
      <Alternatives
        label={text.title}
        value={chosen}
        onChange={choose}
        options={decisions.map(({ to }) => ({
          value: to ?? HOLD,
          name: to === null ? text.hold(node) : text.leaveFor(words.node(to).text),
          ...(to === null ? { aside: battleText.mission.first } : {}),
        }))}
      />
      <Foot>
        <Button
          kind="main"
          size="large"
          disabled={picked === undefined || isBusy}
          onClick={() => (picked === undefined ? null : send(picked))}
        >
          {picked === undefined
            ? text.choose
            : picked.to === null
              ? text.hold(node)
              : text.leaveFor(words.node(picked.to).text)}
        </Button>
      </Foot>
    </section>
  );
}
