'use client';
import {
  type BattleReport,
  type BattleSide,
  checkOrder,
  type ReportForm,
  type SeenBattle,
} from '@sealed-orders/rules/hex-campaign';
import { foreseenText, reportFormText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { useHexPlace } from '../hex-context.ts';
import { Foreseen } from './foreseen.tsx';
import { Refusals } from './refusals.tsx';
import { begunReport } from './report-draft.ts';
import { ReportFields } from './report-form.tsx';
import { OTHER, ownSide, sideName } from './sides.ts';
import { ToldReport } from './told-report.tsx';
import { useKeptReport } from './use-kept-report.ts';
import { useSending } from './use-sending.ts';
import { useStartInSight, useStartOfForm } from './use-start-of-form.ts';

interface FormProps {
  readonly battle: SeenBattle;
  readonly form: ReportForm;
  readonly side: BattleSide;
}

/** Both sides' reports of a battle, and the reader’s own. */
export function ReportEntry({ battle, form, side }: FormProps) {
  const [draft, setDraft] = useKeptReport(battle);
  const [isBegun, begin] = useState(false);
  const [isSent, setSent] = useState(false);
  const reports = reportsOf(battle, side);
  const { mine, theirs } = reports;
  const edit = (report: BattleReport) => {
    begin(true);
    setDraft(report);
  };
  if (draft !== null || (mine === null && theirs === null)) {
    return (
      <Writing
        battle={battle}
        form={form}
        report={draft ?? begunReport(form, battle.talk?.reinforced)}
        isKept={draft !== null}
        isBegun={isBegun}
        write={setDraft}
        onSent={() => {
          setDraft(null);
          setSent(true);
        }}
        cancel={mine === null && theirs === null ? null : () => setDraft(null)}
      />
    );
  }
  return <Said battle={battle} form={form} side={side} edit={edit} isSent={isSent} {...reports} />;
}

interface Reports {
  readonly mine: BattleReport | null;
  readonly theirs: BattleReport | null;
}

function reportsOf({ talk, ...battle }: SeenBattle, side: BattleSide): Reports {
  const of = (seat: string | null | undefined) =>
    Object.entries(talk?.reports ?? {}).find(([by]) => by === seat)?.[1] ?? null;
  return { mine: of(battle[side]?.seat), theirs: of(battle[OTHER[side]]?.seat) };
}

interface SaidProps extends FormProps, Reports {
  readonly edit: (report: BattleReport) => void;
  /** The reader has just sent theirs from the form that stood here. */
  readonly isSent: boolean;
}

/** The existing reports: to confirm, to dispute, to wait for. */
function Said({ battle, form, side, mine, theirs, edit, isSent }: SaidProps) {
  const { words } = useHexPlace();
  const other = battle[OTHER[side]];
  const name = sideName(words, other);
  const start = useStartInSight(isSent);
  const waits = other?.seat === null ? reportFormText.waitsReferee : reportFormText.waits(name);
  return (
    <div ref={start} className="scroll-mt-20 grid gap-4 p-4">
      {mine !== null && theirs !== null ? <p className="note danger">{reportFormText.differ}</p> : null}
      {theirs === null ? null : (
        <section className="said">
          <h4>{reportFormText.theirs(name)}</h4>
          <Foreseen battle={battle} form={form} report={theirs} />
          <ToldReport battle={battle} form={form} report={theirs} />
          <Answer battle={battle} theirs={theirs} isContested={mine !== null} edit={edit} />
        </section>
      )}
      {mine === null ? null : (
        <section className="said">
          <h4>{reportFormText.yours}</h4>
          {theirs === null ? <p className="ink2">{waits}</p> : null}
          <Foreseen battle={battle} form={form} report={mine} />
          <ToldReport battle={battle} form={form} report={mine} />
          <Button size="small" onClick={() => edit(mine)}>
            {reportFormText.change}
          </Button>
        </section>
      )}
    </div>
  );
}

interface AnswerProps {
  readonly battle: SeenBattle;
  readonly theirs: BattleReport;
  readonly isContested: boolean;
  readonly edit: (report: BattleReport) => void;
}

/** Confirms the other side's report by sending the same, or starts another one from it. */
function Answer({ battle, theirs, isContested, edit }: AnswerProps) {
  const { view, words } = useHexPlace();
  const { send, isBusy } = useSending();
  const order = { type: 'battle-report', battle: battle.id, report: theirs } as const;
  const refused = view.own === null ? [] : checkOrder(view, view.own.id, order);
  const side = ownSide(view, battle);
  const name = side === null ? '' : sideName(words, battle[OTHER[side]]);
  return (
    <>
      <Refusals refused={refused} />
      <div className="row flex-wrap">
        <Button kind="main" disabled={isBusy || refused.length > 0} onClick={() => send(order)}>
          {isContested ? reportFormText.takeOver(name) : reportFormText.confirm}
        </Button>
        {isContested ? null : <Button onClick={() => edit(theirs)}>{reportFormText.dispute}</Button>}
      </div>
      {isContested ? null : <p className="hint">{reportFormText.confirmSays}</p>}
    </>
  );
}

interface WritingProps {
  readonly battle: SeenBattle;
  readonly form: ReportForm;
  readonly report: BattleReport;
  /** The form has been started, and this browser stores it. */
  readonly isKept: boolean;
  /** The reader has just opened it from another report. */
  readonly isBegun: boolean;
  readonly write: (report: BattleReport) => void;
  readonly onSent: () => void;
  readonly cancel: (() => void) | null;
}

/** The form, checked by the rules while it is filled in. */
function Writing({ battle, form, report, isKept, isBegun, write, onSent, cancel }: WritingProps) {
  const { view, words } = useHexPlace();
  const { send, isBusy } = useSending();
  const order = { type: 'battle-report', battle: battle.id, report } as const;
  const refused = view.own === null ? [] : checkOrder(view, view.own.id, order);
  const side = ownSide(view, battle);
  const other = side === null ? null : battle[OTHER[side]];
  const [isAsking, setAsking] = useState(false);
  const start = useStartOfForm(isBegun);
  const sendIt = () => send(order, onSent);
  const then = other?.seat == null ? reportFormText.refereeConfirms : reportFormText.sendSays(sideName(words, other));
  return (
    <form
      ref={start}
      className="report-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (refused.length > 0) return;
        if (isKept) sendIt();
        else setAsking(true);
      }}
      noValidate
    >
      <ReportFields battle={battle} form={form} report={report} write={write} />
      {refused.length > 0 ? null : <Foreseen battle={battle} form={form} report={report} />}
      <footer>
        <Refusals refused={refused} />
        <div className="row">
          {cancel === null ? null : (
            <Button kind="quiet" onClick={cancel}>
              {reportFormText.cancel}
            </Button>
          )}
          <Button type="submit" kind="main" size="large" className="grow" disabled={isBusy || refused.length > 0}>
            {cancel === null ? reportFormText.send : reportFormText.sendAgain}
          </Button>
        </div>
        <p className="hint">
          {then} {isKept ? foreseenText.kept : ''}
        </p>
      </footer>
      {isAsking ? (
        <ConfirmDialog
          title={foreseenText.emptyTitle}
          action={reportFormText.send}
          onConfirm={sendIt}
          onClose={() => setAsking(false)}
        >
          <p>{foreseenText.emptySays}</p>
        </ConfirmDialog>
      ) : null}
    </form>
  );
}
