'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import {
  type Battle,
  type BattleResult,
  fightersIn,
  type Order,
  otherSide,
  type Rejection,
  type Talk,
} from '@sealed-orders/rules/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Alternatives, Foot } from '../../battle/parts.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { useSectorStep } from '../sector-context.ts';
import { timerOf } from './battle-state.ts';
import { Course } from './course.tsx';
import { Follows } from './ends.tsx';
import { Refused, TurnHead } from './parts.tsx';
import { changedLines, filledIn, reportOrder } from './report-draft.ts';
import { ResultFields } from './report-fields.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { type ReportDraft, useReportDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';

const text = battleText.answer;

interface AnswerPageProps {
  readonly battle: Battle;
  /** The facts of the battle. */
  readonly children: ReactNode;
}

/** A reported battle, for a side that has to answer or is waiting for the answer. */
export function AnswerPage({ battle, children }: AnswerPageProps) {
  const { view } = useSectorStep();
  const { may } = useSending();
  const talk = lookup(view.talks, battle.id);
  const waits = talk?.amendment ?? talk?.report ?? null;
  if (talk === undefined || waits === null) return null;
  if (!may({ type: 'confirm', battle: battle.id })) {
    return (
      <Waiting battle={battle} talk={talk} by={waits.by}>
        {children}
      </Waiting>
    );
  }
  return <Answering key={talk.amendment === null ? 'report' : 'amendment'} battle={battle} talk={talk} waits={waits} />;
}

interface WaitingProps extends AnswerPageProps {
  readonly talk: Talk;
  readonly by: NonNullable<Talk['report']>['by'];
}

/** The reader's side has reported, or can't answer. */
function Waiting({ battle, talk, by, children }: WaitingProps) {
  const { view } = useSectorStep();
  const { send, isBusy, may } = useSending();
  const takeBack = { type: 'take-back', battle: battle.id } as const;
  const isAmended = talk.amendment !== null;
  const title = by !== view.side ? battleText.stages.reported : isAmended ? text.amendedTitle : text.reportedTitle;
  return (
    <div className="nb-columns">
      <aside className="nb-column">
        <section className="nb-card" aria-label={title}>
          <TurnHead
            eyebrow={text.waiting(otherSide(by))}
            title={title}
            deadline={timerOf(view.board, 'report', battle)}
            then={text.left}
          />
          <Course battle={battle} />
          {may(takeBack) ? (
            <div className="nb-pad">
              <Button disabled={isBusy} onClick={() => send(takeBack)}>
                <Icon of={Undo2} /> {isAmended ? text.takeBackAmendment : text.takeBack}
              </Button>
            </div>
          ) : null}
        </section>
      </aside>
      <article className="nb-sheet">
        <ReportSheet battle={battle} />
        {children}
      </article>
    </div>
  );
}

type Answer = 'confirm' | 'amend' | 'dispute';

interface AnsweringProps {
  readonly battle: Battle;
  readonly talk: Talk;
  readonly waits: NonNullable<Talk['report']>;
}

const asResult = ({ by: _by, ...result }: NonNullable<Talk['report']>): BattleResult => result;

/** Confirm, amend or dispute, and how long each would take. */
function Answering({ battle, talk, waits }: AnsweringProps) {
  const { view } = useSectorStep();
  const { send, refusal } = useSending();
  const [chosen, choose] = useState<Answer | null>(null);
  const [reason, setReason] = useState('');
  const fighters = fightersIn(view, battle);
  const before = filledIn(fighters, asResult(waits));
  const draft = useReportDraft(battle, fighters, { what: 'answer', start: before });
  const mayAmend = talk.amendment === null;
  const answer = chosen ?? (draft.isKept && mayAmend ? 'amend' : 'confirm');
  const order = orderOf(answer, battle, draft.result, reason);
  const refused = refusal(order);
  const changes = changedLines(before, draft.result).length;
  const isUnchanged = answer === 'amend' && changes === 0;
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
          <Ways {...{ battle, waits, answer, choose, mayAmend }} />
          {answer === 'dispute' ? (
            <div className="nb-pad">
              <TextArea label={text.dispute.reason} rows={3} maxLength={2000} value={reason} onChange={setReason} />
            </div>
          ) : null}
          <SendFoot {...{ answer, refused, isUnchanged }} isKept={draft.isKept} />
        </section>
        <section className="nb-card" aria-label={text.course}>
          <Course battle={battle} />
        </section>
      </aside>
      <article className="nb-sheet">
        {answer === 'amend' ? <Amending {...{ battle, draft, changes }} /> : <ReportSheet battle={battle} />}
      </article>
    </form>
  );
}

interface WaysProps {
  readonly battle: Battle;
  readonly waits: AnsweringProps['waits'];
  readonly answer: Answer;
  readonly choose: (answer: Answer) => void;
  readonly mayAmend: boolean;
}

function Ways({ battle, waits, answer, choose, mayAmend }: WaysProps) {
  const { board } = useSectorStep().view;
  const { reportConfirmHours, disputeDays } = board.settings;
  return (
    <>
      <TurnHead
        eyebrow={mayAmend ? text.reported(waits.by) : text.amendedBy(waits.by)}
        title={text.title}
        deadline={timerOf(board, 'report', battle)}
        then={text.left}
      />
      <Alternatives<Answer>
        label={text.title}
        value={answer}
        onChange={choose}
        options={[
          { value: 'confirm', name: text.confirm.name, says: text.confirm.says(waits.by) },
          {
            value: 'amend',
            name: text.amend.name,
            says: text.amend.says(reportConfirmHours),
            refused: mayAmend ? null : text.noAmend,
          },
          { value: 'dispute', name: text.dispute.name, says: text.dispute.says(disputeDays) },
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
        {text.send[answer]}
      </Button>
      <p className="hint">
        {text.silence} {isKept ? battleText.report.kept : ''}
      </p>
    </Foot>
  );
}

interface AmendingProps {
  readonly battle: Battle;
  readonly draft: ReportDraft;
  /** How many lines have changed. */
  readonly changes: number;
}

/** The report, as amended so far. */
function Amending({ battle, draft, changes }: AmendingProps) {
  const { view } = useSectorStep();
  const fighters = fightersIn(view, battle);
  const { result, write, clear } = draft;
  return (
    <>
      <p className="row flex-wrap" role="status">
        <span className={changes === 0 ? 'chip' : 'chip warn'}>{text.changes(changes)}</span>
        {changes === 0 ? null : (
          <Button size="small" kind="quiet" onClick={clear}>
            {text.undo}
          </Button>
        )}
      </p>
      <ResultFields {...{ battle, fighters, result, write }} isTold />
      <Follows battle={battle} winner={result.winner} />
    </>
  );
}

function orderOf(answer: Answer, battle: Battle, result: BattleResult, reason: string): Order {
  if (answer === 'dispute') return { type: 'dispute', battle: battle.id, text: reason.trim() };
  if (answer === 'confirm') return { type: 'confirm', battle: battle.id };
  return reportOrder('amend', battle, result);
}
