'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import type { Battle, ReportForm, UnitUse } from '@sealed-orders/rules/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useNodePlace } from '../node-context.ts';
import { Refused } from './parts.tsx';
import { unitsFor, usesOf } from './report-draft.ts';
import { UnitTable } from './unit-table.tsx';
import { useBattleOptions } from './use-battle-options.ts';
import { formOf } from './use-draft.ts';
import { useSending } from './use-sending.ts';

const text = battleText.report;

/** The reader’s units in a battle that is reported or disputed: they can be entered until the result counts. */
export function OwnUnits({ battle }: { readonly battle: Battle }) {
  const options = useBattleOptions();
  const form = formOf(options, 'field', battle);
  return form === null ? null : <Entering battle={battle} form={form} />;
}

function Entering({ battle, form }: { readonly battle: Battle; readonly form: ReportForm }) {
  const { view } = useNodePlace();
  const { send, isBusy, refusal } = useSending();
  const [chosen, choose] = useState<readonly UnitUse[] | null>(null);
  const isEntered = lookup(view.talks, battle.id)?.armies.some(({ seat }) => seat === view.you) === true;
  const units = usesOf(chosen ?? form.fielded, unitsFor(form, form.result.mission));
  const order = { type: 'field', battle: battle.id, units } as const;
  const refused = refusal(order);
  const isSaved = isEntered && chosen === null;
  return (
    <section className="grid gap-3">
      <UnitTable
        battle={battle}
        form={form}
        draft={{ result: form.result, units, write: (change) => choose(change.units) }}
      />
      {isEntered ? null : <Notice kind="warn">{text.unitsMissing}</Notice>}
      <Refused refusal={refused} />
      <Button
        className="justify-self-start"
        kind={isSaved ? 'plain' : 'main'}
        disabled={isBusy || isSaved || refused !== null}
        onClick={() => send(order, () => choose(null))}
      >
        {isSaved ? text.unitsSaved : text.saveUnits}
      </Button>
    </section>
  );
}
