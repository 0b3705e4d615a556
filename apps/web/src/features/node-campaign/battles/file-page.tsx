'use client';
import { type Battle, playersOf, type ReportForm } from '@sealed-orders/rules/node-campaign';
import { MISSION_NAMES } from '@sealed-orders/text/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { useState } from 'react';
import { Foot } from '../../battle/parts.tsx';
import { Meetings } from '../../campaign/meetings/meetings.tsx';
import { Button } from '../../kit/button.tsx';
import { useNodePlace } from '../node-context.ts';
import { BattleFacts } from './battle-facts.tsx';
import type { Standing } from './battle-state.ts';
import { Follows } from './follows.tsx';
import { ListEntry } from './list-entry.tsx';
import { Refused, TurnHead } from './parts.tsx';
import { Picking } from './picking.tsx';
import { Question } from './question.tsx';
import { reportOrder, untold } from './report-draft.ts';
import { ResultFields } from './report-fields.tsx';
import { OwnRetreats } from './retreat-lists.tsx';
import { UnitTable } from './unit-table.tsx';
import { type ReportDraft, useReportDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';
import { Ways } from './ways.tsx';

interface FilePageProps {
  readonly battle: Battle;
  readonly form: ReportForm;
  readonly standing: Standing;
}

/** A battle of the reader’s that nobody has reported: what to agree on, what to field, and the report. */
export function FilePage({ battle, form, standing }: FilePageProps) {
  const draft = useReportDraft(battle, form, 'report');
  const [isOpen, setOpen] = useState(draft.hasResult);
  if (isOpen) return <Filing battle={battle} form={form} draft={draft} close={() => setOpen(false)} />;
  return (
    <div className="nb-columns">
      <aside className="nb-column">
        <Question battle={battle} standing={standing} />
        <Ways battle={battle} report={() => setOpen(true)} />
        <Meetings topic={battle.id} seats={playersOf(battle)} />
        <OwnRetreats battle={battle} />
      </aside>
      <article className="nb-sheet">
        <BattleFacts battle={battle} standing={standing} />
        <Picking battle={battle} form={form} draft={draft} />
        <ListEntry battle={battle} />
      </article>
    </div>
  );
}

interface FilingProps extends Omit<FilePageProps, 'standing'> {
  readonly draft: ReportDraft;
  readonly close: () => void;
}

/** The form of a report, checked by the rules while it is filled in. */
function Filing({ battle, form, draft, close }: FilingProps) {
  const { words } = useNodePlace();
  const { send, isBusy, refusal } = useSending();
  const { result, units } = draft;
  const order = reportOrder('report', { battle: battle.id, result, units });
  const refused = refusal(order);
  const text = battleText.report;
  const open = untold(draft.told, (battle.mission?.mission ?? null) !== null);
  const mayFile = refused === null && open.length === 0;
  return (
    <form
      className="nb-columns"
      aria-label={text.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (mayFile) send(order, draft.clear);
      }}
    >
      <aside className="nb-column">
        <section className="nb-card">
          <TurnHead eyebrow={battleText.title(words.node(battle.node).text)} title={text.file} />
          <p className="hint nb-pad">
            {text.fileSays} {draft.isKept ? text.kept : ''}
          </p>
          <div className="row flex-wrap nb-pad">
            <Button kind="quiet" onClick={close}>
              {text.cancel}
            </Button>
            {draft.isKept ? (
              <Button
                kind="quiet"
                onClick={() => {
                  draft.clear();
                  close();
                }}
              >
                {text.discard}
              </Button>
            ) : null}
          </div>
          <Foot>
            <Refused refusal={refused} />
            {open.length === 0 ? null : <p className="hint">{open.map((field) => text.missing[field]).join(' ')}</p>}
            <Button type="submit" kind="main" size="large" disabled={isBusy || !mayFile}>
              {text.file}
            </Button>
          </Foot>
        </section>
      </aside>
      <article className="nb-sheet">
        <h2>
          {open.includes('mission')
            ? battleText.title(words.node(battle.node).text)
            : `${MISSION_NAMES[result.mission]}, ${words.node(battle.node).text}`}
        </h2>
        <div className="nb-two">
          <ResultFields
            battle={battle}
            result={result}
            open={open}
            write={(next, field) => draft.write({ result: next, told: [...new Set([...draft.told, field])] })}
          />
          {open.includes('winner') ? null : <Follows battle={battle} result={result} />}
        </div>
        <UnitTable battle={battle} form={form} draft={draft} />
      </article>
    </form>
  );
}
