'use client';
import type { Battle } from '@sealed-orders/rules/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { Meetings } from '../../campaign/meetings/meetings.tsx';
import { WriteUps } from '../../campaign/write-ups/write-ups.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useSectorStep } from '../sector-context.ts';
import { AnswerPage } from './answer-page.tsx';
import { AtTheTable } from './at-the-table.tsx';
import { BattleHead } from './battle-head.tsx';
import { deadlineOf, type Standing, standingOf } from './battle-state.ts';
import { EffectsCard } from './effects-card.tsx';
import { Ends } from './ends.tsx';
import { ExperienceSheet } from './experience-sheet.tsx';
import { FilePage } from './file-page.tsx';
import { Line } from './line.tsx';
import { QuickPreview } from './quick-dice.tsx';
import { RefereePart } from './referee.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { ResponseCard } from './response-card.tsx';
import { Ways } from './ways.tsx';

/** One of this turn's battles: its head, then what to send, report, answer or wait for at this stage. */
export function BattlePage({ battle }: { readonly battle: Battle }) {
  const { view, head } = useSectorStep();
  const standing = standingOf(view, battle);
  const deadline = deadlineOf(view, battle, standing.stage, head.nextDue);
  return (
    <>
      <BattleHead battle={battle} standing={standing} deadline={deadline} />
      <Stage battle={battle} standing={standing} />
      <WriteUps topic={battle.id} />
    </>
  );
}

interface StageProps {
  readonly battle: Battle;
  readonly standing: Standing;
}

function Stage({ battle, standing }: StageProps) {
  const { view } = useSectorStep();
  const commanders = useCommanders();
  const facts = <BattleFacts battle={battle} standing={standing} />;
  if (standing.stage === 'reported' && view.side !== null) return <AnswerPage battle={battle}>{facts}</AnswerPage>;
  if (standing.stage !== 'open') return <Watched battle={battle} standing={standing} />;
  return (
    <FilePage battle={battle} facts={facts}>
      {(report) => (
        <>
          <Ways battle={battle} report={report} />
          <EffectsCard battle={battle} />
          <RefereePart battle={battle} />
          <Meetings topic={battle.id} seats={commanders} />
        </>
      )}
    </FilePage>
  );
}

/** The seats that arrange a meeting. */
function useCommanders(): readonly string[] {
  const { sides } = useSectorStep().view.board;
  return [sides.west.commander, sides.east.commander];
}

/** The page before the battle begins, during a dispute, and for onlookers. */
function Watched({ battle, standing }: StageProps) {
  const { stage } = standing;
  const isTold = stage === 'reported' || stage === 'disputed';
  const commanders = useCommanders();
  return (
    <div className="nb-columns">
      <aside className="nb-column">
        {stage === 'declared' ? <ResponseCard battle={battle} /> : null}
        <RefereePart battle={battle} />
        {stage === 'over' ? null : <Meetings topic={battle.id} seats={commanders} />}
      </aside>
      <article className="nb-sheet">
        {isTold ? <ReportSheet battle={battle} /> : null}
        <BattleFacts battle={battle} standing={standing} />
      </article>
    </div>
  );
}

/** What is known of a battle that is not over. */
function BattleFacts({ battle, standing: { stage } }: StageProps) {
  const { view } = useSectorStep();
  const isOpen = stage === 'declared' || stage === 'open';
  return (
    <>
      <Line battle={battle} />
      <div className="nb-two">
        <AtTheTable battle={battle} />
        {stage === 'open' ? <QuickPreview battle={battle} /> : null}
      </div>
      {isOpen && view.side !== null ? <Ends battle={battle} /> : null}
      <ExperienceSheet battle={battle} />
      <Notice kind="info">{battleText.clock.together}</Notice>
    </>
  );
}
