'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import type { Battle } from '@sealed-orders/rules/sector-campaign';
import { dayAndTime } from '@sealed-orders/text';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { Check, Circle, CircleDot, type LucideIcon } from 'lucide-react';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorStep } from '../sector-context.ts';
import { timerOf } from './battle-state.ts';

const text = battleText.answer;

/** The steps of a report: what is done, what is awaited, and what comes next. */
export function Course({ battle }: { readonly battle: Battle }) {
  const { view } = useSectorStep();
  const talk = lookup(view.talks, battle.id);
  const until = timerOf(view.board, 'report', battle);
  if (talk === undefined || talk.report === null) return null;
  const { report, amendment } = talk;
  const steps: readonly (readonly [LucideIcon, string])[] = [
    [Check, text.reported(report.by)],
    ...(amendment === null ? [] : [[Check, text.amendedBy(amendment.by)] as const]),
    ...(until === null ? [] : [[CircleDot, text.steps.until(dayAndTime(new Date(until.at)))] as const]),
    ...(amendment === null ? [[Circle, text.steps.second] as const] : []),
    [Circle, text.steps.confirmed],
    [Circle, text.steps.last],
  ];
  return (
    <div className="nb-course">
      <h4 className="row">
        <span className="grow">{text.course}</span> <RuleChip rule="SEC-BTL-12" />
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
