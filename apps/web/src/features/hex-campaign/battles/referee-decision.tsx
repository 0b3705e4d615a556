'use client';
import {
  type BattleReport,
  checkDecision,
  type ReportForm,
  type SeenBattle,
  standingOf,
} from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { keysOf } from '@sealed-orders/rules/kernel';
import { reportFormText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { useHexPlace } from '../hex-context.ts';
import { Foreseen } from './foreseen.tsx';
import { Reason } from './reason.tsx';
import { Refusals } from './refusals.tsx';
import { begunReport } from './report-draft.ts';
import { ReportFields } from './report-form.tsx';
import { ToldReport } from './told-report.tsx';
import { useDecision } from './use-sending.ts';
import { useStartOfForm } from './use-start-of-form.ts';

interface DecisionProps {
  readonly battle: SeenBattle;
  readonly form: ReportForm;
}

/** For the referee: both sides' reports, and a decision with its reason. */
export function RefereeDecision({ battle, form }: DecisionProps) {
  const { words } = useHexPlace();
  const [draft, setDraft] = useState<BattleReport | null>(null);
  if (draft !== null) return <Deciding battle={battle} form={form} report={draft} write={setDraft} />;
  const says = standingOf(battle).kind === 'differs' ? reportFormText.differReferee : reportFormText.lateReferee;
  return (
    <div className="grid gap-4 p-4">
      <p className={standingOf(battle).kind === 'differs' ? 'note danger' : 'ink2'}>{says}</p>
      {reportsBySeat(battle).map(({ seat, report }) => (
        <section className="said" key={seat}>
          <h4>{reportFormText.theirs(words.seat(seat).text)}</h4>
          <Foreseen battle={battle} form={form} report={report} />
          <ToldReport battle={battle} form={form} report={report} />
          <Button onClick={() => setDraft(report)}>{reportFormText.start(words.seat(seat).text)}</Button>
        </section>
      ))}
      <div className="referee-ways">
        <Button onClick={() => setDraft(begunReport(form, battle.talk?.reinforced))}>{reportFormText.blank}</Button>
      </div>
    </div>
  );
}

function reportsBySeat({ talk }: SeenBattle): readonly { readonly seat: SeatId; readonly report: BattleReport }[] {
  const reports = talk?.reports ?? {};
  return keysOf(reports).flatMap((seat) => {
    const report = reports[seat];
    return report === undefined ? [] : [{ seat, report }];
  });
}

interface DecidingProps extends DecisionProps {
  readonly report: BattleReport;
  readonly write: (report: BattleReport | null) => void;
}

function Deciding({ battle, form, report, write }: DecidingProps) {
  const { view } = useHexPlace();
  const { decide, isBusy } = useDecision();
  const [reason, setReason] = useState('');
  const [isAsking, setAsking] = useState(false);
  const start = useStartOfForm(true);
  const refused = checkDecision(view, battle.id, report);
  const isReady = refused.length === 0 && reason.trim() !== '';
  return (
    <form
      ref={start}
      className="report-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) setAsking(true);
      }}
    >
      <ReportFields battle={battle} form={form} report={report} write={write} />
      {refused.length > 0 ? null : <Foreseen battle={battle} form={form} report={report} />}
      <Reason reason={reason} write={setReason} />
      <footer>
        <Refusals refused={refused} />
        <div className="row">
          <Button kind="quiet" onClick={() => write(null)}>
            {reportFormText.cancel}
          </Button>
          <Button type="submit" kind="main" size="large" className="grow" disabled={isBusy || !isReady}>
            {reportFormText.decide}
          </Button>
        </div>
      </footer>
      {isAsking ? (
        <ConfirmDialog
          title={reportFormText.decideTitle}
          action={reportFormText.decide}
          onConfirm={() => {
            decide({ type: 'decide-battle', battle: battle.id, report }, reason.trim());
            write(null);
          }}
          onClose={() => setAsking(false)}
        >
          <Foreseen battle={battle} form={form} report={report} />
          <p>{reportFormText.decideSays}</p>
        </ConfirmDialog>
      ) : null}
    </form>
  );
}
