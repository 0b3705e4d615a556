'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import {
  type Battle,
  type Order,
  playersOf,
  type Rejection,
  type ReportForm,
} from '@sealed-orders/rules/node-campaign';
import { MISSION_NAMES } from '@sealed-orders/text/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Alternatives, Foot } from '../../battle/parts.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { optionsOf, useNodePlace } from '../node-context.ts';
import { BattleFacts } from './battle-facts.tsx';
import { deadlineIn, standingOf, waitingReport } from './battle-state.ts';
import { Course } from './course.tsx';
import { Follows } from './follows.tsx';
import { OwnUnits } from './own-units.tsx';
import { Refused, TurnHead } from './parts.tsx';
import { useDecisions } from './question.tsx';
import { changedFields, reportOrder } from './report-draft.ts';
import { ResultFields } from './report-fields.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { OwnRetreats } from './retreat-lists.tsx';
import { UnitTable } from './unit-table.tsx';
import { useBattleOptions } from './use-battle-options.ts';
import { formOf, type ReportDraft, useReportDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';

const text = battleText.answer;

/** A reported battle for one of its players: an answer to give, or to wait for. */
export function AnswerPage({ battle }: { readonly battle: Battle }) {
  const options = useBattleOptions();
  const confirm = formOf(options, 'confirm', battle);
  if (confirm === null) return <Waiting battle={battle} />;
  const amend = formOf(options, 'amend', battle);
  const mayDispute = optionsOf(options, 'dispute').some((option) => option.battle === battle.id);
  return <Answering battle={battle} confirm={confirm} amend={amend} mayDispute={mayDispute} />;
}

/** The reader has reported or confirmed, or looks at a step of the past. */
function Waiting({ battle }: { readonly battle: Battle }) {
  const { view, words } = useNodePlace();
  const { send, isBusy } = useSending();
  const takeBack = useDecisions(battle).find(({ type }) => type === 'take-back');
  const talk = lookup(view.talks, battle.id);
  const waits = waitingReport(view, battle);
  if (waits === null || talk === undefined) return null;
  const silent = playersOf(battle).filter((seat) => seat !== waits.by && !talk.confirmed.includes(seat));
  const isOwn = waits.by === view.you;
  const title = isOwn ? (talk.amendment === null ? text.reportedTitle : text.amendedTitle) : text.confirmedTitle;
  return (
    <div className="nb-columns">
      <aside className="nb-column">
        <section className="nb-card" aria-label={title}>
          <TurnHead
            eyebrow={text.waiting(silent.map((seat) => words.seat(seat).text).join(', '))}
            title={title}
            deadline={deadlineIn(view, 'report', battle)}
            then={text.left}
          />
          <Course battle={battle} />
          {takeBack === undefined ? null : (
            <div className="nb-pad">
              <Button disabled={isBusy} onClick={() => send(takeBack)}>
                <Icon of={Undo2} /> {text.takeBack}
              </Button>
            </div>
          )}
        </section>
        <OwnRetreats battle={battle} />
      </aside>
      <article className="nb-sheet">
        <ReportSheet battle={battle} />
        <OwnUnits battle={battle} />
        <BattleFacts battle={battle} standing={standingOf(view, battle)} />
      </article>
    </div>
  );
}

type Answer = 'confirm' | 'amend' | 'dispute';

const SENDS: Readonly<Record<Answer, string>> = {
  confirm: text.sendConfirm,
  amend: text.sendAmend,
  dispute: text.sendDispute,
};

interface AnsweringProps {
  readonly battle: Battle;
  readonly confirm: ReportForm;
  /** Null: nobody amends twice. */
  readonly amend: ReportForm | null;
  readonly mayDispute: boolean;
}

/** Confirm, amend or dispute: alternatives with their price in time. */
function Answering({ battle, confirm, amend, mayDispute }: AnsweringProps) {
  const { send, refusal } = useSending();
  const [chosen, choose] = useState<Answer | null>(null);
  const form = chosen === 'amend' ? (amend ?? confirm) : confirm;
  const draft = useReportDraft(battle, form, 'answer');
  const [reason, setReason] = useState('');
  const answer = chosen ?? (draft.hasResult && amend !== null ? 'amend' : 'confirm');
  const order = orderOf(answer, battle, draft, reason);
  const refused = refusal(order);
  const isUnchanged = answer === 'amend' && changedFields(form.result, draft.result).length === 0;
  const ways = { answer, choose, mayAmend: amend !== null, mayDispute };
  return (
    <form
      className="nb-columns"
      aria-label={text.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (refused === null && !isUnchanged) send(order, draft.clear);
      }}
    >
      <aside className="nb-column">
        <section className="nb-card">
          <Ways battle={battle} {...ways} />
          {answer === 'dispute' ? (
            <div className="nb-pad">
              <TextArea label={text.dispute.reason} rows={3} maxLength={2000} value={reason} onChange={setReason} />
              <p className="hint">{text.dispute.units}</p>
            </div>
          ) : null}
          <SendFoot answer={answer} refused={refused} isUnchanged={isUnchanged} isKept={draft.isKept} />
        </section>
        <section className="nb-card" aria-label={text.course}>
          <Course battle={battle} />
        </section>
        <OwnRetreats battle={battle} />
      </aside>
      <AnswerSheet battle={battle} form={form} draft={draft} answer={answer} />
    </form>
  );
}

