'use client';
import { type Battle, type Fighter, fightersIn } from '@sealed-orders/rules/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { type ReactNode, useState } from 'react';
import { Foot } from '../../battle/parts.tsx';
import { Button } from '../../kit/button.tsx';
import { useSectorStep } from '../sector-context.ts';
import { Follows } from './ends.tsx';
import { Refused, TurnHead } from './parts.tsx';
import { emptyResult, reportOrder } from './report-draft.ts';
import { ResultFields } from './report-fields.tsx';
import { type ReportDraft, useReportDraft } from './use-draft.ts';
import { useNames } from './use-names.ts';
import { useSending } from './use-sending.ts';

const text = battleText.report;

interface FilePageProps {
  readonly battle: Battle;
  readonly facts: ReactNode;
  /** The column beside the facts. @param report opens the form; null: the reader can't report */
  readonly children: (report: (() => void) | null) => ReactNode;
}

/** A battle that nobody has reported yet: its facts, and the form for a report. */
export function FilePage({ battle, facts, children }: FilePageProps) {
  const { view } = useSectorStep();
  const { may } = useSending();
  const fighters = fightersIn(view, battle);
  const start = emptyResult(fighters);
  const draft = useReportDraft(battle, fighters, { what: 'report', start });
  const [isOpen, setOpen] = useState(draft.isKept);
  const mayReport = may(reportOrder('report', battle, start));
  if (isOpen && mayReport) {
    return <Filing battle={battle} fighters={fighters} draft={draft} close={() => setOpen(false)} />;
  }
  return (
    <div className="nb-columns">
      <aside className="nb-column">{children(mayReport ? () => setOpen(true) : null)}</aside>
      <article className="nb-sheet">{facts}</article>
    </div>
  );
}

interface FilingProps {
  readonly battle: Battle;
  readonly fighters: readonly Fighter[];
  readonly draft: ReportDraft;
  readonly close: () => void;
}

/** The form for a report, checked by the rules while it is filled in. */
function Filing({ battle, fighters, draft, close }: FilingProps) {
  const { send, isBusy, refusal } = useSending();
  const { result, isTold, write, clear, isKept } = draft;
  const title = battleText.title(useNames().territory(battle.territory));
  const order = reportOrder('report', battle, result);
  const refused = refusal(order);
  const mayFile = refused === null && isTold;
  const discard = () => {
    clear();
    close();
  };
  return (
    <form
      className="nb-columns"
      aria-label={text.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (mayFile) send(order, clear);
      }}
    >
      <aside className="nb-column">
        <section className="nb-card">
          <TurnHead eyebrow={title} title={text.file} />
          <p className="hint nb-pad">
            {text.fileSays} {isKept ? text.kept : ''}
          </p>
          <div className="row flex-wrap nb-pad">
            <Button kind="quiet" onClick={close}>
              {text.cancel}
            </Button>
            {isKept ? (
              <Button kind="quiet" onClick={discard}>
                {text.discard}
              </Button>
            ) : null}
          </div>
          <Foot>
            <Refused refusal={refused} />
            {isTold ? null : <p className="hint">{text.missing}</p>}
            <Button type="submit" kind="main" size="large" disabled={isBusy || !mayFile}>
              {text.file}
            </Button>
          </Foot>
        </section>
      </aside>
      <article className="nb-sheet">
        <h2>{title}</h2>
        <ResultFields {...{ battle, fighters, result, isTold, write }} />
        {isTold ? <Follows battle={battle} winner={result.winner} /> : null}
      </article>
    </form>
  );
}
