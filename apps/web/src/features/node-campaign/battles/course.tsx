'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import type { Battle } from '@sealed-orders/rules/node-campaign';
import { dayAndTime } from '@sealed-orders/text';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { Check, Circle, CircleDot, type LucideIcon } from 'lucide-react';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';

const text = battleText.answer;

/** How a report goes on: what is done, what is awaited, and what comes then. */
export function Course({ battle }: { readonly battle: Battle }) {
  const { view, words } = useNodePlace();
  const talk = lookup(view.talks, battle.id);
  const until = lookup(view.timers, `report:${battle.id}`);
  if (talk == null || talk.report === null) return null;
  const { report, amendment } = talk;
  const answer = until === undefined ? [] : [text.steps.answer(dayAndTime(new Date(until), view.settings.timeZone))];
  const steps: readonly (readonly [LucideIcon, string])[] = [
    [Check, text.reported(words.seat(report.by).text)],
    ...(amendment === null ? [] : [[Check, text.amendedBy(words.seat(amendment.by).text)] as const]),
    ...answer.map((says) => [CircleDot, says] as const),
    ...(amendment === null ? [[Circle, text.steps.second] as const] : []),
    [Circle, text.steps.confirmed],
  ];
  return (
    <div className="nb-course">
      <h4 className="row">
        <span className="grow">{text.course}</span> <RuleChip rule="NODE-BTL-15" />
      </h4>
      <ol>
        {steps.map(([icon, says]) => (
          <li key={says}>
            <Icon of={icon} size={17} /> <span>{says}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