interface WaysProps {
  readonly battle: Battle;
  readonly answer: Answer;
  readonly choose: (answer: Answer) => void;
  readonly mayAmend: boolean;
  readonly mayDispute: boolean;
}

function Ways({ battle, answer, choose, mayAmend, mayDispute }: WaysProps) {
  const { view, words } = useNodePlace();
  const { reportConfirmHours, disputeDays } = view.settings;
  const waits = waitingReport(view, battle);
  const name = waits === null ? '' : words.seat(waits.by).text;
  return (
    <>
      <TurnHead
        eyebrow={text.reported(name)}
        title={text.title}
        deadline={deadlineIn(view, 'report', battle)}
        then={text.left}
      />
      <Alternatives
        label={text.title}
        value={answer}
        onChange={choose}
        options={[
          { value: 'confirm', name: text.confirm.name, says: text.confirm.says(name) },
          {
            value: 'amend',
            name: text.amend.name,
            says: text.amend.says(reportConfirmHours),
            refused: mayAmend ? null : text.noAmend,
          },
          {
            value: 'dispute',
            name: text.dispute.name,
            says: text.dispute.says(disputeDays),
            refused: mayDispute ? null : text.noDispute,
          },
        ]}
      />
    </>
  );
}

interface SendFootProps {
  readonly answer: Answer;
  readonly refused: Rejection | null;
  /** An amendment that changes nothing. */
  readonly isUnchanged: boolean;
  readonly isKept: boolean;
}

function SendFoot({ answer, refused, isUnchanged, isKept }: SendFootProps) {
  const { isBusy } = useSending();
  return (
    <Foot>
      <Refused refusal={isUnchanged ? null : refused} />
      {isUnchanged ? <p className="hint">{text.changeSomething}</p> : null}
      <Button type="submit" kind="main" size="large" disabled={isBusy || refused !== null || isUnchanged}>
        {SENDS[answer]}
      </Button>
      <p className="hint">
        {text.silence} {isKept ? battleText.report.kept : ''}
      </p>
    </Foot>
  );
}

interface AnswerSheetProps {
  readonly battle: Battle;
  readonly form: ReportForm;
  readonly draft: ReportDraft;
  readonly answer: Answer;
}

/** The report as it was filed, or as the reader changes it; and the reader’s own units. */
function AnswerSheet({ battle, form, draft, answer }: AnswerSheetProps) {
  const { words } = useNodePlace();
  const result = answer === 'amend' ? draft.result : form.result;
  return (
    <article className="nb-sheet">
      {answer === 'amend' ? (
        <>
          <h2>{`${MISSION_NAMES[result.mission]}, ${words.node(battle.node).text}`}</h2>
          <div className="nb-two">
            <ResultFields
              battle={battle}
              result={result}
              before={form.result}
              write={(next) => draft.write({ result: next })}
            />
            <Follows battle={battle} result={result} before={form.result} />
          </div>
        </>
      ) : (
        <ReportSheet battle={battle} />
      )}
      {answer === 'dispute' ? null : <UnitTable battle={battle} form={form} draft={{ ...draft, result }} />}
    </article>
  );
}

function orderOf(answer: Answer, { id }: Battle, draft: ReportDraft, reason: string): Order {
  if (answer === 'dispute') return { type: 'dispute', battle: id, text: reason.trim() };
  return reportOrder(answer, { battle: id, result: draft.result, units: draft.units });
}
