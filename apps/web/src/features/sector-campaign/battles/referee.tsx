'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import {
  type Battle,
  type BattleResult,
  checkRuling,
  fightersIn,
  type Ruling,
  type Talk,
} from '@sealed-orders/rules/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { ReasonDialog } from '../../kit/reason-dialog.tsx';
import { useSectorStep } from '../sector-context.ts';
import { timerOf } from './battle-state.ts';
import { Follows } from './ends.tsx';
import { Refused, TurnHead } from './parts.tsx';
import { emptyResult, filledIn } from './report-draft.ts';
import { ResultFields } from './report-fields.tsx';
import { useDecision } from './use-sending.ts';

const text = battleText.referee;

/** Only referees load it. */
const Difference = lazy(async () => ({
  default: (await import('../../campaign/panels/difference.tsx')).Difference,
}));

/** What referees, and players who are waiting for one, see beside a battle. */
export function RefereePart({ battle }: { readonly battle: Battle }) {
  const { view, isNow } = useSectorStep();
  return (
    <>
      <Disputed battle={battle} />
      {view.isReferee && isNow && battle.outcome === null && view.board.phase === 'battles' ? (
        <Desk battle={battle} />
      ) : null}
    </>
  );
}

function Disputed({ battle }: { readonly battle: Battle }) {
  const { view } = useSectorStep();
  const dispute = lookup(view.talks, battle.id)?.dispute ?? null;
  if (dispute === null) return null;
  return (
    <section className="nb-card" aria-label={battleText.answer.disputedTitle}>
      <TurnHead
        eyebrow={battleText.stages.disputed}
        title={battleText.answer.disputedTitle}
        deadline={timerOf(view.board, 'dispute', battle)}
      />
      <p className="nb-pad">{battleText.answer.disputedBy(dispute.by, dispute.text)}</p>
      <p className="hint nb-pad">{battleText.clock.kinds.dispute.after}</p>
    </section>
  );
}

/** A ruling that still needs its reason. */
interface Asked {
  readonly ruling: Ruling;
  readonly title: string;
  readonly action: string;
  readonly says: string;
}

const asResult = ({ by: _by, ...result }: NonNullable<Talk['report']>): BattleResult => result;

/** For the referee: to decide the result, or to call off the battle. */
function Desk({ battle }: { readonly battle: Battle }) {
  const { view } = useSectorStep();
  const [deciding, decide] = useState<BattleResult | null>(null);
  const [asked, ask] = useState<Asked | null>(null);
  const talk = lookup(view.talks, battle.id);
  const reports = [talk?.amendment ?? null, talk?.report ?? null].filter((one) => one !== null);
  if (deciding !== null) return <Deciding battle={battle} first={deciding} close={() => decide(null)} />;
  return (
    <section className="nb-card" aria-label={text.title}>
      <header className="row">
        <h3>{text.title}</h3>
      </header>
      <div className="nb-pad grid gap-3">
        {reports.map((report) => (
          <Button key={report.by} onClick={() => decide(asResult(report))}>
            {text.from(report.by)}
          </Button>
        ))}
        <Button onClick={() => decide(emptyResult(fightersIn(view, battle)))}>{text.blank}</Button>
        <Button
          onClick={() =>
            ask({
              ruling: { type: 'call-off', battle: battle.id },
              ...{ title: text.callOff, action: text.callOff, says: text.callOffSays },
            })
          }
        >
          {text.callOff}
        </Button>
      </div>
      {asked === null ? null : <Reason asked={asked} close={() => ask(null)} />}
    </section>
  );
}

interface ReasonProps {
  readonly asked: Asked;
  readonly close: () => void;
  readonly onDone?: () => void;
}

/** Asks for the reason for a ruling, and shows what the ruling would change. */
function Reason({ asked: { ruling, title, action, says }, close, onDone }: ReasonProps) {
  const { rule } = useDecision(onDone);
  return (
    <ReasonDialog
      title={title}
      action={action}
      label={text.reason}
      hint={text.reasonSays}
      onConfirm={(reason) => rule(ruling, reason)}
      onClose={close}
    >
      <p>{says}</p>
      <Suspense>
        <Difference ruling={ruling} />
      </Suspense>
    </ReasonDialog>
  );
}

interface DecidingProps {
  readonly battle: Battle;
  readonly first: BattleResult;
  readonly close: () => void;
}

/** A result that the referee decides, with the reason. */
function Deciding({ battle, first, close }: DecidingProps) {
  const { view } = useSectorStep();
  const fighters = fightersIn(view, battle);
  const [result, write] = useState(() => filledIn(fighters, first));
  const [isAsking, setAsking] = useState(false);
  const ruling: Ruling = { type: 'settle', battle: battle.id, result };
  const refused = checkRuling(view, ruling)[0] ?? null;
  return (
    <section className="nb-card" aria-label={text.decide}>
      <TurnHead eyebrow={text.title} title={text.decide} />
      <div className="nb-pad grid gap-4">
        <ResultFields {...{ battle, fighters, result }} isTold write={(next) => write(next)} />
        <Follows battle={battle} winner={result.winner} />
        <Notice kind="info">{text.decideSays}</Notice>
        <Refused refusal={refused} />
        <div className="row flex-wrap justify-end">
          <Button kind="quiet" onClick={close}>
            {text.cancel}
          </Button>
          <Button kind="main" disabled={refused !== null} onClick={() => setAsking(true)}>
            {text.decide}
          </Button>
        </div>
      </div>
      {isAsking ? (
        <Reason
          asked={{ ruling, title: text.confirm, action: text.decide, says: text.decideSays }}
          close={() => setAsking(false)}
          onDone={close}
        />
      ) : null}
    </section>
  );
}
